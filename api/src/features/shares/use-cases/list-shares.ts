import { type Call, requireAdministrator } from '../../../kit/call';
import { read } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { readPage } from '../../../kit/page';
import { ADMIN_SHARE_COLUMNS } from '../admin-share.columns';
import type { AdminSharesArgs } from '../admin-share.inputs';
import { type AdminShare, type AdminSharePage, ShareSort } from '../admin-share.type';
import { freeNumbers } from '../rules';
import type { PropertySharesArgs } from '../share.inputs';

const ORDERS: Record<ShareSort, string[]> = {
  PROPERTY: ['"propertyName"', '"propertyId"', '"shareNumber"'],
  NUMBER: ['"shareNumber"', '"propertyName"', 'id'],
  OWNER: ['"ownerName"', '"ownerLastName"', 'id'],
  STATUS: ['"isActive"', '"propertyName"', 'id'],
};

// A search looks for properties and people by their indexes, then for their shares.
const MATCHES = `(s.property_id in (
        select id from properties where (name || ' ' || location) ilike $1
      ) or s.user_id in (
        select id from users
        where (first_name || ' ' || last_name || ' ' || coalesce(email::text, '')) ilike $1
      ))`;

const HELD = {
  name: 'held-share-numbers',
  text: `select p.total_shares as "totalShares",
      coalesce(array_agg(s.share_number) filter (where s.user_id is not null), '{}') as held
    from properties p left join shares s on s.property_id = p.id
    where p.id = $1 group by p.id`,
};

/** A page of the shares that somebody holds, with their total; administrators only. */
export function listShares(call: Call, args: AdminSharesArgs): Promise<AdminSharePage> {
  requireAdministrator(call);
  const { sort = ShareSort.PROPERTY, propertyId } = args;
  return readPage<AdminShare>(
    call.app,
    {
      name: `admin-shares-${sort}`,
      columns: ADMIN_SHARE_COLUMNS,
      tables: `shares s join properties p on p.id = s.property_id
        join users owner on owner.id = s.user_id`,
      counted: 'shares s',
      where: 's.user_id is not null and ($4::int is null or s.property_id = $4)',
      matches: MATCHES,
      order: ORDERS[sort],
    },
    { ...args, values: [propertyId ?? null] },
  );
}

/** Numbers up to the property's total shares that nobody holds; administrators only. */
export async function listFreeNumbers(
  call: Call,
  { propertyId }: PropertySharesArgs,
): Promise<number[]> {
  requireAdministrator(call);
  const [property] = await read<{ totalShares: number; held: number[] }>(call.app, HELD, [
    propertyId,
  ]);
  if (!property) throw new AppError('NOT_FOUND', 'There is no such property.', 'propertyId');
  return freeNumbers(property.totalShares, property.held);
}
