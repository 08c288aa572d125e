import styled from 'styled-components';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/hidden';
import { box, screen, space, thumb } from '../../ui/theme/tokens';

/** As high as the screen’s parts, so that nothing moves when they come. */
const Place = styled.div`
  ${box.grid(2)};
  .tabs {
    height: calc(${thumb} + 1px + ${space[5]} - ${space[2]});
  }
  .panel {
    height: 8.25rem;
    ${screen.phone} {
      height: 11rem;
    }
  }
  .panel > span {
    height: 100% !important;
  }
`;

/** The draft while it is loading: tabs, the panel with the turn, and the board. */
export function DraftSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the draft…</VisuallyHidden>
      <Place>
        <div className="tabs" />
        <div className="panel">
          <Skeleton />
        </div>
        <Stack>
          <Skeleton height="60rem" />
        </Stack>
      </Place>
    </div>
  );
}
