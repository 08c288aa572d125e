import type { App } from '../../../kit/call';
import { inTransaction, read } from '../../../kit/database';
import { SwapStatus } from '../swap-status';
import { tellSwap } from './tell-swap';

/** Swaps that are ended in one go. */
const BATCH = 50;

const DUE = {
  name: 'due-swaps',
  text: `select 1 from week_swaps where status = 'PENDING' and expires_at <= now() limit 1`,
};

const EXPIRE = {
  name: 'expire-swaps',
  text: `update week_swaps set status = 'EXPIRED', updated_at = now(), version = version + 1
    where id in (select id from week_swaps where status = 'PENDING' and expires_at <= now()
      order by id limit ${BATCH} for update skip locked)
    returning id`,
};

/** Ends swaps that nobody answered in time, and tells both sides; any number of processes may run it. */
export async function expireSwaps(app: App): Promise<void> {
  const [due] = await read(app, DUE, []);
  if (!due) return;
  await inTransaction(app, async (transaction) => {
    const expired = await transaction.query<{ id: number }>(EXPIRE, []);
    for (const { id } of expired) {
      await tellSwap(app, transaction, { id, letters: { end: SwapStatus.EXPIRED, by: null } });
    }
  });
}
