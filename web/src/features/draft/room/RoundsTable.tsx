import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { FramedScroller } from '../../../ui/table/table-style';
import { VisuallyHidden } from '../../../ui/text/hidden';
import {
  box,
  color,
  font,
  radius,
  screen,
  shareColor,
  space,
  weight,
} from '../../../ui/theme/tokens';
import { holderName, type Room } from './room';

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 3px;
  ${font.size('tiny')};
  text-align: center;
  thead th {
    padding: ${space[2]};
    color: ${color.textMuted};
    font-weight: ${weight.medium};
    white-space: nowrap;
  }
  tbody th {
    padding-left: ${space[2]};
    font-weight: ${weight.medium};
    text-align: left;
  }
  td > span {
    ${box.center};
    min-width: 4.25rem;
    min-height: 2.5rem;
    border-radius: ${radius.small};
    white-space: nowrap;
  }
  td > .now {
    outline: 2px dashed ${color.primary};
    outline-offset: -2px;
    color: ${color.primaryText};
    font-weight: ${weight.bold};
  }
  td > .none {
    background: color-mix(in srgb, ${color.secondary} 45%, transparent);
    color: ${color.textMuted};
  }
`;

const Owner = styled.span`
  ${box.row(2)};
  max-width: 11rem;
  > span:last-child {
    ${font.cut};
  }
  ${screen.phone} {
    > span:last-child {
      display: none;
    }
  }
`;

/** A summary of the board: each share's pick in each round. */
export function RoundsTable({ room }: { room: Room }) {
  const { facts, state, turn } = room;
  const rounds = Array.from({ length: facts.rules.rounds }, (_, index) => index + 1);
  const cell = (share: number, round: number) => {
    const pick = state.picks.find((it) => it.share === share && it.round === round);
    const week = pick && facts.weeks.find((it) => it.week === pick.week);
    if (week) {
      const { fill, on, soft } = shareColor(share);
      const isMine = room.seats.get(share)?.isMine;
      const look = isMine
        ? { background: fill, color: on, fontWeight: weight.bold }
        : { background: soft };
      return <span style={look}>{shortDates(week)}</span>;
    }
    if (turn?.share === share && turn.round === round) return <span className="now">Now</span>;
    return <span className="none">{round < state.round || !turn ? '–' : ''}</span>;
  };
  return (
    <FramedScroller aria-label="Rounds and shares" tabIndex={0}>
      <Grid>
        <caption>
          <VisuallyHidden>What each share took in each round</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Share</VisuallyHidden>
            </th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                Round {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.shares.map((share) => (
            <tr key={share}>
              <th scope="row">
                <Owner>
                  <ShareTile shareNumber={share} size={30} />
                  <span>{holderName(room, share)}</span>
                </Owner>
              </th>
              {rounds.map((round) => (
                <td key={round}>{cell(share, round)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </FramedScroller>
  );
}
