import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';

export function DraftSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the draft…</VisuallyHidden>
      <Stack>
        <Skeleton height="9rem" />
        <Skeleton height="26rem" />
      </Stack>
    </div>
  );
}
