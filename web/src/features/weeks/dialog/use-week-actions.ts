import type { ApolloCache } from '@apollo/client';
import {
  CalendarDocument,
  type NameGuestsInput,
  useClaimWeekMutation,
  useGiveWeekMutation,
  useLinkGuestMutation,
  useNameGuestsMutation,
  useReleaseWeekMutation,
} from '../../../generated/graphql';
import { longDates } from '../../../lib/dates/week-dates';
import { type Attempt, useAttempt } from '../../../ui/feedback/use-attempt';
import { reasonInput } from '../../../ui/form/ReasonField';
import type { ToastMessage } from '../../../ui/toast/toast-message';
import { type CalendarYear, type Situation, type Week } from '../calendar';

interface Options {
  calendar: CalendarYear;
  week: Week;
  /** Refetches the calendar. */
  refresh: () => Promise<unknown>;
}

type Booking = NonNullable<Week['booking']>;

/** The server’s expected answer if no one else was faster. */
function expectedBooking(shares: CalendarYear['shares'], shareId: string): Booking {
  const share = shares.find((one) => one.shareId === shareId);
  // The cache matches fragments by the type’s name.
  const named = { __typename: 'Booking' };
  return {
    ...named,
    id: 'expected',
    shareId,
    shareNumber: share?.shareNumber ?? 0,
    ownerName: share?.ownerName ?? null,
    ownerId: null,
    isMine: true,
    ...{ guests: null, guestCount: null, guestsShown: null, version: null },
    guestId: null,
    guestName: null,
  };
}

function showBooking(
  cache: ApolloCache,
  { week, ...variables }: { propertyId: string; year: number; week: number },
  booking: Booking,
) {
  const { propertyId, year } = variables;
  cache.updateQuery(
    { query: CalendarDocument, variables: { propertyId, year } },
    (data) =>
      data && {
        calendar: {
          ...data.calendar,
          weeks: data.calendar.weeks.map((one) => (one.week === week ? { ...one, booking } : one)),
        },
      },
  );
}

/**
 * The owner's week actions; each resolves to whether it succeeded and reports a failure in a toast.
 */
export function useWeekActions({ calendar, week, refresh }: Options) {
  const { propertyId, year, shares } = calendar;
  const { attempt, isBusy } = useAttempt();
  const [claimWeek] = useClaimWeekMutation();
  const [giveWeek] = useGiveWeekMutation();
  const [releaseWeek] = useReleaseWeekMutation();
  const [nameGuests] = useNameGuestsMutation();
  const [linkGuest] = useLinkGuestMutation();
  const dates = longDates(week);
  const bookingId = week.booking?.id ?? '0';

  const act = (action: Attempt['action'], failure: string, success?: ToastMessage) =>
    attempt({
      action,
      refresh,
      success,
      failure: { title: failure, fallback: 'Please try again' },
    });

  return {
    isBusy,
    /** The calendar shows the week as taken at once, and takes that back after a refusal. */
    claim(shareId: string) {
      const input = { propertyId, year, week: week.week, shareId };
      return act(
        () =>
          claimWeek({
            variables: { input },
            optimisticResponse: { claimWeek: expectedBooking(shares, shareId) },
            update: (cache, { data }) => data && showBooking(cache, input, data.claimWeek),
          }),
        'The week could not be taken',
      );
    },
    /** Gives the week to a share, and takes it from the booking that was shown, if any. */
    give: (to: { shareId: string; bookingId: string | undefined; reason: string }) =>
      act(
        () => giveWeek({ variables: { input: { propertyId, year, week: week.week, ...to } } }),
        'The week could not be given',
      ),
    /** An administrator, who gives back the week of an owner, may say why. */
    release: (reason: string) =>
      act(
        () => releaseWeek({ variables: { bookingId, ...reasonInput(reason) } }),
        'The week could not be given back',
      ),
    name: (stay: Omit<NameGuestsInput, 'bookingId'>) =>
      act(
        () => nameGuests({ variables: { input: { bookingId, ...stay } } }),
        'The guests could not be saved',
        { title: 'Guests saved', description: `For your stay ${dates}.` },
      ),
    /** Lets a guest of the property see the stay as their own; null takes the link away. */
    link: (guest: { id: string; name: string } | null) =>
      act(
        () => linkGuest({ variables: { bookingId, guestId: guest?.id ?? null } }),
        guest ? 'The guest could not be linked' : 'The guest could not be unlinked',
        guest
          ? { title: `${guest.name} is linked`, description: `They now see the stay ${dates}.` }
          : { title: 'Guest unlinked', description: `No guest sees the stay ${dates} any more.` },
      ),
  };
}

type WeekActions = ReturnType<typeof useWeekActions>;

/** The steps of the week dialog. */
export type Step = 'look' | 'claim' | 'give' | 'release' | 'guests' | 'link' | 'links';

/** The props that the steps share. */
export interface StepProps {
  situation: Situation;
  actions: WeekActions;
  /** Goes to another step; `done` is what has just been achieved, in a sentence. */
  go: (step: Step, done?: string) => void;
  onClose: () => void;
}
