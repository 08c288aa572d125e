import styled from 'styled-components';
import { ErrorState } from '../ui/ErrorState';
import { LoadingState } from '../ui/LoadingState';
import { windowHeight } from '../ui/theme/tokens';

/** The whole window, while there is no shell yet. */
export const WaitingFrame = styled.main`
  display: grid;
  place-content: center;
  min-height: ${windowHeight};
`;

/** While it is not known yet who is signed in. */
export function LoadingPage() {
  return (
    <WaitingFrame>
      <LoadingState />
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
