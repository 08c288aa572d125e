import type { Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';

const LOCK = statement(
  'lock-shares-planned-for-user',
  `select id from shares where id in (
      select share_id from planned_handovers where user_id = $1 and status = 'PLANNED')
    order by id for update`,
);

/** Locks the shares that pass to a user, as every change of their plans does; returns their ids. */
export async function lockPlansFor(transaction: Transaction, userId: number): Promise<number[]> {
  return (await transaction.query(LOCK, [userId])).map(({ id }) => id);
}
