import { css } from 'styled-components';
import { color } from '../theme/tokens';

/** Stripes for unavailable weeks. */
export const hatch = css`
  background: repeating-linear-gradient(
    -45deg,
    ${color.sunken} 0 5px,
    ${color.border} 5px 7px
  );
`;
