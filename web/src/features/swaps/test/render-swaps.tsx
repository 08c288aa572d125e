import { suggestedWeeks } from '@rules/weeks';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Handlers } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import type { EndedFound, Proposal, Wishes } from '../found/found';
import { SwapsScreen } from '../SwapsScreen';
import type { Offer, Stay, Swap } from '../swap';
import { calendarOf, LAKE_HOUSE, SATURDAY } from './fake-calendar';

/** Far enough ahead that none of its weeks has started. */
export const YEAR = new Date().getFullYear() + 1;
const weeks = suggestedWeeks(YEAR, SATURDAY);

function weekOf(number: number) {
  const week = weeks[number - 1];
  if (!week) throw new Error(`No week ${number}.`);
  const { startDate, endDate, season, holiday } = week;
  return { year: YEAR, week: number, startDate, endDate, season, holiday };
}

const placeOf = (number: number) => {
  const { year, week, season, holiday } = weekOf(number);
  return { __typename: 'SwapWeek', year, week, season, holiday };
};

/** Which share holds which week; a booking's id is its week number. */
const holders = new Map<number, string>([
  [10, 'Olivia Hart'],
  [28, 'Olivia Hart'],
  [30, 'Omar Haddad'],
  [31, 'Anna Berg'],
]);

const stay = (week: number, guests = ''): Stay => ({
  ...{ __typename: 'Stay', bookingId: String(week), ...LAKE_HOUSE, shareNumber: 3 },
  timeZone: 'UTC',
  ...weekOf(week),
  ...{ guests, guestCount: null, guestName: null },
});

const offer = (week: number): Offer => {
  const ownerName = holders.get(week) ?? null;
  const { startDate, endDate } = weekOf(week);
  return {
    ...{ __typename: 'OpenToSwapView', bookingId: String(week), ...LAKE_HOUSE, shareNumber: 5 },
    ...{ week: placeOf(week), startDate, endDate, ownerName },
    isMine: ownerName === 'Olivia Hart',
  };
};

/** By default, Omar requests Olivia's week 28 for his 30. */
export function aSwap(facts: Partial<Swap> = {}): Swap {
  const [given, wanted] = [weekOf(30), weekOf(28)];
  return {
    ...{ __typename: 'WeekSwap', id: '1', status: 'PENDING', role: 'ANSWERER', ...LAKE_HOUSE },
    ...{ timeZone: 'UTC', counterOfId: null, endedAt: null },
    ...{ takesBackId: null, isTakenBack: false, canBeTakenBack: false },
    ...{ requesterName: 'Omar Haddad', answererName: 'Olivia Hart', shareNumber: 5 },
    targetBooking: {
      __typename: 'SwapBooking',
      share: { __typename: 'SwapShare', shareNumber: 3 },
    },
    ...{ currentWeekStart: given.startDate, currentWeekEnd: given.endDate },
    ...{ preferredWeekStart: wanted.startDate, preferredWeekEnd: wanted.endDate },
    ...{ currentWeek: placeOf(30), preferredWeek: placeOf(28) },
    value: {
      ...{ __typename: 'SwapValue', verdict: 'GET_MORE' },
      reason: 'You give a low season week and get a peak season week.',
    },
    ...{
      guestsCome: null,
      acceptedAt: null,
      answerNote: null,
      needsApproval: false,
      message: 'Please',
    },
    expiresAt: new Date(Date.now() + 6 * 24 * 3600 * 1000 + 60_000).toISOString(),
    ...facts,
  } as Swap;
}

/** By default, three owners take part: Olivia gives week 28 and gets 30. */
export function aProposal(facts: Partial<Proposal> = {}): Proposal {
  const weekParts = (number: number) => {
    const { year: _year, ...week } = weekOf(number);
    return { __typename: 'ExchangeWeek' as const, ...week };
  };
  return {
    ...{
      __typename: 'ExchangeProposal',
      id: '1',
      status: 'OPEN',
      propertyId: LAKE_HOUSE.propertyId,
    },
    ...{ propertyName: 'Lake House', timeZone: 'UTC', shareNumber: 3 },
    ...{ give: weekParts(28), get: weekParts(30) },
    ...{ isOpenWeek: false, ownerCount: 3, agreedCount: 1, hasAgreed: false },
    needsApproval: false,
    expiresAt: new Date(Date.now() + 6 * 24 * 3600 * 1000 + 60_000).toISOString(),
    ...facts,
  } as Proposal;
}

/** The fake server's data; tests may change it. */
export class FakeSwaps {
  swaps: Swap[] = [];
  offers: number[] = [30];
  stays: number[] = [10, 28];
  /** Those of each of the stays. */
  guests = '';
  needsApproval = false;
  proposals: Proposal[] = [];
  ended: EndedFound[] = [];
  wishes: Wishes[] = [];

  readonly handlers: Handlers = {
    mySwaps: () => ({ mySwaps: { __typename: 'WeekSwapPage', items: this.swaps } }),
    swapWeeks: () => ({
      openToSwap: this.offers.map(offer),
      myStays: this.stays.map((week) => stay(week, this.guests)),
    }),
    foundSwaps: () => ({
      exchangeProposals: this.proposals,
      endedExchanges: this.ended,
      mySwapWishes: this.wishes.map((it) => ({ __typename: 'SwapWishes', ...it })),
    }),
    saveSwapWishes: ({ input }) => {
      const { bookingId, weeks: wished } = input as { bookingId: string; weeks: number[] };
      const others = this.wishes.filter((it) => it.bookingId !== bookingId);
      const list = { bookingId, weeks: wished };
      this.wishes = wished.length > 0 ? [...others, list] : others;
      return {
        saveSwapWishes: this.wishes.map((it) => ({ __typename: 'SwapWishes', ...it })),
      };
    },
    swapYear: () => ({
      calendar: calendarOf(YEAR, (week) => {
        const ownerName = holders.get(week);
        return ownerName ? { ownerName } : undefined;
      }),
      property: { __typename: 'Property', id: '7', swapsNeedApproval: this.needsApproval },
    }),
  };
}

/** Renders Olivia's Swaps screen on a fake server. */
export function renderSwaps(
  fakeSwaps = new FakeSwaps(),
  server: Handlers = {},
  screenful = <SwapsScreen />,
) {
  const { container, callsOf, publish } = renderOnServer(screenful, {
    ...fakeSwaps.handlers,
    ...server,
  });
  /** Publishes a change to a swap. */
  const publishChange = () =>
    publish('mySwapEvents', { mySwapEvents: { swapId: '1', status: 'PENDING' } });
  /** Publishes a change to an exchange that was found. */
  const publishFound = (status: string) =>
    publish('myExchangeEvents', { myExchangeEvents: { exchangeId: '1', status } });
  return { container, callsOf, publishChange, publishFound, user: userEvent.setup() };
}

/** Finds a section of the screen by its heading. */
export const section = (name: string) => screen.findByRole('region', { name });
