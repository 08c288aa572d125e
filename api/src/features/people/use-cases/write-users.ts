import { changesBetween, merged, picked } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { giveAccess, markAddress } from '../../auth/access/steps/access-resets';
import { roleChanged, userCreated, userUpdated } from '../../auth/auth.happenings';
import { requireRecentPassword, requireRecentPasswordOrToken } from '../../auth/auth.policy';
import { isAdministrator } from '../../auth/rules';
import { endSessions } from '../../auth/sessions/sessions';
import { lockUser, userSubject } from '../../auth/steps/lock-user';
import { notifyAccount } from '../../auth/steps/notify-account';
import { User, UserRole } from '../../auth/user.entity';
import { todayAt } from '../../properties/property.columns';
import { Property } from '../../properties/property.entity';
import { lockSharesOf } from '../../shares/steps/lock-shares-of';
import { renewShares } from '../../shares/steps/renew-shares';
import type { CreateUserInput, UpdateUserBody, UserIdArgs } from '../admin-user.inputs';
import type { AdminUser } from '../admin-user.types';
import { emailChanged, guestUnlinked, roleAnnounced } from '../people.happenings';
import { requireStillAdministrator } from '../people.policy';
import { EmailChange, EmailUndo } from '../profile/profile.entities';
import { endMailedLinks, isTakenAddress } from '../steps/replace-email';
import { findUser } from './read-users';

/** The fields of a user that administrators edit and the log records. */
const FACTS = [
  ...(['firstName', 'lastName', 'email', 'userRole', 'isAdmin', 'dateOfBirth'] as const),
  ...(['anniversaryDate', 'linkedPropertyId'] as const),
  ...(['phone', 'postalAddress', 'adminNote', 'tags'] as const),
];
type Facts = Pick<User, (typeof FACTS)[number]>;

/** Turns a violation of the unique index into a sentence that names the other user (CONFLICT). */
async function refusingTakenAddress<T>(
  { app }: RequestContext,
  email: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTakenAddress(error)) throw error;
    const holder = await app.db.manager.findOneBy(User, { email });
    const who = holder ? `${holder.firstName} ${holder.lastName}` : 'another user';
    throw new AppError('CONFLICT', `This is the e-mail address of ${who}.`, 'email');
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

type Role = Pick<User, 'userRole' | 'isAdmin'>;

/** The role of users created without one. */
const NEW_USER: Role = { userRole: UserRole.USER, isAdmin: false };

const hasOtherRole = (before: Role, after: Role) =>
  before.userRole !== after.userRole || isAdministrator(before) !== isAdministrator(after);

/**
 * Creates a user without a password; CONFLICT if the address is taken. Giving a role or a house asks
 * for the password again.
 */
export async function createUser(call: RequestContext, input: CreateUserInput): Promise<AdminUser> {
  requireAdministrator(call);
  const facts = { ...input, userRole: input.userRole ?? NEW_USER.userRole };
  if (hasOtherRole(NEW_USER, { ...NEW_USER, ...facts })) requireRecentPassword(call);
  if (input.linkedPropertyId) requireRecentPasswordOrToken(call);
  const id = await refusingTakenAddress(call, input.email, () =>
    inTransaction(call.app, async (transaction) => {
      await requireProperty(transaction, input.linkedPropertyId);
      const user = await transaction.manager.save(transaction.manager.create(User, facts));
      await happened(call, transaction, userCreated, {
        subject: userSubject(user),
        after: facts,
      });
      return user.id;
    }),
  );
  return findUser(call, { id });
}

/** Returns the user's fields after a change; a new role also clears the administrator flag. */
function changed(user: User, change: UpdateUserBody): Facts {
  const { version: _, ...changes } = change;
  const { userRole = user.userRole } = change;
  const losesFlag = userRole !== user.userRole && userRole !== UserRole.ADMIN;
  return { ...merged(picked(user, FACTS), changes), isAdmin: user.isAdmin && !losesFlag };
}

interface Edit {
  userId: number;
  before: Facts;
  after: Facts;
}

function refuseEdit(call: RequestContext, { userId, before, after }: Edit): void {
  if (userId === call.actor?.userId && !isAdministrator(after)) {
    throw new AppError('FORBIDDEN', 'You cannot remove your own administrator role.', 'userRole');
  }
  // The owner of the address can set the password.
  const isSensitive = hasOtherRole(before, after) || before.email !== after.email;
  if (isSensitive) requireRecentPassword(call);
  const isOtherGuest = before.linkedPropertyId !== after.linkedPropertyId;
  if (after.linkedPropertyId && isOtherGuest) requireRecentPasswordOrToken(call);
}

