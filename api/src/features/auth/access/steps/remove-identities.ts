import type { Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';

const REMOVE = statement(
  'remove-sign-in-identities',
  'delete from sign_in_identities where user_id = $1',
);

/** Removes all accounts at providers that sign a user in. */
export async function removeIdentities(transaction: Transaction, userId: number): Promise<void> {
  await transaction.query(REMOVE, [userId]);
}
