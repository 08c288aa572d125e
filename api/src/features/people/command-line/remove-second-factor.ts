import { happened } from '../../../core/audiences/happening';
import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { secondFactorOff } from '../../auth/auth.happenings';
import { type CommandLineCall, lockUserByEmail } from './lock-user-by-email';

const REMOVE = statement(
  'remove-factor-by-command',
  'delete from second_factors where user_id = $1 and confirmed_at is not null returning user_id',
);

const OWNERS = statement(
  'second-factor-owners',
  'select user_id as "userId" from second_factors where confirmed_at is not null order by 1',
);

async function removeOf(
  call: CommandLineCall,
  transaction: Transaction,
  userId: number,
): Promise<boolean> {
  const [removed] = await transaction.query(REMOVE, [userId]);
  if (!removed) return false;
  await happened(call, transaction, secondFactorOff, { userId });
  return true;
}

/** Switches off the second factor of the user with an address; returns whether there was one. */
export function removeUserSecondFactor(call: CommandLineCall, email: string): Promise<boolean> {
  return inTransaction(call.app, async (transaction) => {
    const { id } = await lockUserByEmail(transaction, email);
    return removeOf(call, transaction, id);
  });
}

/** Switches off every second factor, after the secret was lost; returns their number. */
export async function removeAllSecondFactors(call: CommandLineCall): Promise<number> {
  let count = 0;
  for (const { userId } of await read(call.app, OWNERS, [])) {
    const isRemoved = await inTransaction(call.app, (it) => removeOf(call, it, userId));
    if (isRemoved) count += 1;
  }
  return count;
}
