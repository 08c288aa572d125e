import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import { newRecoveryCodes, recoveryCodeHash } from '../second-factor/recovery-codes';

const REMOVE = statement('remove-recovery-codes', 'delete from recovery_codes where user_id = $1');

const ADD = statement(
  'add-recovery-codes',
  'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])',
);

/** Gives a user new recovery codes and returns them; only their hashes are stored. */
export async function replaceRecoveryCodes(
  { app }: RequestContext,
  transaction: Transaction,
  userId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await transaction.query(REMOVE, [userId]);
  const hashes = codes.map((code) => recoveryCodeHash(app, userId, code));
  await transaction.query(ADD, [userId, hashes]);
  return codes;
}
