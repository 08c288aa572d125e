import styled from 'styled-components';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { windowHeight } from '../../ui/theme/tokens';

/** Fills the whole window while there is no shell yet. */
export const WaitingFrame = styled.main`
  display: grid;
  place-content: center;
  min-height: ${windowHeight};
`;

/** Shown while the session is loading. */
export function LoadingPage() {
  return (
    <WaitingFrame>
      <LoadingState />
    </WaitingFrame>
  );
}

/** Shown where a screen has failed unexpectedly. */
export function BrokenPage() {
  return (
    <WaitingFrame>
      <ErrorState
        title="Something went wrong"
        message="This page could not be shown."
        onRetry={() => window.location.reload()}
      />
    </WaitingFrame>
  );
}

export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  return (
    <WaitingFrame>
      <ErrorState
        title="Fairweek cannot be reached"
        message="Please check your connection and try again."
        onRetry={onRetry}
      />
    </WaitingFrame>
  );
}

export function FailingPage({ onRetry }: { onRetry: () => void }) {
  return (
    <WaitingFrame>
      <ErrorState
        title="Fairweek has a problem"
        message="Your connection works, but the server answers with an error. Please try again in a moment."
        onRetry={onRetry}
      />
    </WaitingFrame>
  );
}
