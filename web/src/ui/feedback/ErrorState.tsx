import styled from 'styled-components';
import { Button } from '../button/Button';
import { TriangleAlert } from '../icon/icons';
import { tone } from '../theme/tokens';
import { StateAction, StateMark, StateRoot, StateText, StateTitle } from './state-style';

interface ErrorStateProps {
  title?: string;
  message: string;
  onRetry?: () => void;
}

const Mark = styled(StateMark)`
  background: ${tone('danger').soft};
  color: ${tone('danger').text};
`;

/** Something could not be loaded or is not allowed; `onRetry` adds a button to try again. */
export function ErrorState({ title = 'Something went wrong', message, onRetry }: ErrorStateProps) {
  return (
    <StateRoot role="alert">
      <Mark aria-hidden>
        <TriangleAlert size={28} />
      </Mark>
      <StateTitle>{title}</StateTitle>
      <StateText>{message}</StateText>
      {onRetry && (
        <StateAction>
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        </StateAction>
      )}
    </StateRoot>
  );
}
