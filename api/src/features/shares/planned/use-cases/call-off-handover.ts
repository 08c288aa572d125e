import { inTransaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { passingWeeks, queueHandovers } from '../../steps/announce-handover';
import { demoteFormerOwners } from '../../steps/demote-former-owner';
import type { CallOffHandoverArgs } from '../planned-handover.inputs';
import { handoverCalledOff } from '../planned-handovers.happenings';
import { lockPlannedShares, refusePassing, shareName } from '../steps/lock-planned-shares';
import { logHandover, tellGuests, tellHandover } from '../steps/tell-handover';

const END = statement(
  'call-off-handover',
  `update planned_handovers set status = 'ENDED' where id = $1`,
);

/**
 * Calls off the planned handover of a share before its day: the weeks are its owners’ again, without
 * the guests of the other. Administrators only; CONFLICT if there is none, or its day has begun.
 */
export async function callOffHandover(
  call: RequestContext,
  { shareId, reason }: CallOffHandoverArgs,
): Promise<boolean> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const shares = await lockPlannedShares(transaction, [shareId], 'shareId');
    const [share] = shares;
    if (!share || share.planId === null || !share.receiverId || !share.day || !share.kind) {
      const name = share ? shareName(share) : 'The share';
      throw new AppError('CONFLICT', `${name} has no planned handover.`, 'shareId');
    }
    await refusePassing(transaction, [shareId]);
    const { receiverId, day, kind: handover } = share;
    const weeks = await passingWeeks(transaction, [shareId], day);
    await transaction.query(END, [share.planId]);
    const news = { receiverId, shares, weeks, day, handover, reason };
    await logHandover(call, transaction, handoverCalledOff, news);
    await tellHandover(call, transaction, 'handover.ended', news);
    await tellGuests(call, transaction, { shares: [{ ...share, memberIds: [receiverId] }], weeks });
    await demoteFormerOwners(call, transaction, [receiverId]);
    await queueHandovers(transaction, [shareId], share.memberIds);
  });
  return true;
}
