import { suggestedWeeks } from '@rules/weeks';

export const LAKE_HOUSE = { propertyId: '7', propertyName: 'Lake House' };
export const SATURDAY = 6;

interface FakeHolder {
  ownerName: string;
  shareNumber?: number;
  ownerId?: string;
}

/** The year of the Lake House; its week 5 is kept for maintenance. */
export function calendarOf(year: number, holderOf: (week: number) => FakeHolder | undefined) {
  return {
    ...{ __typename: 'CalendarYear', ...LAKE_HOUSE, year, agreed: null, isOpenForClaims: true },
    claimsLimitedUntil: null,
    timeZone: 'UTC',
    country: null,
    tagsVersion: 0,
    isGuest: false,
    canGiveWeeks: false,
    shares: [],
    weeks: suggestedWeeks(year, SATURDAY).map((week) => {
      const holder = holderOf(week.week);
      const { startDate, endDate, season, holiday } = week;
      return {
        ...{ __typename: 'CalendarWeek', week: week.week, startDate, endDate, season, holiday },
        isMaintenance: week.week === 5,
        booking: holder
          ? {
              ...{ __typename: 'Booking', id: String(week.week), shareId: '1', shareNumber: 3 },
              ...{ ownerId: null, guests: null, guestId: null, guestName: null },
              ...{ guestCount: null, guestsShown: null, version: null },
              ...{ ...holder, isMine: holder.ownerName === 'Olivia Hart' },
            }
          : null,
      };
    }),
  };
}

/** Answers the question for a year of the Lake House. */
export const swapYearOf =
  (holderOf: Parameters<typeof calendarOf>[1] = () => undefined) =>
  ({ year }: Record<string, unknown>) => ({
    calendar: calendarOf(Number(year), holderOf),
    property: { __typename: 'Property', id: LAKE_HOUSE.propertyId, swapsNeedApproval: true },
  });
