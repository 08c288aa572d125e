import { todayAt } from '../../properties/property.columns';
import { holdsOn } from '../../shares/share.columns';
import { claimsAreLimited } from '../../weeks/week.columns';

/** Of the property of week `w`; a join would read many properties where few have weeks. */
const ofProperty = (value: string) =>
  `(select ${value} from properties p where p.id = w.property_id)`;

const HAS_BEGUN = `coalesce(w.start_date <= ${ofProperty(todayAt('p'))}, false)`;

/** The fields of a StandingBooking, from heldBy or weekOn. */
export const STANDING_COLUMNS = `${HAS_BEGUN} as "hasBegun", y.is_drafting as "isDrafting"`;

/**
 * Where a booking is valid: the same active share, whose weeks of that time are the same owner’s, still holds it as when the
 * swap was requested.
 */
export const heldBy = (booking: { id: string; share: string; owner: string }) => `bookings b
    join shares s on s.id = b.share_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join property_years y on y.property_id = b.property_id and y.year = b.year
    where b.id = ${booking.id} and b.share_id = ${booking.share} and b.released_at is null
      and ${holdsOn('s.id', booking.owner, 'w.start_date')} and s.is_active`;

/** Where the calendar of a property has a week with these dates. */
export const weekOn = (week: { property: string; start: string; end: string }) => `weeks w
    join property_years y on y.property_id = w.property_id and y.year = w.year
    where w.property_id = ${week.property} and w.start_date = ${week.start}
      and w.end_date = ${week.end}`;

const GIVEN = heldBy({
  id: 'swap.requesting_booking_id',
  share: 'swap.share_id',
  owner: 'swap.requester_id',
});

const HELD = heldBy({
  id: 'swap.target_booking_id',
  share: 'swap.target_share_id',
  owner: 'swap.answerer_id',
});

/** The week of the calendar with the dates of one of the swap’s. */
const weekOfSwap = (week: string) =>
  weekOn({
    property: '(select property_id from shares where id = swap.share_id)',
    start: `${week}_start`,
    end: `${week}_end`,
  });

const OPEN = weekOfSwap('swap.preferred_week');

const IS_FREE = `(y.is_open_for_claims and not w.is_maintenance and not exists (
        select 1 from bookings taken where taken.property_id = w.property_id
          and taken.year = w.year and taken.week = w.week and taken.released_at is null))`;

/** The open week that the share has taken of a limited number, other than the one it gives. */
const ONLY_CLAIM = `(select claim.week from bookings claim
        where claim.only_claim_of = swap.share_id and claim.year = w.year
          and claim.released_at is null and claim.id <> swap.requesting_booking_id)`;

const LIMIT_DAYS = `coalesce(${ofProperty('p.claim_limit_days')}, 0)`;

const bookingJson = (held: string) => `(select json_build_object('week', b.week,
        'hasBegun', ${HAS_BEGUN}, 'isDrafting', y.is_drafting) from ${held})`;

/**
 * The facts that decide whether the weeks of a pending swap can be exchanged now; from SWAP_TABLES.
 */
export const STANDING = `case when swap.status = 'PENDING' then json_build_object(
        'isForOpenWeek', swap.target_booking_id is null,
        'given', ${bookingJson(GIVEN)},
        'held', ${bookingJson(HELD)},
        'open', case when swap.target_booking_id is null then (
          select json_build_object('year', w.year, 'week', w.week, 'hasBegun', ${HAS_BEGUN},
            'isDrafting', y.is_drafting, 'isFree', ${IS_FREE}, 'draftedAt', y.drafted_at,
            'days', ${LIMIT_DAYS}, 'claimedWeek', ${ONLY_CLAIM}, 'now', now())
          from ${OPEN}) end) end`;

const IS_COMING = `not ${HAS_BEGUN} and not y.is_drafting`;
const IS_LIMITED = `(${claimsAreLimited(LIMIT_DAYS)}
        and ${ONLY_CLAIM} <> w.week)`;

/**
 * True for a swap whose weeks can be exchanged now: the rule exchangeRefusal as a condition, row by
 * row, because a join of all bookings would take seconds.
 */
export const IS_POSSIBLE = `(case when (select true from ${GIVEN} and ${IS_COMING})
      then case when swap.target_booking_id is null
        then (select true from ${OPEN} and ${IS_COMING} and ${IS_FREE} and ${IS_LIMITED} is not true)
        else (select true from ${HELD} and ${IS_COMING}) end end is true)`;

/** The week that the requester got, while it is still theirs. */
const GOT = `${heldBy({
  id: 'coalesce(swap.target_booking_id, swap.requesting_booking_id)',
  share: 'swap.share_id',
  owner: 'swap.requester_id',
})} and w.start_date = swap.preferred_week_start`;

const GIVEN_AWAY = `${heldBy({
  id: 'swap.requesting_booking_id',
  share: 'swap.target_share_id',
  owner: 'swap.answerer_id',
})} and w.start_date = swap.current_week_start`;

const LEFT_OPEN = weekOfSwap('swap.current_week');

/** True for a completed swap whose two weeks could be exchanged back now. */
export const CAN_EXCHANGE_BACK = `(case when swap.status = 'APPROVED'
        and (select true from ${GOT} and ${IS_COMING})
      then case when swap.target_booking_id is null
        then (select true from ${LEFT_OPEN} and ${IS_COMING} and ${IS_FREE})
        else (select true from ${GIVEN_AWAY} and ${IS_COMING}) end end is true)`;
