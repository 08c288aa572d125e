import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { propertyRefusal } from '../../properties/property.policy';
import { IS_MINE, OWNER_NAME } from '../../shares/share.columns';
import { MAY_LOOK_AT_PROPERTY, policyValues } from '../../shares/share.policy';
import type { RotationArgs } from '../rotation.inputs';
import type { Rotation } from '../rotation.types';
import { orderOf, reasonFor } from '../rules';

// A property without active shares is one row without a share; no row means no access.
const SHARES = statement(
  'rotation',
  `select p.name as "propertyName", p.rotation_base_year as "baseYear",
      change.year as "setFor", s.share_number as "shareNumber",
      ${OWNER_NAME} as "ownerName", ${IS_MINE} as "isMine"
    from properties p
    left join shares s on s.property_id = p.id and s.is_active
    left join users owner on owner.id = s.user_id
    left join lateral (
      select year from rotation_changes where property_id = p.id order by id desc limit 1
    ) change on true
    where p.id = $3 and ${MAY_LOOK_AT_PROPERTY}`,
);

/**
 * Returns the order of choice of a property and year with reasons, in one statement; for co-owners,
 * guests and administrators.
 */
export async function readRotation(call: RequestContext, args: RotationArgs): Promise<Rotation> {
  const actor = requireMember(call);
  const { propertyId, year } = args;
  const rows = await read(call.app, SHARES, [...policyValues(actor), propertyId]);
  const [property] = rows;
  if (!property) throw propertyRefusal(actor);
  const { propertyName, baseYear, setFor } = property;
  const shares = new Map(
    rows.flatMap(({ shareNumber, ownerName, isMine }) =>
      shareNumber === null ? [] : [[shareNumber, { ownerName, isMine }] as const],
    ),
  );
  const turns = orderOf([...shares.keys()], year, baseYear);
  const order = { turns, year, baseYear, setFor };
  return {
    propertyId,
    propertyName,
    year,
    baseYear,
    turns: turns.map((turn) => ({
      ownerName: null,
      isMine: false,
      ...turn,
      ...shares.get(turn.shareNumber),
      reason: reasonFor(turn, order),
    })),
  };
}
