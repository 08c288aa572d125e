import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { listOwnerIds } from '../../shares/steps/list-owner-ids';
import { publishTo } from '../../shares/steps/owner-events';
import { type CalendarEvent, calendarTopic } from '../calendar.events';

// A week that was just given back still names its guest.
const GUESTS = statement(
  'guests-of-year',
  `select distinct guest.id from bookings b
    join users guest on guest.id = b.guest_id and guest.linked_property_id = b.property_id
    where b.property_id = $1 and b.year = $2`,
);

/**
 * Publishes changes to the weeks of a property and year to its owners, the guests who stay that
 * year and administrators; and to a guest who no longer does.
 */
export async function publishCalendar(
  transaction: Transaction,
  event: CalendarEvent,
  formerGuestId: number | null = null,
): Promise<void> {
  const { propertyId, year } = event;
  const owners = await listOwnerIds(transaction, propertyId);
  const guests = await transaction.query(GUESTS, [propertyId, year]);
  const listeners = [...owners, ...guests.map(({ id }) => id)];
  if (formerGuestId !== null) listeners.push(formerGuestId);
  publishTo(transaction, calendarTopic, { owners: listeners, event });
}
