import { OWNER_NAME } from '../shares/share.columns';

const bookingJson = (id: string) => `(select json_build_object(
        'startDate', w.start_date, 'endDate', w.end_date, 'shareNumber', held.share_number,
        'ownerName', (select ${OWNER_NAME} from users owner where owner.id = held.user_id))
      from bookings b join shares held on held.id = b.share_id
      join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
      where b.id = ${id})`;

/** The columns of a WeekSwapView, from SWAP_TABLES. */
export const SWAP_COLUMNS = `swap.id, swap.status, p.id as "propertyId", p.name as "propertyName",
      s.share_number as "shareNumber", ${OWNER_NAME} as "requesterName",
      ${bookingJson('swap.requesting_booking_id')} as "requestingBooking",
      ${bookingJson('swap.target_booking_id')} as "targetBooking",
      swap.current_week_start::text as "currentWeekStart",
      swap.current_week_end::text as "currentWeekEnd",
      swap.preferred_week_start::text as "preferredWeekStart",
      swap.preferred_week_end::text as "preferredWeekEnd",
      swap.requested_at as "requestedAt", swap.created_at as "createdAt",
      swap.request_note as message, swap.request_note as "requestNote"`;

/** Swaps with their share, property and requester. */
export const SWAP_TABLES = `week_swaps swap
      join shares s on s.id = swap.share_id
      join properties p on p.id = s.property_id
      join users owner on owner.id = swap.requester_id`;
