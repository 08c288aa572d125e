import type { Transaction } from '../../../kit/database/database';
import { statement } from '../../../kit/database/statement';

const RENEW = statement(
  'renew-shares',
  'update shares set version = version + 1, updated_at = now() where user_id = $1',
);

/**
 * A new version of all shares of someone who has another name or address: whoever read a share
 * with the former ones is told, and does not write them back.
 */
export async function renewShares(transaction: Transaction, userId: number): Promise<void> {
  await transaction.query(RENEW, [userId]);
}
