import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import {
  type Actor,
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../core/request-context';
import { findSwap } from '../listing/use-cases/list-week-swaps';
import { acceptHeld, cancelOthers, endSwap } from '../steps/end-swap';
import {
  bothSides,
  exchangeWeeks,
  requireObstacle,
  requireStanding,
} from '../steps/exchange-weeks';
import { type LockedSwap, lockSwap } from '../steps/lock-swap';
import { logCancelled, logSwap } from '../steps/log-swap';
import type { AcceptSwapArgs, AnswerSwapArgs, RejectSwapArgs } from '../swap.inputs';
import { requireAnswerer } from '../swap.policy';
import type { WeekSwapView } from '../swap.types';
import { SwapStatus } from '../swap-status';
import { swapApproved, swapCancelled, swapDeclined } from '../swaps.happenings';

/** Locks a pending swap, applies `work`, and returns the updated swap. */
async function withSwap(
  call: RequestContext,
  id: number,
  work: (transaction: Transaction, swap: LockedSwap, actor: Actor) => Promise<void>,
): Promise<WeekSwapView> {
  const actor = requireMember(call);
  await inTransaction(call.app, async (transaction) =>
    work(transaction, await lockSwap(transaction, actor, id), actor),
  );
  return findSwap(call, id);
}

// So that taking the swap back does not use up a claim, nor give one back.
const NOTE_CLAIM = statement(
  'note-claim-of-swap',
  `update week_swaps swap set gave_only_claim = b.only_claim_of is not null
    from bookings b where swap.id = $1 and b.id = swap.requesting_booking_id`,
);

/**
 * Exchanges the weeks of a locked swap and ends it, with all other requests for the same weeks, which
 * it returns.
 */
export async function complete(
  call: RequestContext,
  transaction: Transaction,
  swap: LockedSwap & { note?: string | undefined },
) {
  const { id, note, requestingBookingId, targetBookingId } = swap;
  const standing = await requireStanding(transaction, swap);
  if (targetBookingId === null) await transaction.query(NOTE_CLAIM, [id]);
  await exchangeWeeks(call, transaction, swap.propertyId, bothSides(standing));
  const by = call.actor?.userId ?? null;
  await endSwap(call.app, transaction, { id, status: SwapStatus.APPROVED, by, note });
  const bookingIds = [requestingBookingId, targetBookingId];
  return cancelOthers(call.app, transaction, { id, bookingIds });
}

const ANSWER_FOR_GUESTS = statement(
  'answer-for-guests',
  'update week_swaps set answerer_guests_come = $2 where id = $1',
);

/** Accepts a swap; the weeks are exchanged immediately unless an administrator must approve it. */
export function acceptSwap(
  call: RequestContext,
  { id, note, guestsCome: answererGuestsCome = true }: AcceptSwapArgs,
): Promise<WeekSwapView> {
  return withSwap(call, id, async (transaction, swap, actor) => {
    requireAnswerer(swap, actor);
    if (swap.needsApproval && swap.isAccepted) return;
    await transaction.query(ANSWER_FOR_GUESTS, [id, answererGuestsCome]);
    if (!swap.needsApproval) {
      await complete(call, transaction, { ...swap, answererGuestsCome, note });
      return;
    }
    await requireStanding(transaction, swap);
    await acceptHeld(call.app, transaction, { id, by: actor.userId, note });
  });
}

/** Declines a swap requested from the caller. */
export function declineSwap(
  call: RequestContext,
  { id, note }: AnswerSwapArgs,
): Promise<WeekSwapView> {
  return withSwap(call, id, async (transaction, swap, actor) => {
    requireAnswerer(swap, actor);
    const by = actor.userId;
    await endSwap(call.app, transaction, { id, status: SwapStatus.DECLINED, by, note });
  });
}

/** Cancels a swap of the caller; administrators can cancel any. */
export function cancelSwap(
  call: RequestContext,
  { id, note }: AnswerSwapArgs,
): Promise<WeekSwapView> {
  return withSwap(call, id, async (transaction, swap, actor) => {
    const isMine = swap.requesterIds.includes(actor.userId);
    if (!isMine && !actor.isAdminSession) {
      throw new AppError('FORBIDDEN', 'Only the requester can cancel a swap.', 'id');
    }
    const by = actor.userId;
    await endSwap(call.app, transaction, { id, status: SwapStatus.CANCELLED, by, note });
    if (!isMine) await logSwap(call, transaction, { swap, action: swapCancelled, note });
  });
}

/**
 * Approves a swap that both sides agreed to, or one for an open week, and logs it with each other
 * swap that this cancels; administrators only.
 */
export async function approveSwap(
  call: RequestContext,
  { id, note }: AnswerSwapArgs,
): Promise<WeekSwapView> {
  requireAdministrator(call);
  let othersCancelled = 0;
  const view = await withSwap(call, id, async (transaction, swap) => {
    if (swap.targetBookingId !== null && !swap.isAccepted) {
      throw new AppError('CONFLICT', 'The other owner has not agreed yet.', 'id');
    }
    const others = await complete(call, transaction, { ...swap, note });
    othersCancelled = others.length;
    await logSwap(call, transaction, { swap, action: swapApproved, note });
    await logCancelled(call, transaction, { swaps: others, by: { approvedId: id } });
  });
  return { ...view, othersCancelled };
}

/**
 * Declines any pending swap, or on request only one whose weeks cannot be exchanged now, by default
 * with that reason; administrators only.
 */
export async function rejectSwap(
  call: RequestContext,
  { id, note: written, onlyIfImpossible = false }: RejectSwapArgs,
): Promise<WeekSwapView> {
  const { userId: by } = requireAdministrator(call);
  return withSwap(call, id, async (transaction, swap) => {
    const obstacle = onlyIfImpossible ? await requireObstacle(transaction, swap) : undefined;
    const note = written ?? obstacle;
    await endSwap(call.app, transaction, { id, status: SwapStatus.DECLINED, by, note });
    await logSwap(call, transaction, { swap, action: swapDeclined, note });
  });
}
