import type { Transaction } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { AppError } from '../../core/errors';
import { IS_ADMINISTRATOR } from '../auth/user.columns';

/**
 * The policy of who sees whom and who may write to whom, as rows (id, sees_address) of the users
 * known to a user; `me` is the SQL of that user's id. Known with their addresses are the users with
 * an active share in a property where the user has one, and the guests linked to such a property.
 * Known by name only are the owners of the property to which the user is linked as a guest, users
 * with whom there is a conversation (even if the reason for it is gone), and administrators. In an
 * administrator's session everyone is known, with addresses, which callers check first; in a plain
 * session an administrator's shares decide.
 */
export const knownPeople = (me: string) => `(
      select theirs.user_id as id, true as sees_address
      from held_shares mine join held_shares theirs on theirs.property_id = mine.property_id
      where mine.user_id = ${me} and mine.is_active and theirs.is_active
      union all
      select guest.id, true
      from held_shares mine join users guest on guest.linked_property_id = mine.property_id
      where mine.user_id = ${me} and mine.is_active
      union all
      select theirs.user_id, false
      from users guest join held_shares theirs on theirs.property_id = guest.linked_property_id
      where guest.id = ${me} and theirs.is_active
      union all
      select other_id, false from conversation_sides where user_id = ${me}
      union all
      select id, false from users where ${IS_ADMINISTRATOR} and deleted_at is null
    )`;

/** True if user `me` knows user `other`, both as SQL. */
export const knows = (me: string, other: string) =>
  `exists (select 1 from ${knownPeople(me)} known where known.id = ${other})`;

// An arbitrary constant: only one role change runs at a time.
const ROLES_LOCK = 7_306_114;

const LOCK = statement('lock-roles', 'select pg_advisory_xact_lock($1)');

const STILL = statement(
  'still-administrator',
  `select 1 from users
    where id = $1 and deleted_at is null and ${IS_ADMINISTRATOR}`,
);

/** Makes role changes wait for each other, until the transaction ends. */
export async function lockRoles(transaction: Transaction): Promise<void> {
  await transaction.query(LOCK, [ROLES_LOCK]);
}

/**
 * Serialises role changes and refuses one (FORBIDDEN) whose actor has since lost the role, so at
 * least one administrator always remains.
 */
export async function requireStillAdministrator(
  transaction: Transaction,
  userId: number,
): Promise<void> {
  await lockRoles(transaction);
  const [still] = await transaction.query(STILL, [userId]);
  if (!still) throw new AppError('FORBIDDEN', 'Admin privileges required.');
}
