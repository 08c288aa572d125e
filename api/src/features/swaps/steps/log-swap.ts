import type { Action } from '../../../core/audiences/action';
import { type HappeningKind, happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import type { RequestContext } from '../../../core/request-context';
import type { SwapRow } from '../listing/present-swap';
import { swapCancelled } from '../swaps.happenings';

type LoggedSwap = Pick<
  SwapRow,
  | ('id' | 'propertyId' | 'propertyName' | 'requesterId' | 'answererId' | 'shareNumber')
  | ('currentWeekStart' | 'currentWeekEnd' | 'preferredWeekStart' | 'preferredWeekEnd')
> & { targetShareNumber: number | null };

interface LoggedAction {
  action: HappeningKind<Action>;
  swap: LoggedSwap;
  note?: string | undefined;
  cancelledBy?: Approved;
}

/** The swap or found exchange whose approval cancelled a swap. */
type Approved = { approvedId: number } | { approvedExchangeId: number };

/** Logs what an administrator did with a swap: who asked whom, with both weeks. */
export async function logSwap(
  call: RequestContext,
  transaction: Transaction,
  { action, swap, note, cancelledBy }: LoggedAction,
): Promise<void> {
  const { id, propertyId, propertyName, requesterId: userId, answererId, shareNumber } = swap;
  const { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd } = swap;
  const weeks = { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd };
  const { targetShareNumber } = swap;
  await happened(call, transaction, action, {
    id,
    subject: `Swap ${id}, ${propertyName}`,
    after: { userId, shareNumber, targetShareNumber, answererId, ...weeks, note, ...cancelledBy },
    userIds: [answererId],
    propertyId,
  });
}

/** Logs each swap that the approval of another one cancelled. */
export async function logCancelled(
  call: RequestContext,
  transaction: Transaction,
  { swaps, by: cancelledBy }: { swaps: readonly LoggedSwap[]; by: Approved },
): Promise<void> {
  for (const swap of swaps) {
    await logSwap(call, transaction, { swap, action: swapCancelled, cancelledBy });
  }
}
