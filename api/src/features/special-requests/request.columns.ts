import { fullName } from '../auth/user.columns';

/** The list that contains request `r`; the expression of the index special_requests_list. */
export const REQUEST_LIST = `(case when r.archived_at is not null then 'archived' else r.status end)`;

/** The order in which requests `r` were made. */
export const BY_CREATION = ['r.created_at', 'r.id'];

/** The same with the newest first, as SQL. */
export const NEWEST_FIRST = BY_CREATION.map((column) => `${column} desc`).join(', ');

/** Whether an administrator wrote last in the conversation with the requester of `r`. */
const IS_ANSWERED = `coalesce((select e.actor_id is distinct from r.user_id
        from special_request_events e
        where e.request_id = r.id and e.is_for_asker and e.note is not null
        order by e.id desc limit 1), false)`;

/**
 * When the requester of `r` first wrote after the last answer, or when the request was made; null
 * while it is answered.
 */
const WAITING_SINCE = `case when not ${IS_ANSWERED} then coalesce((
        select min(e.at) from special_request_events e
        where e.request_id = r.id and e.is_for_asker and e.note is not null and e.id > (
          select max(answer.id) from special_request_events answer
          where answer.request_id = r.id and answer.is_for_asker and answer.note is not null
            and answer.actor_id is distinct from r.user_id)), r.created_at) end`;

const PATIENCE = `make_interval(
        hours => 24 * case r.priority when 'high' then 1 when 'medium' then 3 else 7 end)`;

/**
 * Whether request `r` has waited too long for its priority, as the panel marks it (request-text.ts).
 * The history of a newer request is not read: no one waits longer than since it was made.
 */
export const WAITS_LONG = `(r.status = 'pending' and r.archived_at is null and r.forwarded_at is null
      and r.created_at <= now() - ${PATIENCE} and ${WAITING_SINCE} <= now() - ${PATIENCE})`;

/** Joins the property and the requester of request `r`. */
export const REQUEST_TABLES = `left join properties p on p.id = r.property_id
      left join users asker on asker.id = r.user_id
      left join users assignee on assignee.id = r.assignee_id`;

/** The requester's full name, from `r` and `asker`. */
export const ASKER_NAME = `coalesce(${fullName('asker')}, r.guest_first_name || ' ' || r.guest_last_name, '')`;

const history = (fields: string, isSeen: string) => `(select coalesce(json_agg(json_build_object(
        'id', e.id, 'at', e.at, 'kind', e.kind, 'status', e.status, 'isForAsker', e.is_for_asker,
        'actorName', coalesce(${fullName('actor')}, ${ASKER_NAME}), ${fields}) order by e.id), '[]')
      from special_request_events e left join users actor on actor.id = e.actor_id
      left join users chosen on chosen.id = e.assignee_id
      where e.request_id = r.id and ${isSeen})`;

const FACTS = `r.id, r.title, r.description, left(r.description, 120) as excerpt, r.category,
      r.priority, r.status,
      r.created_at as "createdAt", r.forwarded_at as "forwardedAt", r.archived_at as "archivedAt",
      r.property_id as "propertyId", r.version, r.user_id is null as "isGuest",
      ${WAITING_SINCE} as "waitingSince",
      json_build_object('id', p.id, 'name', p.name, 'location', p.location) as property,
      json_build_object('id', case when asker.deleted_at is null then asker.id end,
        'firstName', coalesce(asker.first_name, r.guest_first_name, ''),
        'lastName', coalesce(asker.last_name, r.guest_last_name, ''),
        'email', coalesce(asker.email::text, nullif(r.guest_email, '')::text)) as user`;

/** The columns of a request for administrators, from `r` with REQUEST_TABLES. */
export const ADMIN_REQUEST_COLUMNS = `${FACTS}, case when assignee.id is not null then
      json_build_object('id', assignee.id, 'firstName', assignee.first_name,
        'lastName', assignee.last_name, 'email', assignee.email::text) end as assignee,
      ${history(`'note', e.note, 'forwardedTo', e.forwarded_to::text, 'assigneeName', ${fullName('chosen')}`, 'true')} as history`;

/** The same for the requester, without what is only for administrators. */
export const MY_REQUEST_COLUMNS = `${FACTS}, null as assignee,
      ${history(
        `'note', case when e.is_for_asker then e.note end, 'forwardedTo', null, 'assigneeName', null`,
        `e.kind <> 'ASSIGNED' and (e.is_for_asker or e.kind <> 'NOTE')`,
      )} as history`;

/** Removes the name and address of a guest without an account, as a part of an update. */
export const FORMER_GUEST = `guest_first_name = 'Former', guest_last_name = 'guest', guest_email = '',
      updated_at = now(), version = version + 1`;
