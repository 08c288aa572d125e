import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { queueEachHandover } from '../../shares/steps/announce-handover';
import { sharesImported } from '../imports.happenings';
import type { ApplyingImport, LineRange } from './apply-batches';

// A share that passes today has other owners in a minute: the import has to be checked again.
const JOIN = statement(
  'join-imported-owners',
  `with joined as (
    insert into share_members (share_id, user_id, joined_at)
    select s.id, u.id, now() + r.person * interval '1 ms' from import_rows r
    join shares s on s.property_id = r.property_id and s.share_number = r.share_number
      and s.user_id is not null
    join users u on u.email = r.email and u.deleted_at is null
    where r.job_id = $1 and r.line > $2 and r.line <= $3 and r.is_joined
      and not exists (select from due_handovers due where due.share_id = s.id)
    for key share of u
    on conflict do nothing
    returning share_id, user_id
    ), effects as (
      insert into import_effects (job_id, share_id, user_id) select $1, share_id, user_id from joined
    )
    select share_id as "shareId", user_id as "userId" from joined`,
);

// Those who own it by the import as well have a notice of their own share.
const OTHERS = statement(
  'owners-beside-imported-ones',
  `select owner.user_id as "userId", s.property_id as "propertyId", s.share_number as "shareNumber",
      coalesce(newcomer.user_id, 0) as "newcomerId"
    from unnest($2::bigint[], $3::bigint[]) as newcomer(share_id, user_id)
    join shares s on s.id = newcomer.share_id
    join share_members owner on owner.share_id = s.id
    join users u on u.id = owner.user_id
    where not exists (select from import_rows r
      where r.job_id = $1 and (r.is_assigned or r.is_joined) and r.email = u.email
        and r.property_id = s.property_id and r.share_number = s.share_number)
    order by s.id, owner.user_id, newcomer.user_id`,
);

/**
 * Makes the people of some lines of an import owners of their shares beside those who have them, in
 * the order of the file, and notifies these; returns how many joined.
 */
export async function joinOwners(
  app: AppContext,
  transaction: Transaction,
  { actorId, range }: Pick<ApplyingImport, 'actorId'> & { range: LineRange },
): Promise<number> {
  const joined = await transaction.query(JOIN, range);
  await queueEachHandover(
    transaction,
    joined.map(({ shareId, userId }) => ({ shareId, newOwners: [userId] })),
  );
  const others = await transaction.query(OTHERS, [
    range[0],
    joined.map(({ shareId }) => shareId),
    joined.map(({ userId }) => userId),
  ]);
  await happened(
    { app },
    transaction,
    sharesImported,
    others.map(({ userId, propertyId, shareNumber, newcomerId }) => ({
      ...{ kind: 'share.joined', userId, propertyId, byId: newcomerId, otherId: actorId },
      facts: { shares: [shareNumber] },
    })),
  );
  return joined.length;
}
