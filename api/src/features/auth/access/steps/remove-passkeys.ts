import type { Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';

const REMOVE = statement('remove-passkeys', 'delete from passkeys where user_id = $1 returning id');

/** Removes all passkeys of a user; returns true if there were any. */
export async function removePasskeys(transaction: Transaction, userId: number): Promise<boolean> {
  return (await transaction.query(REMOVE, [userId])).length > 0;
}
