const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** Parses a year from the address; defaults to this year, of the user or as given. */
export function addressYear(text: string | null, thisYear = new Date().getFullYear()): number {
  const year = Number(text);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? Math.trunc(year) : thisYear;
}
