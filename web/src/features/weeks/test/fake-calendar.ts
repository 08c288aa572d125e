import { addDays, format } from 'date-fns';
import type { CalendarYear, Week } from '../calendar';

export const LAKE_HOUSE = 7;

export const OWNERS = [
  'Anna Berg',
  'Ben Castor',
  'Olivia Hart',
  'Omar Haddad',
  'Carla Dumont',
  'Dario Esposito',
  'Erik Falk',
  'Fatima Ghali',
  null,
  'Greta Holm',
  'Hugo Ito',
  'Ines Jansen',
];

const HOLIDAYS: Record<number, string> = {
  13: 'Easter',
  20: 'Whitsun',
  51: 'Christmas',
  52: 'New Year',
};

function seasonOf(week: number): Week['season'] {
  if (week >= 27 && week <= 34) return 'PEAK';
  if (week >= 51) return 'PEAK';
  return (week >= 22 && week <= 38) || (week >= 6 && week <= 14) ? 'HIGH' : 'LOW';
}

/** Which share has a week: the twelve in turn; weeks 5 and 45 are maintenance, 46 and 47 open. */
function shareOf(week: number): number | null {
  if ([5, 45, 46, 47].includes(week)) return null;
  return ((week * 5) % 12) + 1;
}

export const share = (shareNumber: number) => ({
  __typename: 'CalendarShare' as const,
  shareId: 100 + shareNumber,
  shareNumber,
  ownerName: OWNERS[shareNumber - 1] ?? null,
  isMine: shareNumber === 3,
});

/** A booking of a share as Olivia (share 3) sees it. */
export const booking = (id: number, shareNumber: number): NonNullable<Week['booking']> => ({
  ...{ __typename: 'Booking' },
  ...{ id, shareId: 100 + shareNumber, shareNumber },
  ownerName: OWNERS[shareNumber - 1] ?? null,
  isMine: shareNumber === 3,
  guests: shareNumber === 3 ? '' : null,
});

/** The Lake House's year as Olivia sees it: 52 Saturdays, twelve shares, open for claims. */
export function fakeCalendar(year = 2026): CalendarYear {
  const january = new Date(year, 0, 1);
  const first = addDays(january, (6 - january.getDay() + 7) % 7);
  const weeks = Array.from({ length: 52 }, (_, index): Week => {
    const week = index + 1;
    const start = addDays(first, index * 7);
    const shareNumber = shareOf(week);
    return {
      ...{ __typename: 'CalendarWeek' },
      week,
      startDate: format(start, 'yyyy-MM-dd'),
      endDate: format(addDays(start, 7), 'yyyy-MM-dd'),
      season: seasonOf(week),
      holiday: HOLIDAYS[week] ?? null,
      isMaintenance: week === 5 || week === 45,
      booking: shareNumber ? booking(year * 100 + week, shareNumber) : null,
    };
  });
  return {
    ...{ __typename: 'CalendarYear' },
    propertyId: LAKE_HOUSE,
    propertyName: 'Lake House',
    year,
    isOpenForClaims: true,
    shares: OWNERS.map((_, index) => share(index + 1)),
    weeks,
  };
}
