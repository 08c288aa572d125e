import { css, keyframes } from 'styled-components';
import { color } from '../../ui/theme/tokens';

const glow = keyframes`
  from {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

/** Highlights a recent change softly, unless reduced motion is preferred. */
export const freshStyle = css`
  @media (prefers-reduced-motion: no-preference) {
    &[data-fresh] {
      animation: ${glow} 2400ms ease-out;
    }
  }
`;
