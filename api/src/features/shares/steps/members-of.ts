import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const MEMBERS = statement(
  'members-of-share',
  `select member.user_id as id from share_members member join shares s on s.id = member.share_id
    where member.share_id = $1
    order by member.user_id is distinct from s.user_id, member.joined_at, member.user_id`,
);

/** Lists the ids of the members of a share in their order, the first first. */
export async function membersOf(transaction: Transaction, shareId: number): Promise<number[]> {
  return (await transaction.query(MEMBERS, [shareId])).map(({ id }) => id);
}
