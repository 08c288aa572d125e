import { css } from 'styled-components';
import { color } from '../theme/tokens';

/** How a season looks as a band: its colour as --band on an element with the season's name as class. */
export const seasonBand = css`
  &.PEAK {
    --band: ${color.accent};
  }
  &.HIGH {
    --band: color-mix(in srgb, ${color.accent} 50%, ${color.surface});
  }
  &.LOW {
    --band: ${color.secondary};
  }
`;
