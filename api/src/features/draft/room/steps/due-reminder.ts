import type { Email } from '../../../../core/mail/email';
import type { AppContext } from '../../../../core/request-context';
import { timeForReader } from '../../../weeks/rules';
import { turnEmail } from '../../draft.emails';
import { type DraftTurn, datedAfter, isWithinTurn, remindersDue, turnOf } from '../../rules';
import { draftPath } from '../../steps/draft-subject';
import type { DraftChange, LockedSeat } from '../../steps/lock-draft';

/** The people who may choose for a share: its members, the first first, and whom they named. */
export function choosersOf(seat: LockedSeat | undefined) {
  const { members = [], owner = null, delegate = null } = seat ?? {};
  return [
    ...members.map((member) => ({ ...member, askedBy: null })),
    ...(delegate ? [{ ...delegate, askedBy: owner?.name ?? null }] : []),
  ];
}

type Chooser = ReturnType<typeof choosersOf>[number];

/** The email for one of them; undefined for a person without an address. */
function emailFor(
  app: AppContext,
  { draft, state }: DraftChange,
  { chooser, ...facts }: { chooser: Chooser; turn: DraftTurn; head: string; isLast: boolean },
) {
  const { email, firstName, timeZone: reader, askedBy } = chooser;
  if (!email || firstName === undefined || reader === undefined || !state.deadline)
    return undefined;
  const { propertyName, year, timeZone: house } = draft;
  const deadline = timeForReader(state.deadline, { house, reader });
  const url = `${app.appUrl}${draftPath(draft)}`;
  const receipt = state.commitments?.get(facts.turn.share)?.commitment ?? null;
  const common = { email, firstName, askedBy, propertyName, year, deadline, url };
  return turnEmail({ ...common, ...facts, receipt });
}

/** How many reminders of the current turn are done, and for whom one is due now. */
interface Reminder {
  reminders: number;
  /** Those who may choose, if they have to be notified. */
  userIds: number[];
  emails: Email[];
}

/**
 * The due reminder for those who may choose now, with the log's last hash: the last one if several
 * are due, again after a pause. Their devices are notified of it and of every turn that begins,
 * however short it is.
 */
export function dueReminder(app: AppContext, change: DraftChange, head: string): Reminder {
  const { draft, entries, state } = change;
  const isNewTurn = draft.state.turnBeganAt === null || !entries.every(isWithinTurn);
  const sent = isNewTurn ? 0 : draft.reminders;
  const due = remindersDue(state, datedAfter(state, draft.now));
  const turn = turnOf(state.board);
  // Its earlier emails name a deadline that no longer counts.
  const isResumed = due > 0 && entries.some(({ kind }) => kind === 'RESUMED');
  const isDue = due > sent || isResumed;
  if (!turn || !state.deadline || !(isDue || isNewTurn)) {
    return { reminders: sent, userIds: [], emails: [] };
  }
  const choosers = choosersOf(draft.seats.get(turn.share));
  const thread = `draft-${draft.id}-${turn.round}-${turn.share}`;
  const emails = choosers.flatMap((chooser) => {
    const email = emailFor(app, change, { chooser, turn, head, isLast: due === 3 });
    return email ? [{ ...email, thread }] : [];
  });
  return {
    reminders: isDue ? due : sent,
    userIds: choosers.map(({ userId }) => userId),
    emails: isDue ? emails : [],
  };
}
