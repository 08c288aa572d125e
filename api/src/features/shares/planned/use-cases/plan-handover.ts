import { inTransaction, type Transaction } from '../../../../core/database/database';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { requireRecentPasswordOrToken } from '../../../auth/auth.policy';
import { type User, UserRole } from '../../../auth/user.entity';
import { passingWeeks, queueHandovers } from '../../steps/announce-handover';
import { changeRole } from '../../steps/change-role';
import { findOrMakeOwner, ownerNameOf } from '../../steps/find-or-make-owner';
import { PlannedHandover } from '../planned-handover.entity';
import type { PlanHandoverInput } from '../planned-handover.inputs';
import type { PlannedHandoverView } from '../planned-handover.types';
import { handoverPlanned } from '../planned-handovers.happenings';
import { lockPlannedShares, type PlannedShare, shareName } from '../steps/lock-planned-shares';
import { logHandover, tellGuests, tellHandover } from '../steps/tell-handover';

/** Why a share cannot pass on this day; null if it can. */
function refusalOf(share: PlannedShare, day: string): [sentence: string, field: string] | null {
  const { memberIds, today, planId, heldFrom } = share;
  const name = shareName(share);
  if (memberIds.length === 0) {
    return [`${name} has no owner. Please give it to its new owner at once.`, 'shareIds'];
  }
  if (planId !== null) return [`${name} has a planned handover already.`, 'shareIds'];
  if (day <= today) {
    return [`Please choose a day to come: at ${share.propertyName} it is ${today}.`, 'day'];
  }
  if (heldFrom !== null && day <= heldFrom) {
    return [`${name} has had its owner from ${heldFrom} on. Please choose a later day.`, 'day'];
  }
  return null;
}

function requirePossible(shares: readonly PlannedShare[], day: string): void {
  for (const share of shares) {
    const refusal = refusalOf(share, day);
    if (refusal) throw new AppError('CONFLICT', ...refusal);
  }
}

function requireOther(shares: readonly PlannedShare[], user: User): void {
  const own = shares.find(({ memberIds }) => memberIds.includes(user.id));
  if (!own) return;
  const sentence = `${user.firstName} ${user.lastName} is an owner of ${shareName(own).toLowerCase()} already.`;
  throw new AppError('CONFLICT', sentence, 'ownerEmail');
}

async function store(
  transaction: Transaction,
  shares: readonly PlannedShare[],
  plan: Pick<PlannedHandover, 'userId' | 'day' | 'kind' | 'reason' | 'plannedById'>,
): Promise<void> {
  for (const { id: shareId } of shares) {
    await transaction.manager.insert(PlannedHandover, { ...plan, shareId });
  }
}

/**
 * Plans that shares pass to a user on a day to come, who is created if necessary and becomes an
 * OWNER at once: the weeks from that day on are theirs, without their guests. Administrators only,
 * who give their password again; CONFLICT if a share has a plan, or an owner who is that user.
 */
export function planHandover(
  call: RequestContext,
  input: PlanHandoverInput,
): Promise<PlannedHandoverView[]> {
  const { userId: byId } = requireAdministrator(call);
  requireRecentPasswordOrToken(call);
  const { shareIds, day, kind: handover, reason } = input;
  const name = ownerNameOf(input.ownerName);
  return inTransaction(call.app, async (transaction) => {
    const shares = await lockPlannedShares(transaction, shareIds);
    requirePossible(shares, day);
    const owner = { ...name, email: input.ownerEmail };
    const user = await findOrMakeOwner(call, transaction, { owner, formerOwnerId: null });
    requireOther(shares, user);
    if (user.userRole === UserRole.USER) await changeRole(call, transaction, user, UserRole.OWNER);
    const { id: receiverId } = user;
    const ids = shares.map(({ id }) => id);
    const weeks = await passingWeeks(transaction, ids, day);
    const plan = { day, kind: handover, reason: reason?.trim() || null };
    await store(transaction, shares, { ...plan, userId: receiverId, plannedById: byId });
    const news = { byId, receiverId, shares, weeks, day, handover, reason };
    await logHandover(call, transaction, {
      ...{ action: handoverPlanned, shares, receiverId, day, handover, reason },
    });
    await tellHandover(call, transaction, { ...news, kind: 'handover.planned' });
    await tellGuests(call, transaction, news);
    await queueHandovers(transaction, ids, [receiverId]);
    const fullName = `${user.firstName} ${user.lastName}`;
    return shares.map(({ id: shareId, shareNumber, propertyName }) => ({
      ...{ shareId, shareNumber, propertyName, userId: receiverId, name: fullName, ...plan },
    }));
  });
}
