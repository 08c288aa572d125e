import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { fullName } from '../../auth/user.columns';
import { propertyRefusal } from '../../properties/property.policy';
import { IS_MINE, OWNERS_NAME } from '../../shares/share.columns';
import { MAY_LOOK_AT_PROPERTY, policyValues } from '../../shares/share.policy';
import type { RotationArgs } from '../rotation.inputs';
import type { Rotation, RotationYear } from '../rotation.types';
import {
  cycleLength,
  explain,
  numbersOf,
  orderIn,
  orderWithPast,
  type RotationDetails,
  reasonFor,
  type YearOrder,
} from '../rules';
import { ROTATION_FACTS, rotationFactsOf } from '../steps/rotation-of';

// No row means no access.
const ROTATION = statement(
  'rotation',
  `select p.name as "propertyName", ${ROTATION_FACTS} as facts,
      (select coalesce(json_agg(json_build_object('shareNumber', s.share_number,
          'isActive', s.is_active, 'ownerName', ${OWNERS_NAME}, 'isMine', ${IS_MINE})
          order by s.share_number), '[]')
        from shares s left join users owner on owner.id = s.user_id
        where s.property_id = p.id) as owners,
      (select coalesce(json_agg(json_build_object('id', c.id, 'year', c.year,
          'reason', c.reason, 'changedAt', c.changed_at,
          'changedByName', ${fullName('admin')})), '[]')
        from rotation_changes c left join users admin on admin.id = c.changed_by_id
        where c.property_id = p.id) as changes
    from properties p where p.id = $3 and ${MAY_LOOK_AT_PROPERTY}`,
);

/** The order of a year and of those after it, for one more than a whole cycle. */
function cycleFrom(facts: RotationDetails, order: YearOrder): RotationYear[] {
  const years = Array.from({ length: cycleLength(order.rotation) + 1 }, (_, i) => order.year + i);
  return years.map((year) => {
    const { turns, isHeld } = year === order.year ? order : orderIn(facts, year);
    return { year, shareNumbers: numbersOf(turns), isHeld };
  });
}

/**
 * Returns the order of choice of a property and year with reasons, in one statement; for co-owners,
 * guests and administrators.
 */
export async function readRotation(call: RequestContext, args: RotationArgs): Promise<Rotation> {
  const actor = requireMember(call);
  const { propertyId, year } = args;
  const [row] = await read(call.app, ROTATION, [...policyValues(actor), propertyId]);
  if (!row) throw propertyRefusal(actor);
  const facts = rotationFactsOf(row.facts);
  const order = orderWithPast(facts, year);
  const { turns, rotation, isHeld, settingId } = order;
  const owners = new Map(row.owners.map((it) => [it.shareNumber, it]));
  const numbers = numbersOf(turns);
  const change = row.changes.find(({ id }) => id === settingId);
  return {
    propertyId,
    propertyName: row.propertyName,
    year,
    kind: rotation.kind,
    baseYear: rotation.baseYear,
    queue: [...rotation.queue],
    isHeld,
    setting: change ? { ...change, changedAt: new Date(change.changedAt) } : null,
    explanation: explain(rotation, numbers, year),
    turns: turns.map((turn) => ({
      ...turn,
      ownerName: owners.get(turn.shareNumber)?.ownerName ?? null,
      isMine: owners.get(turn.shareNumber)?.isMine ?? false,
      reason: reasonFor(turn, order),
    })),
    absent: row.owners
      .filter(({ shareNumber }) => !numbers.includes(shareNumber))
      .map(({ isActive, ...share }) => ({
        ...share,
        isVacant: share.ownerName === null,
        isInactive: !isActive,
      })),
    years: cycleFrom(facts, order),
  };
}
