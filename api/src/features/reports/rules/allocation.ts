/**
 * Returns allocated shares as a percentage of all shares, rounded (spec §9); 0 if there are none.
 */
export function allocationPercent(allocated: number, total: number): number {
  return total > 0 ? Math.round((allocated / total) * 100) : 0;
}
