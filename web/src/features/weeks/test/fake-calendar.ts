import { suggestedWeeks } from '@rules/weeks';
import type { ReadWeek, ReadYear } from '../calendar';

export const LAKE_HOUSE = '7';
/** Olivia's share. */
const MY_SHARE = 3;

const OWNERS = [
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

const SATURDAY = 6;
const MAINTENANCE = [5, 45];
const OPEN = [46, 48, 49];

/** The share that holds a week: the twelve in turn. */
const shareOf = (week: number) => ((week * 5) % 12) + 1;

/** The fields of a booking that only its holder and administrators read. */
export const MANAGED = { guests: '', guestsShown: false, version: 1 };

/** A share's booking as Olivia sees it. */
export const booking = (id: string, shareNumber: number): NonNullable<ReadWeek['booking']> => ({
  ...{ __typename: 'Booking' },
  id,
  shareId: String(100 + shareNumber),
  shareNumber,
  ownerName: OWNERS[shareNumber - 1] ?? null,
  ownerId: OWNERS[shareNumber - 1] ? String(200 + shareNumber) : null,
  isMine: shareNumber === MY_SHARE,
  ...(shareNumber === MY_SHARE ? MANAGED : { guests: null, guestsShown: null, version: null }),
  guestCount: null,
  ...{ guestId: null, guestName: null },
});

/**
 * The Lake House's year as Olivia sees it: twelve shares, weeks starting on Saturday, open for
 * claims.
 */
export function fakeCalendar(year = 2026): ReadYear {
  const weeks = suggestedWeeks(year, SATURDAY).map(
    ({ week, startDate, endDate, season, holiday }): ReadWeek => {
      const isMaintenance = MAINTENANCE.includes(week);
      const isHeld = !isMaintenance && !OPEN.includes(week);
      return {
        ...{ __typename: 'CalendarWeek' },
        ...{ week, startDate, endDate, season, holiday, isMaintenance },
        booking: isHeld ? booking(String(year * 100 + week), shareOf(week)) : null,
      };
    },
  );
  const shares = OWNERS.map((ownerName, index) => ({
    ...{ __typename: 'CalendarShare' },
    shareId: String(101 + index),
    shareNumber: index + 1,
    ownerName,
    isMine: index + 1 === MY_SHARE,
    ...{ mineFrom: null, mineUntil: null, claimedWeek: null },
  }));
  return {
    ...{ __typename: 'CalendarYear' },
    propertyId: LAKE_HOUSE,
    propertyName: 'Lake House',
    year,
    isOpenForClaims: true,
    agreed: null,
    claimsLimitedUntil: null,
    timeZone: 'UTC',
    country: null,
    tagsVersion: 0,
    isGuest: false,
    canGiveWeeks: false,
    shares,
    weeks,
  };
}
