import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const OWNERS = statement(
  'owner-ids',
  `select id from users where id in (select user_id from held_shares where property_id = $1)
    order by id`,
);

/** Lists the ids of all owners of a property, members of one share each, once, as recipients of its events. */
export async function listOwnerIds(
  transaction: Pick<Transaction, 'query'>,
  propertyId: number,
): Promise<number[]> {
  const owners = await transaction.query(OWNERS, [propertyId]);
  return owners.map(({ id }) => id);
}
