import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { findUser } from '../../people/use-cases/read-users';
import { todayAt } from '../../properties/property.columns';
import { NEWEST_FIRST } from '../../special-requests/request.columns';
import { HELD_BY_ME } from '../../weeks/booking.columns';
import { IS_OPEN_REQUEST, jsonList, requestList, swapList } from '../record.columns';
import type { RecordArgs } from '../record.inputs';
import { atMoments } from '../steps/moments';
import { RECORD_STAYS, type UserRecord } from '../user-record.types';

/** The weeks of the user's shares and those as a guest, until they end. */
const COMING = `select w.year, w.week, w.start_date, w.end_date, w.property_id, p.name,
          held.share_number, held.is_guest
        from (
          select b.property_id, b.year, b.week, s.share_number, false as is_guest
          from tenures tenure join bookings b on b.tenure_id = tenure.id and b.released_at is null
          join shares s on s.id = b.share_id
          where ${HELD_BY_ME}
          union all
          select b.property_id, b.year, b.week, s.share_number, true
          from users guest join bookings b on b.guest_id = guest.id
            and b.released_at is null and b.property_id = guest.linked_property_id
          join shares s on s.id = b.share_id
          where guest.id = $1
        ) held
        join weeks w on w.property_id = held.property_id and w.year = held.year and w.week = held.week
        join properties p on p.id = held.property_id
        where w.end_date > ${todayAt('p')}`;

const STAYS = jsonList(
  `json_build_object('year', stay.year, 'week', stay.week, 'startDate', stay.start_date::text,
        'endDate', stay.end_date::text, 'propertyId', stay.property_id,
        'propertyName', stay.name, 'shareNumber', stay.share_number,
        'isGuest', stay.is_guest) order by stay.start_date, stay.property_id`,
  `(select * from coming order by start_date, property_id limit ${RECORD_STAYS}) stay`,
);

// Materialized, it is always found by the index on keys, never by reading the whole log.
const HAS_ACTIONS = `exists (
        with logged as materialized (
          select from audit_log where keys @> array['user ' || $1::bigint])
        select from logged)`;

const RECORD = statement(
  'user-record',
  `with coming as materialized (${COMING})
    select (select max(used_at) from sessions where user_id = $1) as "lastSeenAt",
      ${STAYS} as stays, (select count(*)::int from coming) as "stayCount",
      ${requestList('r.user_id = $1', `${IS_OPEN_REQUEST} desc, ${NEWEST_FIRST}`)} as requests,
      (select count(*)::int from special_requests r where r.user_id = $1) as "requestCount",
      ${swapList('(swap.requester_id = $1 or swap.answerer_id = $1)')} as swaps,
      ${HAS_ACTIONS} as "hasActions"
    from users u where u.id = $1`,
);

/**
 * Returns everything about one user but their messages and wishes, in as many statements
 * however much there is; administrators only.
 */
export async function readUserRecord(
  call: RequestContext,
  { id }: RecordArgs,
): Promise<UserRecord> {
  requireAdministrator(call);
  const user = await findUser(call, { id });
  const [row] = await read(call.app, RECORD, [id]);
  if (!row) throw new AppError('NOT_FOUND', 'There is no such user.', 'id');
  return {
    ...row,
    user,
    requests: row.requests.map((request) => atMoments(request, 'createdAt')),
  };
}
