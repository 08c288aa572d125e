import { happened } from '../../../core/audiences/happening';
import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { sessionsEnded } from '../../auth/auth.happenings';
import { endSessions } from '../../auth/sessions/sessions';
import { type CommandLineCall, lockUserByEmail } from './lock-user-by-email';

const SIGNED_IN = statement(
  'signed-in-users',
  'select distinct user_id as "userId" from sessions where user_id > $1 order by 1 limit 200',
);

async function endSessionsOf(
  call: CommandLineCall,
  transaction: Transaction,
  userId: number,
): Promise<void> {
  await endSessions(transaction, { userId });
  await happened(call, transaction, sessionsEnded, { userId });
}

/** Ends all sessions of the user with an address; their open pages close. */
export async function endUserSessions(call: CommandLineCall, email: string): Promise<void> {
  await inTransaction(call.app, async (transaction) => {
    const { id } = await lockUserByEmail(transaction, email);
    await endSessionsOf(call, transaction, id);
  });
}

/** Ends the sessions of all users, some at a time; returns the number of users. */
export async function endAllSessions(call: CommandLineCall): Promise<number> {
  let count = 0;
  for (let last = 0; ; ) {
    const users = await read(call.app, SIGNED_IN, [last]);
    if (users.length === 0) return count;
    await inTransaction(call.app, async (transaction) => {
      for (const { userId } of users) await endSessionsOf(call, transaction, userId);
    });
    count += users.length;
    last = users.at(-1)?.userId ?? last;
  }
}
