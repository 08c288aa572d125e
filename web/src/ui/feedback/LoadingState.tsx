import styled, { keyframes } from 'styled-components';
import { color } from '../theme/tokens';
import { Spinner } from './Spinner';
import { StateRoot, StateText } from './state-style';

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled(StateRoot)`
  color: ${color.primaryText};
  animation: ${appear} 150ms 150ms backwards;
`;

/** A spinner with a label, for a whole screen or panel; quick loads never show it. */
export function LoadingState({ label = 'Loading…' }: { label?: string }) {
  return (
    <Root role="status" data-loading>
      <Spinner size={32} />
      <StateText>{label}</StateText>
    </Root>
  );
}
