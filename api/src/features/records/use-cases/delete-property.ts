import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { lockProperty, propertySubject } from '../../properties/steps/lock-property';
import type { DeletePropertyArgs } from '../record.inputs';
import { propertyDeleted } from '../records.happenings';
import { deletedWith, deletionProblem } from '../rules';
import { USES } from '../steps/property-uses';

// Arrival details and the messages of its talk go by their foreign keys. Feeds are of administrators who looked at its calendar.
const SETUPS = [
  statement('delete-property-weeks', 'delete from weeks where property_id = $1'),
  statement('delete-property-years', 'delete from property_years where property_id = $1'),
  statement('delete-property-rotation', 'delete from rotation_changes where property_id = $1'),
  statement('delete-property-feeds', 'delete from calendar_feeds where property_id = $1'),
  statement('delete-property-talk', 'delete from talks where property_id = $1'),
  statement('delete-property-pictures', 'delete from property_pictures where property_id = $1'),
  statement('delete-property-files', 'delete from files where property_id = $1'),
  statement('delete-property-guest-link', 'delete from guest_links where property_id = $1'),
  statement('delete-property', 'delete from properties where id = $1'),
] as const;

/**
 * Deletes a property that nothing refers to, with what was set up for it; administrators only,
 * CONFLICT in a sentence if it is not empty or has changed since the version that was read.
 */
export function deleteProperty(
  call: RequestContext,
  { id, version }: DeletePropertyArgs,
): Promise<boolean> {
  requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    // Any row that would refer to it waits for this lock, and then finds it gone.
    const property = await lockProperty(transaction, id, 'id');
    requireVersion('property', property, version);
    const [uses] = await transaction.query(USES, [id]);
    const problem = uses && deletionProblem(uses);
    if (!uses || problem) throw new AppError('CONFLICT', problem ?? 'Please try again.', 'id');
    for (const setup of SETUPS) await transaction.query(setup, [id]);
    const { name, location } = property;
    await happened(call, transaction, propertyDeleted, {
      subject: propertySubject(property),
      before: { name, location, deleted: deletedWith(uses).join('; ') },
    });
    return true;
  });
}
