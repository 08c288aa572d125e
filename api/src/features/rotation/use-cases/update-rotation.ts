import { changesBetween } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { Property } from '../../properties/property.entity';
import type { PropertyView } from '../../properties/property.types';
import { lockProperty, propertySubject, viewOf } from '../../properties/steps/lock-property';
import { rotationUpdated } from '../rotation.happenings';
import type { UpdateRotationInput } from '../rotation.inputs';
import { RotationChange } from '../rotation-change.entity';
import { RotationKind } from '../rotation-kinds';
import { baseYearFor, orderIn, type Rotation, rotationFrom, takingPartOf } from '../rules';
import { rotationOf } from '../steps/rotation-of';

const refused = (sentence: string) => new AppError('CONFLICT', sentence, 'firstChoiceShare');

/** CONFLICT for a share that the property lacks; one without an owner has its place as well. */
function requireShare({ name, totalShares }: Property, shareNumber: number): void {
  if (shareNumber > totalShares) {
    throw refused(`${name} has ${totalShares} shares; there is no share ${shareNumber}.`);
  }
}

/** The rotation as it was and will be; CONFLICT for a share that takes no part in its kind. */
async function newRotation(
  { query }: Transaction,
  { id, name }: Property,
  { year, firstChoiceShare, kind }: UpdateRotationInput,
): Promise<{ was: Rotation; rotation: Rotation }> {
  const facts = await rotationOf(query, id);
  const { rotation: was } = orderIn(facts, year);
  const from = { rotation: was, takingPart: takingPartOf(facts.shares) };
  const rotation = rotationFrom(from, { kind: kind ?? was.kind, firstChoiceShare, year });
  if (rotation) return { was, rotation };
  throw refused(
    `Share ${firstChoiceShare} of ${name} has no owner and takes no part in this rotation.`,
  );
}

/**
 * Sets the first share to choose in a year, and the kind of rotation, by which the others follow
 * (spec §4); without a kind that of the year stays. Administrators only. The rotation shares the
 * property's version.
 */
export function updateRotation(
  call: RequestContext,
  input: UpdateRotationInput,
): Promise<PropertyView> {
  const { userId: changedById } = requireAdministrator(call);
  const { propertyId, year, firstChoiceShare, version, reason = null } = input;
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const property = await lockProperty(transaction, propertyId);
    requireVersion('property', property, version);
    requireShare(property, firstChoiceShare);
    const { was, rotation } = await newRotation(transaction, property, input);
    const { kind, queue } = rotation;
    await manager.insert(RotationChange, {
      propertyId,
      year,
      firstChoiceShare,
      kind,
      reason,
      changedById,
      queue: kind === RotationKind.OVER_TWELVE ? null : [...queue],
    });
    const before = { rotationBaseYear: property.rotationBaseYear };
    // An older version knows the base year of the twelve alone.
    const after = { rotationBaseYear: baseYearFor(firstChoiceShare, year) };
    const saved = await manager.save(Object.assign(property, after));
    const changes = changesBetween({ ...before, kind: was.kind }, { ...after, kind });
    await happened(call, transaction, rotationUpdated, {
      subject: propertySubject(saved),
      before: changes.before,
      after: { ...changes.after, year, firstChoiceShare, ...(reason !== null && { reason }) },
    });
    return viewOf(saved);
  });
}
