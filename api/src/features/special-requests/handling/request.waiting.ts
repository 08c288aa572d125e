import type { WaitingSources } from '../../../core/audiences/waiting';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { REQUEST_LIST } from '../request.columns';

const COUNT = statement(
  'requests-waiting',
  `select count(*)::int as count from special_requests r where ${REQUEST_LIST} = 'pending'`,
);

/** New requests. */
export const requestsWaiting: WaitingSources = {
  async REQUESTS(app) {
    const [row] = await read(app, COUNT, []);
    return { count: row?.count ?? 0, path: '/admin?tab=requests' };
  },
};
