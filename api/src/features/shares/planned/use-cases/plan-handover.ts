import { inTransaction } from '../../../../core/database/database';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { requireRecentPasswordOrToken } from '../../../auth/auth.policy';
import type { User } from '../../../auth/user.entity';
import { passingWeeks, queueHandovers } from '../../steps/announce-handover';
import { makeOwner } from '../../steps/change-role';
import { findOrMakeOwner, ownerNameOf } from '../../steps/find-or-make-owner';
import { PlannedHandover } from '../planned-handover.entity';
import type { PlanHandoverInput } from '../planned-handover.inputs';
import { handoverPlanned } from '../planned-handovers.happenings';
import { lockPlannedShares, type PlannedShare, shareName } from '../steps/lock-planned-shares';
import { logHandover, tellGuests, tellHandover } from '../steps/tell-handover';

function requirePossible(share: PlannedShare, day: string): void {
  const { memberIds, today, planId, heldFrom, propertyName } = share;
  const name = shareName(share);
  const refuse = (sentence: string, field = 'shareIds') => {
    throw new AppError('CONFLICT', sentence, field);
  };
  if (memberIds.length === 0)
    refuse(`${name} has no owner. Please give it to its new owner at once.`);
  if (planId !== null) refuse(`${name} has a planned handover already.`);
  if (day <= today)
    refuse(`Please choose a day to come: at ${propertyName} it is ${today}.`, 'day');
  if (heldFrom !== null && day <= heldFrom) {
    refuse(`${name} has had its owner from ${heldFrom} on. Please choose a later day.`, 'day');
  }
}

function requireOther(shares: readonly PlannedShare[], user: User): void {
  const own = shares.find(({ memberIds }) => memberIds.includes(user.id));
  if (!own) return;
  const { shareNumber, propertyName } = own;
  const sentence = `${user.firstName} ${user.lastName} is an owner of share ${shareNumber} of ${propertyName} already.`;
  throw new AppError('CONFLICT', sentence, 'ownerEmail');
}

/**
 * Plans that shares pass to a user on a day to come, who is created if necessary and becomes an
 * OWNER at once: the weeks from that day on are theirs, without their guests. Administrators only,
 * who give their password again; CONFLICT if a share has a plan, or an owner who is that user.
 */
export async function planHandover(
  call: RequestContext,
  input: PlanHandoverInput,
): Promise<boolean> {
  const { userId: byId } = requireAdministrator(call);
  requireRecentPasswordOrToken(call);
  const { shareIds, day, kind: handover, reason } = input;
  const name = ownerNameOf(input.ownerName);
  await inTransaction(call.app, async (transaction) => {
    const shares = await lockPlannedShares(transaction, shareIds);
    for (const share of shares) requirePossible(share, day);
    const owner = { ...name, email: input.ownerEmail };
    const user = await findOrMakeOwner(call, transaction, { owner, formerOwnerId: null });
    requireOther(shares, user);
    await makeOwner(call, transaction, user);
    const { id: receiverId } = user;
    const ids = shares.map(({ id }) => id);
    const weeks = await passingWeeks(transaction, ids, day);
    const plan = { day, kind: handover, reason: reason?.trim() || null };
    const stored = { ...plan, userId: receiverId, plannedById: byId };
    await transaction.manager.insert(
      PlannedHandover,
      ids.map((shareId) => ({ ...stored, shareId })),
    );
    const news = { receiverId, shares, weeks, day, handover, reason };
    await logHandover(call, transaction, handoverPlanned, news);
    await tellHandover(call, transaction, 'handover.planned', news);
    await tellGuests(call, transaction, news);
    await queueHandovers(transaction, ids, [receiverId]);
  });
  return true;
}
