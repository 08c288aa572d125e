import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { WaitingSources } from '../../core/waiting';
import { AWAITS_APPROVAL } from './swap.columns';

const COUNT = statement(
  'swaps-waiting',
  `select (select count(*) from week_swaps swap where ${AWAITS_APPROVAL})::int
      + (select count(*) from exchanges where status = 'AGREED')::int as count`,
);

/** Swaps and found exchanges that all owners agreed to, and those for open weeks. */
export const swapsWaiting: WaitingSources = {
  async SWAPS(app) {
    const [row] = await read(app, COUNT, []);
    return { count: row?.count ?? 0, path: '/admin?tab=swaps&status=WAITING' };
  },
};
