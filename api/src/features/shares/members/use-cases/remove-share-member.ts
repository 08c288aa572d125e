import { inTransaction } from '../../../../core/database/database';
import { AppError } from '../../../../core/errors';
import type { RequestContext } from '../../../../core/request-context';
import { requireRecentPassword } from '../../../auth/auth.policy';
import { demoteFormerOwners } from '../../steps/demote-former-owner';
import { leaveShares } from '../../steps/leave-shares';
import type { ShareMemberArgs } from '../share-members.inputs';
import { announceLeaving } from '../steps/announce-leaving';
import { lockMyMembers, requireFirst, requireIsMember } from '../steps/lock-members';

/**
 * Ends a person's part in a share: the caller's own, or as its first or an administrator that of
 * another, which asks for the password. Where the first leaves, the next stands first; the last cannot leave (CONFLICT).
 */
export async function removeShareMember(
  call: RequestContext,
  { shareId, userId }: ShareMemberArgs,
): Promise<boolean> {
  await inTransaction(call.app, async (transaction) => {
    const locked = await lockMyMembers(call, transaction, shareId);
    const { actor, members } = locked;
    if (userId !== actor.userId) {
      requireFirst(locked);
      requireRecentPassword(call);
    }
    requireIsMember(locked, userId);
    if (members.length === 1) {
      const sentence =
        'This is the only owner of the share. An administrator can give it to another.';
      throw new AppError('CONFLICT', sentence, 'userId');
    }
    const passed = await leaveShares(transaction, { userId, shareIds: [shareId] });
    await announceLeaving(call, transaction, { userId, shareId, passed });
    await demoteFormerOwners(call, transaction, [userId]);
  });
  return true;
}
