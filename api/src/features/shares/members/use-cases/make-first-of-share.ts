import { happened } from '../../../../core/audiences/happening';
import { inTransaction } from '../../../../core/database/database';
import type { RequestContext } from '../../../../core/request-context';
import { requireRecentPassword } from '../../../auth/auth.policy';
import { queueHandovers } from '../../steps/announce-handover';
import { firstChanged } from '../share-members.happenings';
import type { ShareMemberArgs } from '../share-members.inputs';
import type { ShareMembers } from '../share-members.types';
import { lockMyMembers, requireFirst, requireIsMember } from '../steps/lock-members';
import { readShareMembers } from './read-share-members';

/**
 * Makes another member the first of a share, by whom it is shown; for the first and administrators,
 * who give their password again.
 * Its weeks, lists and swaps stay as they are.
 */
export async function makeFirstOfShare(
  call: RequestContext,
  { shareId, userId }: ShareMemberArgs,
): Promise<ShareMembers> {
  requireRecentPassword(call);
  await inTransaction(call.app, async (transaction) => {
    const locked = await lockMyMembers(call, transaction, shareId);
    const { share, members, change } = locked;
    requireFirst(locked);
    requireIsMember(locked, userId);
    if (share.userId === userId) return;
    await transaction.manager.save(Object.assign(share, { userId }));
    await happened(call, transaction, firstChanged, { ...change, userId, to: members });
    await queueHandovers(transaction, [shareId], []);
  });
  return readShareMembers(call, { shareId });
}
