import styled from 'styled-components';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Badge } from '../../../ui/text/Badge';
import { box, font, space, weight } from '../../../ui/theme/tokens';
import { ownerOf, type Room } from './room';
import { Part } from './room-style';

const List = styled.ol`
  ${box.grid(2)};
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  li {
    ${box.row(3)};
    padding: ${space[2]} ${space[3]};
    ${box.surface('medium')};
  }
  li[data-mine='true'] {
    ${box.chosen};
  }
  p {
    ${box.flex(2)};
    font-weight: ${weight.medium};
  }
  small {
    display: block;
    ${font.muted('tiny')};
    text-wrap: pretty;
  }
`;

/** The expected order of the first round, with the reason for each place. */
export function PlannedOrder({ room }: { room: Room }) {
  return (
    <Part>
      <header>
        <h2>The expected order</h2>
      </header>
      <List>
        {room.draft.seats.map(({ shareNumber, isMine, reason }) => (
          <li key={shareNumber} data-mine={isMine}>
            <ShareTile shareNumber={shareNumber} size={36} />
            <div>
              <p>
                {ownerOf(room, shareNumber)}
                {isMine && <Badge tone="info">You</Badge>}
              </p>
              <small>{reason}</small>
            </div>
          </li>
        ))}
      </List>
    </Part>
  );
}
