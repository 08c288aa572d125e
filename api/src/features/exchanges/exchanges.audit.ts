import type { AuditArea, LoggedAction } from '../../core/audit-area';
import { byVerb, subjectParts, withNote } from '../audit/steps/phrases';

/** Subjects are 'Exchange 5, Lake House'. */
const decided = (verb: string) => (entry: LoggedAction) => {
  const { name } = subjectParts(entry);
  const exchange = { text: 'a swap of weeks', path: '/admin?tab=swaps' };
  return [`${verb} `, exchange, ` at ${name}`, ...withNote(entry.after?.note)];
};

/** What the log says of found exchanges. */
export const exchangeAudit: AuditArea = {
  tab: 'swaps',
  label: 'Found swaps',
  forOwners: { approve: [], reject: [] },
  describe: byVerb({ approve: decided('approved'), reject: decided('declined') }),
};
