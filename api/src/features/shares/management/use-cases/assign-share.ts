import { inTransaction, type Transaction } from '../../../../core/database/database';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { requireRecentPasswordOrToken } from '../../../auth/auth.policy';
import { lockUser } from '../../../auth/steps/lock-user';
import { findShare, giveShare, lockPlace, type Place } from '../../steps/give-share';
import type { AssignShareInput } from '../admin-share.inputs';
import type { AdminShare } from '../admin-share.type';

async function refuseHeld(
  transaction: Transaction,
  { property, shareNumber, share }: Place,
): Promise<void> {
  if (share?.userId == null) return;
  const { ownerName, ownerLastName } = await findShare(transaction, share.id);
  throw new AppError(
    'CONFLICT',
    `Share ${shareNumber} of ${property.name} belongs to ${ownerName} ${ownerLastName} already.`,
    'shareNumber',
  );
}

/**
 * Assigns a vacant share to a user; administrators only, who give their password again, CONFLICT if
 * it has an owner.
 */
export function assignShare(call: RequestContext, input: AssignShareInput): Promise<AdminShare> {
  requireAdministrator(call);
  requireRecentPasswordOrToken(call);
  return inTransaction(call.app, async (transaction) => {
    const place = await lockPlace(transaction, input);
    await refuseHeld(transaction, place);
    const user = await lockUser(transaction, input.userId, 'userId');
    const { isActive, reason } = input;
    return findShare(
      transaction,
      await giveShare(call, transaction, { place, user, isActive, reason }),
    );
  });
}
