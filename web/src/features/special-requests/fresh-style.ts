import { css, keyframes } from 'styled-components';
import { color } from '../../ui/theme/tokens';

const glow = keyframes`
  from {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

/** What changed a moment ago glows softly, where motion is welcome. */
export const freshStyle = css`
  @media (prefers-reduced-motion: no-preference) {
    &[data-fresh] {
      animation: ${glow} 2400ms ease-out;
    }
  }
`;
