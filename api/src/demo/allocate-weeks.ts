import type { SuggestedWeek } from '../features/weeks/rules';

const RANK = { PEAK: 0, HIGH: 1, LOW: 2 };

/** A deterministic mix that looks like personal taste. */
const taste = (week: number, salt: number) => (week * 7919 + salt * 104_729) % 1009;

/** Returns the weeks in the order of someone without special wishes: the most popular first. */
export function wishOrder(weeks: SuggestedWeek[], salt: number): number[] {
  return [...weeks]
    .sort(
      (one, other) =>
        RANK[one.season] - RANK[other.season] || taste(one.week, salt) - taste(other.week, salt),
    )
    .map(({ week }) => week);
}

/**
 * Allocates weeks as if everyone chose in turns that run back and forth, each the best that is
 * left.
 */
export function allocateWeeks(
  order: number[],
  weeksPerShare: number,
  wishes: number[],
): { week: number; shareNumber: number }[] {
  const rounds = Array.from({ length: weeksPerShare }, (_, round) =>
    round % 2 === 0 ? order : [...order].reverse(),
  );
  return rounds
    .flat()
    .slice(0, wishes.length)
    .map((shareNumber, pick) => ({ week: wishes[pick] ?? 0, shareNumber }));
}
