import type { Transaction } from '../../../core/database/database';
import type { Email } from '../../../core/mail/email';
import { queueMail } from '../../../core/mail/queue-mail';
import type { AppContext } from '../../../core/request-context';
import { fromTo, textOf } from '../../../core/rules/sentence';
import { chosenForYouEmail, pausedEmail, undoneEmail } from '../draft.emails';
import type { DraftLogEntry } from '../draft-log.types';
import { type DraftState, evolve, turnOf } from '../rules';
import { draftPath } from './draft-subject';
import type { DraftChange } from './lock-draft';
import { logEntriesOf, peopleIn } from './log-entry';
import { choosersOf } from './send-reminder';

/** An entry by someone else than the owner, with the draft before it. */
interface Step {
  entry: DraftLogEntry;
  before: DraftState;
  common: { propertyName: string; year: number; url: string; head: string };
}

const datesOf = ({ facts }: DraftState, week: number): string => {
  const dates = facts.weeks.find((it) => it.week === week);
  return dates ? textOf(fromTo(dates)) : `week ${week}`;
};

/** The email to an owner for whom someone else chose. */
function chosenFor({ draft, state }: DraftChange, { entry, common }: Step): Email[] {
  const { share, week, by, who, reason } = entry;
  const owner = share === null ? null : draft.seats.get(share)?.owner;
  if (share === null || week === null || who === null || !owner?.email) return [];
  const role = by === 'ADMINISTRATOR' ? 'an administrator' : 'whom you named';
  const { email, firstName } = owner;
  const facts = { email, firstName, chooser: `${who}, ${role},`, reason, share };
  const isLast = state.board.picks.at(-1)?.week === week;
  return [chosenForYouEmail({ ...facts, ...common, dates: datesOf(state, week), isLast })];
}

/** The emails to the owner whose pick was undone, and to the one whose turn that ended. */
function undone({ draft, state }: DraftChange, { entry, before, common }: Step): Email[] {
  const pick = before.board.picks.at(-1);
  if (!pick) return [];
  const ended = turnOf(before.board)?.share;
  const shares = ended === undefined || ended === pick.share ? [pick.share] : [pick.share, ended];
  const { share: undoneShare, week } = pick;
  return shares.flatMap((share) => {
    const { email, firstName } = draft.seats.get(share)?.owner ?? {};
    if (!email || firstName === undefined) return [];
    const facts = { email, firstName, share, undoneShare, dates: datesOf(state, week) };
    return [undoneEmail({ ...facts, ...common, who: entry.who, reason: entry.reason })];
  });
}

/** The emails to those who were reminded of the turn that a pause stops. */
function paused({ draft }: DraftChange, { entry, before, common }: Step): Email[] {
  const turn = turnOf(before.board);
  const isReminded = draft.reminders > 0 && before.turnBeganAt === draft.state.turnBeganAt;
  if (!turn || !isReminded) return [];
  return choosersOf(draft.seats.get(turn.share)).flatMap(({ email, firstName }) => {
    if (!email || firstName === undefined) return [];
    const facts = { email, firstName, share: turn.share, who: entry.who, reason: entry.reason };
    return [pausedEmail({ ...facts, ...common })];
  });
}

const EMAILS: Partial<Record<string, (change: DraftChange, step: Step) => Email[]>> = {
  PICKED: chosenFor,
  UNDONE: undone,
  PAUSED: paused,
};

/** Emails owners what others did to their turns: choices, undone choices and pauses. */
export async function mailOwners(
  app: AppContext,
  transaction: Transaction,
  change: DraftChange,
  head: string,
): Promise<void> {
  const { draft, entries } = change;
  const { id, propertyName, year } = draft;
  const common = { propertyName, year, head, url: `${app.appUrl}${draftPath(draft)}` };
  const byOthers = entries.filter(({ kind }) => kind in EMAILS);
  const named = logEntriesOf(byOthers, await peopleIn(transaction.query, byOthers));
  let before = draft.state;
  for (const step of entries) {
    const entry = named.find(({ seq }) => seq === step.seq);
    const emails = entry && EMAILS[entry.kind]?.(change, { entry, before, common });
    for (const email of emails ?? []) {
      await queueMail(transaction, { ...email, thread: `draft-${id}` });
    }
    before = evolve(before, step);
  }
}
