import type { WaitingSources } from '../../core/audiences/waiting';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { IS_POSSIBLE } from './listing/standing.columns';
import { AWAITS_APPROVAL } from './listing/swap.columns';

const COUNT = statement(
  'swaps-waiting',
  `select count(*)::int + (select count(*) from exchanges where status = 'AGREED')::int as count,
      count(*) filter (where not ${IS_POSSIBLE})::int as blocked
    from week_swaps swap where ${AWAITS_APPROVAL}`,
);

/** Swaps and found exchanges that all owners agreed to, and those for open weeks. */
export const swapsWaiting: WaitingSources = {
  async SWAPS(app) {
    const [row] = await read(app, COUNT, []);
    const { count = 0, blocked = 0 } = row ?? {};
    return { count, blocked, path: '/admin?tab=swaps&status=WAITING' };
  },
};
