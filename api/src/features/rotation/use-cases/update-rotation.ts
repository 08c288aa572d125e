import { changesBetween } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { appendToChain } from '../../chain/steps/append-to-chain';
import type { Property } from '../../properties/property.entity';
import type { PropertyView } from '../../properties/property.types';
import { lockProperty, propertySubject, viewOf } from '../../properties/steps/lock-property';
import { rotationUpdated } from '../rotation.happenings';
import type { UpdateRotationInput } from '../rotation.inputs';
import { RotationChange } from '../rotation-change.entity';
import { RotationKind } from '../rotation-kinds';
import { baseYearFor, lossesBy, orderIn, rotationFrom, takingPartOf } from '../rules';
import { rotationOf } from '../steps/rotation-of';

const refused = (sentence: string) => new AppError('CONFLICT', sentence, 'firstChoiceShare');

/** CONFLICT for a share that the property lacks; one without an owner has its place as well. */
function requireShare({ name, totalShares }: Property, shareNumber: number): void {
  if (shareNumber > totalShares) {
    throw refused(`${name} has ${totalShares} shares; there is no share ${shareNumber}.`);
  }
}

/**
 * The new setting, with the kind before it and who loses what in a mirror pair that it breaks;
 * CONFLICT for a share that takes no part in its kind of rotation.
 */
async function newSetting(
  { query }: Transaction,
  { id, name }: Property,
  { year, firstChoiceShare, kind }: UpdateRotationInput,
) {
  const facts = await rotationOf(query, id);
  const { rotation: was } = orderIn(facts, year);
  const from = { rotation: was, takingPart: takingPartOf(facts.shares) };
  const rotation = rotationFrom(from, { kind: kind ?? was.kind, firstChoiceShare, year });
  if (!rotation) {
    throw refused(
      `Share ${firstChoiceShare} of ${name} has no owner and takes no part in this rotation.`,
    );
  }
  const queue = rotation.kind === RotationKind.OVER_TWELVE ? null : [...rotation.queue];
  const setting = { year, firstChoiceShare, kind: rotation.kind, queue };
  return { ...setting, was: was.kind, loss: lossesBy(facts, setting) };
}

/** Refuses to break a mirror pair without a reason; the refusal says who loses what. */
function requireReasonFor(loss: string | null, { reason }: UpdateRotationInput): void {
  if (loss === null || reason?.trim()) return;
  const sentence = `${loss} Please give a reason, which all owners can read.`;
  throw new AppError('BAD_USER_INPUT', sentence, 'reason');
}

/**
 * Sets the first share to choose in a year, and the kind of rotation, by which the others follow
 * (spec §4); without a kind that of the year stays. Administrators only; breaking a mirror pair needs
 * a reason. The rotation shares the property's version.
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
    const { was, loss, ...setting } = await newSetting(transaction, property, input);
    requireReasonFor(loss, input);
    await appendToChain(transaction, propertyId, {
      ...{ kind: 'ROTATION_SET', by: changedById, reason },
      setting: { year, kind: setting.kind, firstShare: firstChoiceShare, queue: setting.queue },
    });
    await manager.insert(RotationChange, { propertyId, reason, changedById, ...setting });
    const before = { rotationBaseYear: property.rotationBaseYear };
    // An older version knows the base year of the twelve alone.
    const after = { rotationBaseYear: baseYearFor(firstChoiceShare, year) };
    const saved = await manager.save(Object.assign(property, after));
    const { kind } = setting;
    const changes = changesBetween({ ...before, kind: was }, { ...after, kind });
    await happened(call, transaction, rotationUpdated, {
      subject: propertySubject(saved),
      before: changes.before,
      after: {
        ...changes.after,
        ...{ year, firstChoiceShare },
        ...(reason !== null && { reason }),
        ...(loss !== null && { loss }),
      },
    });
    return viewOf(saved);
  });
}
