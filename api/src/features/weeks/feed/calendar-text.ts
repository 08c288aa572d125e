import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { whoStays } from '../rules';
import type { Feed, FeedEvent } from '../steps/read-feed';

/** How often calendar programs should refresh, in seconds. */
const REFRESH_SECONDS = 3600;

function summaryOf({ propertyName, shareNumber, ownerName }: FeedEvent): string {
  return [propertyName, `share ${shareNumber}`, ownerName].filter(Boolean).join(' · ');
}

function descriptionOf({ checkInTime, checkOutTime, ...stay }: FeedEvent): string | null {
  const guests = whoStays(stay);
  const lines = [
    checkInTime && `Check-in from ${checkInTime}`,
    checkOutTime && `Check-out until ${checkOutTime}`,
    guests && `Guests: ${guests}`,
  ];
  return lines.filter(Boolean).join('\n') || null;
}

/** Formats a feed as iCalendar (RFC 5545): all-day events that end on the check-out day. */
export function calendarText({ propertyName, events }: Feed, appUrl: string): string {
  const calendar = ical({
    name: propertyName ?? 'My weeks · Fairweek',
    prodId: { company: 'Fairweek', product: 'Calendar', language: 'EN' },
    ttl: REFRESH_SECONDS,
    url: appUrl,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `booking-${event.bookingId}@${event.installationId}`,
      url: `${appUrl}/calendar?property=${event.propertyId}&year=${event.year}&week=${event.startDate}`,
      sequence: event.version,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      allDay: true,
      start: new Date(event.startDate),
      end: new Date(event.endDate),
      stamp: event.updatedAt,
      created: event.createdAt,
      lastModified: event.updatedAt,
      summary: summaryOf(event),
      description: descriptionOf(event),
      location: event.location,
      // Other owners' stays do not mark the reader as busy.
      transparency: propertyName ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