const GUEST_STAYS = statement(
  'stays-of-former-guest',
  `select w.start_date::text as "startDate", w.end_date::text as "endDate",
      tenure.user_id as "hostId"
    from bookings b
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join properties p on p.id = b.property_id
    left join tenures tenure on tenure.id = b.tenure_id
    where b.guest_id = $1 and b.property_id = $2 and b.released_at is null
      and w.end_date > ${todayAt('p')}
    order by w.start_date`,
);

/** Notifies a guest who is linked to another property, or none, of the stays that end with it. */
async function announceUnlinking(
  call: RequestContext,
  transaction: Transaction,
  { userId, before: { linkedPropertyId: propertyId }, after }: Edit,
): Promise<void> {
  if (propertyId === null || propertyId === after.linkedPropertyId) return;
  const stays = await transaction.query(GUEST_STAYS, [userId, propertyId]);
  await happened(
    call,
    transaction,
    guestUnlinked,
    stays.map(({ startDate, endDate, hostId }) => ({
      kind: 'stay.taken',
      userId,
      propertyId,
      byId: call.actor?.userId,
      otherId: hostId,
      facts: { weeks: [{ startDate, endDate }] },
    })),
  );
}

/** Records and notifies what the edit changes in how the account is protected. */
async function notifyOfEdit(
  call: RequestContext,
  transaction: Transaction,
  { userId, before, after }: Edit,
): Promise<void> {
  if (isAdministrator(before) !== isAdministrator(after)) {
    await happened(call, transaction, roleChanged, { userId });
  }
  const byId = call.actor?.userId;
  await announceUnlinking(call, transaction, { userId, before, after });
  if (hasOtherRole(before, after)) {
    const role = isAdministrator(after) ? UserRole.ADMIN : after.userRole;
    await happened(call, transaction, roleAnnounced, [
      { kind: 'user.role', userId, propertyId: null, byId, facts: { role } },
    ]);
  }
  if (before.email === after.email) return;
  await notifyAccount(call, transaction, {
    user: { id: userId, email: after.email },
    kind: 'EMAIL_CHANGED',
    notice: 'emailChanged',
    to: [before.email, after.email],
  });
}

/** Records a new address: who reads its emails can set the password. */
async function recordNewAddress(
  call: RequestContext,
  transaction: Transaction,
  { user, before, after }: { user: User } & Pick<Edit, 'before' | 'after'>,
): Promise<void> {
  if (before.email === after.email) return;
  const { id } = user;
  if (id !== call.actor?.userId) await giveAccess(call, transaction, id);
  await markAddress(call, transaction, id);
  await happened(call, transaction, emailChanged, { subject: userSubject(user) });
}

/**
 * Ends what a new role, name or address invalidates: sessions, links in emails, and open forms with
 * their shares.
 */
async function endWhatChanged(
  transaction: Transaction,
  { userId, before, after }: Edit,
): Promise<void> {
  if (before.email !== after.email) {
    await endMailedLinks(transaction, userId);
    await transaction.manager.delete(EmailChange, { userId });
    await transaction.manager.delete(EmailUndo, { userId });
  }
  if (hasOtherRole(before, after)) await endSessions(transaction, { userId });
  const isCalledOtherwise = (['firstName', 'lastName', 'email'] as const).some(
    (key) => before[key] !== after[key],
  );
  if (isCalledOtherwise) await renewShares(transaction, userId);
}

/**
 * Updates a user; administrators only, CONFLICT if the user has changed since the version that was
 * read. A new role, address or house asks for the password again; a new role ends the user's
 * sessions, a new address the links that the former one was sent; CONFLICT for a new address while
 * it is the user's turn in a draft.
 */
export async function updateUser(
  call: RequestContext,
  input: UpdateUserBody & UserIdArgs,
): Promise<AdminUser> {
  const actor = requireAdministrator(call);
  const { id, ...change } = input;
  await refusingTakenAddress(call, change.email, () =>
    inTransaction(call.app, async (transaction) => {
      if (change.userRole !== undefined) await requireStillAdministrator(transaction, actor.userId);
      await lockSharesOf(transaction, id);
      const user = await lockUser(transaction, id);
      requireVersion('user', user, change.version);
      await requireProperty(transaction, change.linkedPropertyId);
      const [before, after] = [picked(user, FACTS), changed(user, change)];
      refuseEdit(call, { userId: id, before, after });
      const changes = changesBetween(before, after);
      if (Object.keys(changes.after ?? {}).length === 0) return;
      const saved = await transaction.manager.save(Object.assign(user, after));
      await recordNewAddress(call, transaction, { user: saved, before, after });
      await endWhatChanged(transaction, { userId: id, before, after });
      await notifyOfEdit(call, transaction, { userId: id, before, after });
      const subject = userSubject(saved);
      await happened(call, transaction, userUpdated, { subject, ...changes });
    }),
  );
  return findUser(call, { id });
}
