import { ACTIVITY_ENTRIES } from '../audit/activity.type';
import { fullName } from '../auth/user.columns';
import { isLegOf } from '../exchanges/exchange.columns';
import { answers, isSwapOf } from '../swaps/listing/swap.columns';

/** The full name in the user row `alias`; 'You' for user $1. */
const nameOf = (alias: string) =>
  `case when ${alias}.id = $1 then 'You' else ${fullName(alias)} end`;

/** The newest rows (kind, id, at, property_id, facts) of one source; no more are ever needed. */
const latest = (source: string) =>
  `(select * from (${source}) found order by at desc limit ${ACTIVITY_ENTRIES})`;

// The holder of the week claimed it only if they had the share before, and it was not swapped since.
// Weeks booked together come from a draft, an import or the rotation, which have entries of their own.
const WEEKS_TAKEN = latest(`select 'WEEK_TAKEN' as kind, b.id, b.created_at as at, b.property_id,
      json_build_object('year', b.year, 'week', b.week, 'who',
        case when tenure.starts_on <= (b.created_at at time zone p.time_zone)::date and not exists (
          select 1 from exchanged where b.id in (given_id, wanted_id)
        ) then ${nameOf('owner')} end) as facts
    from (
      select * from (
        select *, count(*) over (partition by property_id, created_at) as together
        from bookings where property_id in (select property_id from mine)
      ) taken where together = 1 order by created_at desc limit ${ACTIVITY_ENTRIES}
    ) b
    join properties p on p.id = b.property_id
    left join tenures tenure on tenure.id = b.tenure_id
    left join users owner on owner.id = tenure.user_id`);

const WEEKS_GIVEN_BACK = latest(`select 'WEEK_GIVEN_BACK', b.id, b.released_at as at, b.property_id,
      json_build_object('year', b.year, 'week', b.week)
    from bookings b
    where b.property_id in (select property_id from mine) and b.released_at is not null`);

const SWAP_FACTS = `json_build_object('requester', ${nameOf('requester')},
        'other', ${nameOf('answerer')},
        'given', swap.current_week_start, 'wanted', swap.preferred_week_start)`;

const SWAP_PEOPLE = `join users requester on requester.id = swap.requester_id
    left join users answerer on answerer.id = swap.answerer_id`;

const WEEKS_EXCHANGED = latest(`select 'WEEKS_EXCHANGED', swap.id, swap.updated_at as at,
      swap.property_id, ${SWAP_FACTS}
    from exchanged swap ${SWAP_PEOPLE}`);

// The user's own unanswered requests are not news to them.
const MY_SWAPS = latest(`select 'SWAP_' || case when swap.status <> 'PENDING' then swap.status
        when ${answers('$1')} then 'ASKED' else 'AGREED' end, swap.id,
      case when swap.status <> 'PENDING' then swap.updated_at
        when ${answers('$1')} then swap.requested_at else swap.accepted_at end as at,
      s.property_id, ${SWAP_FACTS}
    from week_swaps swap join shares s on s.id = swap.share_id ${SWAP_PEOPLE}
    where ${isSwapOf('$1')} and swap.status <> 'APPROVED'
      and (swap.status <> 'PENDING' or ${answers('$1')} or swap.accepted_at is not null)`);

const FOUND_DONE = latest(`select 'FOUND_DONE', e.id, e.ended_at as at, e.property_id,
      json_build_object('year', e.year, 'week', leg.week, 'getsWeek', leg.gets_week)
    from exchange_legs leg join exchanges e on e.id = leg.exchange_id and e.status = 'DONE'
    where ${isLegOf('$1')}`);

const FOUND_ENDED = latest(`select 'FOUND_ENDED', e.id, e.ended_at as at, e.property_id,
      json_build_object('year', e.year, 'week', e.week, 'getsWeek', e.gets_week, 'cause', e.cause)
    from ended_exchanges e where e.user_id = $1`);

const DRAFTS = latest(`select case when log.seq = 1 then 'DRAFT_OPENED' else 'DRAFT_ENDED' end,
      d.id, (log.text::json ->> 'at')::timestamptz as at, d.property_id,
      json_build_object('year', d.year)
    from drafts d
    join draft_log log on log.draft_id = d.id
      and (log.seq = 1 or (d.status = 'ENDED' and log.seq = d.seq))
    where d.property_id in (select property_id from mine)`);

// Guests see only the documents that are for everyone.
const DOCUMENTS =
  latest(`select case when d.version = 1 then 'DOCUMENT_ADDED' else 'DOCUMENT_CHANGED' end,
      d.id, case when d.version = 1 then d.created_at else d.updated_at end as at, d.property_id,
      json_build_object('id', d.id, 'title', d.title)
    from property_documents d
    where d.property_id in (select property_id from mine)
      or (d.access_level = 'everyone'
        and d.property_id = (select linked_property_id from users where id = $1))`);

const ROTATIONS = latest(`select 'ROTATION_SET', c.id, c.changed_at as at, c.property_id,
      json_build_object('year', c.year, 'share', c.first_choice_share)
    from rotation_changes c where c.property_id in (select property_id from mine)`);

const MY_REQUESTS = latest(`select 'REQUEST_' || e.kind, e.id, e.at, r.property_id,
      json_build_object('id', r.id, 'title', r.title, 'status', e.status)
    from special_requests r join special_request_events e on e.request_id = r.id
    where r.user_id = $1 and e.actor_id is distinct from $1
      and (e.kind = 'STATUS' or (e.kind = 'NOTE' and e.is_for_asker))`);

const NOTICES = latest(`select 'NOTICE', n.id, n.at, n.property_id,
      (n.facts || jsonb_build_object('happening', n.kind, 'by', ${fullName('actor')},
        'other', ${fullName('other')}))::json
    from notices n left join users actor on actor.id = n.by_id
    left join users other on other.id = n.other_id
    where n.user_id = $1`);

/**
 * The latest events that concern user $1 or the properties in which they own shares, newest first.
 */
export const MY_ACTIVITY = `with mine as (
      select distinct property_id from held_shares where user_id = $1
    ), exchanged as (
      select swap.*, s.property_id, swap.requesting_booking_id as given_id,
        swap.target_booking_id as wanted_id
      from shares s join week_swaps swap on swap.share_id = s.id
      where s.property_id in (select property_id from mine) and swap.status = 'APPROVED'
    )
    select news.kind, news.id, news.at, news.facts, p.id as "propertyId", p.name as "propertyName"
    from (
      ${[
        WEEKS_TAKEN,
        WEEKS_GIVEN_BACK,
        WEEKS_EXCHANGED,
        MY_SWAPS,
        FOUND_DONE,
        FOUND_ENDED,
        DRAFTS,
        DOCUMENTS,
        ROTATIONS,
        MY_REQUESTS,
        NOTICES,
      ].join('\n      union all ')}
    ) news left join properties p on p.id = news.property_id
    where news.at is not null
    order by news.at desc, news.kind, news.id desc limit ${ACTIVITY_ENTRIES}`;
