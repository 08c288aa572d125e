import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { userCreated } from '../../auth/auth.happenings';
import { lockUser, lockUsers, userSubject } from '../../auth/steps/lock-user';
import { type User, UserRole } from '../../auth/user.entity';
import { splitName } from '../rules';

// If two requests create the same user at once, the second finds the user of the first.
const MAKE = statement(
  'make-owner',
  `insert into users (first_name, last_name, email, user_role) values ($1, $2, $3, $4)
    on conflict (email) do nothing returning id`,
);
const FIND = statement('user-of-address', 'select id from users where email = $1');

/** The same limit as everywhere for names. */
const MAX_NAME = 100;

/** A person as an administrator names them. */
export interface NamedOwner {
  firstName: string;
  lastName: string;
  email: string;
}

/** Finds and locks the user with an address, who is created if there is none. */
export async function findOrMakeOwner(
  call: RequestContext,
  transaction: Transaction,
  { owner, formerOwnerId }: { owner: NamedOwner; formerOwnerId: number | null },
): Promise<User> {
  const { firstName, lastName, email } = owner;
  const [made] = await transaction.query(MAKE, [firstName, lastName, email, UserRole.OWNER]);
  const [found] = made ? [made] : await transaction.query(FIND, [email]);
  // Not found: the user was deleted concurrently.
  const id = found?.id ?? 0;
  if (formerOwnerId !== null) await lockUsers(transaction, [id, formerOwnerId]);
  const user = await lockUser(transaction, id);
  if (made) {
    await happened(call, transaction, userCreated, {
      subject: userSubject(user),
      after: { ...owner, userRole: UserRole.OWNER },
    });
  }
  return user;
}

/** Returns the parts of a full name; BAD_USER_INPUT if it has only one, or a part is too long. */
export function ownerNameOf(ownerName: string): Pick<NamedOwner, 'firstName' | 'lastName'> {
  const name = splitName(ownerName);
  if (!name) {
    throw new AppError('BAD_USER_INPUT', 'Please enter a first and a last name.', 'ownerName');
  }
  if (Object.values(name).some((part) => [...part].length > MAX_NAME)) {
    const message = `First and last name may have at most ${MAX_NAME} characters each.`;
    throw new AppError('BAD_USER_INPUT', message, 'ownerName');
  }
  return name;
}
