/** The number of places in the spec's rotation, and of its years (spec §9). */
export const CYCLE = 12;

/** The default base year of a property (spec §9). */
export const DEFAULT_BASE_YEAR = 2024;

/**
 * How the order changes from year to year:
 *
 * - OVER_TWELVE (spec §4): all twelve numbers move up one place, and the first goes to the end;
 *   numbers that take no part are skipped.
 * - TAKING_PART: the same, over the shares that take part alone.
 * - MIRROR_PAIRS: in the second year of each pair the order of the first is reversed; the pairs
 *   are the rows of a Williams square.
 */
export type RotationKind = 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS';

/** The shares that rotate with each other. */
export interface RotationOrder {
  kind: RotationKind;
  /** Numbers of the shares that have a place; always 1 to 12 for OVER_TWELVE. */
  queue: readonly number[];
}

/** The rule that gives every year its order. */
export interface Rotation extends RotationOrder {
  /** The year in which the first of the queue is first; of a pair, the first year. */
  baseYear: number;
}

const TWELVE = Array.from({ length: CYCLE }, (_, index) => index + 1);

/** The spec's rotation, before it is known who is first when. */
export const OVER_TWELVE: RotationOrder = { kind: 'OVER_TWELVE', queue: TWELVE };

/** Returns the spec's rotation that is counted from a base year. */
export function overTwelve(baseYear: number): Rotation {
  return { ...OVER_TWELVE, baseYear };
}

/**
 * Returns the rotation that the opening of a draft names; in logs of version 1 that is the base
 * year of the twelve.
 */
export function rotationNamed({
  rotation,
  baseYear = DEFAULT_BASE_YEAR,
}: {
  rotation?: Rotation;
  baseYear?: number;
}): Rotation {
  return rotation ?? overTwelve(baseYear);
}

/** Whether a queue is possible in its kind: no share twice, and all twelve numbers over twelve. */
export function isPossible({ kind, queue }: RotationOrder): boolean {
  if (kind === 'OVER_TWELVE') return queue.join() === TWELVE.join();
  return queue.length > 0 && new Set(queue).size === queue.length;
}

/** A modulo that is never negative, so that years before the base year work too. */
function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

/** Returns the years after which the next share of the queue is first. */
const stepOf = ({ kind }: RotationOrder) => (kind === 'MIRROR_PAIRS' ? 2 : 1);

/** How far a year is from the base year: steps, and whether the order is reversed. */
function progress(rotation: Rotation, year: number) {
  const years = year - rotation.baseYear;
  const step = stepOf(rotation);
  return { steps: Math.floor(years / step), isTurned: modulo(years, step) === 1 };
}

/** Returns whether the order of a year is that of the year before, reversed. */
export function isTurnedAbout(rotation: Rotation, year: number): boolean {
  return progress(rotation, year).isTurned;
}

/** Returns the place in 1, n, 2, n-1 … of the share so many places (0 to n-1) down the queue. */
function zigzagPlace(index: number, length: number): number {
  return 2 * index < length ? 2 * index : 2 * (length - index) - 1;
}

/** The inverse of zigzagPlace. */
function zigzagIndex(place: number, length: number): number {
  return place % 2 === 0 ? place / 2 : length - (place + 1) / 2;
}

/** Returns a share's position in a year, from 1; null for a share that is not in the queue. */
export function positionOf(rotation: Rotation, shareNumber: number, year: number): number | null {
  const { kind, queue } = rotation;
  const index = queue.indexOf(shareNumber);
  if (index === -1) return null;
  const { steps, isTurned } = progress(rotation, year);
  const place = modulo(index - steps, queue.length);
  if (kind !== 'MIRROR_PAIRS') return place + 1;
  const inPair = zigzagPlace(place, queue.length);
  return isTurned ? queue.length - inPair : inPair + 1;
}

/** Returns the share at a position (1 to the queue's length) in a year; the inverse of positionOf. */
export function shareAt(rotation: Rotation, position: number, year: number): number {
  const { kind, queue } = rotation;
  const { length } = queue;
  const { steps, isTurned } = progress(rotation, year);
  const inPair = isTurned ? length - position : position - 1;
  const place = kind === 'MIRROR_PAIRS' ? zigzagIndex(inPair, length) : inPair;
  const share = queue[modulo(place + steps, length)];
  if (share === undefined) throw new Error(`A rotation has no position ${position}.`);
  return share;
}

/**
 * Returns the base year that makes a share of the queue the first to choose in a year; for
 * MIRROR_PAIRS a pair begins in that year.
 */
export function baseYearFor(
  firstChoiceShare: number,
  year: number,
  order: RotationOrder = OVER_TWELVE,
): number {
  return year - stepOf(order) * order.queue.indexOf(firstChoiceShare);
}

/** A share's turn in a year. */
export interface Turn {
  shareNumber: number;
  /** Among all positions of the queue; those that joined since it was fixed follow. */
  position: number;
  /** Among the shares that take part; 1 for the first to choose. */
  turn: number;
}

const ascending = (one: number, other: number) => one - other;

/**
 * Returns the order of choice in a year: the shares that take part by position, then by number
 * those that are not in the queue yet.
 */
export function orderOf(rotation: Rotation, takingPart: readonly number[], year: number): Turn[] {
  const { length } = rotation.queue;
  const places = takingPart.map((shareNumber) => ({
    shareNumber,
    position: positionOf(rotation, shareNumber, year),
  }));
  const inQueue = places.flatMap(({ shareNumber, position }) =>
    position === null ? [] : [{ shareNumber, position }],
  );
  const joining = places.flatMap(({ shareNumber, position }) => (position ? [] : [shareNumber]));
  const atEnd = joining
    .sort(ascending)
    .map((shareNumber, index) => ({ shareNumber, position: length + index + 1 }));
  return [...inQueue.sort((one, other) => one.position - other.position), ...atEnd].map(
    (place, index) => ({ ...place, turn: index + 1 }),
  );
}

/** Returns the share numbers of an order, first choice first. */
export const numbersOf = (turns: readonly Turn[]) => turns.map(({ shareNumber }) => shareNumber);

/**
 * Returns the years after which every share of the queue has had every place equally often: once,
 * but twice for MIRROR_PAIRS of an odd number of shares.
 */
export function cycleLength({ kind, queue: { length } }: RotationOrder): number {
  return kind === 'MIRROR_PAIRS' && length % 2 === 1 && length > 1 ? 2 * length : length;
}
