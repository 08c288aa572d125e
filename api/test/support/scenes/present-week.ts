import type { DataSource } from 'typeorm';
import { makeYear } from '../../../src/features/weeks/week.factory';
import { makeBooking } from '../../factories/booking.factory';

/** Books the week of a house that is now, or some weeks later, unless it is booked; returns its booking. */
export async function bookPresentWeek(
  { manager }: Pick<DataSource, 'manager'>,
  { propertyId, shareId, later = 0 }: { propertyId: number; shareId: number; later?: number },
): Promise<{ id: number; startDate: string; endDate: string }> {
  const thisYear = new Date().getUTCFullYear();
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const made = await manager.query(
      'select from property_years where property_id = $1 and year = $2',
      [propertyId, year],
    );
    if (made.length === 0) await makeYear(manager, { propertyId, year });
  }
  const [place] = await manager.query(
    `select w.year, w.week, w.start_date::text as "startDate", w.end_date::text as "endDate", b.id
      from weeks w join properties p on p.id = w.property_id
      left join bookings b on b.property_id = w.property_id and b.year = w.year
        and b.week = w.week and b.released_at is null
      where w.property_id = $1 and w.start_date <= (now() at time zone p.time_zone)::date + 7 * $2
      order by w.start_date desc limit 1`,
    [propertyId, later],
  );
  const { year, week, startDate, endDate } = place;
  const id = place.id ?? (await makeBooking(manager, { propertyId, year, week, shareId })).id;
  return { id, startDate, endDate };
}

/** The arguments of a check-out from the week that is now, as if no one had checked out of it. */
export async function checkOutFacts(
  db: Pick<DataSource, 'manager' | 'query'>,
  { propertyId, shareId }: { propertyId: number; shareId: number },
) {
  const { id: bookingId } = await bookPresentWeek(db, { propertyId, shareId });
  await db.query('delete from check_outs where booking_id = $1', [bookingId]);
  const nothing = { done: [], readings: [], note: '', problems: [], pictureIds: [] };
  return { bookingId, listVersion: 0, version: undefined, ...nothing };
}
