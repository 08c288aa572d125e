/** Allocated shares over total shares in whole percent, rounded (spec §9); 0 where there are none. */
export function allocationPercent(allocated: number, total: number): number {
  return total > 0 ? Math.round((allocated / total) * 100) : 0;
}
