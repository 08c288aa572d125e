import { announce } from '../../../core/audiences/announce';
import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';

const GUESTS = statement(
  'guests-that-move',
  `select guest.id as "guestId", tenure.user_id as "hostId",
      json_build_object('startDate', old.start_date, 'endDate', old.end_date) as before,
      json_build_object('startDate', w.start_date, 'endDate', w.end_date) as after
    from unnest($1::bigint[], $2::int[], $3::int[]) as leg(id, year, week)
    join bookings b on b.id = leg.id
    join users guest on guest.id = b.guest_id and guest.linked_property_id = b.property_id
    left join tenures tenure on tenure.id = b.tenure_id
    join weeks old on old.property_id = b.property_id and old.year = b.year and old.week = b.week
    join weeks w on w.property_id = b.property_id and w.year = leg.year and w.week = leg.week`,
);

/** A booking, and the week that its owner gets for it. */
interface Move {
  given: { id: number };
  got: { year: number; week: number };
}

type MovingGuests = readonly Row<'guests-that-move'>[];

/** The guests whose stays move with their hosts' weeks, read before these are exchanged. */
export const guestsOf = (transaction: Transaction, sides: readonly Move[]): Promise<MovingGuests> =>
  transaction.query(GUESTS, [
    sides.map(({ given }) => given.id),
    sides.map(({ got }) => got.year),
    sides.map(({ got }) => got.week),
  ]);

/** Notifies guests that their stays have moved with their hosts' weeks. */
export const announceMoves = (
  transaction: Transaction,
  propertyId: number,
  guests: MovingGuests,
): Promise<void> =>
  announce(
    transaction,
    guests.map(({ guestId, hostId, before, after }) => ({
      kind: 'stay.moved',
      userId: guestId,
      propertyId,
      byId: undefined,
      otherId: hostId,
      facts: { before: [before], weeks: [after] },
    })),
  );
