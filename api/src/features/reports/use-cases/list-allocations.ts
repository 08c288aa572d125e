import { type PageArgs, page, readPage } from '../../../core/input/numbered-page';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { propertyText } from '../../properties/property.columns';
import type { PropertyAllocationPage } from '../report.types';

const ALLOCATIONS = page('property-allocations', {
  from: `properties p
    left join (
      select property_id, count(*) as allocated from shares
      where user_id is not null group by property_id
    ) held on held.property_id = p.id`,
  counted: 'properties p',
  id: 'p.id',
  where: 'true',
  matches: ({ holds }) => holds(propertyText('p')),
  order: ['coalesce(held.allocated, 0) - p.total_shares', 'p.name_order', 'p.id'],
  columns: `p.id, p.id as "propertyId", p.name, p.total_shares as "totalShares",
      (select count(*)::int from shares s where s.property_id = p.id and s.user_id is not null)
        as allocated`,
  details: 'left join properties p on p.id = picked.id',
});

/** Lists the allocation of each property, those with the most shares without an owner first; administrators only. */
export function listAllocations(
  call: RequestContext,
  args: PageArgs,
): Promise<PropertyAllocationPage> {
  requireAdministrator(call);
  return readPage(call.app, ALLOCATIONS, { ...args, values: [] });
}
