import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';

const ALONE = statement(
  'shares-held-alone',
  `select id from shares s where id = any($2::bigint[]) and not exists (
      select from share_members member where member.share_id = s.id and member.user_id <> $1)`,
);

const STEP_BACK = statement(
  'step-back-as-first',
  `update shares s set user_id = next.id, vacated_at = case when next.id is null then now() end,
      version = s.version + 1, updated_at = now()
    from properties p, shares held left join lateral (
        select member.user_id as id from share_members member
        where member.share_id = held.id and member.user_id <> $1
        order by member.joined_at, member.user_id limit 1) next on true
    where p.id = s.property_id and held.id = s.id and s.id = any($2::bigint[]) and s.user_id = $1
    returning s.id as "shareId", p.id as "propertyId", p.name as "propertyName", s.share_number as "shareNumber",
      s.user_id as "nextId"`,
);

const LEAVE = statement(
  'leave-shares',
  'delete from share_members where user_id = $1 and share_id = any($2::bigint[])',
);

/** A user, and shares that are locked. */
interface Leaving {
  userId: number;
  shareIds: readonly number[];
}

/** Returns which of these shares have no other member. */
export async function sharesHeldAlone(
  transaction: Transaction,
  { userId, shareIds }: Leaving,
): Promise<number[]> {
  return (await transaction.query(ALONE, [userId, [...shareIds]])).map(({ id }) => id);
}

/**
 * Ends a user's part in locked shares. Where they stood first, the next member does now, or the
 * share is vacant; these shares are returned.
 */
export async function leaveShares(
  transaction: Transaction,
  { userId, shareIds }: Leaving,
): Promise<Row<'step-back-as-first'>[]> {
  const values = [userId, [...shareIds]] as const;
  const passed = await transaction.query(STEP_BACK, values);
  await transaction.query(LEAVE, values);
  return passed;
}
