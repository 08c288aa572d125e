import { mapEnum } from '../../../core/input/enum';
import { page, readPage } from '../../../core/input/page';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { PROPERTY_COLUMNS, propertyText } from '../property.columns';
import type { AdminPropertiesArgs } from '../property.inputs';
import { type AdminPropertyPage, PropertySort } from '../property.types';

const ORDERS: Record<PropertySort, string[]> = {
  NAME: ['p.name', 'p.id'],
  LOCATION: ['p.location', 'p.name', 'p.id'],
  TOTAL_SHARES: ['p.total_shares', 'p.name', 'p.id'],
  WEEKS_PER_SHARE: ['p.weeks_per_share', 'p.name', 'p.id'],
  STATUS: ['p.is_active', 'p.name', 'p.id'],
};

const PAGES = mapEnum(PropertySort, (sort) =>
  page(
    'admin-properties',
    {
      from: 'properties p',
      id: 'p.id',
      where: 'true',
      matches: ({ holds }) => holds(propertyText('p')),
      order: ORDERS[sort],
      columns: `${PROPERTY_COLUMNS}, (select count(*)::int from shares s
        where s.property_id = p.id and s.user_id is not null) as "allocatedShares"`,
      details: 'left join properties p on p.id = picked.id',
    },
    sort,
  ),
);

/**
 * Returns a page of all properties with the number of assigned shares, in one statement;
 * administrators only.
 */
export async function listAllProperties(
  call: RequestContext,
  args: AdminPropertiesArgs,
): Promise<AdminPropertyPage> {
  requireAdministrator(call);
  const { sort = PropertySort.NAME } = args;
  const { items, total } = await readPage(call.app, PAGES[sort], { ...args, values: [] });
  return {
    items: items.map(({ allocatedShares, ...property }) => ({ property, allocatedShares })),
    total,
  };
}
