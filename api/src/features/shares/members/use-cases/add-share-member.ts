import { In, IsNull } from 'typeorm';
import { happened } from '../../../../core/audiences/happening';
import { inTransaction } from '../../../../core/database/database';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { requireRecentPassword } from '../../../auth/auth.policy';
import { User, UserRole } from '../../../auth/user.entity';
import { ShareMember } from '../../share.entity';
import { memberAdded } from '../share-members.happenings';
import type { AddShareMemberInput } from '../share-members.inputs';
import type { ShareMembers } from '../share-members.types';
import { countInvitation, lockMyMembers, requireOwned, requireRoom } from '../steps/lock-members';
import { readShareMembers } from './read-share-members';

/**
 * Makes a new person without an email address an owner of a share; for its members and administrators,
 * who give their password again. The other members act for them. CONFLICT for a vacant share, a
 * full one, and one that such a person of this name owns already.
 */
export async function addShareMember(
  call: RequestContext,
  { shareId, ...name }: AddShareMemberInput,
): Promise<ShareMembers> {
  const actor = requireMember(call);
  requireRecentPassword(call);
  await countInvitation(call, actor);
  await inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const locked = await lockMyMembers(call, transaction, shareId);
    const { members, change } = locked;
    requireOwned(locked);
    requireRoom(locked, 'shareId');
    if (await manager.existsBy(User, { ...name, id: In(members), email: IsNull() })) {
      const sentence = `${name.firstName} ${name.lastName} is an owner of this share already.`;
      throw new AppError('CONFLICT', sentence, 'firstName');
    }
    const person = manager.create(User, { ...name, email: null, userRole: UserRole.OWNER });
    const { id: userId } = await manager.save(person);
    await manager.insert(ShareMember, { shareId, userId });
    const to = members.filter((id) => id !== actor.userId);
    await happened(call, transaction, memberAdded, { ...change, userId, to });
  });
  return readShareMembers(call, { shareId });
}
