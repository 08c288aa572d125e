import { CYCLE, orderOf } from '@rules/rotation';
import type { RotationQuery } from '../../generated/graphql';

export type Rotation = RotationQuery['rotation'];
type Rule = Pick<Rotation, 'baseYear' | 'turns'>;

export interface CycleRow {
  shareNumber: number;
  ownerName: string | null;
  isMine: boolean;
  /** The share's turn in each of the cycle's years. */
  turns: number[];
}

/** The twelve years starting with this one, after which the cycle repeats. */
export const cycleYears = (from: number) => Array.from({ length: CYCLE }, (_, i) => from + i);

/** Each share's turn in the twelve years starting with `from`, by share number. */
export function cycleOf({ baseYear, turns }: Rule, from: number): CycleRow[] {
  const shareNumbers = turns.map(({ shareNumber }) => shareNumber);
  const years = cycleYears(from).map(
    (year) => new Map(orderOf(shareNumbers, year, baseYear).map((it) => [it.shareNumber, it.turn])),
  );
  return turns
    .map(({ shareNumber, ownerName, isMine }) => ({
      shareNumber,
      ownerName,
      isMine,
      turns: years.map((turnOf) => turnOf.get(shareNumber) ?? 0),
    }))
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
export function myFirstChoices(rotation: Rule, from: number): FirstChoice[] {
  return cycleOf(rotation, from)
    .filter(({ isMine, turns }) => isMine && turns.includes(1))
    .map(({ shareNumber, turns }) => ({ shareNumber, year: from + turns.indexOf(1) }))
    .sort((one, other) => one.year - other.year);
}
