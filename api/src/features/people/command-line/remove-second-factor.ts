import { happened } from '../../../core/audiences/happening';
import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { askGuards, markReset } from '../../auth/access/steps/access-resets';
import { removePasskeys } from '../../auth/access/steps/remove-passkeys';
import { secondFactorOff, secondFactorRemoved } from '../../auth/auth.happenings';
import { lockUser, userSubject } from '../../auth/steps/lock-user';
import type { User } from '../../auth/user.entity';
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
  user: User,
  hadPasskeys = false,
): Promise<boolean> {
  const { id: userId } = user;
  const [removed] = await transaction.query(REMOVE, [userId]);
  if (!removed && !hadPasskeys) return false;
  await markReset(transaction, { userId, by: null });
  await happened(call, transaction, secondFactorOff, { userId });
  await happened(call, transaction, secondFactorRemoved, { subject: userSubject(user) });
  return true;
}

/**
 * Switches off the second factor of the user with an address and removes their passkeys; returns
 * whether there were any.
 */
export function removeUserSecondFactor(call: CommandLineCall, email: string): Promise<boolean> {
  return inTransaction(call.app, async (transaction) => {
    const user = await lockUserByEmail(transaction, email);
    await askGuards(call, transaction, user.id);
    return removeOf(call, transaction, user, await removePasskeys(transaction, user.id));
  });
}

/** Switches off every second factor, after the secret was lost; returns their number. */
export async function removeAllSecondFactors(call: CommandLineCall): Promise<number> {
  let count = 0;
  for (const { userId } of await read(call.app, OWNERS, [])) {
    const isRemoved = await inTransaction(call.app, async (it) =>
      removeOf(call, it, await lockUser(it, userId)),
    );
    if (isRemoved) count += 1;
  }
  return count;
}
