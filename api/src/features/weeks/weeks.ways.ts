import type { Deliver, Deliveries } from '../../core/audiences/happening';
import { publishLive } from '../../core/audiences/ways';
import { statement } from '../../core/database/statement';
import { listOwnerIds } from '../shares/steps/list-owner-ids';
import { ownerEvents } from '../shares/steps/owner-events';
import { type CalendarEvent, calendarTopic } from './calendar.events';

/** A change to the weeks of a property and year. */
interface CalendarChange extends CalendarEvent {
  /** Guests who no longer stay there; null is skipped. */
  formerGuestIds?: readonly (number | null)[];
}

declare module '../../core/audiences/happening' {
  interface Ways {
    /** Open pages of the property's owners and guests, and of administrators. */
    calendar: readonly CalendarChange[];
  }
}

// A week that was just given back still names its guest.
const GUESTS = statement(
  'guests-of-year',
  `select distinct guest.id from bookings b
    join users guest on guest.id = b.guest_id and guest.linked_property_id = b.property_id
    where b.property_id = $1 and b.year = $2`,
);

const publish: Deliver<readonly CalendarChange[]> = async (transaction, changes) => {
  for (const { propertyId, year, formerGuestIds = [] } of changes) {
    const owners = await listOwnerIds(transaction, propertyId);
    const guests = await transaction.query(GUESTS, [propertyId, year]);
    const listeners = [...owners, ...guests.map(({ id }) => id), ...formerGuestIds].filter(
      (id) => id !== null,
    );
    const event = { propertyId, year };
    publishLive(transaction, ownerEvents(calendarTopic, { owners: listeners, event }));
  }
};

/** Live changes of the calendar. */
export const weeksWays: Partial<Deliveries> = { calendar: publish };
