import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import type { RequestContext } from '../../../../core/request-context';
import { fullName } from '../../../auth/user.columns';
import type { PropertySharesArgs } from '../../share.inputs';
import { policyValues, requirePropertyAccess } from '../../share.policy';
import type { HouseShare } from '../share-members.types';

/** Whether the caller sees the telephone number of `person`, an owner of share `s`. */
const SEES_PHONE = `($2::boolean or person.id = $1 or person.phone_audience = 'OWNERS'
          and s.is_active and exists (select from held_shares mine
            where mine.property_id = $3 and mine.user_id = $1 and mine.is_active))`;

const READ = statement(
  'house-owners',
  `select s.id as "shareId", s.share_number as "shareNumber", s.is_active as "isActive",
      (select coalesce(json_agg(json_build_object('userId', person.id,
          'name', ${fullName('person')}, 'isFirst', person.id is not distinct from s.user_id,
          'hasEmail', person.email is not null,
          'isMe', person.id = $1, 'phone', case when ${SEES_PHONE} then person.phone end)
          order by person.id is distinct from s.user_id, member.joined_at, person.id), '[]')
        from share_members member join users person on person.id = member.user_id
        where member.share_id = s.id) as owners
    from shares s where s.property_id = $3
    order by s.share_number`,
);

/** Lists the shares of a property with all their owners, for its owners and administrators. */
export async function readHouseOwners(
  call: RequestContext,
  { propertyId }: PropertySharesArgs,
): Promise<HouseShare[]> {
  const actor = await requirePropertyAccess(call, propertyId);
  return read(call.app, READ, [...policyValues(actor), propertyId]);
}
