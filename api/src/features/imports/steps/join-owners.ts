import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { queueHandovers } from '../../shares/steps/announce-handover';

const JOIN = statement(
  'join-imported-owners',
  `insert into share_members (share_id, user_id, joined_at)
    select s.id, u.id, now() + r.person * interval '1 ms' from import_rows r
    join shares s on s.property_id = r.property_id and s.share_number = r.share_number
      and s.user_id is not null
    join users u on u.email = r.email and u.deleted_at is null
    where r.job_id = $1 and r.line > $2 and r.line <= $3 and r.is_joined
    for key share of u
    on conflict do nothing
    returning share_id as "shareId", user_id as "userId"`,
);

/**
 * Makes the people of some lines of an import owners of their shares beside those who have them, in
 * the order of the file; returns how many joined.
 */
export async function joinOwners(
  transaction: Transaction,
  [jobId, after, last]: readonly [jobId: number, after: number, last: number],
): Promise<number> {
  const joined = await transaction.query(JOIN, [jobId, after, last]);
  for (const { shareId, userId } of joined) await queueHandovers(transaction, [shareId], [userId]);
  return joined.length;
}
