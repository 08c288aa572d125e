import { QueryFailedError } from 'typeorm';
import { type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database/database';
import { AppError, requireVersion } from '../../../kit/errors';
import { changesBetween, recordAction } from '../../audit/steps/record-action';
import { PasswordReset } from '../../auth/auth.entities';
import { endSessions } from '../../auth/sessions/sessions';
import { lockUser, userSubject } from '../../auth/steps/lock-user';
import { isAdministrator, User, UserRole } from '../../auth/user.entity';
import { Property } from '../../properties/property.entity';
import { lockSharesOf } from '../../shares/steps/lock-shares-of';
import { renewShares } from '../../shares/steps/renew-shares';
import type { CreateUserInput, UpdateUserBody, UserIdArgs } from '../admin-user.inputs';
import type { AdminUser } from '../admin-user.types';
import { requireStillAdministrator } from '../people.policy';
import { findUser } from './read-users';

/** What an administrator may write of a user, and what the log keeps of it. */
type Facts = Pick<
  User,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'userRole'
  | 'isAdmin'
  | 'dateOfBirth'
  | 'anniversaryDate'
  | 'linkedPropertyId'
>;

const factsOf = (user: User): Facts => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  userRole: user.userRole,
  isAdmin: user.isAdmin,
  dateOfBirth: user.dateOfBirth,
  anniversaryDate: user.anniversaryDate,
  linkedPropertyId: user.linkedPropertyId,
});

/** Turns the unique index's refusal into a sentence (CONFLICT). */
async function refusingTakenAddress<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTaken =
      error instanceof QueryFailedError && error.driverError.constraint === 'users_email';
    if (!isTaken) throw error;
    throw new AppError('CONFLICT', 'Another user already has this e-mail address.', 'email');
  }
}

async function requireProperty(
  { manager }: Transaction,
  id: number | null | undefined,
): Promise<void> {
  if (id != null && !(await manager.existsBy(Property, { id }))) {
    throw new AppError('NOT_FOUND', 'There is no such property.', 'linkedPropertyId');
  }
}

/** Adds someone who has no password yet; CONFLICT when the address is someone's. */
export async function createUser(call: Call, input: CreateUserInput): Promise<AdminUser> {
  requireAdministrator(call);
  const facts = {
    ...input,
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
  };
  const id = await refusingTakenAddress(() =>
    inTransaction(call.app, async (transaction) => {
      await requireProperty(transaction, input.linkedPropertyId);
      const user = await transaction.manager.save(transaction.manager.create(User, facts));
      await recordAction(call, transaction, {
        action: 'user.create',
        subject: userSubject(user),
        after: facts,
      });
      return user.id;
    }),
  );
  return findUser(call, { id });
}

/** The user's facts with what is told of them; another role takes the administrator's flag as well. */
function changed(user: User, change: UpdateUserBody): Facts {
  const { firstName, lastName, version: _, ...told } = change;
  const known = Object.entries(told).filter(([, value]) => value !== undefined);
  const { userRole = user.userRole } = change;
  const losesFlag = userRole !== user.userRole && userRole !== UserRole.ADMIN;
  return {
    ...factsOf(user),
    ...Object.fromEntries(known),
    firstName: firstName?.trim() ?? user.firstName,
    lastName: lastName?.trim() ?? user.lastName,
    isAdmin: user.isAdmin && !losesFlag,
  };
}

function refuseOwnDemotion(after: Facts): void {
  if (!isAdministrator(after)) {
    throw new AppError('FORBIDDEN', 'You cannot remove your own administrator role.', 'userRole');
  }
}

/** Ends what another role, name or address makes invalid: sessions, reset links, what was read of shares. */
async function endWhatChanged(
  transaction: Transaction,
  { userId, before, after }: { userId: number; before: Facts; after: Facts },
): Promise<void> {
  if (before.email !== after.email) await transaction.manager.delete(PasswordReset, { userId });
  const hasOtherRole =
    before.userRole !== after.userRole || isAdministrator(before) !== isAdministrator(after);
  if (hasOtherRole) await endSessions(transaction, { userId });
  const isCalledOtherwise = (['firstName', 'lastName', 'email'] as const).some(
    (key) => before[key] !== after[key],
  );
  if (isCalledOtherwise) await renewShares(transaction, userId);
}

/**
 * Changes what is told of a user; administrators only, CONFLICT when it is no longer the version
 * that was read. Another role ends the person's sessions, another address their reset links.
 */
export async function updateUser(
  call: Call,
  input: UpdateUserBody & UserIdArgs,
): Promise<AdminUser> {
  const actor = requireAdministrator(call);
  const { id, ...change } = input;
  await refusingTakenAddress(() =>
    inTransaction(call.app, async (transaction) => {
      if (change.userRole !== undefined) await requireStillAdministrator(transaction, actor.userId);
      await lockSharesOf(transaction, id);
      const user = await lockUser(transaction, id);
      requireVersion('user', user, change.version);
      await requireProperty(transaction, change.linkedPropertyId);
      const [before, after] = [factsOf(user), changed(user, change)];
      if (id === actor.userId) refuseOwnDemotion(after);
      const changes = changesBetween(before, after);
      if (Object.keys(changes.after ?? {}).length === 0) return;
      const saved = await transaction.manager.save(Object.assign(user, after));
      await endWhatChanged(transaction, { userId: id, before, after });
      const subject = userSubject(saved);
      await recordAction(call, transaction, { action: 'user.update', subject, ...changes });
    }),
  );
  return findUser(call, { id });
}
