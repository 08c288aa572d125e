import { css } from 'styled-components';
import { color, motion, radius, space, thumb } from '../theme/tokens';

/** The box around every input and select. */
export const controlStyle = css`
  width: 100%;
  min-height: ${thumb};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.inputBorder};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font-size: max(1rem, 16px);
  line-height: 1.4;
  transition: border-color ${motion.quick};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 0;
    border-color: ${color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;
