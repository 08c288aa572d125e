import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';

const GUESTS = statement(
  'guests-that-move',
  `select guest.id as "guestId", tenure.user_id as "hostId", leg.guests_come as "guestsCome",
      json_build_object('startDate', old.start_date, 'endDate', old.end_date) as before,
      json_build_object('startDate', w.start_date, 'endDate', w.end_date) as after
    from unnest($1::bigint[], $2::int[], $3::int[], $4::boolean[])
      as leg(id, year, week, guests_come)
    join bookings b on b.id = leg.id
    join users guest on guest.id = b.guest_id and guest.linked_property_id = b.property_id
    left join tenures tenure on tenure.id = b.tenure_id
    join weeks old on old.property_id = b.property_id and old.year = b.year and old.week = b.week
    join weeks w on w.property_id = b.property_id and w.year = leg.year and w.week = leg.week`,
);

/** A booking, and the week that its owner gets for it. */
interface Move {
  given: { id: number; guestsCome: boolean };
  got: { year: number; week: number };
}

export type MovingGuests = readonly Row<'guests-that-move'>[];

/** The guests whose stays move with their hosts' weeks, or end, read before these are exchanged. */
export const guestsOf = (transaction: Transaction, sides: readonly Move[]): Promise<MovingGuests> =>
  transaction.query(GUESTS, [
    sides.map(({ given }) => given.id),
    sides.map(({ got }) => got.year),
    sides.map(({ got }) => got.week),
    sides.map(({ given }) => given.guestsCome),
  ]);
