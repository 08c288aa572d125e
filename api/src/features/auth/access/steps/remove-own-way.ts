import { inTransaction, type Transaction } from '../../../../core/database/database';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { requireRecentPassword } from '../../auth.policy';
import { lockUser } from '../../steps/lock-user';
import { type AccountChange, notifyAccount } from '../../steps/notify-account';

/** How a way to sign in is removed. */
interface Removal {
  /** Deletes it if it is the user's; returns the rows that it has deleted. */
  remove: (transaction: Transaction, userId: number) => Promise<readonly unknown[]>;
  /** The sentence where the user has no such one. */
  missing: string;
  change: AccountChange;
}

/** Removes one of the caller's ways to sign in, and notifies them; takes the password again. */
export async function removeOwnWay(
  call: RequestContext,
  { remove, missing, change }: Removal,
): Promise<boolean> {
  const { userId } = requireMember(call);
  requireRecentPassword(call);
  await inTransaction(call.app, async (transaction) => {
    const user = await lockUser(transaction, userId);
    const removed = await remove(transaction, userId);
    if (removed.length === 0) throw new AppError('NOT_FOUND', missing, 'id');
    await notifyAccount(call, transaction, { user, ...change });
  });
  return true;
}
