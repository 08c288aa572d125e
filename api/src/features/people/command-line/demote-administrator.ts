import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { roleChanged, usersChanged } from '../../auth/auth.happenings';
import { isAdministrator } from '../../auth/rules';
import { endSessions } from '../../auth/sessions/sessions';
import { IS_ADMINISTRATOR } from '../../auth/user.columns';
import { UserRole } from '../../auth/user.entity';
import { lockRoles } from '../people.policy';
import { type CommandLineCall, lockUserByEmail } from './lock-user-by-email';

const REMAINING = statement(
  'other-administrators',
  `select 1 from users where id <> $1 and deleted_at is null and email is not null
    and ${IS_ADMINISTRATOR} limit 1`,
);

const HAS_SHARE = statement('has-share', 'select 1 from held_shares where user_id = $1 limit 1');

/**
 * Takes the administrator's role from the user with an address and ends their sessions; they are an
 * owner afterwards if they have a share. Refuses the last administrator (CONFLICT) unless forced.
 */
export async function demoteAdministrator(
  call: CommandLineCall,
  { email, isForced }: { email: string; isForced: boolean },
): Promise<void> {
  await inTransaction(call.app, async (transaction) => {
    await lockRoles(transaction);
    const user = await lockUserByEmail(transaction, email);
    if (!isAdministrator(user)) {
      throw new AppError('CONFLICT', `${email} is no administrator.`, 'email');
    }
    const [other] = await transaction.query(REMAINING, [user.id]);
    if (!other && !isForced) {
      throw new AppError(
        'CONFLICT',
        `${email} is the last administrator. Make another one first, or add --force.`,
        'email',
      );
    }
    const [share] = await transaction.query(HAS_SHARE, [user.id]);
    user.userRole = share ? UserRole.OWNER : UserRole.USER;
    user.isAdmin = false;
    await transaction.manager.save(user);
    await endSessions(transaction, { userId: user.id });
    await happened(call, transaction, roleChanged, { userId: user.id });
    await happened(call, transaction, usersChanged, { id: user.id });
  });
}
