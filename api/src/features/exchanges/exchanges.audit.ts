import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import { listed, type Phrase, phrase } from '../../core/rules/sentence';
import { byVerb, concernedHouse, withNote } from '../audit/steps/phrases';

interface Leg {
  shareNumber: number;
  getsWeek: number;
}

/** ': share 1 gets week 31 and share 5 week 28'; nothing of a rejected exchange. */
function legsOf({ after }: LoggedAction): Phrase {
  const legs = Array.isArray(after?.legs) ? (after.legs as Leg[]) : [];
  if (legs.length === 0) return [];
  const texts = legs.map(({ shareNumber, getsWeek }, index) => [
    `share ${shareNumber} ${index === 0 ? 'gets ' : ''}week ${getsWeek}`,
  ]);
  return [': ', ...listed(texts)];
}

/** Subjects are 'Exchange 5, Lake House'. */
const decided = (verb: string) => (entry: LoggedAction, names: Names) => {
  const exchange = { text: 'a swap of weeks', path: '/admin?tab=swaps' };
  const house = concernedHouse(entry, names);
  return phrase`${verb} ${exchange} at ${house}${legsOf(entry)}${withNote(entry.after?.note)}`;
};

/** The audit sentences of found exchanges. */
export const exchangeAudit: AuditArea = {
  tab: 'swaps',
  label: 'Found swaps',
  forOwners: { approve: ['legs', 'note'], reject: [] },
  describe: byVerb({ approve: decided('approved'), reject: decided('declined') }),
};
