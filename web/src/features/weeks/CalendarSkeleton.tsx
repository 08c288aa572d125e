import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export function CalendarSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the calendar…</VisuallyHidden>
      <Stack>
        <Skeleton height="2.25rem" width="min(32rem, 100%)" />
        <Skeleton height="26rem" />
      </Stack>
    </div>
  );
}
