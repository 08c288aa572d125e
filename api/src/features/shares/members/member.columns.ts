import { fullName } from '../../auth/user.columns';

/**
 * The members of share `s`, the first first, as SQL that returns JSON; `facts` are further keys and
 * expressions about the user row `person`.
 */
export const membersOfShare = (
  facts = '',
) => `(select coalesce(json_agg(json_build_object('userId', person.id,
          'name', ${fullName('person')}, 'isFirst', person.id is not distinct from s.user_id,
          'hasEmail', person.email is not null${facts && `, ${facts}`})
          order by person.id is distinct from s.user_id, member.joined_at, person.id), '[]')
        from share_members member join users person on person.id = member.user_id
        where member.share_id = s.id)`;
