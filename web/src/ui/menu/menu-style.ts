import { css, keyframes } from 'styled-components';
import { box, color, layer, motion, radius, screen, space, thumb } from '../theme/tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** The floating panel of a menu or of a select's options. */
export const menuStyle = css`
  z-index: ${layer.menu};
  min-width: 12rem;
  padding: ${space[1]};
  ${box.surface('medium', 'floating')};
  color: ${color.text};
  animation: ${appear} ${motion.quick};
`;

/** One item of the panel. */
export const menuItemStyle = css`
  ${box.row(3)};
  min-height: 38px;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  color: ${color.text};
  font-size: 1rem;
  text-decoration: none;
  outline: 0;
  cursor: pointer;
  user-select: none;
  &[data-highlighted] {
    background: ${color.secondary};
    color: ${color.text};
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${screen.phone} {
    min-height: ${thumb};
  }
`;
