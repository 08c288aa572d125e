import { happened } from '../../../core/audiences/happening';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import { markReset } from '../../auth/access/steps/access-resets';
import { usersChanged } from '../../auth/auth.happenings';
import type { LoginResult } from '../../auth/auth.types';
import { lockUser } from '../../auth/steps/lock-user';
import { setFirstPassword } from '../../auth/steps/set-first-password';
import type { AcceptInvitationInput } from '../invitation.inputs';
import { endedInvitation, findInvitation, usedInvitation } from '../steps/find-invitation';

const USE = statement(
  'use-invitation',
  `update invitations set used_at = now()
    where user_id = $1 and token_hash = $2 and used_at is null and expires_at > now()
    returning (select r.invited_by from invitation_recipients x join invitation_runs r on r.id = x.run_id
      where x.user_id = $1 and x.outcome = 'SENT' order by r.id desc limit 1) as by`,
);

/**
 * Sets the first password of an invited user, once, and signs in; for 72 hours their sessions count as
 * handed by who invited them.
 */
export async function acceptInvitation(
  call: RequestContext,
  { token, newPassword }: AcceptInvitationInput,
): Promise<LoginResult> {
  const { userId, tokenHash } = await findInvitation(call, token);
  return setFirstPassword(call, newPassword, async (transaction) => {
    // The user's lock lets one of several attempts pass, and no password is overwritten.
    const user = await lockUser(transaction, userId);
    if (user.passwordHash) throw usedInvitation();
    const [used] = await transaction.query(USE, [userId, tokenHash]);
    if (!used) throw endedInvitation();
    await markReset(transaction, { userId, by: used.by });
    await happened(call, transaction, usersChanged, {});
    return user;
  });
}
