import { type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database/database';
import { statement } from '../../../kit/database/statement';
import { AppError, requireVersion } from '../../../kit/errors';
import { changesBetween, recordAction } from '../../audit/steps/record-action';
import type { Property } from '../property.entity';
import type { PropertyIdArgs, UpdatePropertyBody } from '../property.inputs';
import type { PropertyView } from '../property.types';
import { lockProperty, propertySubject, viewOf } from '../steps/lock-property';

type Facts = Required<Omit<UpdatePropertyBody, 'version'>>;

const HIGHEST = statement(
  'highest-held-share',
  `select max(share_number) as highest from shares
    where property_id = $1 and user_id is not null`,
);

// A vacant share beyond the total would keep its place in the rotation.
const RETIRE = statement(
  'retire-shares',
  `update shares set is_active = false, version = version + 1, updated_at = now()
    where property_id = $1 and share_number > $2 and is_active`,
);

/** Shares are assigned under the property's lock: none above the new total comes in between. */
async function lowerTotal(
  transaction: Transaction,
  { id, totalShares }: Pick<Property, 'id' | 'totalShares'>,
): Promise<void> {
  const [held] = await transaction.query(HIGHEST, [id]);
  if (held?.highest != null && held.highest > totalShares) {
    throw new AppError(
      'CONFLICT',
      `Share ${held.highest} is assigned; total shares cannot be less than ${held.highest}.`,
      'totalShares',
    );
  }
  await transaction.query(RETIRE, [id, totalShares]);
}

const factsOf = (property: Property): Facts => ({
  name: property.name,
  location: property.location,
  totalShares: property.totalShares,
  weeksPerShare: property.weeksPerShare,
  isActive: property.isActive,
  changeoverWeekday: property.changeoverWeekday,
  swapsNeedApproval: property.swapsNeedApproval,
  claimLimitDays: property.claimLimitDays,
});

/**
 * Changes what is told of a property; administrators only, CONFLICT when it is no longer the
 * version that was read. Another changeover day leaves the weeks of years as they are that have rows;
 * those of other years begin and end beside them.
 */
export function updateProperty(
  call: Call,
  input: UpdatePropertyBody & PropertyIdArgs,
): Promise<PropertyView> {
  requireAdministrator(call);
  const { id, version, name, location, ...told } = input;
  return inTransaction(call.app, async (transaction) => {
    const property = await lockProperty(transaction, id, 'id');
    requireVersion('property', property, version);
    const before = factsOf(property);
    const known = Object.entries(told).filter(([, value]) => value !== undefined);
    const after: Facts = {
      ...before,
      ...Object.fromEntries(known),
      name: name?.trim() ?? before.name,
      location: location?.trim() ?? before.location,
    };
    if (after.totalShares < before.totalShares) await lowerTotal(transaction, { ...after, id });
    const changes = changesBetween(before, after);
    if (Object.keys(changes.after ?? {}).length === 0) return viewOf(property);
    const saved = await transaction.manager.save(Object.assign(property, after));
    const subject = propertySubject(saved);
    await recordAction(call, transaction, { action: 'property.update', subject, ...changes });
    return viewOf(saved);
  });
}
