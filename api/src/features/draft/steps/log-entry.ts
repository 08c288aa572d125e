import type { DraftLogEntry } from '../draft.types';
import type { DraftEntry } from '../rules';

/** Presents an entry for the API: flat, and without what the draft already contains. */
export function logEntryOf(entry: DraftEntry): DraftLogEntry {
  const { seq, at, kind } = entry;
  return {
    seq,
    at,
    kind,
    share: 'share' in entry ? entry.share : null,
    week: 'week' in entry ? entry.week : null,
    by: 'by' in entry ? entry.by : null,
    reason: 'reason' in entry ? entry.reason : null,
  };
}
