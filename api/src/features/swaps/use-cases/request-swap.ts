import { type Call, requireMember } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import type { Limit } from '../../../kit/throttle';
import { EXPIRY } from '../swap.columns';
import type { CounterSwapArgs, RequestSwapInput } from '../swap.inputs';
import type { WeekSwapView } from '../swap.types';
import { SwapStatus } from '../swap-status';
import { complete, requireAnswerer } from './answer-swap';
import { endSwap } from './end-swap';
import { requireStanding } from './exchange-weeks';
import { findSwapWeeks } from './find-swap-weeks';
import { holdSwap, lockBookings } from './hold-swap';
import { findSwap } from './list-week-swaps';
import { tellSwap } from './tell-swap';

/** Requests of one person; each sends a mail. */
const ASKING: Limit = { name: 'ask-swap', points: 30, seconds: 3600 };

const SAME = {
  name: 'same-pending-swap',
  text: `select 1 from week_swaps where status = 'PENDING' and expires_at > now()
      and requesting_booking_id = $1 and preferred_week_start = $2::date limit 1`,
};

const ASK = {
  name: 'ask-for-swap',
  text: `insert into week_swaps (requester_id, share_id, requesting_booking_id, current_week_start,
      current_week_end, target_booking_id, target_share_id, preferred_week_start,
      preferred_week_end, request_note, counter_of_id, expires_at)
    values ($1, $2, $3, $4::date, $5::date, $6, $7, $8::date, $9::date, $10, $11, ${EXPIRY})
    returning id`,
};

type Asked = RequestSwapInput & { counterOfId?: number };

/** Stores the wish inside the caller's transaction, tells the other side, and answers its id. */
async function ask(call: Call, transaction: Transaction, input: Asked): Promise<number> {
  const actor = requireMember(call);
  const { bookingId, targetBookingId = null, note, counterOfId = null } = input;
  await lockBookings(transaction, [bookingId, targetBookingId]);
  const { mine, wanted } = await findSwapWeeks(transaction, actor, input);
  const [same] = await transaction.query(SAME, [bookingId, wanted.start]);
  if (same) throw new AppError('CONFLICT', 'You have asked for this already.', 'bookingId');
  const [asked] = await transaction.query<{ id: number }>(ASK, [
    actor.userId,
    mine.shareId,
    bookingId,
    mine.start,
    mine.end,
    wanted.id,
    wanted.shareId,
    wanted.start,
    wanted.end,
    note?.trim() ?? null,
    counterOfId,
  ]);
  const id = asked?.id ?? 0;
  const swap = await holdSwap(transaction, actor, id);
  await requireStanding(transaction, swap);
  const isFree = wanted.id === null && !swap.needsApproval;
  if (isFree) await complete(call, transaction, swap);
  else await tellSwap(call.app, transaction, { id, letters: { asked: true } });
  return id;
}

/**
 * Asks to give a week of mine for a certain other one. An open week is mine at once, unless an
 * administrator has the last word; the owner of a held one is asked. CONFLICT when a week is gone.
 */
export async function requestSwap(call: Call, input: RequestSwapInput): Promise<WeekSwapView> {
  const { userId } = requireMember(call);
  await call.app.throttle.consumeHere(ASKING, String(userId));
  const id = await inTransaction(call.app, (transaction) => ask(call, transaction, input));
  return findSwap(call, id);
}

/** Declines a swap and offers another week of mine for the one that was offered to me. */
export async function counterSwap(call: Call, args: CounterSwapArgs): Promise<WeekSwapView> {
  const actor = requireMember(call);
  await call.app.throttle.consumeHere(ASKING, String(actor.userId));
  const { id: counterOfId, bookingId, note } = args;
  const id = await inTransaction(call.app, async (transaction) => {
    const swap = await holdSwap(transaction, actor, counterOfId);
    requireAnswerer(swap, actor);
    const targetBookingId = swap.requestingBookingId;
    if (targetBookingId === null) {
      throw new AppError('CONFLICT', 'The week that was offered is held by nobody.', 'id');
    }
    const end = { id: counterOfId, status: SwapStatus.DECLINED, by: actor.userId } as const;
    await endSwap(call.app, transaction, { ...end, note: 'Another week is offered instead.' });
    return ask(call, transaction, { bookingId, targetBookingId, note, counterOfId });
  });
  return findSwap(call, id);
}
