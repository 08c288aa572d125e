import { turnsAhead } from '@rules/draft';
import { useRef } from 'react';
import styled from 'styled-components';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { edgeMask, useScrollEdges } from '../../../ui/layout/use-scroll-edges';
import { Badge } from '../../../ui/text/Badge';
import { box, color, font, radius, screen, space, weight } from '../../../ui/theme/tokens';
import { ownerOf, type Room } from './room';

/** As many turns as fit beside the board: slightly more than a full round. */
const SHOWN = 14;

const List = styled.ol`
  position: relative;
  display: grid;
  gap: 2px;
  ${screen.phone} {
    ${box.flex(2)};
    margin-inline: -${space[4]};
    padding: 2px ${space[4]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    ${edgeMask}
  }
`;

const Item = styled.li`
  ${box.row(3)};
  padding: 5px ${space[2]};
  border-radius: ${radius.medium};
  &[data-mine='true'] {
    background: ${color.primarySoft};
    --badge-fill: ${color.surface};
  }
  &[data-now='true'] {
    font-weight: ${weight.bold};
  }
  .name {
    ${box.grow};
    ${font.cut};
  }
  ${screen.phone} {
    flex: none;
    flex-direction: column;
    gap: ${space[1]};
    width: 5rem;
    padding: ${space[2]} ${space[1]};
    ${font.size('tiny')};
    text-align: center;
    .name {
      flex: none;
      max-width: 100%;
    }
  }
`;

const Round = styled.li`
  padding: ${space[3]} ${space[2]} ${space[1]};
  ${font.muted('tiny', 'medium')};
  ${screen.phone} {
    flex: none;
    align-self: center;
    padding: 0 ${space[1]};
  }
`;

/** The next turns, the current one first, assuming that none is missed. */
export function OrderAhead({ room }: { room: Room }) {
  const turns = turnsAhead(room.facts, room.state, SHOWN);
  const list = useRef<HTMLOListElement>(null);
  useScrollEdges(list);
  return (
    <List ref={list} aria-label="Turns to come" tabIndex={0}>
      {turns.flatMap(({ share, round, isCatchUp }, index) => {
        const isMine = room.seats.get(share)?.isMine ?? false;
        const begins = round !== turns[index - 1]?.round;
        return [
          begins && <Round key={`round ${round}`}>Round {round}</Round>,
          <Item
            key={`${round} ${share} ${isCatchUp}`}
            data-mine={isMine}
            data-now={index === 0 && room.turn !== null}
          >
            <ShareTile shareNumber={share} size={32} />
            <span className="name">{ownerOf(room, share)}</span>
            {isCatchUp && <Badge tone="warning">Catch-up</Badge>}
            {isMine && <Badge tone="info">You</Badge>}
          </Item>,
        ];
      })}
    </List>
  );
}
