import type { Transaction } from '../../../kit/database';
import { queueMail } from '../../../kit/mail/queue-mail';
import { turnLetter } from '../draft.letters';
import type { DraftTurn } from '../rules';
import type { HeldDraft } from './hold-draft';

/** Parts of the window after which its owner is reminded: at the start, half and the last tenth. */
const REMINDERS = [0, 0.5, 0.9];
/** A live evening needs no mail: shorter windows are over before it is read. */
const SHORTEST_WINDOW_SECONDS = 3600;

const OWNER = {
  name: 'owner-to-remind',
  text: `select owner.email::text as email, owner.first_name as "firstName" from shares s
    join users owner on owner.id = s.user_id and owner.deleted_at is null
    where s.property_id = $1 and s.share_number = $2`,
};

function reminderTimes({ turnBeganAt, deadline, rules }: HeldDraft): number[] {
  if (!turnBeganAt || !deadline || rules.windowSeconds < SHORTEST_WINDOW_SECONDS) return [];
  // After a pause the window ends later, but is not longer for that.
  const begin = deadline.getTime() - rules.windowSeconds * 1000;
  return REMINDERS.map((part) => begin + part * rules.windowSeconds * 1000);
}

/** When there is next something to do in a running draft: a reminder or the deadline. */
export function nextWake(draft: HeldDraft): Date | null {
  const reminder = reminderTimes(draft)[draft.reminders];
  return reminder === undefined ? draft.deadline : new Date(reminder);
}

/** Sends the owner whose turn it is the reminder that is due; of several that are, the last. */
export async function remind(
  transaction: Transaction,
  draft: HeldDraft,
  { turn, now, appUrl }: { turn: DraftTurn; now: Date; appUrl: string },
): Promise<void> {
  const due = reminderTimes(draft).filter((time) => time <= now.getTime()).length;
  if (due <= draft.reminders || !draft.deadline) return;
  draft.reminders = due;
  const { propertyId, propertyName, year, deadline } = draft;
  const values = [propertyId, turn.share];
  const [owner] = await transaction.query<{ email: string; firstName: string }>(OWNER, values);
  if (!owner) return;
  const url = `${appUrl}/draft?property=${propertyId}&year=${year}`;
  await queueMail(
    transaction,
    turnLetter({ ...owner, turn, propertyName, year, deadline, url, isLast: due === 3 }),
  );
}
