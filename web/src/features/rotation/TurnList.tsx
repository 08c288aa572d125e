import styled from 'styled-components';
import { useSelf } from '../../lib/read-only';
import { ShareTile } from '../../ui/calendar/ShareTile';
import { Badge } from '../../ui/text/Badge';
import { VisuallyHidden } from '../../ui/text/Text';
import { color, radius, screen, size, space, titleFont, weight } from '../../ui/theme/tokens';
import type { Rotation } from './cycle';

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
`;

const Turn = styled.li`
  display: grid;
  grid-template-columns: 4.75rem auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  &[data-mine='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    --badge-fill: ${color.surface};
  }
  ${screen.phone} {
    gap: ${space[3]};
    padding: ${space[3]};
    grid-template-columns: 2.5rem auto minmax(0, 1fr);
  }
`;

const Place = styled.span`
  ${titleFont(size.date, 1)};
  text-align: center;
  white-space: nowrap;
  ${screen.phone} {
    font-size: 2rem;
  }
`;

const Owner = styled.div`
  p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    font-weight: ${weight.medium};
    font-size: ${size.large};
    line-height: 1.3;
  }
  p + p {
    color: ${color.textMuted};
    font-size: ${size.small};
    text-wrap: pretty;
  }
`;

/** A year's order of choice with the reason for each place. */
export function TurnList({ turns }: { turns: Rotation['turns'] }) {
  const self = useSelf();
  return (
    <List>
      {turns.map(({ turn, shareNumber, ownerName, isMine, reason }) => (
        <Turn key={shareNumber} data-mine={isMine}>
          <Place>
            <VisuallyHidden>Place </VisuallyHidden>
            {turn}
          </Place>
          <ShareTile shareNumber={shareNumber} />
          <Owner>
            <p>
              {ownerName ?? 'Vacant share'}
              {isMine && <Badge tone="info">{self.name}</Badge>}
            </p>
            <p>{reason}</p>
          </Owner>
        </Turn>
      ))}
    </List>
  );
}
