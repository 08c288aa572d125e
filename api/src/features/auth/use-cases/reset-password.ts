import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { renewAccess } from '../access/steps/access-resets';
import type { EmailAddressInput, ResetPasswordInput } from '../auth.inputs';
import { hashNewPassword } from '../passwords/passwords';
import { endSessions } from '../sessions/sessions';
import { countAttempts } from '../steps/count-guess';
import { GUESS_PER_ADDRESS, MAIL_PER_ADDRESS, RESET_PER_ACCOUNT } from '../steps/limits';
import { lockUser } from '../steps/lock-user';
import { notifyAccount } from '../steps/notify-account';
import { secretHash } from '../steps/secrets';
import { queueAccountMail } from './send-account-mail';

// Deleting the row uses the link up, so concurrent attempts succeed only once.
const USE_LINK = statement(
  'use-reset-link',
  `delete from password_resets where token_hash = $1 and expires_at > now()
    returning user_id as "userId"`,
);

/**
 * Emails a link that works once within the hour; the result is the same if the address has no
 * account.
 */
export async function forgotPassword(
  call: RequestContext,
  { email }: EmailAddressInput,
): Promise<boolean> {
  const { app, address } = call;
  await countAttempts(call, [[MAIL_PER_ADDRESS, address]]);
  await queueAccountMail(app, { email, kind: 'reset-link' }, [RESET_PER_ACCOUNT]);
  return true;
}

/** Sets a new password with a reset link and ends all sessions of the user. */
export async function resetPassword(
  call: RequestContext,
  input: ResetPasswordInput,
): Promise<boolean> {
  const { app } = call;
  await countAttempts(call, [[GUESS_PER_ADDRESS, call.address]]);
  const passwordHash = await hashNewPassword(app, input.newPassword);
  return inTransaction(app, async (transaction) => {
    const tokenHash = secretHash(app, 'reset', input.token);
    const [used] = await transaction.query(USE_LINK, [tokenHash]);
    if (!used) {
      throw new AppError(
        'BAD_USER_INPUT',
        'This link has expired or was already used. Please ask for a new one.',
        'token',
      );
    }
    const { userId } = used;
    const user = await lockUser(transaction, userId);
    const changes = { passwordHash, temporaryPasswordExpiresAt: null };
    await transaction.manager.save(Object.assign(user, changes));
    await renewAccess(transaction, userId);
    await endSessions(transaction, { userId });
    const change = { kind: 'PASSWORD_RESET', notice: 'passwordReset' } as const;
    await notifyAccount(call, transaction, { user, ...change });
    return true;
  });
}
