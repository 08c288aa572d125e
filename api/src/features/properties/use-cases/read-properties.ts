import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { bySearch, readSearched } from '../../../core/input/search';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { PROPERTY_COLUMNS, propertyText } from '../property.columns';
import type { PropertiesArgs, PropertyIdArgs } from '../property.inputs';
import { IS_LINKED_OR_OWNED, propertyRefusal } from '../property.policy';
import type { PropertyPage, PropertyView } from '../property.types';

/**
 * All properties or the caller's, searched or not; each is its own statement and so uses its own
 * index.
 */
const listOf = (which: string, condition: string) =>
  bySearch('$2', ({ way, holds }) => {
    const conditions = `${condition} and ${holds(propertyText('p'))}`;
    return statement(
      'properties',
      `with total as (select count(*)::int as total from properties p where ${conditions}),
        page as (select p.id from properties p where ${conditions}
          order by p.name_order, p.id limit $3 offset $4)
      select ${PROPERTY_COLUMNS}, total.total
      from total left join page on true left join properties p on p.id = page.id
      order by p.name_order, p.id`,
      `${which}-${way}`,
    );
  });

const ALL = listOf('all', '$1::bigint is not null');
const MINE = listOf('mine', IS_LINKED_OR_OWNED);

const FIND = statement(
  'property',
  `select ${PROPERTY_COLUMNS} from properties p where p.id = $3 and ($2::boolean or ${IS_LINKED_OR_OWNED})`,
);

/**
 * Lists the caller's properties by name, with their total, in one statement; in an administrator's
 * session, all.
 */
export async function listProperties(
  call: RequestContext,
  args: PropertiesArgs,
): Promise<PropertyPage> {
  const { userId, isAdminSession } = requireMember(call);
  const { first = 50, offset = 0 } = args;
  const list = isAdminSession ? ALL : MINE;
  const rows = await readSearched(call.app, list, args.search, (words) => [
    userId,
    words,
    first,
    offset,
  ]);
  return {
    items: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * Returns a property that the caller may see; FORBIDDEN for others' properties as for missing ones.
 */
export async function findProperty(
  call: RequestContext,
  { id }: PropertyIdArgs,
): Promise<PropertyView> {
  const actor = requireMember(call);
  const [property] = await read(call.app, FIND, [actor.userId, actor.isAdminSession, id]);
  if (!property) throw propertyRefusal(actor, 'id');
  return property;
}
