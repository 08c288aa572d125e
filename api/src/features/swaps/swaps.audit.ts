import type { AuditArea, LoggedAction, Phrase } from '../../core/audit-area';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { byVerb, dateOf, subjectParts, withNote } from '../audit/steps/phrases';

const OF_HOUSE = statement(
  'swaps-of-property',
  `select 'swap ' || w.id as subject from week_swaps w join shares s on s.id = w.share_id
    where s.property_id = $1`,
);

/** Subjects are 'Swap 5, Lake House' and 'Swap 5, Olivia Marsh, Lake House share 3'. */
const swapOf = (entry: LoggedAction): Phrase => {
  const { id, name } = subjectParts(entry);
  return [{ text: 'the swap', path: `/admin?tab=swaps&swap=${id}` }, ` of ${name}`];
};

const answered = (verb: string) => (entry: LoggedAction) => [
  `${verb} `,
  ...swapOf(entry),
  ...withNote(entry.after?.note),
];

/** What the log says of swaps. */
export const swapAudit: AuditArea = {
  tab: 'swaps',
  label: 'Week swaps',
  forOwners: { create: [], approve: [], decline: [], cancel: [] },
  describe: byVerb({
    create: (entry) => {
      const { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd } =
        entry.after ?? {};
      return [
        'requested ',
        ...swapOf(entry),
        ...(currentWeekStart
          ? [': ', dateOf(currentWeekStart), ' – ', dateOf(currentWeekEnd)]
          : []),
        ...(preferredWeekStart
          ? [' for ', dateOf(preferredWeekStart), ' – ', dateOf(preferredWeekEnd)]
          : []),
      ];
    },
    approve: answered('approved'),
    decline: answered('declined'),
    cancel: answered('cancelled'),
  }),
  async subjectsOf(app, propertyId) {
    return (await read(app, OF_HOUSE, [propertyId])).map(({ subject }) => subject);
  },
};
