import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { appErrorOf } from '../../../core/errors';
import type { AppContext } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import type { SplitMethod } from '../cost.types';
import { publishEntry } from '../steps/announce-entry';
import { lockLedgerAlone, requireDay } from '../steps/lock-ledger';
import { type NewEntry, postEntry } from '../steps/post-entry';
import { weighSplit } from '../steps/weigh-split';

/** How many days before they are due dues are raised. */
const DAYS_BEFORE = 14;

const IS_DUE = `schedule.ended_at is null and schedule.next_on <= ${todayAt('p')}
      + case schedule.kind when 'DUES' then ${DAYS_BEFORE} else 0 end`;

const DUE = statement(
  'due-cost-schedules',
  `select schedule.id, schedule.property_id as "propertyId"
    from cost_schedules schedule join properties p on p.id = schedule.property_id
    where ${IS_DUE} order by schedule.problem is not null, schedule.next_on, schedule.id limit 100`,
);

// The lock of the ledger makes others wait, and then the next day is later.
const TAKE = statement(
  'take-due-cost-schedule',
  `update cost_schedules schedule set posted = posted + 1, problem = null,
      next_on = (first_on + make_interval(months => every_months * (posted + 1)))::date,
      ended_at = case when first_on + make_interval(months => every_months * (posted + 1)) > until
        then now() end
    from (select s.id, s.next_on from cost_schedules s where s.id = $1) taken, properties p
    where schedule.id = taken.id and p.id = schedule.property_id and ${IS_DUE}
    returning schedule.kind, title, category, amount, method, taken.next_on::text as date`,
);

const REPORT = statement(
  'report-cost-schedule',
  'update cost_schedules set problem = $2 where id = $1',
);

async function post(app: AppContext, { id, propertyId }: { id: number; propertyId: number }) {
  await inTransaction(app, async (transaction) => {
    const ledger = await lockLedgerAlone(transaction, propertyId);
    const [due] = ledger ? await transaction.query(TAKE, [id]) : [];
    if (!ledger || !due) return;
    const { kind, title, category, amount, date } = due;
    requireDay(ledger, date);
    const method = due.method as SplitMethod;
    const split = await weighSplit(transaction, ledger, { method, date, amount });
    const made: NewEntry =
      kind === 'DUES'
        ? { kind, date, amount, dueOn: date, split }
        : { kind: 'EXPENSE', date, amount, paidBy: 'BANK', split };
    const words = { title, ...(category && { category }) };
    const entry = await postEntry(transaction, ledger, made, { words });
    await publishEntry({ app }, transaction, ledger, { entry, title });
  });
}

/** Enters what is due of the dues and expenses that repeat; a refusal is shown with them. */
export async function postDue(app: AppContext): Promise<void> {
  for (const due of await read(app, DUE, [])) {
    await post(app, due).catch(async (error: unknown) => {
      const refusal = appErrorOf(error);
      if (!refusal) app.log.error({ err: error }, 'A repeating cost could not be entered.');
      // Those that failed come last, so that they stop no other.
      await read(app, REPORT, [due.id, refusal?.message ?? 'It could not be entered.']);
    });
  }
}
