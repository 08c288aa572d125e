import { changesBetween } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { arrivalChanged } from '../properties.happenings';
import type { SaveArrivalInput } from '../property.inputs';
import type { Arrival } from '../property.types';
import { PropertyArrival } from '../property-arrival.entity';
import { MAX_METERS, metersIn } from '../rules';
import { lockProperty, propertySubject } from '../steps/lock-property';
import { readArrival } from './read-arrival';

type Details = Omit<PropertyArrival, 'property' | 'propertyId' | 'updatedAt' | 'version'>;

/** The details as the log keeps them: not what lets people in, only that it changed. */
const logged = ({ wifiPassword, note, ...details }: Details, before: Details) => ({
  ...details,
  isWifiPasswordChanged: wifiPassword !== before.wifiPassword,
  isNoteChanged: note !== before.note,
});

/**
 * Saves what people need to know to arrive at a property; administrators only, CONFLICT if it has
 * changed since the version that was read.
 */
export async function saveArrival(call: RequestContext, input: SaveArrivalInput): Promise<Arrival> {
  requireAdministrator(call);
  const { propertyId, version } = input;
  const after: Details = {
    checkInTime: input.checkInTime ?? null,
    checkOutTime: input.checkOutTime ?? null,
    wifiNetwork: input.wifiNetwork?.trim() ?? null,
    wifiPassword: input.wifiPassword?.trim() ?? null,
    note: input.note?.trim() ?? null,
    checklist: input.checklist?.trim() ?? null,
    meters: input.meters?.trim() ?? null,
    sleeps: input.sleeps ?? null,
  };
  if (after.meters !== null && metersIn(after.meters).length > MAX_METERS) {
    const sentence = `Please name at most ${MAX_METERS} meters, one per line.`;
    throw new AppError('BAD_USER_INPUT', sentence, 'meters');
  }
  if (after.wifiPassword !== null && after.wifiNetwork === null) {
    throw new AppError('BAD_USER_INPUT', 'Please name the network too.', 'wifiNetwork');
  }
  await inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const property = await lockProperty(transaction, propertyId);
    const stored = await manager.findOneBy(PropertyArrival, { propertyId });
    requireVersion('arrival', { version: stored?.version ?? 0 }, version);
    const arrival = stored ?? manager.create(PropertyArrival, { propertyId });
    const { checkInTime = null, checkOutTime = null, wifiNetwork = null } = arrival;
    const { wifiPassword = null, note = null, checklist = null } = arrival;
    const { meters = null, sleeps = null } = arrival;
    const before: Details = {
      ...{ checkInTime, checkOutTime, wifiNetwork, wifiPassword, note, checklist, meters, sleeps },
    };
    const changes = changesBetween(logged(before, before), logged(after, before));
    if (Object.keys(changes.after ?? {}).length === 0) return;
    await manager.save(Object.assign(arrival, after));
    const subject = propertySubject(property);
    await happened(call, transaction, arrivalChanged, { subject, ...changes });
  });
  return readArrival(call, { propertyId });
}
