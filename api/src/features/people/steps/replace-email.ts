import { QueryFailedError } from 'typeorm';
import type { Transaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import { PasswordReset } from '../../auth/auth.entities';
import type { User } from '../../auth/user.entity';
import { Invitation } from '../../invitations/invitation.entities';
import { renewShares } from '../../shares/steps/renew-shares';

/** Whether the database refuses an address because another user has it. */
export const isTakenAddress = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError.constraint === 'users_email';

/** Ends the links that a user’s former address was sent. */
export async function endMailedLinks({ manager }: Transaction, userId: number): Promise<void> {
  await manager.delete(PasswordReset, { userId });
  await manager.delete(Invitation, { userId });
}

/**
 * Gives a locked user another address, and ends links that the former one was sent; CONFLICT if
 * another user has it.
 */
export async function replaceEmail(
  transaction: Transaction,
  user: User,
  email: string,
): Promise<void> {
  await transaction.manager.save(Object.assign(user, { email })).catch((error: unknown) => {
    if (!isTakenAddress(error)) throw error;
    const sentence =
      'This address is no longer available. Please choose another one, or ask an administrator.';
    throw new AppError('CONFLICT', sentence, 'email');
  });
  await endMailedLinks(transaction, user.id);
  await renewShares(transaction, user.id);
}
