import { type Call, requireAdministrator } from '../../../kit/call';
import { read } from '../../../kit/database';
import { pageOf, searchPattern } from '../../../kit/paging';
import type { PropertyAllocationsArgs } from '../report.inputs';
import type { PropertyAllocation, PropertyAllocationPage } from '../report.types';

/** Two statements, so that the searched one has its index (properties_search). */
function listStatement(isSearch: boolean) {
  const condition = isSearch ? `(p.name || ' ' || p.location) ilike $1` : '$1::text is null';
  return {
    name: `property-allocations-${isSearch ? 'searched' : 'listed'}`,
    text: `with total as (select count(*)::int as total from properties p where ${condition})
      select total.total, page.id as "propertyId", page.name, page.total_shares as "totalShares",
        (select count(*)::int from shares s
          where s.property_id = page.id and s.user_id is not null) as allocated
      from total left join (
        select p.id, p.name, p.total_shares from properties p where ${condition}
        order by p.name, p.id limit $2 offset $3
      ) page on true
      order by page.name, page.id`,
  };
}

/** How much of each property is allocated, by name; administrators only. */
export async function listAllocations(
  call: Call,
  { first = 50, offset = 0, search }: PropertyAllocationsArgs,
): Promise<PropertyAllocationPage> {
  requireAdministrator(call);
  const pattern = searchPattern(search);
  const statement = listStatement(pattern !== null);
  type Row = PropertyAllocation & { total: number };
  return pageOf(await read<Row>(call.app, statement, [pattern, first, offset]), 'propertyId');
}
