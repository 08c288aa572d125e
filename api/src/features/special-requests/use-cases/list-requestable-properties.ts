import { type Call, requireMember } from '../../../kit/call';
import { read } from '../../../kit/database';
import { type Search, searchFor } from '../../../kit/page';
import { propertyText } from '../../properties/property.columns';
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

const found = ({ way, holds }: Search) => ({
  name: `requestable-properties-${way}`,
  text: near(holds(propertyText('p'))),
});

/** Where somebody can ask for something: where they stay, what they own, and what they search for. */
export function listRequestableProperties(
  call: Call,
  { search, first = 20 }: RequestablePropertiesArgs,
): Promise<RequestableProperty[]> {
  const { userId } = requireMember(call);
  const wanted = searchFor(search, '$2');
  return read(call.app, wanted.value ? found(wanted) : MINE, [userId, wanted.value, first]);
}
