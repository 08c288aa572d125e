import { happening } from '../../core/audiences/happening';
import type { Row } from '../../core/database/statement';
import { type BookingDetails, weekSubject } from '../weeks/steps/find-booking';
import { reminderEmail } from './stay.emails';

/** Another guest stays in a week, or none. */
export const guestLinked = happening<{
  byId: number;
  booked: BookingDetails;
  guestId: number | null;
}>('week.link-guest', {
  audit: ({ booked, guestId }) =>
    booked.booking.isMine
      ? null
      : { subject: weekSubject(booked), userIds: [booked.booking.ownerId, guestId] },
  activity: ({ byId, booked: { booking, propertyId, startDate, endDate }, guestId }) => {
    if (guestId === booking.guestId) return null;
    const facts = { weeks: [{ startDate, endDate }], cause: 'relinked' } as const;
    const common = { propertyId, byId, otherId: booking.ownerId, facts };
    return [
      { ...common, kind: 'stay.given', userId: guestId },
      { ...common, kind: 'stay.taken', userId: booking.guestId },
    ];
  },
  calendar: ({ booked: { booking, propertyId, year } }) => [
    { propertyId, year, formerGuestIds: [booking.guestId] },
  ],
});

/** A stay is near, or ends today; outside the quiet hours of its user, their devices say so too. */
export const stayReminded = happening<Row<'claim-stay-reminders'>>('stay.reminded', {
  mail: (it, { appUrl }) => [reminderEmail(it, appUrl)],
  push: ({ userId, bookingId, isLoud }) =>
    isLoud ? { userIds: [userId], subject: 'reminders', subjectId: bookingId } : null,
});
