import { type PageArgs, page, readPage } from '../../../core/input/page';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { propertyText } from '../../properties/property.columns';
import type { PropertyAllocationPage } from '../report.types';

const ALLOCATIONS = page('property-allocations', {
  from: 'properties p',
  id: 'p.id',
  where: 'true',
  matches: (holds) => holds(propertyText('p')),
  order: ['p.name', 'p.id'],
  columns: `p.id, p.id as "propertyId", p.name, p.total_shares as "totalShares",
      (select count(*)::int from shares s where s.property_id = p.id and s.user_id is not null)
        as allocated`,
  details: 'left join properties p on p.id = picked.id',
});

/** Lists the allocation of each property by name; administrators only. */
export function listAllocations(
  call: RequestContext,
  args: PageArgs,
): Promise<PropertyAllocationPage> {
  requireAdministrator(call);
  return readPage(call.app, ALLOCATIONS, { ...args, values: [] });
}
