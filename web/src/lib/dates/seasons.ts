import type { SeasonName } from '@rules/weeks';

export const SEASON_TITLES: Record<SeasonName, string> = {
  PEAK: 'Peak season',
  HIGH: 'High season',
  LOW: 'Low season',
};
