import { errorText } from '../../lib/network/error-text';
import { ErrorState } from './ErrorState';
import { LoadingPlace } from './LoadingPlace';

interface Props {
  error: unknown;
  refetch: () => unknown;
  /** Said after an error without a reason: 'Your devices could not be loaded.' */
  problem: string;
  /** The height that is kept until then, as a length of CSS. */
  height: string;
}

/** Stands for data that has not been read: keeps its place, or says why it could not be loaded. */
export function NotLoaded({ error, refetch, problem, height }: Props) {
  if (!error) return <LoadingPlace height={height} />;
  return <ErrorState message={errorText(error, problem)} onRetry={() => void refetch()} />;
}
