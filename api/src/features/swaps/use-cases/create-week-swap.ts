import { type Actor, type Call, requireMember } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { recordAction } from '../../audit/use-cases/record-action';
import { presentSwap, type SwapRow } from '../present-swap';
import { swapDatesRefusal } from '../rules';
import { EXPIRY, SWAP_COLUMNS, SWAP_TABLES } from '../swap.columns';
import type { CreateWeekSwapInput } from '../swap.inputs';
import type { WeekSwapView } from '../swap.types';
import { tellSwap } from './end-swap';
import { limitAsking } from './limit-asking';

// Locked, so that the share is still theirs when the swap is stored.
const REQUESTER = {
  name: 'swap-requester',
  text: `select u.id, (select s.id from shares s where s.user_id = u.id and s.property_id = $2
      and s.share_number = $3 and s.is_active for share) as "shareId"
    from users u where u.email = $1::citext and u.deleted_at is null`,
};

const bookingOn = (start: string, end: string) => `select b.id from bookings b
        join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
        where b.property_id = $3 and b.released_at is null
          and w.start_date = ${start}::date and w.end_date = ${end}::date`;

const CREATE = {
  name: 'create-week-swap',
  text: `insert into week_swaps (requester_id, share_id, current_week_start, current_week_end,
      preferred_week_start, preferred_week_end, request_note,
      requesting_booking_id, target_booking_id, target_share_id, answerer_id, expires_at)
    select $1, $2, $4::date, $5::date, $6::date, $7::date, $8,
      (${bookingOn('$4', '$5')} and b.share_id = $2), target.id, target.share_id, theirs.user_id, ${EXPIRY}
    from (select 1) one
    left join bookings target on target.id = (${bookingOn('$6', '$7')} and b.share_id <> $2)
    left join shares theirs on theirs.id = target.share_id
    returning id`,
};

const FIND = {
  name: 'week-swap',
  text: `select ${SWAP_COLUMNS} from ${SWAP_TABLES} where swap.id = $1`,
};

async function findRequester(
  transaction: Transaction,
  actor: Actor,
  { userEmail, propertyId, shareNumber }: CreateWeekSwapInput,
): Promise<{ id: number; shareId: number }> {
  type Row = { id: number; shareId: number | null };
  const [found] = await transaction.query<Row>(REQUESTER, [userEmail, propertyId, shareNumber]);
  if (!actor.isAdminSession && found?.id !== actor.userId) {
    throw new AppError('FORBIDDEN', 'You can ask for swaps of your own weeks only.', 'userEmail');
  }
  if (!found) {
    throw new AppError('BAD_USER_INPUT', `Nobody has the address ${userEmail}.`, 'userEmail');
  }
  if (found.shareId === null) {
    const message = `${userEmail} does not hold share ${shareNumber} of this property.`;
    throw new AppError('BAD_USER_INPUT', message, 'shareNumber');
  }
  return { id: found.id, shareId: found.shareId };
}

/** Nobody is asked by themselves. */
function refuseOwn({ requesterId, answererId, targetBooking }: SwapRow): void {
  if (requesterId !== answererId) return;
  const message = `Share ${targetBooking?.shareNumber}, which holds this week, is theirs as well.`;
  throw new AppError('BAD_USER_INPUT', message, 'preferredWeekStart');
}

async function log(call: Call, transaction: Transaction, swap: SwapRow): Promise<void> {
  const { id, propertyName, requesterName, shareNumber } = swap;
  if (!call.actor?.isAdminSession) return;
  const { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd } = swap;
  await recordAction(call, transaction, {
    action: 'swap.create',
    id,
    subject: `Swap ${id}, ${requesterName}, ${propertyName} share ${shareNumber}`,
    after: { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd },
  });
}

/** Asks for another week than one holds: for oneself, or as administrator for anybody (spec §7). */
export async function createWeekSwap(
  call: Call,
  input: CreateWeekSwapInput,
): Promise<WeekSwapView> {
  const actor = requireMember(call);
  const refusal = swapDatesRefusal(input);
  if (refusal) throw new AppError('BAD_USER_INPUT', refusal.message, refusal.field);
  if (!actor.isAdminSession) await limitAsking(call, actor);
  return inTransaction(call.app, async (transaction) => {
    const requester = await findRequester(transaction, actor, input);
    const [created] = await transaction.query<{ id: number }>(CREATE, [
      requester.id,
      requester.shareId,
      input.propertyId,
      input.currentWeekStart,
      input.currentWeekEnd,
      input.preferredWeekStart,
      input.preferredWeekEnd,
      input.requestNote?.trim() ?? null,
    ]);
    const [swap] = await transaction.query<SwapRow>(FIND, [created?.id]);
    if (!swap) throw new Error('The swap was not stored.');
    refuseOwn(swap);
    await tellSwap(call.app, transaction, { id: swap.id, letters: { asked: true } });
    await log(call, transaction, swap);
    return presentSwap(actor, swap);
  });
}
