import type { DraftWeek } from '../../api/src/features/draft/rules';
import type { Random } from './random';
import { sum } from './statistic';

/** How the wishes of the owners of a house relate to each other. */
export const MODELS = {
  common: 'all like school holidays, each with tastes of their own',
  independent: 'each likes other weeks',
  clusters: 'seven families like school holidays, five owners avoid them',
  convex: 'as common, but the best weeks count far more',
} as const;
export type Model = keyof typeof MODELS;
export const MODEL_NAMES = Object.keys(MODELS) as Model[];

/**
 * The value of a year's weeks to an owner, in points and in the order of the weeks: the best
 * four together are 100.
 */
export type Values = readonly number[];

/** Standard deviations: of what an owner always likes, and of one year's plans. */
const PERSONAL = 12;
const YEARLY = 6;
/** In the convex model so many points less halve the value of a week. */
const HALVED_BY = 14;

const SEASONS = { PEAK: 70, HIGH: 45, LOW: 20 };

/** The taste of owners with children: summer above all, and holidays. */
function schoolTaste({ season, holiday, week }: DraftWeek): number {
  const highSummer = Math.max(0, 12 - 3 * Math.abs(week - 31));
  return SEASONS[season] + highSummer + (holiday ? 15 : 0);
}

/** The taste of owners without children: the mild months without the crowds. */
function quietTaste({ season, startDate }: DraftWeek): number {
  const month = Number(startDate.slice(5, 7));
  if (season === 'PEAK') return 30;
  if (month === 5 || month === 6 || month === 9) return 75;
  return month === 4 || month === 10 ? 50 : 20;
}

/** An owner, with what stays the same from year to year. */
export interface Owner {
  model: Model;
  isQuiet: boolean;
  /** By week. */
  likes: readonly number[];
}

function baseOf(week: DraftWeek, { model, isQuiet, likes }: Owner, index: number): number {
  const like = likes[index] ?? 0;
  if (model === 'independent') return like;
  return (isQuiet ? quietTaste(week) : schoolTaste(week)) + like;
}

function likesOf(model: Model, weeks: readonly DraftWeek[], random: Random): number[] {
  return weeks.map(() =>
    model === 'independent' ? 100 * random.uniform() : PERSONAL * random.normal(),
  );
}

/** Returns the owners of a house, by share; in clusters it is random who is which. */
export function ownersOf(
  model: Model,
  { shares, weeks }: { shares: number; weeks: readonly DraftWeek[] },
  random: Random,
): Owner[] {
  const quiet = Array.from({ length: shares }, (_, index) => index < Math.round((shares * 5) / 12));
  return random.shuffled(quiet).map((isQuiet) => ({
    model,
    isQuiet: isQuiet && model === 'clusters',
    likes: likesOf(model, weeks, random),
  }));
}

/** Returns an owner of the same kind whose plans are other ones altogether. */
export function withOtherPlans(owner: Owner, weeks: readonly DraftWeek[], random: Random): Owner {
  return { ...owner, likes: likesOf(owner.model, weeks, random) };
}

/** Returns what the weeks are worth to an owner in one year. */
export function valuesOf(owner: Owner, weeks: readonly DraftWeek[], random: Random): Values {
  const liked = weeks.map((week, index) => {
    const like = baseOf(week, owner, index) + YEARLY * random.normal();
    return owner.model === 'convex' ? 2 ** (like / HALVED_BY) : Math.max(0, like);
  });
  const bestFour = liked.toSorted((one, other) => other - one).slice(0, 4);
  return liked.map((like) => (100 * like) / sum(bestFour));
}
