import type { Transaction } from '../../../core/database/database';
import type { RequestContext } from '../../../core/request-context';
import { recordAction } from '../../audit/steps/record-action';
import type { SwapRow } from '../present-swap';

type LoggedSwap = Pick<
  SwapRow,
  | ('id' | 'propertyId' | 'propertyName' | 'requesterId' | 'answererId' | 'shareNumber')
  | ('currentWeekStart' | 'currentWeekEnd' | 'preferredWeekStart' | 'preferredWeekEnd')
>;

interface LoggedAction {
  action: string;
  swap: LoggedSwap;
  note?: string | undefined;
  /** The swap whose approval cancelled it. */
  approvedId?: number;
}

/** Logs what an administrator did with a swap: who asked whom, with both weeks. */
export async function logSwap(
  call: RequestContext,
  transaction: Transaction,
  { action, swap, note, approvedId }: LoggedAction,
): Promise<void> {
  const { id, propertyId, propertyName, requesterId: userId, answererId, shareNumber } = swap;
  const { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd } = swap;
  const weeks = { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd };
  await recordAction(call, transaction, {
    action,
    id,
    subject: `Swap ${id}, ${propertyName}`,
    after: { userId, shareNumber, answererId, ...weeks, note, approvedId },
    userIds: [answererId],
    propertyId,
  });
}
