import { why } from '../../../../core/audiences/action';
import { happened } from '../../../../core/audiences/happening';
import { inTransaction } from '../../../../core/database/database';
import { lockRow } from '../../../../core/database/lock-row';
import { AppError, requireVersion } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { Property } from '../../../properties/property.entity';
import { refusePassing } from '../../planned/steps/lock-planned-shares';
import { Share } from '../../share.entity';
import { shareRemoved } from '../../shares.happenings';
import { announceHandover, passingWeeks } from '../../steps/announce-handover';
import { demoteFormerOwners } from '../../steps/demote-former-owner';
import { shareSubject } from '../../steps/give-share';
import { membersOf } from '../../steps/members-of';
import type { RemoveShareArgs } from '../admin-share.inputs';

/**
 * Removes the owners of a share; administrators only. The vacant share keeps its weeks, which pass
 * to its next owner unless an administrator releases them, but not the names of their guests. A
 * user without another share loses the owner role.
 */
export async function removeShare(
  call: RequestContext,
  { id, version, reason }: RemoveShareArgs,
): Promise<boolean> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const refusal = () => new AppError('NOT_FOUND', 'There is no such share.', 'id');
    const share = await lockRow(transaction, Share, { id }, refusal);
    await refusePassing(transaction, [id]);
    requireVersion('share', share, version);
    const { userId, propertyId, shareNumber } = share;
    if (userId === null) {
      throw new AppError('CONFLICT', `Share ${shareNumber} is vacant already.`, 'id');
    }
    const members = await membersOf(transaction, share.id);
    const weeks = await passingWeeks(transaction, [share.id]);
    await manager.save(Object.assign(share, { userId: null, vacatedAt: new Date() }));
    const property = await manager.findOneByOrFail(Property, { id: propertyId });
    await happened(call, transaction, shareRemoved, {
      subject: shareSubject({ property, shareNumber }),
      before: { userId },
      after: { userId: null, ...why(reason) },
    });
    const byId = call.actor?.userId;
    await announceHandover(call, transaction, {
      byId,
      share,
      from: members,
      to: null,
      weeks,
      reason,
    });
    await demoteFormerOwners(call, transaction, members);
  });
  return true;
}
