import type { Transaction } from '../../../kit/database';

const LOCK = {
  name: 'lock-shares-of-user',
  text: 'select id from shares where user_id = $1 order by id for update',
};

/** Locks the shares of a user; whoever changes both locks them before the user. */
export async function lockSharesOf(transaction: Transaction, userId: number): Promise<void> {
  await transaction.query(LOCK, [userId]);
}
