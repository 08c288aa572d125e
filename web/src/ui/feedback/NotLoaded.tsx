import { errorText } from '../../lib/network/error-text';
import { ErrorState } from './ErrorState';
import { LoadingPlace } from './LoadingPlace';
import { LoadingState } from './LoadingState';

interface Props {
  error: unknown;
  refetch: () => unknown;
  /** Said after an error without a reason: 'Your devices could not be loaded.' */
  problem: string;
  /** The height that is kept for the data, as a length of CSS. */
  height?: string;
}

/** Stands for data that has not been read: still loading, or why it could not be loaded. */
export function NotLoaded({ error, refetch, problem, height }: Props) {
  if (error)
    return <ErrorState message={errorText(error, problem)} onRetry={() => void refetch()} />;
  return height === undefined ? <LoadingState /> : <LoadingPlace height={height} />;
}
