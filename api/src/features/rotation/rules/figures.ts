import { cycleLength, isTurnedAbout, numbersOf, orderOf, type Rotation } from './rotation';

/** The figures of a rotation for one share over a whole cycle. */
export interface ShareFigures {
  shareNumber: number;
  /** How many years it is first, and last. */
  firsts: number;
  lasts: number;
  /** Mean of its turns; 1 is always first. */
  meanPlace: number;
  /** Its turn in each year. */
  turns: number[];
}

/** A whole cycle of a rotation. */
export interface CycleFigures {
  years: number[];
  /** By number. */
  shares: ShareFigures[];
  /** How often each share has each place; null if not all have all equally often. */
  eachPlace: number | null;
  /** Whether each share is ahead of each other in exactly half of the years. */
  isMirrored: boolean;
}

const count = (values: readonly number[], value: number) =>
  values.filter((it) => it === value).length;

/** Returns how often each share has each place, if that is the same for all. */
function evenly(shares: readonly ShareFigures[], years: number): number | null {
  const often = years / shares.length;
  const places = shares.map((_, index) => index + 1);
  const isEven = shares.every(({ turns }) =>
    places.every((place) => count(turns, place) === often),
  );
  return shares.length > 0 && isEven ? often : null;
}

function isHalfAhead(one: ShareFigures, other: ShareFigures): boolean {
  const ahead = one.turns.filter((turn, index) => turn < (other.turns[index] ?? 0));
  return one.shareNumber === other.shareNumber || ahead.length * 2 === one.turns.length;
}

/**
 * Returns what the shares that take part get in a whole cycle, starting with a year, or with the
 * first of its pair.
 */
export function figuresOf(
  rotation: Rotation,
  takingPart: readonly number[],
  from: number,
): CycleFigures {
  const first = isTurnedAbout(rotation, from) ? from - 1 : from;
  const years = Array.from({ length: cycleLength(rotation) }, (_, index) => first + index);
  const orders = years.map((year) => numbersOf(orderOf(rotation, takingPart, year)));
  const shares = [...takingPart]
    .sort((one, other) => one - other)
    .map((shareNumber) => {
      const turns = orders.map((order) => order.indexOf(shareNumber) + 1);
      const sum = turns.reduce((total, turn) => total + turn, 0);
      return {
        shareNumber,
        firsts: count(turns, 1),
        lasts: count(turns, takingPart.length),
        meanPlace: sum / turns.length,
        turns,
      };
    });
  const isMirrored = shares.every((one) => shares.every((other) => isHalfAhead(one, other)));
  return { years, shares, eachPlace: evenly(shares, years.length), isMirrored };
}

/**
 * Returns how far the places of the luckiest and the unluckiest share are apart, added up over years
 * whose orders are given.
 */
export function placesApart(orders: readonly (readonly number[])[]): number {
  const sums = (orders[0] ?? []).map((share) =>
    orders.reduce((sum, order) => sum + order.indexOf(share) + 1, 0),
  );
  return sums.length === 0 ? 0 : Math.max(...sums) - Math.min(...sums);
}
