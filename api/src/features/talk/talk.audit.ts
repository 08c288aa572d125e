import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import { phrase } from '../../core/rules/sentence';
import { byVerb, houseOf } from '../audit/steps/phrases';

const talkOf = (entry: LoggedAction, names: Names) => phrase`the talk of ${houseOf(entry, names)}`;

/** The audit sentences of talks; none repeats what was written. */
export const talkAudit: AuditArea = {
  label: 'Talks',
  forOwners: {
    join: [],
    leave: [],
    newcomers: ['newcomersReadAll'],
    announce: [],
    delete: ['userId'],
  },
  describe: byVerb({
    join: (entry, names) => phrase`joined ${talkOf(entry, names)}`,
    leave: (entry, names) => phrase`left ${talkOf(entry, names)}`,
    newcomers: (entry, names) => {
      const read = entry.after?.newcomersReadAll ? 'read' : 'read nothing of';
      return phrase`decided that people who join ${talkOf(entry, names)} ${read} what was written before`;
    },
    announce: (entry, names) =>
      entry.subject.startsWith('Property ')
        ? ['announced something to ', houseOf(entry, names)]
        : [`announced something to ${entry.subject.toLowerCase()}`],
    delete: (entry, names) =>
      phrase`deleted a message of ${names.person(entry.after?.userId)} in ${talkOf(entry, names)}`,
  }),
};
