import styled from 'styled-components';
import { useSelf } from '../../lib/read-only';
import { ShareTile } from '../../ui/calendar/ShareTile';
import { Grid } from '../../ui/layout/Grid';
import { Badge } from '../../ui/text/Badge';
import { VisuallyHidden } from '../../ui/text/hidden';
import { box, font, screen, space } from '../../ui/theme/tokens';
import type { Rotation } from './cycle';

const Turn = styled.li`
  ${box.grid(4)};
  grid-template-columns: 4.75rem auto minmax(0, 1fr);
  align-items: center;
  padding: ${space[3]} ${space[4]};
  ${box.surface('large')};
  &[data-mine='true'] {
    ${box.chosen};
  }
  ${screen.phone} {
    gap: ${space[3]};
    padding: ${space[3]};
    grid-template-columns: 2.5rem auto minmax(0, 1fr);
  }
`;

const Place = styled.span`
  ${font.heading('date', 1)};
  text-align: center;
  white-space: nowrap;
  ${screen.phone} {
    font-size: 2rem;
  }
`;

const Owner = styled.div`
  p:first-child {
    ${box.row(2)};
    flex-wrap: wrap;
    ${font.size('large', 'medium')};
    line-height: 1.3;
  }
  p + p {
    ${font.muted('small')};
    text-wrap: pretty;
  }
`;

/** A year's order of choice with the reason for each place. */
export function TurnList({ turns }: { turns: Rotation['turns'] }) {
  const self = useSelf();
  return (
    <Grid as="ol" $gap={2}>
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
    </Grid>
  );
}
