import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import type { AppContext } from '../../../core/request-context';
import { appendToChain } from '../../chain/steps/append-to-chain';
import { ownersOf } from '../draft.events';
import { draftChanged, picksMade, picksUndone, turnDue } from '../draft.happenings';
import { keepLists } from '../lists/steps/keep-lists';
import { dueReminder } from '../room/steps/due-reminder';
import {
  type ChainedEntry,
  chain,
  type DraftAction,
  type DraftEntry,
  decide,
  evolve,
} from '../rules';
import { completeDraft } from './complete-draft';
import { emailsToOwners } from './emails-to-owners';
import type { DraftChange, LockedDraft } from './lock-draft';
import { saveDraft } from './save-draft';

/** A command whose clock reading may be later than that of the lock (ISO). */
export type TimedAction = DraftAction & { now?: string };

/** Ties the first and the last entry of a draft to the log of its house. */
async function tieToHouse(
  transaction: Transaction,
  change: DraftChange,
  links: readonly ChainedEntry[],
) {
  const { propertyId, year } = change.draft;
  for (const [index, { kind }] of change.entries.entries()) {
    const head = links[index]?.hash ?? '';
    if (kind !== 'OPENED' && kind !== 'ENDED') continue;
    await appendToChain(transaction, propertyId, { kind, year, head });
  }
}

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
  const decision = decide(draft.state, {
    now: draft.now,
    server: new Date().toISOString(),
    seats: draft.seats,
    ...action,
  });
  if ('refusal' in decision) {
    const { sentence, field } = decision.refusal;
    throw new AppError('CONFLICT', sentence, field);
  }
  const { entries } = decision;
  const change = { draft, entries, state: entries.reduce(evolve, draft.state) };
  const links = await chain(draft.head, entries);
  const head = links.at(-1)?.hash ?? draft.head;
  const emails = await emailsToOwners(app, transaction, change, head);
  const { reminders, ...due } = dueReminder(app, change, head);
  if (entries.length === 0 && reminders === draft.reminders) return entries;
  const { event, hasWebhook } = await saveDraft(transaction, change, { links, head, reminders });
  await keepLists(transaction, change);
  const { id: draftId, propertyId, year } = draft;
  await tieToHouse(transaction, change, links);
  const owners = ownersOf(draft);
  await happened({ app }, transaction, draftChanged, { draftId, owners, event, emails });
  await happened({ app }, transaction, turnDue, { draftId, ...due });
  if (hasWebhook) {
    for (const [kind, heard] of [
      ['PICKED', picksMade],
      ['UNDONE', picksUndone],
    ] as const) {
      const seqs = entries.filter((it) => it.kind === kind).map(({ seq }) => seq);
      if (seqs.length === 0) continue;
      await happened({ app }, transaction, heard, { draftId, propertyId, year, seqs });
    }
  }
  if (entries.at(-1)?.kind === 'ENDED') await completeDraft(app, transaction, change, head);
  return entries;
}
