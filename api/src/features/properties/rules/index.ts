export { linesOf } from '../../../core/rules/lines';
export { MAX_METERS, metersIn, tasksIn } from './checklist';
export { mapOf } from './map';
/** The size of a property for which none was chosen. */
export const DEFAULT_SIZE = { totalShares: 12, weeksPerShare: 4 };
