import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { recordAction } from '../../audit/steps/record-action';
import { PasswordReset, Registration } from '../../auth/auth.entities';
import { isAdministrator } from '../../auth/rules';
import { endSessions } from '../../auth/sessions/sessions';
import { lockUser, userSubject } from '../../auth/steps/lock-user';
import { UserRole } from '../../auth/user.entity';
import { lockSharesOf } from '../../shares/steps/lock-shares-of';
import type { UserIdArgs } from '../admin-user.inputs';
import type { DeletedUser } from '../admin-user.types';

/** What remains of a deleted user: a row that keeps what they wrote readable, as 'Former owner'. */
const NOBODY = {
  firstName: 'Former',
  lastName: 'owner',
  email: null,
  profileImageUrl: null,
  userRole: UserRole.USER,
  passwordHash: null,
  temporaryPasswordExpiresAt: null,
  dateOfBirth: null,
  anniversaryDate: null,
  linkedPropertyId: null,
  theme: null,
};

const VACATE = statement(
  'vacate-shares',
  `update shares set user_id = null, version = version + 1, updated_at = now()
    where user_id = $1 returning property_id as "propertyId", share_number as "shareNumber"`,
);

function sentence(name: string, shares: number): string {
  if (shares === 0) return `${name} has been deleted.`;
  return `${name} has been deleted; ${shares === 1 ? 'one share is' : `${shares} shares are`} vacant.`;
}

/**
 * Deletes a user who is not an administrator: removes personal data and password, ends sessions,
 * and vacates shares, which keep their bookings; what the user wrote stays. The log keeps the name
 * but no address.
 */
export function deleteUser(call: RequestContext, { id }: UserIdArgs): Promise<DeletedUser> {
  requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    await lockSharesOf(transaction, id);
    const user = await lockUser(transaction, id);
    if (isAdministrator(user)) {
      throw new AppError(
        'FORBIDDEN',
        'An administrator cannot be deleted. Please change the role first.',
        'id',
      );
    }
    const { firstName, lastName, email, userRole } = user;
    const shares = await transaction.query(VACATE, [id]);
    await manager.delete(PasswordReset, { userId: id });
    if (email) await manager.delete(Registration, { email });
    await recordAction(call, transaction, {
      action: 'user.delete',
      subject: userSubject(user),
      before: { userRole, shares },
    });
    await manager.save(Object.assign(user, NOBODY, { deletedAt: new Date() }));
    await endSessions(transaction, { userId: id });
    return { message: sentence(`${firstName} ${lastName}`, shares.length) };
  });
}
