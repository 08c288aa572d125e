import type { ReactNode } from 'react';
import { errorText, hasErrorFact } from '../../lib/network/error-text';
import { LockKeyhole } from '../icon/icons';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LoadingPlace } from './LoadingPlace';
import { LoadingState } from './LoadingState';

interface Props {
  error?: unknown;
  refetch: () => unknown;
  /** The subject of the sentence that it could not be loaded: 'Your devices'. */
  what?: string;
  /** Whether the title of an error says so. */
  isTitled?: boolean;
  /** True where the user may not see it, so that trying again is of no use. */
  isRefused?: boolean;
  /** The height that is kept for the data, as a length of CSS. */
  height?: string;
  /** Said while it is loading. */
  loadingText?: string;
  /** Shown while it is loading, in place of that. */
  children?: ReactNode;
}

/** Stands for data that has not been read: still loading, or why it could not be loaded. */
export function NotLoaded({ error, children, height, loadingText, ...failure }: Props) {
  if (error) return <Failed error={error} {...failure} />;
  if (children) return children;
  if (height !== undefined) return <LoadingPlace height={height} />;
  return loadingText === undefined ? <LoadingState /> : <LoadingState label={loadingText} />;
}

function Failed({ error, refetch, what, isTitled = false, isRefused = false }: Props) {
  const problem = what && `${what} could not be loaded`;
  if (hasErrorFact(error, 'isClosed')) {
    const icon = <LockKeyhole size={28} aria-hidden />;
    return <EmptyState icon={icon} title="Closed for now" text={errorText(error, '')} />;
  }
  const title = isRefused ? 'Access Restricted' : isTitled && problem;
  return (
    <ErrorState
      {...(title && { title })}
      {...(!isRefused && { onRetry: () => void refetch() })}
      message={errorText(error, problem && !isTitled ? `${problem}.` : 'Please try again.')}
    />
  );
}
