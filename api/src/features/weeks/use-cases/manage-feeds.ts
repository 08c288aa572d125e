import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { newToken } from '../../../core/secrets/random-token';
import { columnsOf } from '../../../core/view/columns-of';
import { CalendarFeedView, type NewCalendarFeed } from '../feed/feed.types';
import { feedTokenHash } from '../steps/read-feed';
import type { FeedIdArgs, NewFeedArgs } from '../weeks.inputs';

const COLUMNS = columnsOf(CalendarFeedView, 'feed', { propertyName: 'p.name' });

// Owners only, not administrators: an address outlives an administrator session.
const CREATE = statement(
  'create-calendar-feed',
  `with feed as (
      insert into calendar_feeds (user_id, property_id, token_hash)
      select $1, $2::bigint, $3
      where $2::bigint is null
        or exists (select 1 from held_shares where property_id = $2::bigint and user_id = $1)
      on conflict (user_id, coalesce(property_id, 0)) do update
        set token_hash = excluded.token_hash, created_at = now()
      returning *
    )
    select ${COLUMNS} from feed left join properties p on p.id = feed.property_id`,
);

const MINE = statement(
  'my-calendar-feeds',
  `select ${COLUMNS} from calendar_feeds feed
    left join properties p on p.id = feed.property_id
    where feed.user_id = $1
    order by p.name_order nulls first, feed.id`,
);

const REVOKE = statement(
  'revoke-calendar-feed',
  'delete from calendar_feeds where id = $1 and user_id = $2 returning id',
);

/**
 * Creates a private address for the caller's own weeks everywhere, or for the whole calendar of a
 * property in which they own a share (FORBIDDEN otherwise). A previous address of the same calendar
 * stops working.
 */
export async function createCalendarFeed(
  call: RequestContext,
  { propertyId }: NewFeedArgs,
): Promise<NewCalendarFeed> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  const token = newToken();
  const values = [actor.userId, propertyId ?? null, feedTokenHash(token)] as const;
  const [feed] = await read(call.app, CREATE, values);
  if (!feed) throw new AppError('FORBIDDEN', 'You do not own shares in this property');
  return { feed, url: `${call.app.appUrl}/calendar-feed/${token}.ics` };
}

/** Lists the caller's calendar feeds, that of their own weeks first. */
export function listMyFeeds(call: RequestContext): Promise<CalendarFeedView[]> {
  const { userId } = requireMember(call);
  return read(call.app, MINE, [userId]);
}

/**
 * Deletes one of the caller's feeds, which stops working immediately; NOT_FOUND for other users'
 * feeds.
 */
export async function revokeCalendarFeed(
  call: RequestContext,
  { id }: FeedIdArgs,
): Promise<boolean> {
  const { userId } = requireMember(call);
  const [revoked] = await read(call.app, REVOKE, [id, userId]);
  if (!revoked) throw new AppError('NOT_FOUND', 'There is no such calendar address.', 'id');
  return true;
}
