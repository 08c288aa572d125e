import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const OWNERS = statement(
  'owner-ids',
  `select distinct user_id as id from shares
    where property_id = $1 and user_id is not null order by user_id`,
);

/** Lists the ids of all owners of a property, each once, as recipients of its events. */
export async function listOwnerIds(
  transaction: Pick<Transaction, 'query'>,
  propertyId: number,
): Promise<number[]> {
  const owners = await transaction.query(OWNERS, [propertyId]);
  return owners.map(({ id }) => id);
}
