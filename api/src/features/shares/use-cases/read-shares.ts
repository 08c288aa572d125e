import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { PROPERTY_JSON } from '../../properties/property.columns';
import { propertyRefusal } from '../../properties/property.policy';
import { IS_MINE, OTHERS_COUNT } from '../share.columns';
import type { PropertySharesArgs } from '../share.inputs';
import { MAY_KNOW_PROPERTY, policyValues } from '../share.policy';
import type { ShareView } from '../share.types';

const COLUMNS = `s.id, p.id as "propertyId", ${PROPERTY_JSON} as property, p.name as "propertyName",
      s.share_number as "shareNumber", s.user_id as "userId", s.is_active as "isActive",
      owner.first_name as "ownerName", owner.last_name as "ownerLastName",
      owner.email::text as "ownerEmail", ${OTHERS_COUNT}`;

const MINE = statement(
  'my-shares',
  `select ${COLUMNS} from shares s
    join properties p on p.id = s.property_id
    join users owner on owner.id = s.user_id
    where ${IS_MINE}
    order by p.name_order, p.id, s.share_number`,
);

// A property without shares is one row without a share; no row means no access.
const OF_PROPERTY = statement(
  'property-shares',
  `select ${COLUMNS} from properties p
    left join shares s on s.property_id = p.id
    left join users owner on owner.id = s.user_id
    where p.id = $3 and ${MAY_KNOW_PROPERTY}
    order by s.share_number`,
);

/** Lists the caller's shares, active or not, by property and number. */
export function listMyShares(call: RequestContext): Promise<ShareView[]> {
  const { userId } = requireMember(call);
  return read(call.app, MINE, [userId]);
}

/**
 * Lists all shares of a property with their owners, for its owners and administrators, in one
 * statement.
 */
export async function listPropertyShares(
  call: RequestContext,
  { propertyId }: PropertySharesArgs,
): Promise<ShareView[]> {
  const actor = requireMember(call);
  const values = [...policyValues(actor), propertyId] as const;
  const rows = await read(call.app, OF_PROPERTY, values);
  if (rows.length === 0) throw propertyRefusal(actor);
  return rows.filter((row) => row.id !== null);
}
