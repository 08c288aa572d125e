import { inTransaction } from '../../../core/database/database';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { changesBetween, recordAction } from '../../audit/steps/record-action';
import type { PropertyView } from '../../properties/property.types';
import { lockProperty, propertySubject, viewOf } from '../../properties/steps/lock-property';
import { Share } from '../../shares/share.entity';
import type { UpdateRotationInput } from '../rotation.inputs';
import { RotationChange } from '../rotation-change.entity';
import { baseYearFor } from '../rules';

/**
 * Sets the first share to choose in a year; the others follow in order (spec §4). Administrators
 * only. The rotation shares the property's version.
 */
export function updateRotation(
  call: RequestContext,
  input: UpdateRotationInput,
): Promise<PropertyView> {
  const { userId } = requireAdministrator(call);
  const { propertyId, year, firstChoiceShare, version } = input;
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const property = await lockProperty(transaction, propertyId);
    requireVersion('property', property, version);
    if (firstChoiceShare > property.totalShares) {
      throw new AppError(
        'CONFLICT',
        `${property.name} has ${property.totalShares} shares; there is no share ${firstChoiceShare}.`,
        'firstChoiceShare',
      );
    }
    const isTakingPart = { propertyId, shareNumber: firstChoiceShare, isActive: true };
    if (!(await manager.existsBy(Share, isTakingPart))) {
      throw new AppError(
        'CONFLICT',
        `${property.name} has no active share ${firstChoiceShare} that could choose first.`,
        'firstChoiceShare',
      );
    }
    const before = { rotationBaseYear: property.rotationBaseYear };
    const after = { rotationBaseYear: baseYearFor(firstChoiceShare, year) };
    const changedById = userId;
    await manager.insert(RotationChange, { propertyId, year, firstChoiceShare, changedById });
    const saved = await manager.save(Object.assign(property, after));
    const { before: was, after: is } = changesBetween(before, after);
    await recordAction(call, transaction, {
      action: 'rotation.update',
      subject: propertySubject(saved),
      before: was,
      after: { ...is, year, firstChoiceShare },
    });
    return viewOf(saved);
  });
}
