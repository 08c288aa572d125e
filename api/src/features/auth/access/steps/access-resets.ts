import type { Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import type { AppContext, RequestContext } from '../../../../core/request-context';
import { RESET_HOURS } from '../../rules';
import { publishEnds } from '../../sessions/sessions';

const RESET_TIME = `make_interval(hours => ${RESET_HOURS})`;

/** Removes the ways to sign in that were added under an act of the user `u` that still counts. */
const removeHanded = (table: string) => `delete from ${table} way using users u
      where u.id = $1 and way.user_id = u.id and way.created_at >= u.reset_at
        and coalesce(u.reset_ends_at > now(), true)`;
const HANDED_PASSKEYS = removeHanded('passkeys');
const HANDED_IDENTITIES = removeHanded('sign_in_identities');

// Those that began under an earlier reset would count as the user's own under a later one.
const END_HANDED = statement(
  'end-handed-access',
  `with ended as (
      delete from sessions s using users u
      where u.id = $1 and s.user_id = u.id and s.created_at >= u.reset_at returning s.id
    ), revoked as (
      delete from access_tokens t using users u
      where u.id = $1 and t.user_id = u.id and t.created_at >= u.reset_at returning t.id
    ), removed as (
      ${HANDED_PASSKEYS}
    ), unlinked as (
      ${HANDED_IDENTITIES}
    )
    select id from ended union all select id from revoked`,
);

const MARK = statement(
  'mark-access-reset',
  `update users set reset_at = now(), reset_by = $2,
      reset_ends_at = case when password_hash is null then now() + ${RESET_TIME} end
    where id = $1`,
);

const MARK_ADDRESS = statement(
  'mark-changed-address',
  'update users set address_changed_at = now() where id = $1',
);

const IS_RENEWABLE = `coalesce(u.address_changed_at <= now() - ${RESET_TIME}, true)`;

const RENEW = statement(
  'renew-access',
  `with removed as (${HANDED_PASSKEYS} and ${IS_RENEWABLE}),
      unlinked as (${HANDED_IDENTITIES} and ${IS_RENEWABLE})
    update users u set reset_at = null, reset_by = null, reset_ends_at = null
    where id = $1 and reset_at is not null and ${IS_RENEWABLE}`,
);

/** A request of an administrator, or the command line, which has no user. */
interface Caller {
  app: Pick<AppContext, 'accessGuards'>;
  actor?: { userId: number } | null;
}

/**
 * Records that an administrator's act gives access to the account of a locked user: sessions and
 * tokens from now on are handed to them, and those under an earlier act end, with the passkeys and
 * accounts at providers that were added under it. The first access to an account counts for 72 hours,
 * all else until `renewAccess`.
 */
export async function markReset(
  transaction: Transaction,
  { userId, by }: { userId: number; by: number | null },
): Promise<void> {
  publishEnds(transaction, await transaction.query(END_HANDED, [userId]));
  await transaction.query(MARK, [userId, by]);
}

/** Refuses an act that gives access while it could harm others, as features say (CONFLICT). */
export async function askGuards(
  { app }: Caller,
  transaction: Transaction,
  userId: number,
): Promise<void> {
  for (const guard of app.accessGuards) await guard(transaction, userId);
}

/** Records that the caller gives access to the account of a locked user, unless that has to wait. */
export async function giveAccess(
  call: Caller,
  transaction: Transaction,
  userId: number,
): Promise<void> {
  await askGuards(call, transaction, userId);
  await markReset(transaction, { userId, by: call.actor?.userId ?? null });
}

/** Records a new address that an administrator chose, or someone in a session that was handed. */
export async function markAddress(
  { actor }: Pick<RequestContext, 'actor'>,
  transaction: Transaction,
  userId: number,
): Promise<void> {
  const isOwn = actor?.userId === userId && !actor.handed;
  if (!isOwn) await transaction.query(MARK_ADDRESS, [userId]);
}

/**
 * Makes the account the user's own again, who has a new password by a link in an email, without
 * passkeys and accounts at providers that were added since the act; not within 72 hours after someone
 * else has changed the address.
 */
export async function renewAccess(transaction: Transaction, userId: number): Promise<void> {
  await transaction.query(RENEW, [userId]);
}
