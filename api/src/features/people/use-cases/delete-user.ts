import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { FORMER_OWNER } from '../../../core/privacy/personal-data';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { requireRecentPassword } from '../../auth/auth.policy';
import { shareRemoved } from '../../shares/shares.happenings';
import { shareSubject } from '../../shares/steps/give-share';
import type { UserIdArgs } from '../admin-user.inputs';
import type { DeletedUser } from '../admin-user.types';
import { userDeleted, userErased } from '../people.happenings';
import { eraseUser } from '../steps/erase-user';

function sentence(name: string, shares: number): string {
  if (shares === 0) return `${name} has been deleted.`;
  return `${name} has been deleted; ${shares === 1 ? 'one share is' : `${shares} shares are`} vacant.`;
}

/**
 * Deletes a user who is not an administrator, with all personal data; the log says that a user was
 * deleted, but not who. Administrators only, who give their password again.
 */
export function deleteUser(call: RequestContext, { id }: UserIdArgs): Promise<DeletedUser> {
  requireAdministrator(call);
  requireRecentPassword(call);
  return inTransaction(call.app, async (transaction) => {
    const { user, shares } = await eraseUser(call, transaction, id);
    await happened(call, transaction, userDeleted, {
      subject: `User ${id}, ${FORMER_OWNER}`,
      before: {
        userRole: user.userRole,
        shares: shares.map(({ propertyId, shareNumber }) => ({ propertyId, shareNumber })),
      },
    });
    for (const { propertyId, propertyName: name, shareNumber } of shares) {
      await happened(call, transaction, shareRemoved, {
        subject: shareSubject({ property: { id: propertyId, name }, shareNumber }),
        before: { userId: id },
        after: { userId: null },
      });
    }
    await happened(call, transaction, userErased, { userId: id });
    return { message: sentence(`${user.firstName} ${user.lastName}`, shares.length) };
  });
}
