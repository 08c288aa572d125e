import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import type { Phrase } from '../../core/rules/sentence';
import { byVerb, houseOf } from '../audit/steps/phrases';

const talkOf = (entry: LoggedAction, names: Names): Phrase => [
  'the talk of ',
  houseOf(entry, names),
];

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
    join: (entry, names) => ['joined ', ...talkOf(entry, names)],
    leave: (entry, names) => ['left ', ...talkOf(entry, names)],
    newcomers: (entry, names) => [
      ...['decided that people who join ', ...talkOf(entry, names)],
      entry.after?.newcomersReadAll
        ? ' read what was written before'
        : ' read nothing of what was written before',
    ],
    announce: (entry, names) =>
      entry.subject.startsWith('Property ')
        ? ['announced something to ', houseOf(entry, names)]
        : [`announced something to ${entry.subject.toLowerCase()}`],
    delete: (entry, names) => [
      ...['deleted a message of ', names.person(entry.after?.userId), ' in '],
      ...talkOf(entry, names),
    ],
  }),
};
