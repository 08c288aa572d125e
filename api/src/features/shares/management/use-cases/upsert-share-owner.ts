import { changesBetween } from '../../../../core/audiences/action';
import { happened } from '../../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError, requireVersion } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { userCreated, userUpdated } from '../../../auth/auth.happenings';
import { requireRecentPasswordOrToken } from '../../../auth/auth.policy';
import { lockUser, lockUsers, userSubject } from '../../../auth/steps/lock-user';
import { User, UserRole } from '../../../auth/user.entity';
import { splitName } from '../../rules';
import { findShare, giveShare, lockPlace, type Place } from '../../steps/give-share';
import { renewShares } from '../../steps/renew-shares';
import type { UpsertShareOwnerInput } from '../admin-share.inputs';
import type { AdminShare } from '../admin-share.type';

// If two requests create the same user at once, the second finds the user of the first.
const MAKE = statement(
  'make-owner',
  `insert into users (first_name, last_name, email, user_role) values ($1, $2, $3, $4)
    on conflict (email) do nothing returning id`,
);
const FIND = statement('user-of-address', 'select id from users where email = $1');

/** The same limit as everywhere for names. */
const MAX_NAME = 100;

interface Owner {
  firstName: string;
  lastName: string;
  email: string;
}

async function findOrMake(
  call: RequestContext,
  transaction: Transaction,
  { owner, formerOwnerId }: { owner: Owner; formerOwnerId: number | null },
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

/** Renames only the current owner of the share: any other user keeps their name. */
async function rename(
  call: RequestContext,
  transaction: Transaction,
  { user, firstName, lastName }: { user: User; firstName: string; lastName: string },
): Promise<void> {
  const before = { firstName: user.firstName, lastName: user.lastName };
  const after = { firstName, lastName };
  if (before.firstName === firstName && before.lastName === lastName) return;
  await transaction.manager.save(Object.assign(user, after));
  await renewShares(transaction, user.id);
  await happened(call, transaction, userUpdated, {
    subject: userSubject(user),
    ...changesBetween(before, after),
  });
}

function requirePlaceVersion({ share }: Place, version: number | undefined): void {
  // A vacant share counts as version 0, whether it ever had an owner or not.
  const isHeld = share !== null && share.userId !== null;
  requireVersion('share', { version: isHeld ? share.version : 0 }, version);
}

function nameOf({ ownerName }: UpsertShareOwnerInput): Pick<Owner, 'firstName' | 'lastName'> {
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

/**
 * Assigns the share to the user with this email, creating the user if needed and replacing any
 * current owner; administrators only, CONFLICT if it has changed since the version that was read.
 */
export async function upsertShareOwner(
  call: RequestContext,
  input: UpsertShareOwnerInput,
): Promise<AdminShare> {
  requireAdministrator(call);
  requireRecentPasswordOrToken(call);
  const name = nameOf(input);
  return inTransaction(call.app, async (transaction) => {
    const place = await lockPlace(transaction, input);
    requirePlaceVersion(place, input.version);
    const owner = { ...name, email: input.ownerEmail };
    const formerOwnerId = place.share?.userId ?? null;
    const user = await findOrMake(call, transaction, { owner, formerOwnerId });
    if (place.share?.userId !== user.id) {
      const { reason } = input;
      return findShare(transaction, await giveShare(call, transaction, { place, user, reason }));
    }
    await rename(call, transaction, { user, ...name });
    return findShare(transaction, place.share.id);
  });
}
