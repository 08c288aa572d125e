import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import type { RequestContext } from '../../../../core/request-context';
import type { PropertySharesArgs } from '../../share.inputs';
import { policyValues, requirePropertyAccess } from '../../share.policy';
import { membersOfShare } from '../member.columns';
import type { HouseShare } from '../share-members.types';

/** Which owner of share `s` the caller is, and the telephone numbers that they see. */
const FOR_ME = `'isMe', person.id = $1, 'phone', case
          when $2::boolean or person.id = $1 or person.phone_audience = 'OWNERS'
          and s.is_active and exists (select from held_shares mine
            where mine.property_id = $3 and mine.user_id = $1 and mine.is_active)
          then person.phone end`;

const READ = statement(
  'house-owners',
  `select s.id as "shareId", s.share_number as "shareNumber", s.is_active as "isActive",
      ${membersOfShare(FOR_ME)} as owners
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
