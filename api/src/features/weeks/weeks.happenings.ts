import { type Action, why } from '../../core/audiences/action';
import { announced, happening, type Ways } from '../../core/audiences/happening';
import type { CalendarEvent } from './calendar.events';
import { type BookingDetails, weekSubject } from './steps/find-booking';

type Calendar = Ways['calendar'];

/** How weeks were given at once, or taken back, who did it, and why, for the owners to read. */
export interface Allocated {
  way: 'filled' | 'imported' | 'withdrawn';
  byId: number;
  reason?: string;
}

const inCalendar = ({ propertyId, year }: CalendarEvent): Calendar => [{ propertyId, year }];

const webhookOf = (
  { propertyId, year }: CalendarEvent,
  bookingIds: readonly number[],
): Ways['webhook'] => ({ ids: { bookingIds, propertyId, year }, propertyId });

/** An owner took an open week. */
export const weekClaimed = happening<CalendarEvent & { bookingId: number }>('booking.claimed', {
  calendar: inCalendar,
  webhook: (it) => webhookOf(it, [it.bookingId]),
});

/** A week was given back, by its owner or an administrator, whose reason all owners can read. */
export const weekReleased = happening<{
  byId: number;
  booked: BookingDetails;
  reason: string | undefined;
  /** Whether it goes to another share at once, and is not open in between. */
  isMoved?: boolean;
}>('booking.released', {
  audit: ({ booked, reason }) => {
    const { isMine, shareNumber, ownerName, ownerId } = booked.booking;
    if (isMine) return null;
    const before = { shareNumber, ownerName, userId: ownerId };
    return { action: 'week.release', subject: weekSubject(booked), before, after: why(reason) };
  },
  activity: ({ byId, booked: { booking, holderIds, propertyId, startDate, endDate }, reason }) => {
    const { ownerId, guestId } = booking;
    const facts = { weeks: [{ startDate, endDate }], reason, cause: 'released' } as const;
    const common = { propertyId, byId, facts };
    return [
      ...holderIds.map((userId) => ({ ...common, kind: 'week.released' as const, userId })),
      { ...common, kind: 'stay.taken', userId: guestId, otherId: ownerId },
    ];
  },
  calendar: ({ booked }) => inCalendar(booked),
  talk: ({ byId: authorId, isMoved, booked: { hasBegun, propertyId, booking } }) =>
    hasBegun || isMoved
      ? null
      : { propertyId, authorId, subject: 'WEEK_GIVEN_BACK', subjectId: booking.id },
  webhook: ({ booked }) => webhookOf(booked, [booked.booking.id]),
});

/** An administrator gave a week to a share, for a reason that all owners can read. */
export const weekGiven = happening<{ byId: number; booked: BookingDetails; reason: string }>(
  'booking.given',
  {
    audit: ({ booked, reason }) => {
      const { shareNumber, ownerName, ownerId } = booked.booking;
      const after = { shareNumber, ownerName, userId: ownerId, reason };
      return { action: 'week.give', subject: weekSubject(booked), before: null, after };
    },
    activity: ({ byId, booked: { holderIds, propertyId, startDate, endDate }, reason }) => {
      const facts = { weeks: [{ startDate, endDate }], reason } as const;
      return holderIds.map((userId) => ({ kind: 'week.given', userId, propertyId, byId, facts }));
    },
    calendar: ({ booked }) => inCalendar(booked),
    webhook: ({ booked }) => webhookOf(booked, [booked.booking.id]),
  },
);

/** A year was marked as agreed outside Fairweek, or no longer is; all owners with access read why. */
export const yearAgreed = happening<
  CalendarEvent & {
    isAgreed: boolean;
    name: string;
    byId: number;
    ownerIds: readonly number[];
    reason: string;
  }
>('year.agreed', {
  audit: ({ isAgreed, propertyId, name, year, reason }) => ({
    action: isAgreed ? 'weeks.agreed' : 'weeks.unagreed',
    subject: `Property ${propertyId}, ${name}, weeks of ${year}`,
    after: { reason },
  }),
  activity: ({ isAgreed, propertyId, year, byId, ownerIds, reason }) =>
    ownerIds.map((userId) => ({
      kind: isAgreed ? ('weeks.agreed' as const) : ('weeks.unagreed' as const),
      ...{ userId, propertyId, byId, facts: { years: [year], reason } },
    })),
  calendar: inCalendar,
});

/** Weeks of a year that shares got, or lost, at once. */
type AllocatedYear = Allocated & CalendarEvent & { name: string; bookingIds: readonly number[] };

const allocation = (kind: string) =>
  happening<AllocatedYear>(kind, {
    audit: ({ way, byId, reason, propertyId, name, year, bookingIds }) => ({
      ...{ action: `weeks.${way}`, byId },
      subject: `Property ${propertyId}, ${name}, weeks of ${year}`,
      after: { count: bookingIds.length, ...why(reason) },
    }),
    calendar: inCalendar,
    webhook: (it) => webhookOf(it, it.bookingIds),
  });

/** Weeks of a year were given to shares at once. */
export const weeksAllocated = allocation('booking.allocated');

/** Weeks of a year that were given at once were taken back. */
export const weeksWithdrawn = allocation('booking.withdrawn');

/** Those who hold such weeks read of theirs together. */
export const weeksAnnounced = announced('weeks.allocated');

/** The guests of a week have other names; the log says so of another owner's week, without names. */
export const guestsNamed = happening<BookingDetails>('week.name-guests', {
  audit: (it) =>
    it.booking.isMine ? null : { subject: weekSubject(it), userIds: [it.booking.ownerId] },
  calendar: inCalendar,
});

/** An administrator changed season, holiday or maintenance of weeks. */
export const weeksTagged = happening<Action & CalendarEvent>('weeks.tag', {
  audit: ({ propertyId: _, year: _year, ...it }) => it,
  calendar: inCalendar,
});

/** An owner offered a week for swaps, or no longer does. */
export const weekOffered = happening<
  CalendarEvent & { bookingId: number; byId: number; isOpen: boolean }
>('week.offer', {
  calendar: inCalendar,
  talk: ({ isOpen, propertyId, byId: authorId, bookingId: subjectId }) =>
    isOpen ? { propertyId, authorId, subject: 'OPEN_WEEK', subjectId } : null,
});
