import { isTurnedAbout, numbersOf, orderOf, type Rotation } from './rotation';

/** A share of a property as the queue sees it. */
export interface QueuedShare {
  shareNumber: number;
  /** Active and owned. */
  isTakingPart: boolean;
  /** ISO date since when it takes no part; null while it does, or if that is unknown. */
  awaySince: string | null;
}

const ascending = (one: number, other: number) => one - other;

/** Returns the numbers of the shares that take part, in ascending order. */
export function takingPartOf(shares: readonly QueuedShare[]): number[] {
  return shares
    .flatMap(({ shareNumber, isTakingPart }) => (isTakingPart ? [shareNumber] : []))
    .sort(ascending);
}

/** Returns the same date of the year before. */
function aYearBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
}

/** The shares that keep their place: those that take part, or have been away for less than a year. */
function keepsPlace(shares: readonly QueuedShare[], date: string) {
  const limit = aYearBefore(date);
  const keeping = shares.filter(
    ({ isTakingPart, awaySince }) => isTakingPart || (awaySince !== null && awaySince > limit),
  );
  return new Set(keeping.map(({ shareNumber }) => shareNumber));
}

/**
 * Returns the first year from the given one in which the queue may change: for MIRROR_PAIRS, the
 * first year of a pair, so that its second year turns about what the first was.
 */
export function nextRenewal(rotation: Rotation, year: number): number {
  return isTurnedAbout(rotation, year) ? year + 1 : year;
}

const isUnchanged = (queue: readonly number[], before: readonly number[]) =>
  queue.length === before.length && before.every((share) => queue.includes(share));

/**
 * Returns the rotation by which a year is planned on a date (ISO). Newcomers join at the end of the
 * queue; a share that takes no part keeps its place for less than a year, then drops out. Nothing
 * changes over twelve, nor in the second year of a pair. In pairs the share that was chosen to be
 * `first` keeps its place as well.
 */
export function queueFor(
  previous: Rotation,
  shares: readonly QueuedShare[],
  { year, date, first }: { year: number; date: string; first?: number },
): Rotation {
  if (previous.kind === 'OVER_TWELVE' || isTurnedAbout(previous, year)) return previous;
  const keeping = keepsPlace(shares, date);
  if (first !== undefined && previous.kind === 'MIRROR_PAIRS') keeping.add(first);
  const newcomers = takingPartOf(shares).filter((share) => !previous.queue.includes(share));
  const { kind, baseYear } = previous;
  // The queue as it stands in that year, its first share first.
  const shift = kind === 'MIRROR_PAIRS' ? (year - baseYear) / 2 : year - baseYear;
  const { queue: before } = previous;
  const start = before.length === 0 ? 0 : ((shift % before.length) + before.length) % before.length;
  const standing = [...before.slice(start), ...before.slice(0, start)];
  const queue = [...standing.filter((share) => keeping.has(share)), ...newcomers];
  return isUnchanged(queue, before) ? previous : { kind, baseYear: year, queue };
}

/**
 * Returns the rotation by which a planned year opens: shares that take part since it was planned join
 * at the end of that year's order, and no one drops out. In pairs they join the queue with the next
 * pair.
 */
export function withNewcomers(
  planned: Rotation,
  takingPart: readonly number[],
  year: number,
): Rotation {
  const newcomers = takingPart.filter((share) => !planned.queue.includes(share));
  if (planned.kind !== 'TAKING_PART' || newcomers.length === 0) return planned;
  const queue = numbersOf(orderOf(planned, [...planned.queue, ...newcomers], year));
  return { kind: 'TAKING_PART', baseYear: year, queue };
}
