import { type Call, requireMember } from '../../../kit/call';
import { read } from '../../../kit/database';
import { searchPattern } from '../../../kit/page';
import type { RequestablePropertiesArgs } from '../special-request.inputs';
import type { RequestableProperty } from '../special-request.types';

const near = (isFound: string) => `with mine as (
      select property_id as id from shares where user_id = $1
      union select linked_property_id from users where id = $1
    )
    select p.id, p.name, p.location,
      p.id = (select linked_property_id from users where id = $1) is true as "isLinked",
      exists (select 1 from shares s where s.property_id = p.id and s.user_id = $1) as "isMine"
    from properties p left join mine on mine.id = p.id
    where p.is_active and ${isFound}
    order by "isLinked" desc, "isMine" desc, p.name, p.id limit $3`;

const MINE = {
  name: 'requestable-properties',
  text: near('mine.id is not null and $2::text is null'),
};

// The expression is the one of the index properties_search.
const FOUND = {
  name: 'requestable-properties-searched',
  text: near(`(p.name || ' ' || p.location) ilike $2`),
};

/** Where somebody can ask for something: where they stay, what they own, and what they search for. */
export function listRequestableProperties(
  call: Call,
  { search, first = 20 }: RequestablePropertiesArgs,
): Promise<RequestableProperty[]> {
  const { userId } = requireMember(call);
  const pattern = searchPattern(search);
  return read(call.app, pattern ? FOUND : MINE, [userId, pattern, first]);
}
