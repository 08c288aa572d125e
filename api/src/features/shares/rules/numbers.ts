/** Returns the vacant share numbers up to the total, lowest first (spec §5 Assign share). */
export function freeNumbers(totalShares: number, held: readonly number[]): number[] {
  const all = Array.from({ length: totalShares }, (_, index) => index + 1);
  return all.filter((number) => !held.includes(number));
}
