import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { refuseUnknownZone } from '../../../core/time/time-zone';
import { propertyCreated } from '../properties.happenings';
import { Property } from '../property.entity';
import type { CreatePropertyInput } from '../property.inputs';
import type { PropertyView } from '../property.types';
import { propertySubject, viewOf } from '../steps/lock-property';

/** Creates a property with the default shares and weeks (spec §9); administrators only. */
export async function createProperty(
  call: RequestContext,
  input: CreatePropertyInput,
): Promise<PropertyView> {
  requireAdministrator(call);
  const facts = { timeZone: call.app.timeZone, ...input };
  const property = await inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const made = await manager.save(manager.create(Property, facts));
    const subject = propertySubject(made);
    await happened(call, transaction, propertyCreated, { subject, after: facts });
    return made;
  }).catch(refuseUnknownZone);
  return viewOf(property);
}
