import styled, { keyframes } from 'styled-components';
import { box, color, radius, space } from '../../../ui/theme/tokens';

const bounce = keyframes`
  0%, 60%, 100% { opacity: 0.3; }
  30% { opacity: 1; }
`;

const Dots = styled.li`
  display: flex;
  gap: 4px;
  align-self: flex-start;
  margin-top: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  border-bottom-left-radius: 5px;
  background: ${color.surface};
  span {
    ${box.square('7px')};
    border-radius: 50%;
    background: ${color.textMuted};
    animation: ${bounce} 1.2s infinite;
  }
  span:nth-child(2) {
    animation-delay: 0.15s;
  }
  span:nth-child(3) {
    animation-delay: 0.3s;
  }
`;

/** Three dots where the next message will stand; the header says the same in words. */
export function TypingBubble() {
  return (
    <Dots aria-hidden data-typing>
      <span />
      <span />
      <span />
    </Dots>
  );
}
