import type { AuditArea, LoggedAction, Names, Phrase } from '../../core/audit-area';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { byVerb, dateOf, subjectParts, withNote } from '../audit/steps/phrases';

const OF_HOUSE = statement(
  'swaps-of-property',
  `select 'swap ' || w.id as subject from week_swaps w join shares s on s.id = w.share_id
    where s.property_id = $1`,
);

/** Subjects are 'Swap 5, Lake House', of older requests 'Swap 5, Olivia Marsh, Lake House share 3'. */
const swapOf = (entry: LoggedAction): Phrase => {
  const { id, name } = subjectParts(entry);
  return [{ text: 'the swap', path: `/admin?tab=swaps&swap=${id}` }, ` of ${name}`];
};

const answered = (verb: string) => (entry: LoggedAction) => [
  `${verb} `,
  ...swapOf(entry),
  ...withNote(entry.after?.note),
];

/** Owners read only that a swap was requested, because a swap is known to its two sides alone. */
function requested(entry: LoggedAction, names: Names): Phrase {
  const { userId, shareNumber, ...days } = entry.after ?? {};
  const { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd } = days;
  return [
    'requested ',
    ...swapOf(entry),
    ...(userId == null ? [] : [' for ', names.person(userId), `, share ${shareNumber}`]),
    ...(currentWeekStart ? [': ', dateOf(currentWeekStart), ' – ', dateOf(currentWeekEnd)] : []),
    ...(preferredWeekStart
      ? [' for ', dateOf(preferredWeekStart), ' – ', dateOf(preferredWeekEnd)]
      : []),
  ];
}

/** What the log says of swaps. */
export const swapAudit: AuditArea = {
  tab: 'swaps',
  label: 'Week swaps',
  forOwners: { request: [], approve: [], decline: [], cancel: [] },
  describe: byVerb({
    // Entries of older releases; their subjects name the owner, so owners do not read them.
    create: requested,
    request: requested,
    approve: answered('approved'),
    decline: answered('declined'),
    cancel: answered('cancelled'),
  }),
  async subjectsOf(app, propertyId) {
    return (await read(app, OF_HOUSE, [propertyId])).map(({ subject }) => subject);
  },
};
