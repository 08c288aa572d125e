import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const OWNERS = statement(
  'owner-ids',
  `select distinct member.user_id as id
    from shares s join share_members member on member.share_id = s.id
    where s.property_id = $1 order by member.user_id`,
);

/** Lists the ids of all owners of a property, members of one share each, once, as recipients of its events. */
export async function listOwnerIds(
  transaction: Pick<Transaction, 'query'>,
  propertyId: number,
): Promise<number[]> {
  const owners = await transaction.query(OWNERS, [propertyId]);
  return owners.map(({ id }) => id);
}
