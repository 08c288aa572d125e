import { happened } from '../../../../core/audiences/happening';
import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { RequestContext } from '../../../../core/request-context';
import { removeIdentities } from '../../../auth/access/steps/remove-identities';
import { removePasskeys } from '../../../auth/access/steps/remove-passkeys';
import { protectionChanged } from '../../../auth/auth.happenings';
import { endSessions } from '../../../auth/sessions/sessions';
import { countAttempts } from '../../../auth/steps/count-guess';
import { GUESS_PER_ADDRESS } from '../../../auth/steps/limits';
import { lockUser, userSubject } from '../../../auth/steps/lock-user';
import { mailResetLink } from '../../../auth/steps/mail-reset-link';
import { secretHash } from '../../../auth/steps/secrets';
import { lockSharesOf } from '../../../shares/steps/lock-shares-of';
import { profileChanged } from '../../people.happenings';
import { replaceEmail } from '../../steps/replace-email';
import { replacedAddressEmail } from '../profile.emails';
import type { RestoreEmailArgs } from '../profile.inputs';

const FIND = statement(
  'find-email-undo',
  `select user_id as "userId" from email_undos where token_hash = $1 and expires_at > now()`,
);

// Later changes are taken back as well, so that the person who made them cannot restore them.
const USE = statement(
  'use-email-undo',
  `with used as (
      select id, user_id, old_email from email_undos where token_hash = $1 and expires_at > now()
    ), closed as (
      delete from email_changes change using used where change.user_id = used.user_id
    )
    delete from email_undos undo using used where undo.user_id = used.user_id and undo.id >= used.id
    returning used.old_email::text as "oldEmail"`,
);

const ended = () =>
  new AppError('BAD_USER_INPUT', 'This link has expired or was already used.', 'token');

/**
 * Restores a user’s former address with the link that was sent there. The person who changed
 * it may know the password, so all sessions, access tokens, passkeys and linked accounts end, the password no longer works, and
 * the address gets a link to choose a new one.
 */
export async function restoreEmail(
  call: RequestContext,
  { token }: RestoreEmailArgs,
): Promise<boolean> {
  const { app } = call;
  await countAttempts(call, [[GUESS_PER_ADDRESS, call.address]]);
  const tokenHash = secretHash(app, 'email-undo', token);
  const [found] = await read(app, FIND, [tokenHash]);
  if (!found) throw ended();
  const { userId } = found;
  return inTransaction(app, async (transaction) => {
    await lockSharesOf(transaction, userId);
    const user = await lockUser(transaction, userId);
    const [used] = await transaction.query(USE, [tokenHash]);
    if (!used) throw ended();
    const { oldEmail } = used;
    const before = { email: user.email };
    const noPassword = { passwordHash: null, temporaryPasswordExpiresAt: null };
    await replaceEmail(transaction, Object.assign(user, noPassword), oldEmail);
    await endSessions(transaction, { userId });
    await removePasskeys(transaction, userId);
    await removeIdentities(transaction, userId);
    const emails = before.email ? [replacedAddressEmail(before.email)] : [];
    const change = { userId, kind: 'EMAIL_CHANGED', emails } as const;
    await happened(call, transaction, protectionChanged, change);
    await mailResetLink(app, transaction, { email: oldEmail });
    const entry = { subject: userSubject(user), before, after: { email: oldEmail } };
    await happened(call, transaction, profileChanged, { ...entry, byId: userId });
    return true;
  });
}
