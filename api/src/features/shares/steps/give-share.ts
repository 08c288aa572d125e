import { why } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { User } from '../../auth/user.entity';
import type { Property } from '../../properties/property.entity';
import { lockProperty } from '../../properties/steps/lock-property';
import type { AdminShare } from '../management/admin-share.type';
import { refusePassing } from '../planned/steps/lock-planned-shares';
import { ADMIN_SHARE_COLUMNS, ADMIN_SHARE_TABLES } from '../share.columns';
import { Share } from '../share.entity';
import { firstChanged, shareAssigned } from '../shares.happenings';
import { announceHandover, passingWeeks, queueHandovers } from './announce-handover';
import { makeOwner } from './change-role';
import { demoteFormerOwners } from './demote-former-owner';
import { membersOf } from './members-of';

/** A share number of a property; the share exists once it has first been assigned. */
export interface Place {
  property: Property;
  shareNumber: number;
  share: Share | null;
}

const FIND = statement(
  'admin-share',
  `select ${ADMIN_SHARE_COLUMNS} from ${ADMIN_SHARE_TABLES} where s.id = $1`,
);

const PLANNED = statement(
  'day-planned-for-user',
  `select day::text as day from planned_handovers
    where share_id = $1 and user_id = $2 and status = 'PLANNED'`,
);

/** Returns the share's name in the audit log. */
export function shareSubject({
  property,
  shareNumber,
}: {
  property: Pick<Property, 'id' | 'name'>;
  shareNumber: number;
}): string {
  return `Share ${shareNumber} of property ${property.id}, ${property.name}`;
}

/**
 * Locks a share number by locking its property's row, so that of two users who want the last free
 * number the second finds it taken. CONFLICT above the property's total shares.
 */
export async function lockPlace(
  transaction: Transaction,
  { propertyId, shareNumber }: { propertyId: number; shareNumber: number },
): Promise<Place> {
  const property = await lockProperty(transaction, propertyId);
  if (shareNumber > property.totalShares) {
    throw new AppError(
      'CONFLICT',
      `${property.name} has ${property.totalShares} shares; there is no share ${shareNumber}.`,
      'shareNumber',
    );
  }
  const share = await transaction.manager.findOne(Share, {
    where: { propertyId, shareNumber },
    lock: { mode: 'pessimistic_write' },
  });
  if (share) await refusePassing(transaction, [share.id]);
  return { property, shareNumber, share };
}

/**
 * Assigns a share number to a user, and returns the share's id; a vacant share becomes active by
 * default. A USER becomes an OWNER, which ends no session, because access to shares is checked on
 * each call. Former owners without another share become a USER; a member only stands first then, and
 * all others stay.
 */
export async function giveShare(
  call: RequestContext,
  transaction: Transaction,
  {
    place,
    user,
    isActive = true,
    reason,
  }: {
    place: Place;
    user: User;
    /** Whether a share that was vacant takes part. */
    isActive?: boolean | undefined;
    reason?: string | undefined;
  },
): Promise<number> {
  const { userId: byId, isAdminSession } = requireAdministrator(call);
  const { manager } = transaction;
  const { property, shareNumber, share } = place;
  const before = share?.userId ?? null;
  await makeOwner(call, transaction, user);
  const members = share ? await membersOf(transaction, share.id) : [];
  // Weeks that are the user's as planned stay as they are.
  const [plan] = share ? await transaction.query(PLANNED, [share.id, user.id]) : [];
  const passing = share ? await passingWeeks(transaction, [share.id]) : [];
  const weeks = passing.filter(({ startDate }) => !plan || startDate < plan.day);
  const held = share ?? manager.create(Share, { propertyId: property.id, shareNumber });
  if (before === null) held.isActive = isActive;
  const { id } = await manager.save(Object.assign(held, { userId: user.id, vacatedAt: null }));
  const subject = shareSubject(place);
  if (members.includes(user.id)) {
    const change = { subject, propertyId: property.id, shareNumber, byId, isAdminSession, reason };
    await happened(call, transaction, firstChanged, { ...change, userId: user.id, to: members });
    await queueHandovers(transaction, [id], []);
    return id;
  }
  await happened(call, transaction, shareAssigned, {
    subject,
    before: { userId: before },
    after: { userId: user.id, ...(before === null && !isActive && { isActive }), ...why(reason) },
  });
  await announceHandover(call, transaction, {
    ...{ byId, share: held, from: members, to: user.id, weeks, reason },
  });
  await demoteFormerOwners(call, transaction, members);
  return id;
}

/** Reads a share within the transaction. */
export async function findShare(transaction: Transaction, id: number): Promise<AdminShare> {
  const [share] = await transaction.query(FIND, [id]);
  if (!share) throw new AppError('NOT_FOUND', 'There is no such share.', 'id');
  return share;
}
