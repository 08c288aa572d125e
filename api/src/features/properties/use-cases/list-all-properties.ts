import { filteredPages, page, readPage } from '../../../core/input/numbered-page';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { PROPERTY_COLUMNS, propertyText } from '../property.columns';
import type { AdminPropertiesArgs } from '../property.inputs';
import { type AdminPropertyPage, PropertySort } from '../property.types';

const ALLOCATED = `(select count(*)::int from shares s
        where s.property_id = p.id and s.user_id is not null)`;

const ORDERS: Record<PropertySort, string[]> = {
  NAME: ['p.name_order', 'p.id'],
  LOCATION: ['p.location_order', 'p.name_order', 'p.id'],
  TOTAL_SHARES: ['p.total_shares', 'p.name_order', 'p.id'],
  ALLOCATED: [ALLOCATED, 'p.name_order', 'p.id'],
  WEEKS_PER_SHARE: ['p.weeks_per_share', 'p.name_order', 'p.id'],
  STATUS: ['p.is_active', 'p.name_order', 'p.id'],
};

const hasDraft = (...statuses: string[]) =>
  `exists (select 1 from drafts d where d.property_id = p.id
      and d.status in (${statuses.map((status) => `'${status}'`).join(', ')}))`;

/** The filters of the list, as SQL, by what is asked for. */
const FILTERS = {
  ACTIVE: 'p.is_active',
  INACTIVE: 'not p.is_active',
  ALL_ASSIGNED: `p.total_shares <= ${ALLOCATED}`,
  SOME_UNASSIGNED: `p.total_shares > ${ALLOCATED}`,
  NONE: `not ${hasDraft('PLANNED', 'RUNNING', 'PAUSED')}`,
  PLANNED: hasDraft('PLANNED'),
  OPEN: hasDraft('RUNNING', 'PAUSED'),
};

const pageFor = filteredPages({
  sorts: Object.values(PropertySort),
  filters: FILTERS,
  make: ({ sort, where, way }) =>
    page(
      'admin-properties',
      {
        from: 'properties p',
        id: 'p.id',
        where,
        matches: ({ holds }) => holds(propertyText('p')),
        order: ORDERS[sort],
        columns: `${PROPERTY_COLUMNS}, ${ALLOCATED} as "allocatedShares"`,
        details: 'left join properties p on p.id = picked.id',
      },
      way,
    ),
});

/**
 * Returns a page of all properties with the number of assigned shares, in one statement;
 * administrators only.
 */
export async function listAllProperties(
  call: RequestContext,
  args: AdminPropertiesArgs,
): Promise<AdminPropertyPage> {
  requireAdministrator(call);
  const { sort = PropertySort.NAME, isActive, shares, draft } = args;
  const status = isActive ? 'ACTIVE' : 'INACTIVE';
  const asked = pageFor(sort, [isActive !== undefined && status, shares, draft]);
  const { items, total } = await readPage(call.app, asked, { ...args, values: [] });
  return {
    items: items.map(({ allocatedShares, ...property }) => ({ property, allocatedShares })),
    total,
  };
}
