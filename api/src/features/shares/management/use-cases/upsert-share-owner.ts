import { changesBetween } from '../../../../core/audiences/action';
import { happened } from '../../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { requireVersion } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { userUpdated } from '../../../auth/auth.happenings';
import { requireRecentPasswordOrToken } from '../../../auth/auth.policy';
import { userSubject } from '../../../auth/steps/lock-user';
import type { User } from '../../../auth/user.entity';
import { findOrMakeOwner, ownerNameOf } from '../../steps/find-or-make-owner';
import { findShare, giveShare, lockPlace, type Place } from '../../steps/give-share';
import { renewShares } from '../../steps/renew-shares';
import type { UpsertShareOwnerInput } from '../admin-share.inputs';
import type { AdminShare } from '../admin-share.type';

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
  const name = ownerNameOf(input.ownerName);
  return inTransaction(call.app, async (transaction) => {
    const place = await lockPlace(transaction, input);
    requirePlaceVersion(place, input.version);
    const owner = { ...name, email: input.ownerEmail };
    const formerOwnerId = place.share?.userId ?? null;
    const user = await findOrMakeOwner(call, transaction, { owner, formerOwnerId });
    if (place.share?.userId !== user.id) {
      const { reason } = input;
      return findShare(transaction, await giveShare(call, transaction, { place, user, reason }));
    }
    await rename(call, transaction, { user, ...name });
    return findShare(transaction, place.share.id);
  });
}
