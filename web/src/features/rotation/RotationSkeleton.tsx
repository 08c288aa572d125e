import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/hidden';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function RotationSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the rotation…</VisuallyHidden>
      <Stack $gap={2}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="5rem" />
        ))}
      </Stack>
    </div>
  );
}
