import { type Call, requireMember } from '../../../kit/call';
import { read } from '../../../kit/database';
import { type Search, searchFor } from '../../../kit/page';
import type { ListPeopleArgs, SearchPeopleArgs } from '../people.inputs';
import type { Person } from '../person.type';

/** Most people offered for a new conversation (spec §9). */
const MAX_SEARCH_RESULTS = 3;

const listStatement = ({ way, holds }: Search) => ({
  name: `list-people-${way}`,
  text: `select id, first_name as "firstName", last_name as "lastName",
      case when $5 then email::text end as email
    from users
    where deleted_at is null and id <> $1
      and ${holds('search_text')}
    order by first_name, last_name, id
    limit $3 offset $4`,
});

/** Everybody but oneself, by name (spec §7 GET /api/users); a page of 50 unless told otherwise. */
export async function listPeople(call: Call, args: ListPeopleArgs): Promise<Person[]> {
  const actor = requireMember(call);
  const search = searchFor(args.search, '$2');
  return read<Person>(call.app, listStatement(search), [
    actor.userId,
    search.value,
    args.limit ?? 50,
    args.offset ?? 0,
    actor.isAdminSession,
  ]);
}

/** At most 3 people whose first name, last name or e-mail address contains the text (spec §5). */
export function searchPeople(call: Call, { text }: SearchPeopleArgs): Promise<Person[]> {
  return listPeople(call, { search: text, limit: MAX_SEARCH_RESULTS });
}
