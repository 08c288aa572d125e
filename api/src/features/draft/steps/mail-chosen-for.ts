import type { Transaction } from '../../../core/database/database';
import { queueMail } from '../../../core/mail/queue-mail';
import type { AppContext } from '../../../core/request-context';
import { chosenForYouEmail } from '../draft.emails';
import { draftPath } from './draft-subject';
import type { DraftChange } from './lock-draft';
import { logEntriesOf, peopleIn } from './log-entry';

/** Emails owners what someone else chose for them. */
export async function mailChosenFor(
  app: AppContext,
  transaction: Transaction,
  { draft, entries }: DraftChange,
  head: string,
): Promise<void> {
  const picks = entries.filter((entry) => entry.kind === 'PICKED' && entry.who !== undefined);
  if (picks.length === 0) return;
  const { propertyName, year, seats } = draft;
  const url = `${app.appUrl}${draftPath(draft)}`;
  for (const pick of logEntriesOf(picks, await peopleIn(transaction.query, picks))) {
    const { share, week, by, who, reason } = pick;
    const owner = share === null ? null : seats.get(share)?.owner;
    if (share === null || week === null || !owner?.email) continue;
    const role = by === 'ADMINISTRATOR' ? 'an administrator' : 'whom you named';
    const facts = { email: owner.email, firstName: owner.firstName, chooser: `${who}, ${role},` };
    const email = chosenForYouEmail({
      ...facts,
      reason,
      share,
      week,
      propertyName,
      year,
      url,
      head,
    });
    await queueMail(transaction, { ...email, thread: `draft-${draft.id}` });
  }
}
