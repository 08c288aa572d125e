import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { fullName } from '../../auth/user.columns';
import { PROPERTY_JSON, todayAt } from '../../properties/property.columns';
import { propertyRefusal } from '../../properties/property.policy';
import { IS_MINE, isHeldBy, OTHERS_COUNT } from '../share.columns';
import type { PropertySharesArgs } from '../share.inputs';
import { MAY_KNOW_PROPERTY, policyValues } from '../share.policy';
import type { ShareView } from '../share.types';

const SEES_PLAN = `plan.user_id <> $1 and ($2::boolean or ${IS_MINE})`;

const COLUMNS = `s.id, p.id as "propertyId", ${PROPERTY_JSON} as property, p.name as "propertyName",
      s.share_number as "shareNumber", s.user_id as "userId", s.is_active as "isActive",
      owner.first_name as "ownerName", owner.last_name as "ownerLastName",
      owner.email::text as "ownerEmail", ${OTHERS_COUNT},
      case when plan.user_id = $1 and plan.day > ${todayAt('p')} then plan.day::text end
        as "yoursFrom",
      case when ${SEES_PLAN} then plan.day::text end as "passesOn",
      case when ${SEES_PLAN} then ${fullName('receiver')} end as "passesTo"`;

const PLAN = `left join planned_handovers plan on plan.share_id = s.id and plan.status = 'PLANNED'
    left join users receiver on receiver.id = plan.user_id`;

const MINE = statement(
  'my-shares',
  `select ${COLUMNS} from shares s
    join properties p on p.id = s.property_id
    join users owner on owner.id = s.user_id
    ${PLAN}
    where ${isHeldBy('$1')}
    order by p.name_order, p.id, s.share_number`,
);

// A property without shares is one row without a share; no row means no access.
const OF_PROPERTY = statement(
  'property-shares',
  `select ${COLUMNS} from properties p
    left join shares s on s.property_id = p.id
    left join users owner on owner.id = s.user_id
    ${PLAN}
    where p.id = $3 and ${MAY_KNOW_PROPERTY}
    order by s.share_number`,
);

/** Lists the caller's shares, active or not, with those that pass to them on a day to come, by property and number. */
export function listMyShares(call: RequestContext): Promise<ShareView[]> {
  const { userId } = requireMember(call);
  return read(call.app, MINE, [userId, false]);
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
