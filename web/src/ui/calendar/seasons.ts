import type { SeasonName } from '@rules/weeks';
import { css } from 'styled-components';
import { color } from '../theme/tokens';

/** Sets the colour of a season as --band on an element with the season's name as class. */
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

export const SEASON_TITLES: Record<SeasonName, string> = {
  PEAK: 'Peak season',
  HIGH: 'High season',
  LOW: 'Low season',
};
