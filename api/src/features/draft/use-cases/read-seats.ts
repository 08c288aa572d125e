import type { Transaction } from '../../../kit/database';
import type { Seat } from '../rules';

const SEATS = {
  name: 'draft-seats',
  text: `select s.id as "shareId", s.share_number as "shareNumber", s.user_id as "userId",
      case when s.user_id is null then 'VACANT' when s.is_active then 'ACTIVE' else 'INACTIVE' end
        as status,
      coalesce(w.weeks, '{}') as wishes, coalesce(w.is_autopilot, false) as "isAutopilot"
    from shares s
    left join wish_lists w on w.share_id = s.id and w.year = $2 and w.user_id = s.user_id
    where s.property_id = $1`,
};

/** A share as it stands now, with the wishes of whoever owns it now. */
export type HeldSeat = Seat & { shareId: number; shareNumber: number; userId: number | null };

/** All shares of a property by their number. */
export async function readSeats(
  transaction: Transaction,
  { propertyId, year }: { propertyId: number; year: number },
): Promise<Map<number, HeldSeat>> {
  const seats = await transaction.query<HeldSeat>(SEATS, [propertyId, year]);
  return new Map(seats.map((seat) => [seat.shareNumber, seat]));
}
