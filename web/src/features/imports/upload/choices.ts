import type { ColumnPlaces } from '@rules/imports';
import { keepText, PRIVATE, readText } from '../../../lib/keep-text';

const keyOf = ([titles = []]: string[][]) => `${PRIVATE}import-columns-${titles.join('|')}`;

/** The columns chosen in this browser for an earlier file with the same titles. */
export function chosenBefore(rows: string[][]): ColumnPlaces | undefined {
  const kept = readText(keyOf(rows));
  return kept ? (JSON.parse(kept) as ColumnPlaces) : undefined;
}

/** Remembers the columns chosen for files with these titles. */
export function remember(rows: string[][], places: ColumnPlaces): void {
  keepText(localStorage, keyOf(rows), JSON.stringify(places));
}
