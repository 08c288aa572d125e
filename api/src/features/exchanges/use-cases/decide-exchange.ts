import { inTransaction, type Transaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { recordAction } from '../../audit/steps/record-action';
import type { DecideExchangeArgs } from '../exchange.inputs';
import { ExchangeStatus } from '../exchange-status';
import { dropExchange } from '../steps/announce-exchange';
import { completeExchange } from '../steps/complete-exchange';
import { type LockedExchange, lockExchange } from '../steps/lock-exchange';
import { restPairs } from '../steps/rest-pairs';

type Decision = 'exchange.approve' | 'exchange.reject';

async function decide(
  call: RequestContext,
  { id, note = null }: { id: number; note?: string | null | undefined },
  {
    action,
    work,
  }: {
    action: Decision;
    work: (transaction: Transaction, exchange: LockedExchange) => Promise<ExchangeStatus>;
  },
): Promise<ExchangeStatus> {
  const actor = requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const exchange = await lockExchange(transaction, actor, { id, isAdministrator: true });
    if (exchange.status !== ExchangeStatus.AGREED) {
      throw new AppError('CONFLICT', 'Not every owner has agreed yet.', 'id');
    }
    const { propertyId, propertyName, userIds } = exchange;
    const subject = `Exchange ${id}, ${propertyName}`;
    const after = { note, propertyId };
    await recordAction(call, transaction, { action, subject, after, id, userIds });
    return work(transaction, exchange);
  });
}

/** Approves an exchange to which every owner agreed, and exchanges the weeks; administrators only. */
export function approveExchange(
  call: RequestContext,
  args: DecideExchangeArgs,
): Promise<ExchangeStatus> {
  return decide(call, args, {
    action: 'exchange.approve',
    work: (transaction, exchange) => completeExchange(call.app, transaction, exchange),
  });
}

/** Rejects an exchange to which every owner agreed; administrators only. */
export function rejectExchange(
  call: RequestContext,
  args: DecideExchangeArgs,
): Promise<ExchangeStatus> {
  return decide(call, args, {
    action: 'exchange.reject',
    async work(transaction, { id }) {
      await restPairs(transaction, id);
      await dropExchange(call.app, transaction, { id, note: args.note });
      return ExchangeStatus.ENDED;
    },
  });
}
