import type { Transaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import type { AppContext } from '../../../core/request-context';
import { keepLists } from '../lists/steps/keep-lists';
import { sendReminder } from '../room/steps/send-reminder';
import { chain, type DraftAction, type DraftEntry, decide, evolve } from '../rules';
import { completeDraft } from './complete-draft';
import type { LockedDraft } from './lock-draft';
import { mailOwners } from './mail-owners';
import { saveDraft } from './save-draft';

/** A command whose clock reading may be later than that of the lock (ISO). */
export type TimedAction = DraftAction & { now?: string };

/**
 * Every change to an opened draft goes through here: it decides which entries a command adds to a
 * locked draft, stores them, publishes them and returns them. CONFLICT with the reason if the rules
 * refuse the command; without entries nothing is written.
 */
export async function changeDraft(
  { app, transaction }: { app: AppContext; transaction: Transaction },
  draft: LockedDraft,
  action: TimedAction,
): Promise<readonly DraftEntry[]> {
  const decision = decide(draft.state, { now: draft.now, seats: draft.seats, ...action });
  if ('refusal' in decision) {
    const { sentence, field } = decision.refusal;
    throw new AppError('CONFLICT', sentence, field);
  }
  const { entries } = decision;
  const change = { draft, entries, state: entries.reduce(evolve, draft.state) };
  const links = await chain(draft.head, entries);
  const head = links.at(-1)?.hash ?? draft.head;
  await mailOwners(app, transaction, change, head);
  const reminders = await sendReminder(app, transaction, change, head);
  if (entries.length === 0 && reminders === draft.reminders) return entries;
  await saveDraft(transaction, change, { links, head, reminders });
  await keepLists(transaction, change);
  if (entries.at(-1)?.kind === 'ENDED') await completeDraft(app, transaction, change, head);
  return entries;
}
