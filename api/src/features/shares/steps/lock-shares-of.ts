import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const LOCK = statement(
  'lock-shares-of-user',
  `select id from shares where id in (select share_id from share_members where user_id = $1)
    order by id for update`,
);

/**
 * Locks the shares of a user and returns their ids; a transaction that changes both locks them before the user. An import
 * locks the users first: if it meets another in a deadlock, one of them runs again.
 */
export async function lockSharesOf(transaction: Transaction, userId: number): Promise<number[]> {
  return (await transaction.query(LOCK, [userId])).map(({ id }) => id);
}
