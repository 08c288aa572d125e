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

/** The twelve years from this one on, after which everything begins again. */
export const cycleYears = (from: number) => Array.from({ length: CYCLE }, (_, i) => from + i);

/** Each share's turn in the twelve years from `from` on, by share number. */
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

/** When each of my shares chooses first for the next time, the year itself included; soonest first. */
export function myFirstChoices(rotation: Rule, from: number): FirstChoice[] {
  return cycleOf(rotation, from)
    .filter(({ isMine, turns }) => isMine && turns.includes(1))
    .map(({ shareNumber, turns }) => ({ shareNumber, year: from + turns.indexOf(1) }))
    .sort((one, other) => one.year - other.year);
}
