import type { Transaction } from '../../../core/database/database';
import type { Email } from '../../../core/mail/email';
import type { AppContext } from '../../../core/request-context';
import { fromTo, textOf } from '../../../core/rules/sentence';
import { chosenForYouEmail, clockSetEmail, pausedEmail, undoneEmail } from '../draft.emails';
import type { DraftLogEntry } from '../ledger/draft-log.types';
import { logEntriesOf, peopleIn } from '../ledger/steps/log-entry';
import { choosersOf } from '../room/steps/due-reminder';
import { type DraftState, evolve, personIn, turnOf } from '../rules';
import { draftPath } from './draft-subject';
import type { DraftChange, LockedSeat } from './lock-draft';

const roleOf = ({ by }: DraftLogEntry, byId: number | null, seat: LockedSeat | undefined) => {
  if (by === 'ADMINISTRATOR') return 'an administrator';
  const isMember = seat?.members.some(({ userId }) => userId === byId);
  return isMember ? 'with whom you own the share' : 'whom you named';
};

/** The emails about an entry of someone else than the owner; `before` is the draft before it. */
function emailsAbout(
  { draft, state }: DraftChange,
  {
    entry,
    byId,
    before,
    url,
    head,
  }: {
    entry: DraftLogEntry;
    byId: number | null;
    before: DraftState;
    url: string;
    head: string;
  },
): Email[] {
  const { kind, reason } = entry;
  const who = entry.who ?? 'an administrator';
  const turn = turnOf(before.board)?.share ?? 0;
  const { share, week } = (kind === 'UNDONE' ? before.board.picks.at(-1) : null) ?? entry;
  const dates = state.facts.weeks.filter((it) => it.week === week).map((it) => textOf(fromTo(it)));
  const { propertyName, year } = draft;
  const common = { propertyName, year, url, head, who, reason, dates: dates.join() };
  const to = (number: number) =>
    choosersOf(draft.seats.get(number)).flatMap(({ userId, email, firstName, askedBy }) =>
      email && userId !== byId ? [{ ...common, share: number, email, firstName, askedBy }] : [],
    );
  const toOwner = (number: number) => to(number).filter(({ askedBy }) => askedBy === null);
  if (kind === 'PAUSED') {
    // Only if an email of this turn has named its deadline.
    const isReminded = draft.reminders > 0 && before.turnBeganAt === draft.state.turnBeganAt;
    return isReminded ? to(turn).map(pausedEmail) : [];
  }
  if (share === null) return [];
  if (kind === 'UNDONE') {
    return [...new Set([share, turn])].flatMap(toOwner).map((it) => undoneEmail(it, share));
  }
  if (kind !== 'PICKED' || entry.who === null) return [];
  const chooser = `${who}, ${roleOf(entry, byId, draft.seats.get(share))}`;
  const isLast = state.board.picks.at(-1)?.week === week;
  return toOwner(share).map((it) => chosenForYouEmail({ ...it, who: chooser }, isLast));
}

/** The emails to all who choose for a share: the turn of one of them has its whole time again. */
function emailsAboutClock(
  { draft }: DraftChange,
  { before, url, head }: { before: DraftState; url: string; head: string },
): Email[] {
  const { propertyName, year } = draft;
  const common = { propertyName, year, url, head, share: turnOf(before.board)?.share ?? 0 };
  const people = [...draft.seats.values()].flatMap(({ members }) => members);
  const byEmail = new Map(
    people.flatMap(({ email, firstName }) =>
      email ? [[email, { ...common, email, firstName }] as const] : [],
    ),
  );
  return [...byEmail.values()].map(clockSetEmail);
}

/**
 * The emails to owners of what others did to their turns: choices, undone choices and pauses; and to
 * all of a clock that was set right.
 */
export async function emailsToOwners(
  app: AppContext,
  transaction: Transaction,
  change: DraftChange,
  head: string,
): Promise<Email[]> {
  const { draft, entries } = change;
  const url = `${app.appUrl}${draftPath(draft)}`;
  const named = entries.filter(({ kind }) => ['PICKED', 'UNDONE', 'PAUSED'].includes(kind));
  const people = await peopleIn(transaction.query, named);
  let before = draft.state;
  return entries.flatMap((step) => {
    const emails = logEntriesOf([step], people).flatMap((entry) =>
      entry.kind === 'CLOCK_SET'
        ? emailsAboutClock(change, { before, url, head })
        : emailsAbout(change, { entry, byId: personIn(step), before, url, head }),
    );
    before = evolve(before, step);
    return emails;
  });
}
