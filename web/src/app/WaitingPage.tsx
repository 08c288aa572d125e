import styled from 'styled-components';
import { ErrorState } from '../ui/ErrorState';
import { LoadingState } from '../ui/LoadingState';

const Middle = styled.main`
  display: grid;
  place-content: center;
  min-height: 100dvh;
`;

/** While it is not known yet who is signed in. */
export function LoadingPage() {
  return (
    <Middle>
      <LoadingState />
    </Middle>
  );
}

export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  return (
    <Middle>
      <ErrorState
        title="Fairweek cannot be reached"
        message="Please check your connection and try again."
        onRetry={onRetry}
      />
    </Middle>
  );
}
