import type { Action } from '../../../core/audiences/action';
import { type HappeningKind, happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { logCancelled } from '../../swaps/steps/log-swap';
import type { DecideExchangeArgs } from '../exchange.inputs';
import type { ApprovedExchange } from '../exchange.types';
import { ExchangeStatus } from '../exchange-status';
import { exchangeApproved, exchangeRejected } from '../exchanges.happenings';
import { dropExchange } from '../steps/announce-exchange';
import { completeExchange } from '../steps/complete-exchange';
import { type LockedExchange, lockExchange } from '../steps/lock-exchange';
import { restPairs } from '../steps/rest-pairs';

const LEGS = statement(
  'legs-to-log',
  `select s.share_number as "shareNumber", leg.gets_week as "getsWeek"
    from exchange_legs leg join shares s on s.id = leg.share_id
    where leg.exchange_id = $1 order by s.share_number`,
);

async function decide<Outcome>(
  call: RequestContext,
  { id, note = null }: { id: number; note?: string | null | undefined },
  {
    action,
    work,
  }: {
    action: HappeningKind<Action>;
    work: (transaction: Transaction, exchange: LockedExchange) => Promise<Outcome>;
  },
): Promise<Outcome> {
  const actor = requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const exchange = await lockExchange(transaction, actor, { id, isAdministrator: true });
    if (exchange.status !== ExchangeStatus.AGREED) {
      throw new AppError('CONFLICT', 'Not every owner has agreed yet.', 'id');
    }
    const { propertyId, propertyName, userIds } = exchange;
    const subject = `Exchange ${id}, ${propertyName}`;
    // Of a rejected one, weeks would show what owners have on their lists.
    const isApproved = action === exchangeApproved;
    const legs = isApproved ? await transaction.query(LEGS, [id]) : undefined;
    const after = { note, propertyId, legs };
    await happened(call, transaction, action, { subject, after, id, userIds });
    return work(transaction, exchange);
  });
}

/**
 * Approves an exchange to which every owner agreed, exchanges the weeks, and logs each swap that this
 * cancels; administrators only.
 */
export function approveExchange(
  call: RequestContext,
  args: DecideExchangeArgs,
): Promise<ApprovedExchange> {
  return decide(call, args, {
    action: exchangeApproved,
    async work(transaction, exchange) {
      const { status, cancelled } = await completeExchange(call.app, transaction, exchange);
      const by = { approvedExchangeId: exchange.id };
      await logCancelled(call, transaction, { swaps: cancelled, by });
      return { status, othersCancelled: cancelled.length };
    },
  });
}

/** Rejects an exchange to which every owner agreed; administrators only. */
export function rejectExchange(
  call: RequestContext,
  args: DecideExchangeArgs,
): Promise<ExchangeStatus> {
  return decide(call, args, {
    action: exchangeRejected,
    async work(transaction, { id }) {
      await restPairs(transaction, id);
      await dropExchange(call.app, transaction, { id, cause: 'REJECTED', note: args.note });
      return ExchangeStatus.ENDED;
    },
  });
}
