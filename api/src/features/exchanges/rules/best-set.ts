/** A possible exchange; all candidates of a choice have as many legs. */
export interface Candidate<Leg extends { week: number; getsWeek: number }> {
  /** Each leg is one owner who improves. */
  legs: readonly Leg[];
  /** Sum of the ranks that the owners gave to what they get; smaller is better. */
  ranks: number;
  /** When the longest waiting of them started, as ISO. */
  since: string;
}

type Weeks = { week: number; getsWeek: number };

/**
 * Larger searches end here, with the best set so far; a house would need dozens of lists that all
 * fit each other.
 */
const MAX_STEPS = 20_000;

const weeksOf = ({ legs }: Candidate<Weeks>) =>
  legs.flatMap(({ week, getsWeek }) => [week, getsWeek]);

function compareWeeks(one: readonly number[], other: readonly number[]): number {
  for (const [index, week] of one.entries()) {
    const difference = week - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const compareWaiting = (one: Candidate<Weeks>, other: Candidate<Weeks>) =>
  one.since.localeCompare(other.since) || compareWeeks(weeksOf(one), weeksOf(other));

interface Choice<Any> {
  set: readonly Any[];
  ranks: number;
}

/** True if the first choice improves more owners, or as many with a smaller sum of ranks. */
const isBetter = (one: Choice<unknown>, other: Choice<unknown>) =>
  one.set.length > other.set.length ||
  (one.set.length === other.set.length && one.ranks < other.ranks);

/** Takes the best candidates one by one. */
function greedySet<Any extends Candidate<Weeks>>(ordered: readonly Any[]): Choice<Any> {
  const used = new Set<number>();
  const set: Any[] = [];
  for (const it of ordered.toSorted((one, other) => one.ranks - other.ranks)) {
    if (weeksOf(it).some((week) => used.has(week))) continue;
    for (const week of weeksOf(it)) used.add(week);
    set.push(it);
  }
  return { set, ranks: set.reduce((sum, { ranks }) => sum + ranks, 0) };
}

/** How many of the candidates from each index on can be chosen at most. */
function limits(ordered: readonly Candidate<Weeks>[]): number[] {
  const given = new Set<number>();
  const got = new Set<number>();
  return ordered
    .toReversed()
    .map(({ legs }) => {
      for (const { week, getsWeek } of legs) {
        given.add(week);
        got.add(getsWeek);
      }
      return Math.floor(Math.min(given.size, got.size) / legs.length);
    })
    .reverse();
}

/**
 * Returns the candidates that share no week and improve most owners; of such sets the one with the
 * smallest sum of ranks, then the one that waits longest, then the one with the smallest weeks.
 */
export function bestSet<Any extends Candidate<Weeks>>(candidates: readonly Any[]): readonly Any[] {
  const ordered = candidates.toSorted(compareWaiting);
  const most = limits(ordered);
  const least = Math.min(...ordered.map(({ ranks }) => ranks));
  let best = greedySet(ordered);
  // Among equals the first that is found counts: it waits longest.
  let isFirst = true;
  let steps = 0;
  const used = new Set<number>();

  /** False if no choice from this index on, added to `now`, can be better than the best so far. */
  function canImprove(now: Choice<Any>, index: number): boolean {
    const reach = now.set.length + (most[index] ?? 0);
    if (reach !== best.set.length) return reach > best.set.length;
    const ranks = now.ranks + (best.set.length - now.set.length) * least;
    return isFirst ? ranks <= best.ranks : ranks < best.ranks;
  }

  function searchWith(index: number, now: Choice<Any>, next: Any): void {
    const weeks = weeksOf(next);
    if (weeks.some((week) => used.has(week))) return;
    for (const week of weeks) used.add(week);
    search(index + 1, { set: [...now.set, next], ranks: now.ranks + next.ranks });
    for (const week of weeks) used.delete(week);
  }

  function search(from: number, now: Choice<Any>): void {
    if (isBetter(now, best) || (isFirst && !isBetter(best, now))) {
      best = now;
      isFirst = false;
    }
    for (let index = from; index < ordered.length && steps < MAX_STEPS; index += 1) {
      steps += 1;
      const next = ordered[index];
      if (!next || !canImprove(now, index)) return;
      searchWith(index, now, next);
    }
  }

  search(0, { set: [], ranks: 0 });
  return best.set;
}
