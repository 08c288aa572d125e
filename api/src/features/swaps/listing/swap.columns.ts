import { fullName } from '../../auth/user.columns';
import { OWNER_NAME, peopleOf, takesIndexedPart, takesPart } from '../../shares/share.columns';
import { CAN_EXCHANGE_BACK, STANDING } from './standing.columns';

/** The calendar week with the dates of the swap. */
const weekJson = (week: string) => `(select json_build_object('year', w.year, 'week', w.week,
        'season', w.season, 'holiday', w.holiday)
      from weeks w where w.property_id = s.property_id and w.start_date = ${week}_start
        and w.end_date = ${week}_end)`;

/** A booking as it was when the swap was requested, with the share's owner at that time. */
const bookingJson = (booking: { id: string; week: string; share: string; user: string }) =>
  `case when ${booking.id} is not null and ${booking.share}.id is not null then json_build_object(
        'startDate', ${booking.week}_start, 'endDate', ${booking.week}_end,
        'share', json_build_object('id', ${booking.share}.id, 'shareNumber', ${booking.share}.share_number,
          'user', case when ${booking.user}.id is not null then json_build_object(
            'id', ${booking.user}.id, 'firstName', ${booking.user}.first_name,
            'lastName', ${booking.user}.last_name, 'email', ${booking.user}.email::text) end)) end`;

/** The id of a user who has not deleted their account. */
const userId = (alias: string) => `case when ${alias}.deleted_at is null then ${alias}.id end`;

const REQUESTERS = { share: 'swap.share_id', person: 'swap.requester_id' };
const ANSWERERS = { share: 'swap.target_share_id', person: 'swap.answerer_id' };

/** The users, as SQL arrays, of both sides: members of their shares as well. */
export const SIDES = `coalesce(array_remove(array${peopleOf(REQUESTERS)}, null), '{}') as "requesterIds",
      coalesce(array_remove(array${peopleOf(ANSWERERS)}, null), '{}') as "answererIds"`;

/** True if the user, as SQL, belongs to the side that answers. */
export const answers = (user: string) => takesPart(user, ANSWERERS);

/** The swaps of a user, as SQL; indexes find them. */
export const isSwapOf = (user: string) =>
  `(${takesIndexedPart(user, REQUESTERS)} or ${takesIndexedPart(user, ANSWERERS)})`;

const REQUESTING = {
  id: 'swap.requesting_booking_id',
  week: 'swap.current_week',
  share: 's',
  user: 'owner',
};

const TARGET = {
  id: 'swap.target_booking_id',
  week: 'swap.preferred_week',
  share: 'target',
  user: 'answerer',
};

/** Weeks that are to change hands, as SQL: an array of bookings, and the start of an open week. */
interface RivalledWeeks {
  bookings: string;
  openWeekStart: string;
  propertyId: string;
  /** Condition of the `other` swaps. */
  where?: string;
}

/**
 * The pending swaps, as a JSON array of RivalSwap, that have one of these bookings or ask for the
 * same open week. Arrays are read once, so that indexes find these swaps.
 */
export const rivalsJson = ({
  bookings,
  openWeekStart,
  propertyId,
  where = 'true',
}: RivalledWeeks) =>
  `(select coalesce(json_agg(json_build_object('gives', other.requesting_booking_id,
            'wants', other.target_booking_id, 'requesterName', ${fullName('asking')},
            'answererName', ${fullName('asked')}) order by other.id), '[]')
          from week_swaps other join users asking on asking.id = other.requester_id
            left join users asked on asked.id = other.answerer_id
          where other.status = 'PENDING' and ${where}
            and (other.requesting_booking_id = any(${bookings})
              or other.target_booking_id = any(${bookings})
              or (other.target_booking_id is null
                and other.preferred_week_start = ${openWeekStart}
                and other.share_id = any(array(
                  select id from shares where property_id = ${propertyId})))))`;

