import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import type { AppContext } from '../../../core/request-context';
import { newToken } from '../../../core/secrets/random-token';
import { resetEmail } from '../auth.emails';
import { PasswordReset } from '../auth.entities';
import { accountMailed } from '../auth.happenings';
import type { EmailAddressInput } from '../auth.inputs';
import { RESET_SECONDS } from '../rules';
import { User } from '../user.entity';
import { secretHash } from './secrets';

/**
 * Emails a reset link, which replaces any previous one; does nothing if no user has the address.
 */
export async function mailResetLink(
  app: AppContext,
  transaction: Transaction,
  { email }: EmailAddressInput,
): Promise<void> {
  const { manager } = transaction;
  const user = await manager.findOneBy(User, { email });
  if (!user?.email) return;
  const token = newToken();
  await manager.delete(PasswordReset, { userId: user.id });
  await manager.insert(PasswordReset, {
    tokenHash: secretHash(app, 'reset', token),
    userId: user.id,
    expiresAt: () => `now() + make_interval(secs => ${RESET_SECONDS})`,
  });
  // Sent to the address as stored, however this one was written.
  const link = `${app.appUrl}/reset-password?token=${token}`;
  await happened({ app }, transaction, accountMailed, resetEmail(user.email, link));
}
