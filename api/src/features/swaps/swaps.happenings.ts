import { action } from '../../core/audiences/action';
import { happening, liveEvent } from '../../core/audiences/happening';
import type { Row } from '../../core/database/statement';
import type { CalendarEvent } from '../weeks/calendar.events';
import { timeForReader } from '../weeks/rules';
import type { MovingGuests } from './steps/moving-guests';
import { answeredEmail, askedEmail } from './swap.emails';
import { swapsTopic } from './swap.events';
import type { SwapStatus } from './swap-status';

type SwapNotice = Row<'swap-notice'>;

type End = Exclude<SwapStatus, 'PENDING'> | 'AGREED';

/** The recipients of emails about a swap: those who did not act themselves. */
export type SwapEmails =
  | { asked: boolean }
  | { end: End; by: number | null; note?: string | undefined };

/** Quotes a user's note; for a swap ended automatically, the note is a reason. */
function textsOf(notice: SwapNotice, emails: SwapEmails): { note?: string; reason?: string } {
  const note = ('asked' in emails ? notice.requestNote : emails.note) ?? undefined;
  return 'by' in emails && emails.by === null ? { reason: note } : { note };
}

/** A swap that its answerer completes was accepted; no administrator approved it. */
const endOf = ({ answerers }: SwapNotice, { end, by }: { end: End; by: number | null }) =>
  end === 'APPROVED' && answerers.some(({ id }) => id === by) ? 'ACCEPTED' : end;

interface SwapNews {
  notice: SwapNotice;
  emails: SwapEmails;
}

/** The sides of a swap that have to be notified, as their email needs them. */
function readersOf({ notice, emails }: SwapNews) {
  const { requesterGuestsCome, answererGuestsCome } = notice;
  const answerers = notice.answerers.map((it) => ({ ...it, guestsCome: answererGuestsCome }));
  const requesters = notice.requesters.map((it) => ({ ...it, guestsCome: requesterGuestsCome }));
  const sides = 'asked' in emails ? answerers : [...requesters, ...answerers];
  return sides.flatMap(({ id, to, firstName, ...side }) =>
    to && firstName && !('by' in emails && emails.by === id)
      ? [{ id, to, firstName, ...side }]
      : [],
  );
}

const peopleIn = ({ requesters, answerers }: SwapNotice) =>
  [...requesters, ...answerers].map(({ id }) => id);

/** Both sides hear live, and who did not act by email and on their devices; administrators live. */
const swapNews = (kind: string) =>
  happening<SwapNews>(kind, {
    live: ({ notice }) => {
      const { id: swapId, status, isAccepted, propertyId } = notice;
      return peopleIn(notice).map((it) =>
        liveEvent(swapsTopic(it), { swapId, status, isAccepted, propertyId }),
      );
    },
    admin: ({ notice: { id } }) => [{ area: 'WEEK_SWAPS', id }],
    webhook: ({ notice }) => ({
      ids: { swapId: notice.id, propertyId: notice.propertyId },
      users: peopleIn(notice),
      propertyId: notice.propertyId,
    }),
    push: (news) => ({
      userIds: readersOf(news).map(({ id }) => id),
      subject: 'swaps',
      subjectId: news.notice.id,
    }),
    mail: (news, { appUrl }) => {
      const { notice, emails } = news;
      return readersOf(news).map(({ to, firstName, reader, guestsCome }) => {
        const zones = { house: notice.timeZone, reader };
        const until = timeForReader(notice.expiresAt.toISOString(), zones);
        const texts = { guestsCome, ...textsOf(notice, emails) };
        const facts = { to, firstName, swap: notice, until, url: `${appUrl}/swaps`, ...texts };
        const email =
          'asked' in emails ? askedEmail(facts) : answeredEmail(facts, endOf(notice, emails));
        return { ...email, thread: `swap-${notice.id}` };
      });
    },
  });

export const swapRequested = swapNews('swap.requested');
export const swapChanged = swapNews('swap.changed');

/** Weeks were exchanged: guests of their owners stay in others now, or no longer. */
export const guestsMoved = happening<{ propertyId: number; moved: MovingGuests }>('stay.moved', {
  activity: ({ propertyId, moved }) =>
    moved.map(({ guestId: userId, hostId, guestsCome, before, after }) =>
      guestsCome
        ? {
            ...{ kind: 'stay.moved', userId, propertyId, byId: undefined, otherId: hostId },
            facts: { before: [before], weeks: [after] },
          }
        : {
            ...{ kind: 'stay.taken', userId, propertyId, byId: hostId ?? undefined },
            otherId: hostId,
            facts: { weeks: [before], cause: 'swapped' },
          },
    ),
});

/** Owners exchanged weeks of a year. */
export const weeksExchanged = happening<
  CalendarEvent & { bookingIds: readonly number[]; formerGuestIds: readonly number[] }
>('booking.exchanged', {
  calendar: ({ propertyId, year, formerGuestIds }) => [{ propertyId, year, formerGuestIds }],
  webhook: ({ propertyId, year, bookingIds }) => ({
    ids: { bookingIds, propertyId, year },
    propertyId,
  }),
});

export const swapApproved = action('swap.approve');
export const swapCancelled = action('swap.cancel');
export const swapDeclined = action('swap.decline');
export const swapTakenBack = action('swap.take-back');
export const swapRequestedFor = action('swap.request');
