import type { CalendarYearPartsFragment } from '../../../generated/graphql';
import { mediumDates, shortDates } from '../../../lib/dates/week-dates';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { isComing, type Stay } from '../swap';
import type { Promises } from '../use-promises';

type Calendar = CalendarYearPartsFragment;
type Week = Calendar['weeks'][number];

/**
 * The user's weeks as options of a select: dates, season and holiday, the property where there are
 * several, and the open swaps that they stand in.
 */
export function stayOptions(stays: readonly Stay[], { textOf }: Promises) {
  const isOneHouse = new Set(stays.map(({ propertyId }) => propertyId)).size === 1;
  return stays.map((stay) => ({
    value: stay.bookingId,
    label: [
      mediumDates(stay),
      SEASON_TITLES[stay.season],
      stay.holiday,
      !isOneHouse && stay.propertyName,
      textOf(stay),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** The status of a week for a requester; null if it cannot be requested. */
export type Kind = 'OPEN_TO_SWAP' | 'HELD' | 'OPEN';

export function swapKindOf(
  week: Week,
  { calendar, offered }: { calendar: Calendar; offered: ReadonlySet<string> },
): Kind | null {
  const { booking } = week;
  if (week.isMaintenance || !isComing(week, calendar.timeZone)) return null;
  if (!booking) return calendar.isOpenForClaims ? 'OPEN' : null;
  if (booking.isMine || !booking.ownerName) return null;
  return offered.has(booking.id) ? 'OPEN_TO_SWAP' : 'HELD';
}

const ORDER: Kind[] = ['OPEN_TO_SWAP', 'HELD', 'OPEN'];

/**
 * The year's requestable weeks: those open to swap first, then booked weeks, then unallocated
 * ones. Those that the user has asked for say so.
 */
export function wantedOptions(
  calendar: Calendar,
  { offered, asked }: { offered: ReadonlySet<string>; asked: ReadonlySet<string> },
) {
  return calendar.weeks
    .flatMap((week) => {
      const kind = swapKindOf(week, { calendar, offered });
      return kind ? [{ week, kind }] : [];
    })
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
    .map(({ week, kind }) => ({
      id: String(week.week),
      label: [
        shortDates(week),
        week.booking?.ownerName ?? 'no one’s',
        SEASON_TITLES[week.season],
        week.holiday,
        kind === 'OPEN_TO_SWAP' && 'open to swap',
        asked.has(week.startDate) && 'you asked for it',
      ]
        .filter(Boolean)
        .join(' · '),
    }));
}
