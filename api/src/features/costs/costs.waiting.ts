import type { WaitingSources } from '../../core/audiences/waiting';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';

const COUNT = statement(
  'costs-waiting',
  "select count(*)::int as count from cost_proposals where status = 'PENDING'",
);

/** Expenses and payments that wait for an answer. */
export const costsWaiting: WaitingSources = {
  async COSTS(app) {
    const [row] = await read(app, COUNT, []);
    return { count: row?.count ?? 0, path: '/admin?tab=costs' };
  },
};
