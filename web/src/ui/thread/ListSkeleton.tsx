import styled from 'styled-components';
import { Skeleton } from '../feedback/Skeleton';
import { Grid } from '../layout/Grid';
import { VisuallyHidden } from '../text/hidden';
import { box, space } from '../theme/tokens';

const Row = styled.div`
  ${box.grid(3)};
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  min-height: 72px;
  margin-inline: ${space[2]};
  padding: ${space[2]} ${space[3]};
  & > span {
    border-radius: 50%;
  }
`;

const WIDTHS = ['80%', '55%', '70%', '90%', '60%'];

/** Placeholder rows while a list loads. */
export function ListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {WIDTHS.map((width) => (
        <Row key={width}>
          <Skeleton width="44px" height="44px" />
          <Grid $gap={2}>
            <Skeleton width="45%" height="1em" />
            <Skeleton width={width} height="0.875em" />
          </Grid>
        </Row>
      ))}
    </div>
  );
}
