import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const RENEW = statement(
  'renew-shares',
  'update shares set version = version + 1, updated_at = now() where user_id = $1',
);

/** Bumps the version of the user's shares, so a stale form gets CONFLICT. */
export async function renewShares(transaction: Transaction, userId: number): Promise<void> {
  await transaction.query(RENEW, [userId]);
}
