/** Places in a rotation, and years until each share has had each place (spec §9). */
export const CYCLE = 12;

/** The default base year of a property (spec §9). */
export const DEFAULT_BASE_YEAR = 2024;

/** A modulo that is never negative, so that years before the base year work too. */
function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

/**
 * Returns a share's position in a year, 1 to 12: each year everyone moves up one place and the
 * first goes to the end (spec §4 Rotation).
 */
export function positionOf(shareNumber: number, year: number, baseYear: number): number {
  return modulo(shareNumber - 1 - (year - baseYear), CYCLE) + 1;
}

/** Returns the share at a position in a year; the inverse of positionOf. */
export function shareAt(position: number, year: number, baseYear: number): number {
  return modulo(position - 1 + (year - baseYear), CYCLE) + 1;
}

/** Returns the base year that makes a share the first to choose in a year. */
export function baseYearFor(firstChoiceShare: number, year: number): number {
  return year - (firstChoiceShare - 1);
}

/** A share's turn in a year. */
export interface Turn {
  shareNumber: number;
  /** Among all twelve positions of the rotation. */
  position: number;
  /** Among the existing shares; 1 for the first to choose. */
  turn: number;
}

/** Returns the order of choice in a year: the existing active shares by position. */
export function orderOf(shareNumbers: readonly number[], year: number, baseYear: number): Turn[] {
  return shareNumbers
    .map((shareNumber) => ({ shareNumber, position: positionOf(shareNumber, year, baseYear) }))
    .sort((one, other) => one.position - other.position)
    .map((place, index) => ({ ...place, turn: index + 1 }));
}
