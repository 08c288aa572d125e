import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { dayInWords } from '../../../core/database/day-in-words';
import { type Row, statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { answerEnd } from '../../properties/property.columns';
import { GUESTS_COME, SIDES } from '../listing/swap.columns';
import { SwapStatus } from '../swap-status';
import type { SwapEmails } from '../swaps.happenings';
import { swapChanged, swapRequested } from '../swaps.happenings';
import { TARGET_SHARE_NUMBER } from './lock-swap';

// If a booked week is exchanged without an earlier acceptance, its owner is accepting now.
const END = statement(
  'end-swap',
  `update week_swaps set status = $2, updated_at = now(), version = version + 1,
      accepted_at = case when $2 = 'APPROVED' and target_booking_id is not null
        then coalesce(accepted_at, now()) else accepted_at end,
      answer_note = coalesce($3, case when $2 = 'APPROVED' then answer_note end) where id = $1`,
);

const ACCEPT = statement(
  'accept-swap',
  `update week_swaps swap set accepted_at = now(), updated_at = now(), version = swap.version + 1,
      expires_at = greatest(swap.expires_at,
        ${answerEnd('p', 'least(swap.current_week_start, swap.preferred_week_start)')}),
      answer_note = $2
    from shares s join properties p on p.id = s.property_id
    where swap.id = $1 and s.id = swap.share_id`,
);

// Other requests for these weeks are now void.
const CANCEL_OTHERS = statement(
  'cancel-other-swaps',
  `update week_swaps swap set status = 'CANCELLED', updated_at = now(), version = swap.version + 1,
      answer_note = $3
    from shares s, properties p
    where s.id = swap.share_id and p.id = s.property_id
      and swap.status = 'PENDING' and swap.id is distinct from $1
      and (swap.requesting_booking_id = any($2::bigint[])
        or swap.target_booking_id = any($2::bigint[]))
    returning swap.id, p.id as "propertyId", p.name as "propertyName",
      swap.requester_id as "requesterId", swap.answerer_id as "answererId",
      s.share_number as "shareNumber", ${TARGET_SHARE_NUMBER},
      swap.current_week_start::text as "currentWeekStart",
      swap.current_week_end::text as "currentWeekEnd",
      swap.preferred_week_start::text as "preferredWeekStart",
      swap.preferred_week_end::text as "preferredWeekEnd"`,
);

const CHANGED_HANDS = 'One of the weeks has changed hands since.';

/** The people of a side, with what emails to them need. */
const peopleJson = (side: string) => `(select coalesce(json_agg(json_build_object('id', person.id,
        'to', person.email::text, 'firstName', person.first_name, 'reader', person.time_zone)
        order by person.id), '[]')
      from users person where person.id = any(sides."${side}") and person.deleted_at is null)`;

/** A swap as its sides are notified of it. */
export const SWAP_NOTICE = statement(
  'swap-notice',
  `select swap.id, swap.status, swap.accepted_at is not null as "isAccepted",
      swap.counter_of_id is not null as "isCounter",
      swap.takes_back_id is not null as "isTakeBack", ${GUESTS_COME},
      p.id as "propertyId", p.name as "propertyName",
      p.time_zone as "timeZone", swap.expires_at as "expiresAt", swap.request_note as "requestNote",
      ${dayInWords('swap.current_week_start')} as given,
      ${dayInWords('swap.preferred_week_start')} as wanted,
      ${peopleJson('requesterIds')} as requesters,
      coalesce(requester.first_name || ' ' || requester.last_name, 'Former owner') as "requesterName",
      ${peopleJson('answererIds')} as answerers
    from week_swaps swap cross join lateral (select ${SIDES}) sides
    join shares s on s.id = swap.share_id
    join properties p on p.id = s.property_id
    left join users requester on requester.id = swap.requester_id and requester.deleted_at is null
    where swap.id = $1`,
);

/**
 * Publishes the current status of a swap: to both sides live, by email and on their devices, to
 * administrators live. Only this function publishes the administrators' event of a swap.
 */
export async function announceSwap(
  app: AppContext,
  transaction: Transaction,
  { id, emails }: { id: number; emails: SwapEmails },
): Promise<void> {
  const [notice] = await transaction.query(SWAP_NOTICE, [id]);
  if (!notice) throw new Error(`Swap ${id} is missing.`);
  const kind = 'asked' in emails ? swapRequested : swapChanged;
  await happened({ app }, transaction, kind, { notice, emails });
}

interface End {
  id: number;
  status: Exclude<SwapStatus, 'PENDING'>;
  note?: string | undefined;
}

/** Stores the final status of a locked swap, of which something else notifies both sides. */
export async function storeEnd(transaction: Transaction, { id, status, note }: End): Promise<void> {
  await transaction.query(END, [id, status, note ?? null]);
}

/** Stores the final status of a locked swap, and notifies both sides. */
export async function endSwap(
  app: AppContext,
  transaction: Transaction,
  end: End & { by: number | null },
): Promise<void> {
  const { id, status, by, note } = end;
  await storeEnd(transaction, end);
  await announceSwap(app, transaction, { id, emails: { end: status, by, note } });
}

/** Stores that the other side accepted a swap that needs an administrator's approval. */
export async function acceptHeld(
  app: AppContext,
  transaction: Transaction,
  { id, by, note }: { id: number; by: number; note: string | undefined },
): Promise<void> {
  await transaction.query(ACCEPT, [id, note ?? null]);
  await announceSwap(app, transaction, { id, emails: { end: 'AGREED', by, note } });
}

/**
 * Ends requests for weeks that have been exchanged, other than the swap that did, if any; returns
 * them.
 */
export async function cancelOthers(
  app: AppContext,
  transaction: Transaction,
  { id, bookingIds }: { id: number | null; bookingIds: (number | null)[] },
): Promise<Row<'cancel-other-swaps'>[]> {
  const ids = bookingIds.filter((it) => it !== null);
  const others = await transaction.query(CANCEL_OTHERS, [id, ids, CHANGED_HANDS]);
  for (const other of others) {
    const emails = { end: SwapStatus.CANCELLED, by: null, note: CHANGED_HANDS } as const;
    await announceSwap(app, transaction, { id: other.id, emails });
  }
  return others;
}
