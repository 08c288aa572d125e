import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { fullName } from '../../../auth/user.columns';
import { IS_MINE } from '../../share.columns';
import { policyValues } from '../../share.policy';
import { membersOfShare } from '../member.columns';
import type { ShareMembersArgs } from '../share-members.inputs';
import type { ShareMembers } from '../share-members.types';
import { notMyShare } from '../steps/lock-members';

const READ = statement(
  'share-members',
  `select s.id as "shareId", s.share_number as "shareNumber", p.name as "propertyName",
      ${membersOfShare()} as members,
      (select coalesce(json_agg(json_build_object('id', i.id, 'invitedBy', ${fullName('person')},
          'expiresAt', i.expires_at) order by i.id), '[]')
        from share_invitations i join users person on person.id = i.invited_by_id
        where i.share_id = s.id and i.expires_at > now()) as invitations
    from shares s join properties p on p.id = s.property_id
    where s.id = $3 and ($2::boolean or ${IS_MINE})`,
);

/** Returns the people of a share, for its owners and administrators, in one statement. */
export async function readShareMembers(
  call: RequestContext,
  { shareId }: ShareMembersArgs,
): Promise<ShareMembers> {
  const actor = requireMember(call);
  const [share] = await read(call.app, READ, [...policyValues(actor), shareId]);
  if (!share) throw notMyShare(actor);
  const { invitations, ...shown } = share;
  return {
    ...shown,
    invitations: invitations.map((it) => ({ ...it, expiresAt: new Date(it.expiresAt) })),
  };
}