/** The bookings of a pending swap, with its rivals. */
const RIVALS = `case when swap.status = 'PENDING' then json_build_object(
        'gives', swap.requesting_booking_id, 'wants', swap.target_booking_id,
        'others', ${rivalsJson({
          bookings: 'array[swap.requesting_booking_id, swap.target_booking_id]',
          openWeekStart:
            '(case when swap.target_booking_id is null then swap.preferred_week_start end)',
          propertyId: 's.property_id',
          where: 'other.id <> swap.id',
        })}) end`;

/** Whether the guests of a pending swap's week come along; null for a week without guests. */
const guestsCome = (booking: string, come: string) =>
  `(select ${come} from bookings b where b.id = ${booking} and swap.status = 'PENDING'
        and (b.guests <> '' or b.guest_count is not null or b.guest_id is not null))`;

/** Whether the guests of each side come along; null as well for an answer that is outstanding. */
export const GUESTS_COME = `${guestsCome('swap.requesting_booking_id', 'swap.guests_come')} as "requesterGuestsCome",
      ${guestsCome('swap.target_booking_id', 'case when swap.accepted_at is not null then swap.answerer_guests_come end')} as "answererGuestsCome"`;

/** Taking a swap back takes both sides, and no approval. */
export const NEEDS_APPROVAL = '(p.swaps_need_approval and swap.takes_back_id is null)';

/** Whether another swap takes this one back; where it is complete, this one is history. */
const isBeingTakenBack = (statuses: string) => `exists (select 1 from week_swaps back
        where back.takes_back_id = swap.id and back.status in (${statuses}))`;

/** The columns of a SwapRow, from SWAP_TABLES. */
export const SWAP_COLUMNS = `swap.id, swap.status, p.id as "propertyId", p.name as "propertyName",
      p.time_zone as "timeZone",
      s.share_number as "shareNumber", ${OWNER_NAME} as "requesterName",
      ${bookingJson(REQUESTING)} as "requestingBooking",
      ${bookingJson(TARGET)} as "targetBooking",
      swap.current_week_start::text as "currentWeekStart",
      swap.current_week_end::text as "currentWeekEnd",
      swap.preferred_week_start::text as "preferredWeekStart",
      swap.preferred_week_end::text as "preferredWeekEnd",
      ${weekJson('swap.current_week')} as "currentWeek",
      ${weekJson('swap.preferred_week')} as "preferredWeek",
      case when swap.status <> 'PENDING' then swap.updated_at end as "endedAt",
      swap.accepted_at as "acceptedAt", swap.expires_at as "expiresAt",
      swap.answer_note as "answerNote", swap.counter_of_id as "counterOfId",
      swap.takes_back_id as "takesBackId",
      ${isBeingTakenBack(`'APPROVED'`)} as "isTakenBack",
      (${CAN_EXCHANGE_BACK} and not ${isBeingTakenBack(`'PENDING', 'APPROVED'`)}) as "canBeTakenBack",
      ${NEEDS_APPROVAL} as "needsApproval", ${userId('owner')} as "requesterId",
      ${userId('answerer')} as "answererId", ${fullName('answerer')} as "answererName",
      swap.requested_at as "requestedAt", swap.created_at as "createdAt",
      swap.request_note as message, swap.request_note as "requestNote",
      ${SIDES}, ${GUESTS_COME}, ${STANDING} as standing, ${RIVALS} as rivals`;

/** Swaps with their shares, property, requester and answerer. */
export const SWAP_TABLES = `week_swaps swap
      join shares s on s.id = swap.share_id
      join properties p on p.id = s.property_id
      join users owner on owner.id = swap.requester_id
      left join shares target on target.id = swap.target_share_id
      left join users answerer on answerer.id = swap.answerer_id`;

/** True for a swap that waits for an administrator: no owner's consent is outstanding. */
export const AWAITS_APPROVAL = `(swap.status = 'PENDING'
      and (swap.target_booking_id is null or swap.accepted_at is not null))`;

const STATES = ['EXPIRED', 'CANCELLED', 'DECLINED', 'APPROVED', 'PENDING'];

/**
 * The state of a swap as a number, the highest for those that wait for an administrator. The
 * expression of the index week_swaps_state.
 */
export const STATE_ORDER = `(case when ${AWAITS_APPROVAL} then ${STATES.length + 1}
      else array_position(array['${STATES.join("', '")}'], swap.status) end)`;
