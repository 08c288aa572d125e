import { VisuallyHidden } from '../text/hidden';
import { Skeleton } from './Skeleton';

interface Props {
  /** The expected height of what is loading, so that nothing below it moves. */
  height: string;
  label?: string;
}

/** A placeholder that keeps the place of what is loading. */
export function LoadingPlace({ height, label = 'Loading…' }: Props) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}
