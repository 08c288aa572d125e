import styled from 'styled-components';
import type { RotationFillQuery } from '../../../generated/graphql';
import { shortDates } from '../../../lib/dates/week-dates';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { SEASON_TITLES, seasonBand } from '../../../ui/calendar/seasons';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { box, color, font, radius, space, weight } from '../../../ui/theme/tokens';

const List = styled.ol`
  ${box.grid(2)};
  > li {
    ${box.row(3)};
    align-items: flex-start;
    padding: ${space[2]} ${space[3]};
    ${box.surface('medium')};
  }
  p {
    font-weight: ${weight.medium};
  }
  div {
    min-width: 0;
  }
`;
const Weeks = styled.ul`
  ${box.wrap(1, 2)};
  margin-top: ${space[1]};
`;
const Week = styled.li`
  ${seasonBand};
  padding: 2px ${space[2]};
  border-left: 4px solid var(--band);
  border-radius: ${radius.small};
  background: ${color.sunken};
  ${font.size('small')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-held='true'] {
    background: none;
    color: ${color.textMuted};
  }
`;

type Share = RotationFillQuery['rotationFill']['shares'][number];

/** Each share with its weeks of the year; those that it has already are muted and say so. */
export function FilledShares({ shares }: { shares: readonly Share[] }) {
  return (
    <List>
      {shares.map(({ shareNumber, ownerName, weeks }) => (
        <li key={shareNumber}>
          <ShareTile shareNumber={shareNumber} size={36} />
          <div>
            <p>{ownerName ?? 'Vacant'}</p>
            <Weeks>
              {weeks.map(({ week, season, isNew, ...dates }) => (
                <Week key={week} className={season} data-held={!isNew}>
                  Week {week} · {shortDates(dates)}
                  {!isNew && ' · has it'}
                  <VisuallyHidden>, {SEASON_TITLES[season]}</VisuallyHidden>
                </Week>
              ))}
            </Weeks>
          </div>
        </li>
      ))}
    </List>
  );
}
