import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import type { RequestContext } from '../../../core/request-context';
import { passwordReset, signedIn } from '../auth.happenings';
import type { LoginResult } from '../auth.types';
import { hashNewPassword } from '../passwords/passwords';
import { User } from '../user.entity';
import { openSession } from './open-session';

/**
 * Sets the first password of the user whom `claim` returns, locked or new, and signs in. `claim`
 * uses up what gives the right to, in the same transaction.
 */
export async function setFirstPassword(
  call: RequestContext,
  newPassword: string,
  claim: (transaction: Transaction) => Promise<User>,
): Promise<LoginResult> {
  const passwordHash = await hashNewPassword(call.app, newPassword);
  return openSession(call, async (transaction) => {
    const { manager } = transaction;
    const claimed = await claim(transaction);
    const { id: userId } = await manager.save(Object.assign(claimed, { passwordHash }));
    const user = await manager.findOneByOrFail(User, { id: userId });
    await happened(call, transaction, passwordReset, { userId });
    await happened(call, transaction, signedIn, { userId });
    return { user, isAdminSession: false, hasPassedFactor: false };
  });
}
