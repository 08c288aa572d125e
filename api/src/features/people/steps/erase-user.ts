import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Person } from '../../../core/privacy/personal-data';
import type { RequestContext } from '../../../core/request-context';
import { formerIdentities } from '../../audit/steps/former-identities';
import { isAdministrator } from '../../auth/rules';
import { endSessions } from '../../auth/sessions/sessions';
import { lockUser } from '../../auth/steps/lock-user';
import { PhoneAudience, type User, UserRole } from '../../auth/user.entity';
import { announceLeaving } from '../../shares/members/steps/announce-leaving';
import { lockPlansFor, refusePassing } from '../../shares/planned/steps/lock-planned-shares';
import {
  announceEndedStays,
  passingWeeks,
  queueHandovers,
} from '../../shares/steps/announce-handover';
import { leaveShares, sharesHeldAlone } from '../../shares/steps/leave-shares';
import { lockSharesOf } from '../../shares/steps/lock-shares-of';

/** The rest of a deleted user: a row that keeps their messages readable, as 'Former owner'. */
const FORMER = {
  firstName: 'Former',
  lastName: 'owner',
  email: null,
  profileImageUrl: null,
  userRole: UserRole.USER,
  passwordHash: null,
  temporaryPasswordExpiresAt: null,
  dateOfBirth: null,
  anniversaryDate: null,
  ...{ phone: null, phoneAudience: PhoneAudience.ADMINISTRATORS, postalAddress: null },
  ...{ adminNote: null, tags: [] },
  linkedPropertyId: null,
  theme: null,
  timeZone: null,
};

/** A user as they were, and the shares that they left vacant. */
interface Erased {
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'userRole'>;
  shares: { propertyId: number; propertyName: string; shareNumber: number }[];
}

const OTHERS = statement(
  'others-of-same-name',
  `select first_name || ' ' || last_name as name, email::text from users
    where id <> $1 and deleted_at is null
      and (first_name || ' ' || last_name = any($2::text[]) or email = any($3::citext[]))`,
);

const PENDING_ADDRESSES = statement(
  'pending-addresses-of-user',
  'select new_email::text as email from email_changes where user_id = $1',
);

/**
 * Returns the user with all names and addresses that they have had or wanted and that no one else has now:
 * those would be taken from others.
 */
async function personOf(
  transaction: Transaction,
  { id, firstName, lastName, email }: User,
): Promise<Person> {
  const former = await formerIdentities(transaction, id);
  const firstNames = [firstName, ...former.firstName];
  const lastNames = [lastName, ...former.lastName];
  const names = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));
  const open = await transaction.query(PENDING_ADDRESSES, [id]);
  const emails = [email, ...former.email, ...open.map((it) => it.email)].filter(
    (it) => it !== null,
  );
  const others = await transaction.query(OTHERS, [id, names, emails]);
  const isOthers = (text: string) =>
    others.some((it) => it.name === text || it.email?.toLowerCase() === text.toLowerCase());
  const own = (texts: string[]) => [...new Set(texts)].filter((text) => !isOthers(text));
  return { id, names: own(names), emails: own(emails) };
}

/** Refuses to erase an administrator (FORBIDDEN). */
export function requireErasable(user: User): void {
  if (!isAdministrator(user)) return;
  const sentence = 'An administrator cannot be deleted. Please change the role first.';
  throw new AppError('FORBIDDEN', sentence, 'id');
}

/**
 * Erases a user who is not an administrator: their data in every feature, their password and their
 * sessions. Their shares stay with their other members, or become vacant and keep their weeks; what they wrote to others stays.
 */
export async function eraseUser(
  call: RequestContext,
  transaction: Transaction,
  id: number,
): Promise<Erased> {
  const { app, actor } = call;
  await lockSharesOf(transaction, id);
  await lockPlansFor(transaction, id);
  const user = await lockUser(transaction, id);
  requireErasable(user);
  // Again, for shares that the user got until the lock; after it they get none.
  const shareIds = await lockSharesOf(transaction, id);
  const planned = await lockPlansFor(transaction, id);
  await refusePassing(transaction, [...shareIds, ...planned.map((plan) => plan.id)]);
  const { firstName, lastName, userRole } = user;
  const person = await personOf(transaction, user);
  const left = { userId: id, shareIds };
  const alone = await sharesHeldAlone(transaction, left);
  const weeks = [...(await passingWeeks(transaction, alone))];
  for (const plan of planned) {
    weeks.push(...(await passingWeeks(transaction, [plan.id], plan.day)));
  }
  const shares = await leaveShares(transaction, left);
  await queueHandovers(transaction, alone);
  await announceEndedStays(call, transaction, { byId: actor?.userId, from: [id], weeks });
  for (const { erase } of app.personalData) await erase?.(transaction, person, app);
  await transaction.manager.save(Object.assign(user, FORMER, { deletedAt: new Date() }));
  await endSessions(transaction, { userId: id });
  // The erased person is not notified any more, and the others read of a former owner.
  for (const shareId of shareIds.filter((it) => !alone.includes(it))) {
    await announceLeaving(call, transaction, { userId: id, shareId, passed: shares });
  }
  return {
    user: { id, firstName, lastName, userRole },
    shares: shares.filter(({ nextId }) => nextId === null),
  };
}
