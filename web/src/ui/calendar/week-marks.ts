import { css, keyframes } from 'styled-components';
import { color } from '../theme/tokens';

/** Stripes for unavailable weeks. */
export const hatch = css`
  background: repeating-linear-gradient(
    -45deg,
    ${color.sunken} 0 5px,
    ${color.border} 5px 7px
  );
`;

/** A ring that fades around what has just changed. */
export const flash = keyframes`
  from { box-shadow: 0 0 0 3px ${color.accent}; }
  to { box-shadow: 0 0 0 12px transparent; }
`;
