import type { RotationQuery } from '../../generated/graphql';

export type Rotation = RotationQuery['rotation'];
type Cycle = Pick<Rotation, 'turns' | 'absent' | 'years'>;

export interface CycleRow {
  shareNumber: number;
  ownerName: string | null;
  isMine: boolean;
  /** The share's turn in each of the cycle's years; null where it takes no part. */
  turns: (number | null)[];
}

/** The years of one cycle; the rotation also names the year after. */
export const cycleYears = ({ years }: Pick<Rotation, 'years'>) =>
  years.slice(0, -1).map(({ year }) => year);

/** A share's turn in an order; null if it has none. */
const turnIn = (order: readonly number[], shareNumber: number) =>
  order.indexOf(shareNumber) + 1 || null;

/** Each share's turn in the years of a cycle, by share number. */
export function cycleOf({ turns, absent, years }: Cycle): CycleRow[] {
  const orders = years.slice(0, -1).map(({ shareNumbers }) => shareNumbers);
  return [...turns, ...absent]
    .map(({ shareNumber, ownerName, isMine }) => ({
      shareNumber,
      ownerName,
      isMine,
      turns: orders.map((order) => turnIn(order, shareNumber)),
    }))
    .filter((row) => row.turns.some((turn) => turn !== null))
    .sort((one, other) => one.shareNumber - other.shareNumber);
}

export interface FirstChoice {
  shareNumber: number;
  year: number;
}

/**
 * The next year (from the given one on) in which each of the user's shares chooses first, soonest
 * first.
 */
export function myFirstChoices({ turns, absent, years }: Cycle, from: number): FirstChoice[] {
  const mine = [...turns, ...absent].filter(({ isMine }) => isMine);
  return mine
    .flatMap(({ shareNumber }) => {
      const first = years.find((it) => it.year >= from && it.shareNumbers[0] === shareNumber);
      return first ? [{ shareNumber, year: first.year }] : [];
    })
    .sort((one, other) => one.year - other.year);
}
