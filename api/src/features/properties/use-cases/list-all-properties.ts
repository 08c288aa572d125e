import { type Call, requireAdministrator } from '../../../kit/call';
import { readPage } from '../../../kit/page';
import { PROPERTY_COLUMNS } from '../property.columns';
import type { AdminPropertiesArgs } from '../property.inputs';
import { type AdminPropertyPage, PropertySort, type PropertyView } from '../property.types';

type Row = PropertyView & { allocatedShares: number };

const ORDERS: Record<PropertySort, string[]> = {
  NAME: ['name', 'location', 'id'],
  LOCATION: ['location', 'name', 'id'],
  TOTAL_SHARES: ['"totalShares"', 'name', 'id'],
  WEEKS_PER_SHARE: ['"weeksPerShare"', 'name', 'id'],
  STATUS: ['"isActive"', 'name', 'id'],
};

/** A page of all properties with the shares held in each, in one statement; administrators only. */
export async function listAllProperties(
  call: Call,
  args: AdminPropertiesArgs,
): Promise<AdminPropertyPage> {
  requireAdministrator(call);
  const { sort = PropertySort.NAME } = args;
  const { items, total } = await readPage<Row>(
    call.app,
    {
      name: `admin-properties-${sort}`,
      columns: `${PROPERTY_COLUMNS}, (select count(*)::int from shares s
        where s.property_id = p.id and s.user_id is not null) as "allocatedShares"`,
      tables: 'properties p',
      where: 'true',
      // The expression is the one of the index properties_search.
      matches: `(p.name || ' ' || p.location) ilike $1`,
      order: ORDERS[sort],
    },
    args,
  );
  return {
    items: items.map(({ allocatedShares, ...property }) => ({ property, allocatedShares })),
    total,
  };
}
