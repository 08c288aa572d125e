import type { Transaction } from '../../../core/database/database';
import { queueMail } from '../../../core/mail/queue-mail';
import type { AppContext } from '../../../core/request-context';
import { queueNotice } from '../../push/steps/queue-notice';
import { timeForReader } from '../../weeks/rules';
import { turnEmail } from '../draft.emails';
import { datedAfter, isWithinTurn, remindersDue, turnOf } from '../rules';
import type { DraftChange } from './lock-draft';

/**
 * Sends the owner whose turn it is the due reminder with the log's last hash, the last one if several are due, and notifies
 * their devices of it and of every turn that begins, however short it is. Returns how many reminders
 * of the current turn are done.
 */
export async function sendReminder(
  app: AppContext,
  transaction: Transaction,
  { draft, entries, state }: DraftChange,
  head: string,
): Promise<number> {
  const isNewTurn = !entries.every(isWithinTurn);
  const sent = isNewTurn ? 0 : draft.reminders;
  const due = remindersDue(state, datedAfter(state, draft.now));
  const turn = turnOf(state.board);
  const isDue = due > sent;
  if (!turn || !state.deadline || !(isDue || isNewTurn)) return sent;
  const { userId = null, owner } = draft.seats.get(turn.share) ?? {};
  if (userId !== null) {
    await queueNotice(transaction, { userId, kind: 'draft', subjectId: draft.id });
  }
  if (!isDue) return sent;
  if (!owner?.email) return due;
  const { email, firstName } = owner;
  const { propertyId, propertyName, year } = draft;
  const zones = { house: draft.timeZone, reader: owner.timeZone };
  const deadline = timeForReader(state.deadline, zones);
  const url = `${app.appUrl}/draft?property=${propertyId}&year=${year}`;
  await queueMail(
    transaction,
    turnEmail({
      email,
      firstName,
      turn,
      propertyName,
      year,
      deadline,
      url,
      head,
      isLast: due === 3,
    }),
  );
  return due;
}
