import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { answerEnd } from '../../properties/property.columns';
import { isLegOf } from '../exchange.columns';
import type { AnswerExchangeArgs } from '../exchange.inputs';
import { ExchangeStatus } from '../exchange-status';
import { announceExchange, dropExchange } from '../steps/announce-exchange';
import { completeExchange } from '../steps/complete-exchange';
import { type LockedExchange, lockExchange } from '../steps/lock-exchange';
import { freeOthers, restPairs } from '../steps/rest-pairs';

const AGREE = statement(
  'agree-to-exchange',
  `update exchange_legs leg set agreed_at = coalesce(agreed_at, now()), guests_come = $3
    where leg.exchange_id = $1 and ${isLegOf('$2')}`,
);

const OUTSTANDING = statement(
  'outstanding-answers',
  `select count(*)::int as count from exchange_legs where exchange_id = $1 and agreed_at is null`,
);

const WAIT = statement(
  'exchange-waits-for-approval',
  `update exchanges e set status = 'AGREED',
      expires_at = greatest(e.expires_at, ${answerEnd(
        'p',
        `(select min(w.start_date) from exchange_legs leg join weeks w on w.property_id = e.property_id
          and w.year = e.year and w.week in (leg.week, leg.gets_week) where leg.exchange_id = e.id)`,
      )})
    from properties p where e.id = $1 and p.id = e.property_id`,
);

async function agree(
  call: RequestContext,
  transaction: Transaction,
  {
    exchange,
    userId,
    guestsCome,
  }: { exchange: LockedExchange; userId: number; guestsCome: boolean },
): Promise<ExchangeStatus> {
  const { id, needsApproval } = exchange;
  // A yes said again neither prolongs the wait for an administrator nor announces it again.
  if (needsApproval && exchange.status === ExchangeStatus.AGREED) return exchange.status;
  await transaction.query(AGREE, [id, userId, guestsCome]);
  const [outstanding] = await transaction.query(OUTSTANDING, [id]);
  const isLast = outstanding?.count === 0;
  if (isLast && !needsApproval) {
    return (await completeExchange(call.app, transaction, exchange)).status;
  }
  if (isLast) await transaction.query(WAIT, [id]);
  const status = isLast ? ExchangeStatus.AGREED : ExchangeStatus.OPEN;
  await announceExchange(call.app, transaction, { id, status });
  return status;
}

/**
 * Says yes or no to an exchange that was found for the caller, and returns what has become true of
 * it. The last yes exchanges all weeks, unless an administrator must approve it. A no, which may
 * also follow a yes, ends it for all, frees the weeks of the others and is nowhere stored with a
 * name.
 */
export async function answerExchange(
  call: RequestContext,
  { id, isYes, guestsCome = true }: AnswerExchangeArgs,
): Promise<ExchangeStatus> {
  const actor = requireMember(call);
  const { userId } = actor;
  await limitOwnChanges(call.app, actor);
  return inTransaction(call.app, async (transaction) => {
    const exchange = await lockExchange(transaction, actor, { id, isAdministrator: false });
    if (isYes) return agree(call, transaction, { exchange, userId, guestsCome });
    await restPairs(transaction, id, { userId });
    await freeOthers(transaction, { id, userId });
    await dropExchange(call.app, transaction, { id, cause: 'REFUSED' });
    return ExchangeStatus.ENDED;
  });
}
