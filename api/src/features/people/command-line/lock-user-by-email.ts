import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { AppContext } from '../../../core/request-context';
import { lockUser } from '../../auth/steps/lock-user';
import type { User } from '../../auth/user.entity';

/** An operator at the command line: all of the application, and neither a user nor a network. */
export interface CommandLineCall {
  app: AppContext;
  actor: null;
  address: null;
}

const BY_EMAIL = statement(
  'user-by-email',
  'select id from users where email = $1::citext and deleted_at is null',
);

/** Locks the user with an address; NOT_FOUND with a sentence. */
export async function lockUserByEmail(transaction: Transaction, email: string): Promise<User> {
  const [found] = await transaction.query(BY_EMAIL, [email]);
  if (!found) throw new AppError('NOT_FOUND', `No user has the address ${email}.`, 'email');
  return lockUser(transaction, found.id);
}
