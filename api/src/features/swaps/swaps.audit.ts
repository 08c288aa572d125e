import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import { type Phrase, phrase } from '../../core/rules/sentence';
import { byVerb, concernedHouse, rangeOf, subjectParts, withNote } from '../audit/steps/phrases';

/** Subjects are 'Swap 5, Lake House', of older requests 'Swap 5, Olivia Marsh, Lake House share 3'. */
const swapOf = (entry: LoggedAction, names: Names): Phrase => {
  const { id, name } = subjectParts(entry);
  const isOld = / share \d+$/.test(name);
  const swap = { text: 'the swap', path: `/admin?tab=swaps&swap=${id}` };
  return phrase`${swap} of ${isOld ? name : concernedHouse(entry, names)}`;
};

/** ', because another swap of its weeks was approved'; nothing for one that its requester cancelled. */
const forAnother = ({ approvedId, approvedExchangeId }: Record<string, unknown>): Phrase => {
  if (approvedId == null && approvedExchangeId == null) return [];
  // A found exchange has no record that an administrator could open.
  const path = `/admin?tab=swaps${approvedId == null ? '' : `&swap=${approvedId}`}`;
  return phrase`, because ${{ text: 'another swap', path }} of its weeks was approved`;
};

/** ' for Olivia Hart, share 3', as far as it is known. */
function sideOf(
  word: string,
  { userId, shareNumber }: { userId: unknown; shareNumber: unknown },
  names: Names,
): Phrase {
  const owner = userId == null ? [] : [names.person(userId)];
  const share = shareNumber == null ? [] : [`share ${shareNumber}`];
  return [...owner, ...share].flatMap((part, index) => [index === 0 ? ` ${word} ` : ', ', part]);
}

/**
 * Which swap, for whom and of which weeks. Owners read its shares and weeks, and not the note of an
 * administrator who ended it: why is known to its two sides alone.
 */
const plainly = (verb: string) => (entry: LoggedAction, names: Names) => {
  const { userId, shareNumber, targetShareNumber, answererId, note, ...facts } = entry.after ?? {};
  const { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd } = facts;
  return [
    `${verb} `,
    ...swapOf(entry, names),
    ...sideOf('for', { userId, shareNumber }, names),
    ...(currentWeekStart ? [': ', rangeOf(currentWeekStart, currentWeekEnd)] : []),
    ...(preferredWeekStart ? [' for ', rangeOf(preferredWeekStart, preferredWeekEnd)] : []),
    ...sideOf('of', { userId: answererId, shareNumber: targetShareNumber }, names),
    ...forAnother(facts),
    ...withNote(note),
  ];
};

/** The fields of a swap that owners read. */
const SHOWN = [
  ...['shareNumber', 'currentWeekStart', 'currentWeekEnd'],
  ...['targetShareNumber', 'preferredWeekStart', 'preferredWeekEnd'],
];

/** The audit sentences of swaps. */
export const swapAudit: AuditArea = {
  tab: 'swaps',
  label: 'Week swaps',
  forOwners: {
    request: SHOWN,
    approve: [...SHOWN, 'note'],
    decline: SHOWN,
    cancel: SHOWN,
    'take-back': SHOWN,
  },
  describe: byVerb({
    // Entries of older releases; their subjects name the owner, so owners do not read them.
    create: plainly('requested'),
    request: plainly('requested'),
    approve: plainly('approved'),
    decline: plainly('declined'),
    cancel: plainly('cancelled'),
    'take-back': plainly('took back'),
  }),
};
