import { happened } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { addDays } from '../../weeks/rules';
import { CostSchedule } from '../cost.entities';
import type { HouseLedgerArgs } from '../cost.inputs';
import { maySeeCosts, requireCosts } from '../cost.policy';
import { scheduleChanged } from '../costs.happenings';
import { auditOf } from '../steps/announce-entry';
import { lockToKeep, requireDay } from '../steps/lock-ledger';
import type { CostScheduleArgs, CostScheduleInput, CostScheduleView } from './cost-schedule.types';

const SCHEDULES = statement(
  'cost-schedules',
  `select id, kind = 'DUES' as "isDues", title, category, amount, method,
      every_months as "everyMonths", next_on::text as "nextOn", until::text as until, problem
    from cost_schedules where property_id = $1 and ended_at is null order by next_on, id`,
);

const REPEATABLE = ['SHARES', 'OWNERS', 'WEEKS_HELD', 'RESERVE'];

/** Lists the dues and expenses of a property that repeat, for those who may see its costs. */
export async function listSchedules(
  call: RequestContext,
  { propertyId }: HouseLedgerArgs,
): Promise<CostScheduleView[]> {
  await requireCosts(call, propertyId);
  return read(call.app, SCHEDULES, [propertyId]) as Promise<CostScheduleView[]>;
}

function requireRepeatable({ category, method, everyMonths, firstOn, until }: CostScheduleInput) {
  if (12 % everyMonths !== 0) {
    const sentence = 'Please choose 1, 2, 3, 4, 6 or 12 months.';
    throw new AppError('BAD_USER_INPUT', sentence, 'everyMonths');
  }
  if (!REPEATABLE.includes(method) || (!category && method === 'RESERVE')) {
    throw new AppError('BAD_USER_INPUT', 'Please choose another way to split it.', 'method');
  }
  if (until !== undefined && until < firstOn) {
    throw new AppError('BAD_USER_INPUT', 'It cannot end before it begins.', 'until');
  }
}

/** Adds dues or an expense that repeat; bookkeepers and administrators. */
export function addSchedule(call: RequestContext, input: CostScheduleInput): Promise<boolean> {
  const { propertyId, category = null, firstOn, until = null, ...rest } = input;
  return inTransaction(call.app, async (transaction) => {
    const ledger = await lockToKeep(call, transaction, propertyId);
    requireRepeatable(input);
    requireDay(ledger, firstOn);
    if (firstOn < addDays(ledger.today, -31)) {
      const sentence = 'Please choose a day of this month, or a later one.';
      throw new AppError('BAD_USER_INPUT', sentence, 'firstOn');
    }
    const kind = category ? 'EXPENSE' : 'DUES';
    const { manager } = transaction;
    const days = { firstOn, nextOn: firstOn, until };
    await manager.save(
      manager.create(CostSchedule, { ...rest, propertyId, kind, category, ...days }),
    );
    const { amount, title } = rest;
    const audit = auditOf(ledger, { kind, amount, currency: ledger.currency, title });
    await happened(call, transaction, scheduleChanged, { ...ledger, audit });
    return true;
  });
}

/** Ends dues or an expense that repeat; what was entered stays. Bookkeepers and administrators. */
export function endSchedule(call: RequestContext, { id }: CostScheduleArgs): Promise<boolean> {
  requireMember(call);
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const found = await manager.findOneBy(CostSchedule, { id });
    if (!found || !(await maySeeCosts(call, found.propertyId))) {
      throw new AppError('NOT_FOUND', 'There are no such dues or expenses.', 'id');
    }
    const ledger = await lockToKeep(call, transaction, found.propertyId);
    await manager.update(CostSchedule, { id }, { endedAt: ledger.now });
    const { kind, amount, title } = found;
    const audit = auditOf(ledger, {
      kind,
      amount,
      currency: ledger.currency,
      title,
      isEnded: true,
    });
    await happened(call, transaction, scheduleChanged, { ...ledger, audit });
    return true;
  });
}
