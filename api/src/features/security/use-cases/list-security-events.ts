import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { SecurityEventsArgs } from '../security.inputs';
import type { SecurityEventPage } from '../security.types';

/** The name of the user with this id; a user whose row is gone was one once. */
const nameOf = (id: string, alias: string) => `case when ${id} is null then null
      when ${alias}.deleted_at is null and ${alias}.id is not null
        then ${alias}.first_name || ' ' || ${alias}.last_name
      else 'Former owner' end`;

const PAGE = statement(
  'security-events',
  `select event.id, kind, user_id as "userId", ${nameOf('user_id', 'person')} as "userName",
      ${nameOf('actor_id', 'actor')} as "actorName", network, request_id as "requestId", at
    from (
      select * from security_events
      where id < $1 and ($2::text is null or kind = $2) and ($3::bigint is null or user_id = $3)
      order by id desc limit $4
    ) event
    left join users person on person.id = user_id
    left join users actor on actor.id = actor_id
    order by event.id desc`,
);

/** The security log, newest first, in one statement; administrators only. */
export async function listSecurityEvents(
  call: RequestContext,
  { first = 50, before = NEWEST_ID, kind, userId }: SecurityEventsArgs,
): Promise<SecurityEventPage> {
  requireAdministrator(call);
  // One extra row shows whether there is a next page.
  const values = [before, kind ?? null, userId ?? null, first + 1] as const;
  const found = await read(call.app, PAGE, values);
  return cursorPage(found, first, ({ id }) => id);
}
