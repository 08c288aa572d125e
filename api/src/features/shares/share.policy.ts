import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { type Actor, type RequestContext, requireMember } from '../../core/request-context';
import { IS_LINKED, propertyRefusal } from '../properties/property.policy';

/**
 * The policy of a property, for statements that start from `properties p`, where $1 is the user and
 * $2 whether it is an administrator's session (policyValues): true for owners of a share in the
 * property, active or not, and for administrators (spec §6).
 */
export const MAY_KNOW_PROPERTY = `($2::boolean or exists (
      select 1 from held_shares mine where mine.property_id = p.id and mine.user_id = $1))`;

/** The same policy for what guests of the property may see as well: its calendar and rotation. */
export const MAY_LOOK_AT_PROPERTY = `(${MAY_KNOW_PROPERTY} or ${IS_LINKED})`;

const FIND = statement(
  'property-of-mine',
  `select 1 from properties p where p.id = $3 and ${MAY_KNOW_PROPERTY}`,
);

/** The values $1 and $2 of the policy. */
export function policyValues({ userId, isAdminSession }: Actor): [number, boolean] {
  return [userId, isAdminSession];
}

/**
 * Returns the caller if they own a share in the property or are an administrator; FORBIDDEN
 * otherwise.
 */
export async function requirePropertyAccess(
  call: RequestContext,
  propertyId: number,
): Promise<Actor> {
  const actor = requireMember(call);
  const [found] = await read(call.app, FIND, [...policyValues(actor), propertyId]);
  if (!found) throw propertyRefusal(actor);
  return actor;
}
