import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import { propertyRefusal } from '../../properties/property.policy';
import { policyValues } from '../../shares/share.policy';
import { MAY_KEEP_BOOKS, MAY_SEE_COSTS, MY_SHARES, requireKeeper } from '../cost.policy';

const MAY_ENTER = statement(
  'may-enter-costs',
  `select l.property_id is not null as "isOpen"
    from properties p left join ledgers l on l.property_id = p.id
    where p.id = $3 and ${MAY_SEE_COSTS}`,
);

const LOCK = statement(
  'lock-ledger',
  `select p.id as "propertyId", p.name as "propertyName", l.currency, l.approval,
      l.closed_until::text as "closedUntil", l.seq, l.head, ${todayAt('p')}::text as today,
      -- No entry is older than the one before, also if the clock was set back.
      greatest(clock_timestamp()::timestamptz(3), (select e.created_at from ledger_entries e
        where e.property_id = l.property_id and e.seq = l.seq)) as now,
      ${MAY_KEEP_BOOKS} as "mayKeepBooks", ${MY_SHARES} as "myShares",
      array(select s.share_number from shares s where s.property_id = p.id
        order by s.share_number) as shares,
      array(select m.user_id from shares s join present_members m on m.share_id = s.id
          where s.property_id = p.id
        union select user_id from bookkeepers where property_id = p.id) as listeners
    from ledgers l join properties p on p.id = l.property_id
    where l.property_id = $3 for update of l`,
);

/** The refusal where no ledger is kept. */
export const notOpenYet = (
  sentence = 'The costs of this property are not kept here yet: an administrator opens them.',
) => new AppError('CONFLICT', sentence, 'propertyId');

/** A ledger to which no one else adds until the transaction ends, with what its user may do. */
export interface LockedLedger extends Row<'lock-ledger'> {
  userId: number;
}

/** Locks a ledger for a user who may see it; undefined if it is not open. */
export async function lockLedgerOf(
  transaction: Transaction,
  actor: Pick<Actor, 'userId' | 'isAdminSession'>,
  propertyId: number,
): Promise<LockedLedger | undefined> {
  const { userId, isAdminSession } = actor;
  const [ledger] = await transaction.query(LOCK, [userId, isAdminSession, propertyId]);
  return ledger && { ...ledger, userId };
}

/**
 * Locks the ledger of a property for an owner or who keeps its books; FORBIDDEN or NOT_FOUND for
 * others, CONFLICT if it is not open yet.
 */
export async function lockLedger(
  call: RequestContext,
  transaction: Transaction,
  propertyId: number,
): Promise<LockedLedger> {
  const actor = requireMember(call);
  const values = [...policyValues(actor), propertyId] as const;
  const [access] = await transaction.query(MAY_ENTER, values);
  if (!access) throw propertyRefusal(actor);
  const ledger = access.isOpen && (await lockLedgerOf(transaction, actor, propertyId));
  if (!ledger) throw notOpenYet();
  return ledger;
}

/** Locks the ledger of a property for who keeps its books. */
export async function lockToKeep(
  call: RequestContext,
  transaction: Transaction,
  propertyId: number,
): Promise<LockedLedger> {
  const ledger = await lockLedger(call, transaction, propertyId);
  requireKeeper(ledger);
  return ledger;
}

/** Refuses a day in a closed period, or after `latest`. */
export function requireDay(
  { closedUntil }: Pick<LockedLedger, 'closedUntil'>,
  date: string,
  latest?: string,
): void {
  if (closedUntil !== null && date <= closedUntil) {
    const sentence = `The period up to ${closedUntil} is closed: please choose a later day.`;
    throw new AppError('BAD_USER_INPUT', sentence, 'date');
  }
  if (latest !== undefined && date > latest) {
    throw new AppError('BAD_USER_INPUT', 'This day has not come yet.', 'date');
  }
}

/** Refuses an account of a share that the property does not have. */
export function requireAccount(
  { shares }: Pick<LockedLedger, 'shares'>,
  account: string,
  field: string,
): void {
  if (account === 'BANK' || account === 'RESERVE' || shares.includes(Number(account))) return;
  throw new AppError('BAD_USER_INPUT', `This property has no share ${account}.`, field);
}
