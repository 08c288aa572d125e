import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { dropExchange } from '../steps/announce-exchange';
import { restPairs } from '../steps/rest-pairs';

const DUE = statement(
  'due-exchanges',
  `select 1 where exists (select from exchanges
      where status in ('OPEN', 'AGREED') and expires_at <= now())
    or exists (select from exchanges where not is_announced)`,
);

// The database ends those of which a week or share is gone, without notifying anyone.
const ENDED = statement(
  'ended-exchanges',
  `select id, status in ('OPEN', 'AGREED') and expires_at <= now() as "isExpired"
    from exchanges where not is_announced
      or (status in ('OPEN', 'AGREED') and expires_at <= now())
    order by id limit 50 for update skip locked`,
);

/**
 * Ends exchanges that were not agreed to in time, and those of which a week or share is gone; any
 * number of processes may run it.
 */
export async function endExchanges(app: AppContext): Promise<void> {
  const [due] = await read(app, DUE, []);
  if (!due) return;
  await inTransaction(app, async (transaction) => {
    for (const { id, isExpired } of await transaction.query(ENDED, [])) {
      if (isExpired) await restPairs(transaction, id, { isUnanswered: true });
      await dropExchange(app, transaction, { id, cause: isExpired ? 'EXPIRED' : 'OTHER_WEEK' });
    }
  });
}
