export { linesOf, MAX_METERS, tasksIn } from './checklist';
/** The size of a property for which none was chosen. */
export const DEFAULT_SIZE = { totalShares: 12, weeksPerShare: 4 };
