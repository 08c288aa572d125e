import { happened } from '../../../../core/audiences/happening';
import { inTransaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { requireOpenLists } from '../../../auth/access/steps/handed-access';
import { requireRecentPassword } from '../../../auth/auth.policy';
import { newInvitationToken } from '../../../auth/steps/invitation-token';
import { memberInvited } from '../share-members.happenings';
import type { EndShareInvitationArgs, ShareMembersArgs } from '../share-members.inputs';
import type { NewShareInvitation, ShareMembers } from '../share-members.types';
import { countInvitation, lockMyMembers, MAX_MEMBERS, requireOwned } from '../steps/lock-members';
import { readShareMembers } from './read-share-members';

const OPEN = statement(
  'open-share-invitations',
  `select count(*)::int as count from share_invitations
    where share_id = $1 and expires_at > now()`,
);

const INVITE = statement(
  'invite-to-share',
  `insert into share_invitations (share_id, invited_by_id, token_hash, expires_at)
    values ($1, $2, $3, now() + interval '14 days') returning expires_at as "expiresAt"`,
);

const END = statement(
  'end-share-invitation',
  'delete from share_invitations where id = $1 and share_id = $2 returning id',
);

/**
 * Creates a link that makes the user who opens it a member of a share, once, within 14 days; for its
 * members and administrators, who give their password again. CONFLICT for a vacant share, and where
 * members and links are as many as a share can have, FORBIDDEN while the caller's wish lists are
 * closed: members read them.
 */
export async function inviteShareMember(
  call: RequestContext,
  { shareId }: ShareMembersArgs,
): Promise<NewShareInvitation> {
  const actor = requireMember(call);
  requireRecentPassword(call);
  if (!actor.isAdminSession) await requireOpenLists(call);
  await countInvitation(call, actor);
  const { token, tokenHash } = newInvitationToken(call.app);
  return inTransaction(call.app, async (transaction) => {
    const locked = await lockMyMembers(call, transaction, shareId);
    const { members, change } = locked;
    requireOwned(locked);
    const [open] = await transaction.query(OPEN, [shareId]);
    if (members.length + (open?.count ?? 0) >= MAX_MEMBERS) {
      const sentence = `A share has at most ${MAX_MEMBERS} owners and open links.`;
      throw new AppError('CONFLICT', sentence, 'shareId');
    }
    const [made] = await transaction.query(INVITE, [shareId, actor.userId, tokenHash]);
    if (!made) throw new Error('An invitation was not stored.');
    await happened(call, transaction, memberInvited, change);
    return { url: `${call.app.appUrl}/share-invitation?token=${token}`, ...made };
  });
}

/** Ends an open link of a share; for its members and administrators, NOT_FOUND once it has ended. */
export async function endShareInvitation(
  call: RequestContext,
  { shareId, id }: EndShareInvitationArgs,
): Promise<ShareMembers> {
  await inTransaction(call.app, async (transaction) => {
    await lockMyMembers(call, transaction, shareId);
    const [ended] = await transaction.query(END, [id, shareId]);
    if (!ended) throw new AppError('NOT_FOUND', 'There is no such open link.', 'id');
  });
  return readShareMembers(call, { shareId });
}
