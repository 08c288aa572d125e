import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/hidden';

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
