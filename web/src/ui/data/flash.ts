import { keyframes } from 'styled-components';
import { color } from '../theme/tokens';

/** A ring that fades around what has just changed. */
export const flash = keyframes`
  from { box-shadow: 0 0 0 3px ${color.accent}; }
  to { box-shadow: 0 0 0 12px transparent; }
`;
