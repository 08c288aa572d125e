import { type Call, requireMember } from '../../../kit/call';
import { read } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { searchPattern } from '../../../kit/page';
import { PROPERTY_COLUMNS } from '../property.columns';
import type { PropertiesArgs, PropertyIdArgs } from '../property.inputs';
import type { PropertyPage, PropertyView } from '../property.types';

/** Properties that person $1 may see: with a share of theirs, or linked to them. */
const IS_MINE = `p.id in (
      select property_id from shares where user_id = $1
      union all select linked_property_id from users where id = $1)`;

/** Some of: all or mine, searched or not; each is a statement of its own, so that each has its index. */
function listStatement({ isAll, isSearch }: { isAll: boolean; isSearch: boolean }) {
  // The searched expression is the one of the index properties_search.
  const conditions = [
    isAll ? '$1::integer is not null' : IS_MINE,
    isSearch ? `(p.name || ' ' || p.location) ilike $2` : '$2::text is null',
  ].join(' and ');
  return {
    name: `properties-${isAll ? 'all' : 'mine'}-${isSearch ? 'searched' : 'listed'}`,
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
  text: `select ${PROPERTY_COLUMNS} from properties p where p.id = $3 and ($2::boolean or ${IS_MINE})`,
};

type ListRow = { total: number } & (PropertyView | { id: null });

/** Mine by name, with their total, in one statement; in an administrator's session all. */
export async function listProperties(call: Call, args: PropertiesArgs): Promise<PropertyPage> {
  const { userId, isAdminSession } = requireMember(call);
  const { first = 50, offset = 0 } = args;
  const pattern = searchPattern(args.search);
  const statement = listStatement({ isAll: isAdminSession, isSearch: pattern !== null });
  const rows = await read<ListRow>(call.app, statement, [userId, pattern, first, offset]);
  return {
    items: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
  };
}

/** One property that I may see; others' are as unknown as those that do not exist (NOT_FOUND). */
export async function findProperty(call: Call, { id }: PropertyIdArgs): Promise<PropertyView> {
  const { userId, isAdminSession } = requireMember(call);
  const [property] = await read<PropertyView>(call.app, FIND, [userId, isAdminSession, id]);
  if (!property) throw new AppError('NOT_FOUND', 'There is no such property.', 'id');
  return property;
}
