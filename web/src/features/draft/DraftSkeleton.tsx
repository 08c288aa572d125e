import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

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
