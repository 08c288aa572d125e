import { isTurnedAbout, numbersOf, orderOf, placesApart, type Rotation } from '@rules/rotation';

/** The years after which it is counted what owners have had. */
export const OWNED_FOR = [2, 6, 12] as const;

/** How far places are apart at most for the owners who begin in some kind of year. */
export interface OwnedYears {
  /** The year of a pair in which they begin; null where all years are alike. */
  begins: 'FIRST' | 'SECOND' | null;
  /** By years of ownership, as in OWNED_FOR. */
  apart: number[];
}

/**
 * Returns how far the places of the shares that take part are apart after some years, at most over
 * all years in which an owner may begin; in mirror pairs for both years of a pair.
 */
export function ownedYears(rotation: Rotation, takingPart: readonly number[]): OwnedYears[] {
  const { baseYear, queue, kind } = rotation;
  // Within twice its length each kind of queue has come round.
  const starts = Array.from({ length: 2 * queue.length }, (_, index) => baseYear + index);
  const from = (start: number, years: number) =>
    placesApart(
      Array.from({ length: years }, (_, index) =>
        numbersOf(orderOf(rotation, takingPart, start + index)),
      ),
    );
  const most = (begins: OwnedYears['begins'], of: readonly number[]): OwnedYears => ({
    begins,
    apart: OWNED_FOR.map((years) => Math.max(...of.map((start) => from(start, years)))),
  });
  if (kind !== 'MIRROR_PAIRS') return [most(null, starts)];
  const isSecond = (year: number) => isTurnedAbout(rotation, year);
  return [
    most(
      'FIRST',
      starts.filter((year) => !isSecond(year)),
    ),
    most('SECOND', starts.filter(isSecond)),
  ];
}

/** Returns in how many of twelve years from one on each share that takes part is first. */
export function firstChoices(
  rotation: Rotation,
  takingPart: readonly number[],
  from: number,
): { shareNumber: number; firsts: number }[] {
  const first = Array.from(
    { length: 12 },
    (_, index) => orderOf(rotation, takingPart, from + index)[0]?.shareNumber,
  );
  return [...takingPart]
    .sort((one, other) => one - other)
    .map((shareNumber) => ({
      shareNumber,
      firsts: first.filter((share) => share === shareNumber).length,
    }));
}
