import { type Call, requireMember } from '../../../kit/call';
import { read } from '../../../kit/database';
import { type Search, searchFor } from '../../../kit/page';
import { IS_LINKED_OR_OWNED, PROPERTY_COLUMNS, propertyText } from '../property.columns';
import type { PropertiesArgs, PropertyIdArgs } from '../property.inputs';
import type { PropertyPage, PropertyView } from '../property.types';
import { propertyRefusal } from './refuse-property';

/** Some of: all or mine, searched or not; each is a statement of its own, so that each has its index. */
function listStatement({ isAll, search }: { isAll: boolean; search: Search }) {
  const conditions = [
    isAll ? '$1::integer is not null' : IS_LINKED_OR_OWNED,
    search.holds(propertyText('p')),
  ].join(' and ');
  return {
    name: `properties-${isAll ? 'all' : 'mine'}-${search.way}`,
    text: `with total as (select count(*)::int as total from properties p where ${conditions})
      select page.*, total.total from total left join (
        select ${PROPERTY_COLUMNS} from properties p where ${conditions}
        order by p.name, p.location, p.id limit $3 offset $4
      ) page on true
      order by page.name, page.location, page.id`,
  };
}

const FIND = {
  name: 'property',
  text: `select ${PROPERTY_COLUMNS} from properties p where p.id = $3 and ($2::boolean or ${IS_LINKED_OR_OWNED})`,
};

type ListRow = { total: number } & (PropertyView | { id: null });

/** Mine by name, with their total, in one statement; in an administrator's session all. */
export async function listProperties(call: Call, args: PropertiesArgs): Promise<PropertyPage> {
  const { userId, isAdminSession } = requireMember(call);
  const { first = 50, offset = 0 } = args;
  const search = searchFor(args.search, '$2');
  const statement = listStatement({ isAll: isAdminSession, search });
  const rows = await read<ListRow>(call.app, statement, [userId, search.value, first, offset]);
  return {
    items: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
  };
}

/** One property that I may see; FORBIDDEN for others', as for those that do not exist. */
export async function findProperty(call: Call, { id }: PropertyIdArgs): Promise<PropertyView> {
  const actor = requireMember(call);
  const values = [actor.userId, actor.isAdminSession, id];
  const [property] = await read<PropertyView>(call.app, FIND, values);
  if (!property) throw propertyRefusal(actor, 'id');
  return property;
}
