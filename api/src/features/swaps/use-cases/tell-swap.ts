import type { App } from '../../../kit/call';
import type { Transaction } from '../../../kit/database';
import { queueMail } from '../../../kit/mail/queue-mail';
import { AdminArea } from '../../audit/admin-event.type';
import { tellAdministrators } from '../../audit/use-cases/tell-administrators';
import { type SwapEvent, swapTopic } from '../swap.events';
import { answeredLetter, askedLetter, type SwapFactsTold } from '../swap.letters';
import type { SwapStatus } from '../swap-status';

const DAY = `'FMDD FMMonth YYYY'`;

const TOLD = {
  name: 'swap-told',
  text: `select swap.id, swap.status, swap.accepted_at is not null as "isAccepted",
      p.id as "propertyId", p.name as "propertyName", swap.request_note as "requestNote",
      to_char(swap.current_week_start, ${DAY}) as given,
      to_char(swap.preferred_week_start, ${DAY}) as wanted,
      requester.id as "requesterId", requester.email::text as "requesterEmail",
      requester.first_name as "requesterFirstName",
      requester.first_name || ' ' || requester.last_name as "requesterName",
      answerer.id as "answererId", answerer.email::text as "answererEmail",
      answerer.first_name as "answererFirstName"
    from week_swaps swap
    join shares s on s.id = swap.share_id
    join properties p on p.id = s.property_id
    left join users requester on requester.id = swap.requester_id and requester.deleted_at is null
    left join shares target on target.id = swap.target_share_id
    left join users answerer on answerer.id = target.user_id and answerer.deleted_at is null
    where swap.id = $1`,
};

interface Told extends SwapFactsTold {
  id: number;
  status: SwapStatus;
  isAccepted: boolean;
  propertyId: number;
  requestNote: string | null;
  requesterId: number | null;
  requesterEmail: string | null;
  requesterFirstName: string;
  answererId: number | null;
  answererEmail: string | null;
  answererFirstName: string;
}

/** Who is written to about a swap: whoever did not do it themselves. */
type Letters =
  | { asked: boolean }
  | { end: Parameters<typeof answeredLetter>[1]; by: number | null; note?: string };

async function write(
  app: App,
  transaction: Transaction,
  told: Told,
  letters: Letters,
): Promise<void> {
  const url = `${app.appUrl}/swaps`;
  const answerer = {
    id: told.answererId,
    to: told.answererEmail,
    firstName: told.answererFirstName,
  };
  const requester = {
    id: told.requesterId,
    to: told.requesterEmail,
    firstName: told.requesterFirstName,
  };
  const readers = 'asked' in letters ? [answerer] : [requester, answerer];
  for (const { id, to, firstName } of readers) {
    if (!to || ('by' in letters && letters.by === id)) continue;
    const note = 'asked' in letters ? told.requestNote : (letters.note ?? null);
    const facts = { to, firstName, swap: told, url, note };
    await queueMail(
      transaction,
      'asked' in letters ? askedLetter(facts) : answeredLetter(facts, letters.end),
    );
  }
}

/** Tells both sides live and by mail, and administrators live, what is with a swap now. */
export async function tellSwap(
  app: App,
  transaction: Transaction,
  { id, letters }: { id: number; letters: Letters },
): Promise<void> {
  const [told] = await transaction.query<Told>(TOLD, [id]);
  if (!told) throw new Error(`Swap ${id} is missing.`);
  const { status, isAccepted, propertyId, requesterId, answererId } = told;
  const event: SwapEvent = { swapId: id, status, isAccepted, propertyId };
  for (const person of [requesterId, answererId]) {
    if (person !== null) transaction.emit(swapTopic(person), event);
  }
  tellAdministrators(transaction, AdminArea.WEEK_SWAPS, id);
  await write(app, transaction, told, letters);
}
