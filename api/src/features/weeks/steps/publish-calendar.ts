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

/** The topic of changes to the weeks of all properties. */
export const ALL_CALENDARS = calendarTopic('administrators');

/**
 * Publishes changes to the weeks of a property and year to its owners, the guests who stay that
 * year and administrators; and to guests who no longer do.
 */
export async function publishCalendar(
  transaction: Transaction,
  event: CalendarEvent,
  ...formerGuestIds: (number | null)[]
): Promise<void> {
  const { propertyId, year } = event;
  const owners = await listOwnerIds(transaction, propertyId);
  const guests = await transaction.query(GUESTS, [propertyId, year]);
  const listeners = [...owners, ...guests.map(({ id }) => id), ...formerGuestIds].filter(
    (id) => id !== null,
  );
  publishTo(transaction, calendarTopic, { owners: listeners, event });
}
