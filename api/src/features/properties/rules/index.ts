/** The size of a property for which none was chosen. */
export const FIRST_SIZE = { totalShares: 12, weeksPerShare: 4 };
