import type { Transaction } from '../../../kit/database/database';
import { statement } from '../../../kit/database/statement';
import { AppError } from '../../../kit/errors';

// Any fixed number: one change of role at a time.
const ROLES_LOCK = 7_306_114;

const LOCK = statement('lock-roles', 'select pg_advisory_xact_lock($1)');

const STILL = statement(
  'still-administrator',
  `select 1 from users
    where id = $1 and deleted_at is null and (is_admin or user_role = 'ADMIN')`,
);

/**
 * Makes changes of role wait for each other, and refuses (FORBIDDEN) the one whose administrator
 * was none any more when its turn came. No one can take the role from themselves, so that whoever
 * takes it from another remains: there is always an administrator.
 */
export async function requireStillAdministrator(
  transaction: Transaction,
  userId: number,
): Promise<void> {
  await transaction.query(LOCK, [ROLES_LOCK]);
  const [still] = await transaction.query(STILL, [userId]);
  if (!still) throw new AppError('FORBIDDEN', 'Admin privileges required.');
}
