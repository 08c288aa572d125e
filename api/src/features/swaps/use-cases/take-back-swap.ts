import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import { findSwap } from '../listing/use-cases/list-week-swaps';
import { askForSwap, limitAsking, type WantedWeek } from '../steps/ask-for-swap';
import { announceSwap, storeEnd } from '../steps/end-swap';
import { type LockedSwap, lockAnySwap } from '../steps/lock-swap';
import { logCancelled, logSwap } from '../steps/log-swap';
import type { AnswerSwapArgs } from '../swap.inputs';
import type { WeekSwapView } from '../swap.types';
import { SwapStatus } from '../swap-status';
import { swapTakenBack } from '../swaps.happenings';
import { complete } from './answer-swap';

const ASKED_BACK = statement(
  'swap-asked-back',
  `select id, status from week_swaps
    where takes_back_id = $1 and status in ('PENDING', 'APPROVED')`,
);

const MOVED = statement(
  'moved-since-swap',
  `select w.week from unnest($1::bigint[], $2::date[]) as leg(id, start)
    join bookings b on b.id = leg.id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where w.start_date <> leg.start`,
);

/** The week that a side has since the swap; an open one has no owner. */
type Side = WantedWeek & { ids: readonly number[] };

function sidesOf(swap: LockedSwap): { requester: Side; answerer: Side } {
  const { requestingBookingId, targetBookingId } = swap;
  return {
    requester: {
      ids: swap.requesterIds,
      ownerId: swap.requesterId,
      shareId: swap.shareId,
      bookingId: targetBookingId ?? requestingBookingId,
      start: swap.preferredWeekStart,
      end: swap.preferredWeekEnd,
    },
    answerer: {
      ids: swap.answererIds,
      ownerId: swap.answererId,
      shareId: swap.targetShareId,
      bookingId: targetBookingId && requestingBookingId,
      start: swap.currentWeekStart,
      end: swap.currentWeekEnd,
    },
  };
}

/** The request of the caller’s side, or of the requester’s for an administrator. */
function exchangeBack(swap: LockedSwap, actor: Actor) {
  const { requester, answerer } = sidesOf(swap);
  const isAnswerer = !actor.isAdminSession && answerer.ids.includes(actor.userId);
  const [mine, wanted] = isAnswerer ? [answerer, requester] : [requester, answerer];
  const requesterId = actor.isAdminSession ? mine.ownerId : actor.userId;
  const { bookingId, shareId } = mine;
  if (requesterId === null || bookingId === null || shareId === null) {
    throw new AppError('CONFLICT', 'One of the weeks is no longer booked.', 'id');
  }
  return { requesterId, given: { ...mine, bookingId, shareId }, wanted };
}

/** CONFLICT unless the swap is complete and nothing else has been done with its weeks. */
async function requireUntouched(transaction: Transaction, swap: LockedSwap): Promise<void> {
  if (swap.status !== SwapStatus.APPROVED) {
    const sentence = 'Only a swap whose weeks have been swapped can be taken back.';
    throw new AppError('CONFLICT', sentence, 'id');
  }
  const { requester, answerer } = sidesOf(swap);
  const held = [requester, answerer].filter(({ bookingId }) => bookingId !== null);
  const [moved] = await transaction.query(MOVED, [
    held.map(({ bookingId }) => bookingId),
    held.map(({ start }) => start),
  ]);
  if (!moved) return;
  const sentence = `One of its weeks has been swapped for week ${moved.week} since, so this swap can no longer be taken back.`;
  throw new AppError('CONFLICT', sentence, 'id');
}

/** Ends a request to take the swap back, for an administrator; CONFLICT for its owners. */
async function endAskedBack(
  transaction: Transaction,
  { swap: { id }, actor }: { swap: LockedSwap; actor: Actor },
): Promise<void> {
  const [asked] = await transaction.query(ASKED_BACK, [id]);
  if (!asked) return;
  if (asked.status === SwapStatus.APPROVED) {
    throw new AppError('CONFLICT', 'This swap has already been taken back.', 'id');
  }
  if (!actor.isAdminSession) {
    const sentence = 'Someone has already asked to take this swap back. See your swaps.';
    throw new AppError('CONFLICT', sentence, 'id');
  }
  const note = 'An administrator took the swap back.';
  await storeEnd(transaction, { id: asked.id, status: SwapStatus.CANCELLED, note });
}

/**
 * Exchanges the weeks of a completed swap back, by a swap of its own: an owner asks the other side, an
 * administrator does it at once, and so does an owner who took an open week. CONFLICT once a week has
 * begun, or if something else has been done with it since.
 */
export async function takeBackSwap(
  call: RequestContext,
  { id: takesBackId, note }: AnswerSwapArgs,
): Promise<WeekSwapView> {
  const actor = requireMember(call);
  const { isAdminSession } = actor;
  if (!isAdminSession) await limitAsking(call, actor);
  const id = await inTransaction(call.app, async (transaction) => {
    const swap = await lockAnySwap(transaction, actor, takesBackId);
    await requireUntouched(transaction, swap);
    await endAskedBack(transaction, { swap, actor });
    // An administrator’s note is the answer rather than the request.
    const asked = {
      ...exchangeBack(swap, actor),
      takesBackId,
      note: isAdminSession ? undefined : note,
    };
    const fields = { given: 'id', wanted: 'id' };
    const back = await askForSwap(transaction, actor, { ...asked, fields });
    if (isAdminSession) {
      const others = await complete(call, transaction, { ...back, note });
      await logSwap(call, transaction, { swap, action: swapTakenBack, note });
      await logCancelled(call, transaction, { swaps: others, by: { approvedId: back.id } });
    } else if (asked.wanted.bookingId === null) await complete(call, transaction, back);
    else await announceSwap(call.app, transaction, { id: back.id, emails: { asked: true } });
    return back.id;
  });
  return findSwap(call, id);
}
