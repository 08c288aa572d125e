import type { EntityManager } from 'typeorm';
import { readIn } from '../core/database/database';
import { type Row, statement } from '../core/database/statement';
import { Exchange, ExchangeLegRow, SwapWishes } from '../features/exchanges/exchange.entities';

const OLIVIA = 'olivia@fairweek.test';

/** Weeks that no other list names, so that the second list finds nothing. */
const NEVER_OPEN = [30, 31, 32];

// Olivia's second and third week of next year in a home, and one week each of two other owners; not
// those that are part of a swap.
const WEEKS = statement(
  'demo-exchanges',
  `with free as (
      select b.id as "bookingId", b.property_id as "propertyId", b.year, b.week,
        b.share_id as "shareId", s.user_id as "userId", u.email = $2::citext as "isOlivia",
        row_number() over (partition by b.property_id, s.user_id order by b.week) as place
      from bookings b join shares s on s.id = b.share_id and s.is_active
      join users u on u.id = s.user_id
      where b.year = $1 and b.released_at is null and not exists (select from week_swaps swap
        where b.id in (swap.requesting_booking_id, swap.target_booking_id)))
    select "bookingId", "propertyId", year, week, "shareId", "userId" from free
    where "propertyId" = (select min("propertyId") from free where "isOlivia")
      and place = case when "isOlivia" then place else 2 end and place <= 2
    order by "isOlivia" desc, place, week limit 4`,
);

type Week = Row<'demo-exchanges'>;

const listOf = ({ bookingId, userId }: Week, weeks: number[]) => ({ bookingId, userId, weeks });

/** Seeds two private lists of Olivia's, and an exchange of three that was found from the first. */
export async function seedExchanges(manager: EntityManager): Promise<void> {
  const year = new Date().getUTCFullYear() + 1;
  const [one, another, two, three] = await readIn(manager, WEEKS, [year, OLIVIA]);
  if (!one || !another || !two || !three) return;
  const wished = NEVER_OPEN.filter((week) => week !== another.week);
  await manager.insert(SwapWishes, [
    listOf(one, [two.week, three.week]),
    listOf(two, [three.week]),
    listOf(three, [one.week]),
    listOf(another, wished),
  ]);
  const { propertyId } = one;
  const expiresAt = new Date(Date.now() + 6 * 24 * 3600 * 1000);
  const exchange = manager.create(Exchange, { propertyId, year, expiresAt });
  const { id: exchangeId } = await manager.save(exchange);
  const legs = [one, two, three].map(({ bookingId, shareId, userId, week }, index, all) => {
    const other = all[(index + 1) % all.length] ?? one;
    const given = { exchangeId, bookingId, shareId, userId: userId ?? 0, week };
    return {
      ...given,
      getsWeek: other.week,
      getsBookingId: other.bookingId,
      agreedAt: index === 1 ? new Date() : null,
    };
  });
  await manager.insert(ExchangeLegRow, legs);
}
