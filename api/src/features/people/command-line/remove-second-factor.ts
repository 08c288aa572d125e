import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { recordSecurityEvent } from '../../security/steps/record-security-event';
import { type CommandLineCall, lockUserByEmail } from './command-line-call';

const REMOVE = statement(
  'remove-factor-by-command',
  'delete from second_factors where user_id = $1 returning user_id',
);

const OWNERS = statement('second-factor-owners', 'select user_id as "userId" from second_factors');

async function removeOf(call: CommandLineCall, userId: number): Promise<boolean> {
  return inTransaction(call.app, async (transaction) => {
    const [removed] = await transaction.query(REMOVE, [userId]);
    if (!removed) return false;
    await recordSecurityEvent(call, { kind: 'SECOND_FACTOR_OFF', userId }, transaction);
    return true;
  });
}

/** Switches off the second factor of the user with an address; returns whether there was one. */
export async function removeUserSecondFactor(
  call: CommandLineCall,
  email: string,
): Promise<boolean> {
  const { id } = await inTransaction(call.app, (transaction) =>
    lockUserByEmail(transaction, email),
  );
  return removeOf(call, id);
}

/** Switches off every second factor, after the secret was lost; returns their number. */
export async function removeAllSecondFactors(call: CommandLineCall): Promise<number> {
  const owners = await read(call.app, OWNERS, []);
  for (const { userId } of owners) await removeOf(call, userId);
  return owners.length;
}
