import { numbersOf, orderOf, type RotationKind } from '../../api/src/features/rotation/rules';

/** The order of the shares in a year, counted from 0; first choice first. */
export type Order = (year: number, shares: readonly number[]) => number[];

export const TWELVE = Array.from({ length: 12 }, (_, index) => index + 1);
export const YEARS = TWELVE.map((share) => share - 1);

/** The product's rotation, in which no one comes or goes. */
const byProduct =
  (kind: RotationKind): Order =>
  (year, shares) => {
    const queue = kind === 'OVER_TWELVE' ? TWELVE : shares;
    return numbersOf(orderOf({ kind, queue, baseYear: 0 }, shares, year));
  };

const movesUpFive: Order = (year, shares) =>
  shares.map((_, place) => shares[(place + 5 * year) % shares.length] ?? 0);

const neverRotated: Order = (_, shares) => [...shares];

/** Kinds of rotation by name. */
export const KINDS = {
  'moves up one, over twelve (default)': byProduct('OVER_TWELVE'),
  'over the shares that take part': byProduct('TAKING_PART'),
  'mirror pairs': byProduct('MIRROR_PAIRS'),
} as const satisfies Record<string, Order>;

/** For comparison. */
export const OTHER_KINDS = {
  'moves up five': movesUpFive,
  'never rotated': neverRotated,
} as const satisfies Record<string, Order>;

/** The years of an owner, by kind: those of a pair differ by the year in which the owner begins. */
export const OWNED = {
  'moves up one, over twelve (default)': KINDS['moves up one, over twelve (default)'],
  'over the shares that take part': KINDS['over the shares that take part'],
  'mirror pairs, from a first year': KINDS['mirror pairs'],
  'mirror pairs, from a second year': (year, shares) => KINDS['mirror pairs'](year + 1, shares),
  ...OTHER_KINDS,
} as const satisfies Record<string, Order>;
