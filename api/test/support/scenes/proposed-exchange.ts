import type { DataSource } from 'typeorm';

/** Proposes that the owners of two booked weeks exchange them; `isAgreed`: both have said yes. */
export async function proposeExchange(
  db: DataSource,
  bookings: readonly [number, number],
  isAgreed = false,
): Promise<{ id: number }> {
  const [exchange] = await db.query(
    `insert into exchanges (property_id, year, status, expires_at)
      select property_id, year, case when $2 then 'AGREED' else 'OPEN' end,
        now() + interval '7 days' from bookings where id = $1 returning id`,
    [bookings[0], isAgreed],
  );
  await db.query(
    `insert into exchange_legs
        (exchange_id, booking_id, share_id, user_id, week, gets_week, gets_booking_id, agreed_at)
      select $1, b.id, b.share_id, s.user_id, b.week, other.week, other.id,
        case when $3 then now() end
      from bookings b join shares s on s.id = b.share_id, bookings other
      where b.id = any($2) and other.id = any($2) and other.id <> b.id`,
    [exchange.id, bookings, isAgreed],
  );
  return { id: Number(exchange.id) };
}
