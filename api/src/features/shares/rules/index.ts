/** Splits a full name into the first word and the rest; null if it is a single word. */
export function splitName(name: string): { firstName: string; lastName: string } | null {
  const [firstName, ...rest] = name.trim().split(/\s+/);
  return firstName && rest.length > 0 ? { firstName, lastName: rest.join(' ') } : null;
}

/** Returns the vacant share numbers up to the total, lowest first (spec §5 Assign share). */
export function freeNumbers(totalShares: number, held: readonly number[]): number[] {
  const all = Array.from({ length: totalShares }, (_, index) => index + 1);
  return all.filter((number) => !held.includes(number));
}
