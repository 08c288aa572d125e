import { changesBetween, merged } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { refuseUnknownZone } from '../../../core/time/time-zone';
import { propertySwitched, propertyUpdated } from '../properties.happenings';
import type { Property } from '../property.entity';
import type { PropertyIdArgs, UpdatePropertyBody } from '../property.inputs';
import type { PropertyView } from '../property.types';
import { lockProperty, propertySubject, viewOf } from '../steps/lock-property';

const HIGHEST = statement(
  'highest-held-share',
  `select max(share_number) as highest from shares
    where property_id = $1 and user_id is not null`,
);

// A vacant share above the total would keep its place in the rotation.
const RETIRE = statement(
  'retire-shares',
  `update shares set is_active = false, version = version + 1, updated_at = now()
    where property_id = $1 and share_number > $2 and is_active`,
);

/**
 * Lowers the number of shares; the property's lock keeps a share above it from being assigned in
 * between.
 */
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

// Locked before the property, as the opening of a draft does.
const DRAFTS = statement(
  'lock-drafts-of-property',
  `select year, status from drafts where property_id = $1 and status <> 'ENDED'
    order by id for update`,
);

/** CONFLICT while a draft runs: its owners would be asked to choose in a property out of use. */
async function requireNoRunningDraft(transaction: Transaction, id: number): Promise<void> {
  const drafts = await transaction.query(DRAFTS, [id]);
  const running = drafts.find(({ status }) => status === 'RUNNING');
  if (!running) return;
  const message = `The draft of ${running.year} is running. Please pause it first.`;
  throw new AppError('CONFLICT', message, 'isActive');
}

const OWNERS = statement(
  'owners-to-notify',
  `select id as "userId" from users
    where id in (select user_id from held_shares where property_id = $1)`,
);

/** Notifies the owners of a property that it is out of use, or in use again. */
async function announceStatus(
  call: RequestContext,
  transaction: Transaction,
  { id, isActive, byId }: { id: number; isActive: boolean; byId: number },
): Promise<void> {
  const owners = await transaction.query(OWNERS, [id]);
  const kind = isActive ? 'property.activated' : 'property.deactivated';
  await happened(
    call,
    transaction,
    propertySwitched,
    owners.map(({ userId }) => ({ kind, userId, propertyId: id, byId, facts: {} })),
  );
}

/** No year has more weeks; a property that has more already may change in other ways. */
const LONGEST_YEAR = 53;

function requireYear({ totalShares, weeksPerShare }: PropertyView, before: PropertyView): void {
  const weeks = totalShares * weeksPerShare;
  if (weeks <= LONGEST_YEAR || weeks <= before.totalShares * before.weeksPerShare) return;
  throw new AppError(
    'BAD_USER_INPUT',
    `${totalShares} shares of ${weeksPerShare} weeks are ${weeks} weeks; a year has 52 or 53.`,
    'weeksPerShare',
  );
}

/**
 * Updates a property; administrators only, CONFLICT if it has changed since the version that was
 * read. A new changeover day leaves years with stored weeks as they are; other years start and end
 * next to them.
 */
export function updateProperty(
  call: RequestContext,
  input: UpdatePropertyBody & PropertyIdArgs,
): Promise<PropertyView> {
  const { userId: byId } = requireAdministrator(call);
  const { id, version, ...changedFields } = input;
  return inTransaction(call.app, async (transaction) => {
    if (input.isActive === false) await requireNoRunningDraft(transaction, id);
    const property = await lockProperty(transaction, id, 'id');
    requireVersion('property', property, version);
    const before = viewOf(property);
    const after = merged(before, changedFields);
    requireYear(after, before);
    if (after.totalShares < before.totalShares) await lowerTotal(transaction, after);
    const changes = changesBetween(before, after);
    if (Object.keys(changes.after ?? {}).length === 0) return before;
    const saved = await transaction.manager.save(Object.assign(property, after));
    const { isActive } = after;
    if (isActive !== before.isActive)
      await announceStatus(call, transaction, { id, isActive, byId });
    const subject = propertySubject(saved);
    await happened(call, transaction, propertyUpdated, { subject, ...changes });
    return viewOf(saved);
  }).catch(refuseUnknownZone);
}
