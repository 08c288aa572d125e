import type { SeasonName } from '../../weeks/rules';

/** How two weeks compare for the share that gives one for the other. */
export type SwapVerdict = 'EQUAL' | 'GIVE_MORE' | 'GET_MORE';

/** The season and the holiday of a week, which decide its value. */
export interface SwapWorth {
  season: SeasonName;
  holiday: string | null;
}

const SEASONS = { PEAK: 3, HIGH: 2, LOW: 1 };

/** Describes a week, for example 'a peak week with Christmas'. */
function named({ season, holiday }: SwapWorth): string {
  const week = `a ${season.toLowerCase()} season week`;
  return holiday ? `${week} with ${holiday}` : week;
}

/** The season counts first; a holiday counts within the same season. */
function worth({ season, holiday }: SwapWorth): number {
  return SEASONS[season] * 2 + (holiday ? 1 : 0);
}

/** Compares the week given with the week received, and explains the result in a sentence. */
export function swapValue(
  give: SwapWorth,
  get: SwapWorth,
): { verdict: SwapVerdict; reason: string } {
  const difference = worth(get) - worth(give);
  const reason = `You give ${named(give)} and get ${named(get)}.`;
  if (difference === 0) return { verdict: 'EQUAL', reason };
  return { verdict: difference > 0 ? 'GET_MORE' : 'GIVE_MORE', reason };
}
