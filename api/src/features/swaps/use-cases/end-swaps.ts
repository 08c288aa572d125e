import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { announceSwap } from '../steps/end-swap';

/** Maximum number of swaps processed in one run. */
const BATCH = 50;

const DUE = statement(
  'due-swaps',
  `select 1 where exists (
      select 1 from week_swaps where status = 'PENDING' and expires_at <= now())
    or exists (select 1 from week_swaps where not is_told)`,
);

const EXPIRE = statement(
  'expire-swaps',
  `update week_swaps set status = 'EXPIRED', updated_at = now(), version = version + 1
    where id in (select id from week_swaps where status = 'PENDING' and expires_at <= now()
      order by id limit ${BATCH} for update skip locked)
    returning id, 'EXPIRED' as status, null as note`,
);

// The database ends swaps whose week or share is gone, without notifying anyone.
const UNANNOUNCED = statement(
  'untold-swaps',
  `update week_swaps set is_told = true
    where id in (select id from week_swaps where not is_told
      order by id limit ${BATCH} for update skip locked)
    returning id, status, answer_note as note`,
);

/**
 * Ends swaps that were not answered in time, and notifies both sides of these and of swaps ended by
 * the database because a week or share was gone; any number of processes may run it.
 */
export async function endSwaps(app: AppContext): Promise<void> {
  const [due] = await read(app, DUE, []);
  if (!due) return;
  await inTransaction(app, async (transaction) => {
    for (const statement of [EXPIRE, UNANNOUNCED]) {
      const ended = await transaction.query(statement, []);
      for (const { id, status, note } of ended) {
        if (status === 'PENDING') continue;
        const emails = { end: status, by: null, note: note ?? undefined };
        await announceSwap(app, transaction, { id, emails });
      }
    }
  });
}
