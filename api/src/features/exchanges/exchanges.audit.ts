import type { AuditArea, LoggedAction, Names } from '../../core/audit-area';
import { byVerb, concernedHouse, withNote } from '../audit/steps/phrases';

/** Subjects are 'Exchange 5, Lake House'. */
const decided = (verb: string) => (entry: LoggedAction, names: Names) => {
  const exchange = { text: 'a swap of weeks', path: '/admin?tab=swaps' };
  return [
    `${verb} `,
    exchange,
    ' at ',
    concernedHouse(entry, names),
    ...withNote(entry.after?.note),
  ];
};

/** What the log says of found exchanges. */
export const exchangeAudit: AuditArea = {
  tab: 'swaps',
  label: 'Found swaps',
  forOwners: { approve: [], reject: [] },
  describe: byVerb({ approve: decided('approved'), reject: decided('declined') }),
};
