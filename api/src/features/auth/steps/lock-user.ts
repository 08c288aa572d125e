import { IsNull } from 'typeorm';
import type { Transaction } from '../../../core/database/database';
import { lockRow } from '../../../core/database/lock-row';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { User } from '../user.entity';

/** Locks a user who is not deleted; NOT_FOUND with the field that named them. */
export function lockUser(
  transaction: Transaction,
  id: number,
  field: 'id' | 'userId' = 'id',
): Promise<User> {
  const refusal = () => new AppError('NOT_FOUND', 'There is no such user.', field);
  return lockRow(transaction, User, { id, deletedAt: IsNull() }, refusal);
}

const LOCK_USERS = statement(
  'lock-users',
  'select id from users where id = any($1::bigint[]) order by id for update',
);

/** Locks several users in the order of their ids, so that no deadlock is possible. */
export async function lockUsers(transaction: Transaction, ids: number[]): Promise<void> {
  await transaction.query(LOCK_USERS, [ids]);
}

/** Returns the user's name in the audit log. */
export function userSubject({
  id,
  firstName,
  lastName,
}: Pick<User, 'id' | 'firstName' | 'lastName'>): string {
  return `User ${id}, ${firstName} ${lastName}`;
}
