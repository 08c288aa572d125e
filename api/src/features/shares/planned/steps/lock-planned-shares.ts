import type { Transaction } from '../../../../core/database/database';
import { type Row, statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { fullName } from '../../../auth/user.columns';
import { todayAt } from '../../../properties/property.columns';

const LOCK = statement(
  'lock-shares-to-plan',
  'select id from shares where id = any($1::bigint[]) order by id for update',
);

const READ = statement(
  'shares-to-plan',
  `select s.id, p.id as "propertyId", p.name as "propertyName", s.share_number as "shareNumber",
      ${todayAt('p')}::text as today, plan.id as "planId", plan.user_id as "receiverId",
      plan.day::text as day, plan.kind, plan.reason, plan.planned_by_id as "plannedById",
      ${fullName('receiver')} as "receiverName",
      (select max(starts_on)::text from tenures t where t.share_id = s.id and isfinite(t.starts_on))
        as "heldFrom",
      array(select member.user_id from share_members member where member.share_id = s.id
        order by member.user_id is distinct from s.user_id, member.joined_at, member.user_id)
        as "memberIds"
    from shares s join properties p on p.id = s.property_id
    left join planned_handovers plan on plan.share_id = s.id and plan.status = 'PLANNED'
    left join users receiver on receiver.id = plan.user_id
    where s.id = any($1::bigint[])
    order by p.name_order, p.id, s.share_number`,
);

/** A locked share with its owners, and its planned handover if there is one. */
export type PlannedShare = Row<'shares-to-plan'>;

/**
 * Locks shares in the order of their ids and returns them by house and number; NOT_FOUND if one does
 * not exist.
 */
export async function lockPlannedShares(
  transaction: Transaction,
  shareIds: readonly number[],
  field: 'shareId' | 'shareIds' = 'shareIds',
): Promise<PlannedShare[]> {
  const ids = [...new Set(shareIds)];
  await transaction.query(LOCK, [ids]);
  const shares = await transaction.query(READ, [ids]);
  if (shares.length === ids.length && ids.length > 0) return shares;
  throw new AppError('NOT_FOUND', 'There is no such share.', field);
}

const LOCK_FOR = statement(
  'lock-shares-planned-for-user',
  `select s.id, plan.day::text as day from shares s
    join planned_handovers plan on plan.share_id = s.id and plan.status = 'PLANNED'
    where plan.user_id = $1 order by s.id for update of s`,
);

/** Locks the shares that pass to a user, as every change of their plans does; returns the days. */
export const lockPlansFor = (transaction: Transaction, userId: number) =>
  transaction.query(LOCK_FOR, [userId]);

/** 'Share 3 of Lake House' */
export const shareName = ({
  shareNumber,
  propertyName,
}: Pick<PlannedShare, 'shareNumber' | 'propertyName'>) => `Share ${shareNumber} of ${propertyName}`;

const DUE = statement(
  'shares-that-pass-now',
  `select p.name as "propertyName", s.share_number as "shareNumber"
    from due_handovers due join shares s on s.id = due.share_id
    join properties p on p.id = s.property_id
    where due.share_id = any($1::bigint[]) limit 1`,
);

/**
 * Refuses a change of the people of shares whose planned day has begun, until they have passed: who
 * had them may change nothing any more. CONFLICT, for a minute at most.
 */
export async function refusePassing(
  transaction: Transaction,
  shareIds: readonly number[],
): Promise<void> {
  const [due] = await transaction.query(DUE, [[...shareIds]]);
  if (!due) return;
  const sentence = `${shareName(due)} passes to its new owner today. Please try again in a minute.`;
  throw new AppError('CONFLICT', sentence);
}
