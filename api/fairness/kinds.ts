import { orderOf } from '../src/features/rotation/rules';

/** The order of the shares in a year, counted from 0; first choice first. */
export type Order = (year: number, shares: readonly number[]) => number[];

const CYCLE = 12;
const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;

const overTwelve: Order = (year, shares) =>
  orderOf(shares, year, 0).map(({ shareNumber }) => shareNumber);

const at = (shares: readonly number[], index: number): number =>
  shares[modulo(index, shares.length)] ?? 0;

const takingPart: Order = (year, shares) => shares.map((_, place) => at(shares, place + year));

/** 0, n-1, 1, n-2, … (Williams): each share directly follows each other one once. */
const zigzag = (count: number): number[] =>
  Array.from({ length: count }, (_, place) =>
    place % 2 === 0 ? place / 2 : count - (place + 1) / 2,
  );

const mirrorPairs: Order = (year, shares) => {
  const pair = Math.floor(year / 2);
  const order = zigzag(shares.length).map((place) => at(shares, place + pair));
  return year % 2 === 0 ? order : order.toReversed();
};

const movesUpFive: Order = (year, shares) => shares.map((_, place) => at(shares, place + 5 * year));

const neverRotated: Order = (_, shares) => [...shares];

/** Kinds of rotation by name. */
export const KINDS = {
  'moves up one, over twelve (default)': overTwelve,
  'over the shares that take part': takingPart,
  'mirror pairs': mirrorPairs,
} as const satisfies Record<string, Order>;

/** For comparison. */
export const OTHER_KINDS = {
  'moves up five': movesUpFive,
  'never rotated': neverRotated,
} as const satisfies Record<string, Order>;

export const YEARS = Array.from({ length: CYCLE }, (_, year) => year);
export const TWELVE = YEARS.map((year) => year + 1);
