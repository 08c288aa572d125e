import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { requirePassword } from '../../auth/steps/check-password';
import { User } from '../../auth/user.entity';
import { userErased } from '../people.happenings';
import type { EraseMyAccountInput } from '../people.inputs';
import { eraseUser, requireErasable } from '../steps/erase-user';

/**
 * Erases the signed-in user, who is not an administrator, after asking for the password; their
 * shares become vacant, and what they wrote to others stays.
 */
export async function eraseMyAccount(
  call: RequestContext,
  { password }: EraseMyAccountInput,
): Promise<boolean> {
  const { app } = call;
  const { userId } = requireMember(call);
  const user = await app.db.getRepository(User).findOneByOrFail({ id: userId });
  requireErasable(user);
  await requirePassword(call, user, password);
  await inTransaction(app, async (transaction) => {
    await eraseUser(call, transaction, userId);
    await happened(call, transaction, userErased, { userId });
  });
  call.setSessionToken(null);
  return true;
}
