import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { PAGE_SIZE, type PageArgs } from '../../../core/input/numbered-page';
import { bySearch, searchFor } from '../../../core/input/search';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { SearchPeopleArgs } from '../people.inputs';
import { knownPeople } from '../people.policy';
import type { Person } from '../person.type';

/** Maximum number of users suggested for a new conversation (spec §9). */
const MAX_SEARCH_RESULTS = 3;
/** One request per keystroke, above human speed. */
const SEARCHING: Limit = { name: 'search-people', points: 120, seconds: 60 };

const ORDER = `order by u.name_order, u.id
    limit $3 offset $4`;

const EVERYBODY = bySearch('$2', ({ way, holds }) =>
  statement(
    'list-everybody',
    `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email::text,
      u.profile_image_url as "profileImageUrl"
    from users u
    where u.deleted_at is null and u.id <> $1 and ${holds('u.search_text')}
    ${ORDER}`,
    way,
  ),
);

// A user knows few others, so those are searched rather than the index of all users. A hidden
// address must match entirely, or it could be guessed letter by letter. Telephones are not searched.
const KNOWN = bySearch('$2', ({ way, holds }) =>
  statement(
    'list-known-people',
    `select u.id, u.first_name as "firstName", u.last_name as "lastName",
      case when known.sees_address then u.email::text end as email, u.profile_image_url as "profileImageUrl"
    from (
      select id, bool_or(sees_address) as sees_address from ${knownPeople('$1')} known group by id
    ) known join users u on u.id = known.id
    where u.deleted_at is null and u.id <> $1
      and (u.email = $5::citext or ${holds(`folded(u.first_name || ' ' || u.last_name
        || case when known.sees_address then coalesce(' ' || u.email::text, '') else '' end)`)})
    ${ORDER}`,
    way,
  ),
);

/**
 * Lists the users that the caller knows, by name (spec §7 GET /api/users); in an administrator's
 * session, everyone.
 */
export async function listPeople(call: RequestContext, args: PageArgs): Promise<Person[]> {
  const { userId, isAdminSession } = requireMember(call);
  const search = searchFor(args.search);
  if (search.value !== null) await call.app.throttle.consume(SEARCHING, String(userId));
  const page = [args.first ?? PAGE_SIZE, args.offset ?? 0] as const;
  const { way, value } = search;
  if (isAdminSession) return read(call.app, EVERYBODY[way], [userId, value, ...page]);
  const address = args.search?.trim() ?? '';
  return read(call.app, KNOWN[way], [userId, value, ...page, address]);
}

/**
 * Finds at most 3 users whose first name, last name or email address contains the text (spec §5).
 */
export function searchPeople(call: RequestContext, { text }: SearchPeopleArgs): Promise<Person[]> {
  return listPeople(call, { search: text, first: MAX_SEARCH_RESULTS });
}
