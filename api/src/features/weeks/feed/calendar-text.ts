import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Feed, FeedEvent } from '../steps/read-feed';

/** How often calendar programs should refresh, in seconds. */
const REFRESH_SECONDS = 3600;

function summaryOf({ propertyName, shareNumber, ownerName }: FeedEvent): string {
  return [propertyName, `share ${shareNumber}`, ownerName].filter(Boolean).join(' · ');
}

/** Formats a feed as iCalendar (RFC 5545): all-day events that end on the check-out day. */
export function calendarText({ propertyName, events }: Feed, appUrl: string): string {
  const calendar = ical({
    name: propertyName ?? 'My weeks · Fairweek',
    prodId: { company: 'Fairweek', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    url: appUrl,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `booking-${event.bookingId}@fairweek`,
      sequence: event.version,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      allDay: true,
      start: new Date(event.startDate),
      end: new Date(event.endDate),
      stamp: event.updatedAt,
      created: event.createdAt,
      lastModified: event.updatedAt,
      summary: summaryOf(event),
      description: event.guests ? `Guests: ${event.guests}` : null,
      location: event.location,
      // Other owners' stays do not mark the reader as busy.
      transparency: propertyName ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
