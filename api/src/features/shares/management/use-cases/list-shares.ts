import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import {
  filteredPages,
  type PageSource,
  page,
  readPage,
} from '../../../../core/input/numbered-page';
import { isScanning } from '../../../../core/input/search';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { freeNumbers } from '../../rules';
import { ADMIN_SHARE_COLUMNS } from '../../share.columns';
import type { PropertySharesArgs } from '../../share.inputs';
import type { AdminSharesArgs } from '../admin-share.inputs';
import { type AdminSharePage, ShareOwnership, ShareSort } from '../admin-share.type';

const PROPERTY = 'join properties p on p.id = s.property_id';
const OWNER = 'join users owner on owner.id = s.user_id';

/** The filters of the list, as SQL; the property is $4. */
const FILTERS = {
  PROPERTY: 's.property_id = $4',
  ACTIVE: 's.is_active',
  INACTIVE: 'not s.is_active',
  OWNED: 's.user_id is not null',
  VACANT: 's.user_id is null',
};

type Source = Pick<PageSource, 'from' | 'counted' | 'order'>;

const ORDERS: Record<ShareSort, Source> = {
  PROPERTY: { from: `shares s ${PROPERTY}`, order: ['p.name_order', 'p.id', 's.share_number'] },
  NUMBER: { from: 'shares s', order: ['s.share_number', 's.id'] },
  // Vacant shares last.
  OWNER: { from: `shares s left ${OWNER}`, order: ['owner.name_order', 'owner.id', 's.id'] },
  STATUS: { from: 'shares s', order: ['s.is_active', 's.id'] },
};

/** In the order of users_name; the shares of each come from shares_by_owner. */
const OWNED_BY_OWNER: Source = {
  ...ORDERS.OWNER,
  from: `shares s ${OWNER} and owner.deleted_at is null`,
  // Its index leaves deleted users out; they are so few that those who are left are not read.
  counted: `(select s.* from shares s where not exists (
        select 1 from users gone where gone.id = s.user_id and gone.deleted_at is not null)) s`,
};

// A search that no index covers reads the shares without their owners.
const matches: PageSource['matches'] = ({ way, holds }) =>
  holds(
    { of: 'properties', by: 's.property_id' },
    isScanning(way) ? 's.owner_text' : { of: 'users', by: 's.user_id' },
  );

const pageFor = filteredPages({
  sorts: Object.values(ShareSort),
  filters: FILTERS,
  unused: { PROPERTY: '$4::bigint is null' },
  make: ({ sort, filters, where, way }) => {
    const isOwnedByOwner = sort === ShareSort.OWNER && filters.includes('OWNED');
    return page(
      'admin-shares',
      {
        counted: 'shares s',
        ...(isOwnedByOwner ? OWNED_BY_OWNER : ORDERS[sort]),
        id: 's.id',
        where,
        matches,
        isLong: true,
        columns: ADMIN_SHARE_COLUMNS,
        details: `left join shares s on s.id = picked.id left ${PROPERTY} left ${OWNER}`,
      },
      way,
    );
  },
});

// PostgreSQL is asked about this one as well.
pageFor(ShareSort.OWNER, ['OWNED']);

const HELD = statement(
  'held-share-numbers',
  `select p.total_shares as "totalShares",
      coalesce(array_agg(s.share_number) filter (where s.user_id is not null), '{}') as held
    from properties p left join shares s on s.property_id = p.id
    where p.id = $1 group by p.id`,
);

/**
 * Returns a page of shares, by default those with an owner, with their total; administrators only.
 */
export function listShares(call: RequestContext, args: AdminSharesArgs): Promise<AdminSharePage> {
  requireAdministrator(call);
  const { sort = ShareSort.PROPERTY, propertyId = null, isActive } = args;
  const { ownership = ShareOwnership.OWNED } = args;
  const status = isActive ? 'ACTIVE' : 'INACTIVE';
  const asked = pageFor(sort, [
    propertyId !== null && 'PROPERTY',
    isActive !== undefined && status,
    ownership !== ShareOwnership.ANY && ownership,
  ]);
  return readPage(call.app, asked, { ...args, values: [propertyId] });
}

/** Lists the vacant share numbers of a property; administrators only. */
export async function listFreeNumbers(
  call: RequestContext,
  { propertyId }: PropertySharesArgs,
): Promise<number[]> {
  requireAdministrator(call);
  const [property] = await read(call.app, HELD, [propertyId]);
  if (!property) throw new AppError('NOT_FOUND', 'There is no such property.', 'propertyId');
  return freeNumbers(property.totalShares, property.held);
}
