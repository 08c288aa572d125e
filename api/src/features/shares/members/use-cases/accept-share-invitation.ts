import { happened } from '../../../../core/audiences/happening';
import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { guessInvitation } from '../../../auth/steps/invitation-token';
import { lockUser } from '../../../auth/steps/lock-user';
import { fullName, IS_ADMINISTRATOR } from '../../../auth/user.columns';
import { isMemberOf } from '../../share.columns';
import { ShareMember } from '../../share.entity';
import { queueHandovers } from '../../steps/announce-handover';
import { makeOwner } from '../../steps/change-role';
import { memberJoined } from '../share-members.happenings';
import type { ShareTokenArgs } from '../share-members.inputs';
import type { InvitedShare } from '../share-members.types';
import { lockMembers, requireRoom } from '../steps/lock-members';

/** Whether who made invitation `i` may still invite: a member of its share, or an administrator. */
const MAY_INVITE = `exists (select 1 from users inviter where inviter.id = i.invited_by_id
      and (${IS_ADMINISTRATOR} or ${isMemberOf('i.share_id', 'inviter.id')}))`;

const FIND = statement(
  'find-share-invitation',
  `select i.id, i.share_id as "shareId", i.invited_by_id as "invitedById",
      ${fullName('person')} as "invitedBy", p.id as "propertyId", p.name as "propertyName",
      p.location, s.share_number as "shareNumber"
    from share_invitations i join users person on person.id = i.invited_by_id
    join shares s on s.id = i.share_id join properties p on p.id = s.property_id
    where i.token_hash = $1 and i.expires_at > now() and ${MAY_INVITE}`,
);

const USE = statement(
  'use-share-invitation',
  `delete from share_invitations i where id = $1 and expires_at > now() and ${MAY_INVITE}
    returning id`,
);

const ended = () =>
  new AppError('NOT_FOUND', 'This link was used or has ended. Please ask for a new one.', 'token');

async function findShareInvitation(call: RequestContext, token: string) {
  requireMember(call);
  const found = await guessInvitation(call, token, async (tokenHash) => {
    const [invitation] = await read(call.app, FIND, [tokenHash]);
    return invitation;
  });
  if (!found) throw ended();
  const { id, shareId, invitedById, ...share } = found;
  return { id, shareId, invitedById, share };
}

/** Returns what a link invites to, without using it up; NOT_FOUND counts as a guess. */
export async function readShareInvitation(
  call: RequestContext,
  { token }: ShareTokenArgs,
): Promise<InvitedShare> {
  return (await findShareInvitation(call, token)).share;
}

/**
 * Makes the caller a member of the share that a link is about, and a USER among them an OWNER; the
 * other members are notified. CONFLICT if the caller is one already.
 */
export async function acceptShareInvitation(
  call: RequestContext,
  { token }: ShareTokenArgs,
): Promise<InvitedShare> {
  const { id, shareId, invitedById, share } = await findShareInvitation(call, token);
  await inTransaction(call.app, async (transaction) => {
    const locked = await lockMembers(call, transaction, shareId);
    const { actor, members, change } = locked;
    const { userId } = actor;
    if (members.includes(userId)) {
      throw new AppError('CONFLICT', 'You are an owner of this share already.', 'token');
    }
    const [used] = await transaction.query(USE, [id]);
    if (!used) throw ended();
    requireRoom(locked, 'token');
    const user = await lockUser(transaction, userId);
    await transaction.manager.insert(ShareMember, { shareId, userId });
    await makeOwner(call, transaction, user);
    const joined = { ...change, userId: invitedById, to: members };
    await happened(call, transaction, memberJoined, joined);
    await queueHandovers(transaction, [shareId], [userId]);
  });
  return share;
}
