import type { Transaction } from '../../kit/database/database';
import { statement } from '../../kit/database/statement';
import { AppError } from '../../kit/errors';
import { IS_ADMINISTRATOR } from '../auth/user.columns';

/**
 * The policy of who sees whom and who may write to whom, as rows (id, sees_address) of the people
 * that a person knows; `me` is the SQL of their id. They are
 * - with their addresses, those who hold an active share where I hold one, and the guests linked to
 *   such a property,
 * - by name alone, the owners of the property that I am linked to as a guest, those with whom I have
 *   a conversation (which outlives the reason for it), and administrators.
 * In an administrator's session everyone is known, with addresses: whoever uses this asks for that
 * first. An administrator in a plain session is what their shares make them.
 */
export const knownPeople = (me: string) => `(
      select theirs.user_id as id, true as sees_address
      from shares mine join shares theirs on theirs.property_id = mine.property_id
      where mine.user_id = ${me} and mine.is_active and theirs.is_active
      union all
      select guest.id, true
      from shares mine join users guest on guest.linked_property_id = mine.property_id
      where mine.user_id = ${me} and mine.is_active
      union all
      select theirs.user_id, false
      from users guest join shares theirs on theirs.property_id = guest.linked_property_id
      where guest.id = ${me} and theirs.is_active
      union all
      select other_id, false from conversation_sides where user_id = ${me}
      union all
      select id, false from users where ${IS_ADMINISTRATOR} and deleted_at is null
    )`;

/** True where person `me` knows person `other`, both as SQL. */
export const knows = (me: string, other: string) =>
  `exists (select 1 from ${knownPeople(me)} known where known.id = ${other})`;

// Any fixed number: one change of role at a time.
const ROLES_LOCK = 7_306_114;

const LOCK = statement('lock-roles', 'select pg_advisory_xact_lock($1)');

const STILL = statement(
  'still-administrator',
  `select 1 from users
    where id = $1 and deleted_at is null and ${IS_ADMINISTRATOR}`,
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
