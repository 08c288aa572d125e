import { fullName } from '../auth/user.columns';
import { OWNER_NAME } from '../shares/share.columns';

/** The week of the calendar that starts on a date of the swap. */
const weekJson = (start: string) => `(select json_build_object('year', w.year, 'week', w.week,
        'season', w.season, 'holiday', w.holiday)
      from weeks w where w.property_id = s.property_id and w.start_date = ${start})`;

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
      ${weekJson('swap.current_week_start')} as "currentWeek",
      ${weekJson('swap.preferred_week_start')} as "preferredWeek",
      swap.accepted_at as "acceptedAt", swap.expires_at as "expiresAt",
      swap.answer_note as "answerNote", swap.counter_of_id as "counterOfId",
      p.swaps_need_approval as "needsApproval", swap.requester_id as "requesterId",
      answerer.id as "answererId", answerer.name as "answererName",
      swap.requested_at as "requestedAt", swap.created_at as "createdAt",
      swap.request_note as message, swap.request_note as "requestNote"`;

/** Swaps with their share, property and requester. */
export const SWAP_TABLES = `week_swaps swap
      join shares s on s.id = swap.share_id
      join properties p on p.id = s.property_id
      join users owner on owner.id = swap.requester_id
      left join lateral (
        select other.id, ${fullName('other')} as name
        from shares target join users other on other.id = target.user_id
        where target.id = swap.target_share_id
      ) answerer on true`;

/** A swap waits a week for its answer. */
export const EXPIRY = `now() + interval '7 days'`;
