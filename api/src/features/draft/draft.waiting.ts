import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { WaitingSources } from '../../core/waiting';
import { IS_STALLED } from './steps/stalls';

const WAITING = statement(
  'drafts-waiting',
  `select count(*)::int as count from drafts d where ${IS_STALLED}`,
);

/** Drafts that do not go on without an administrator; leads to their list. */
export const draftsWaiting: WaitingSources = {
  async DRAFTS(app) {
    const [found] = await read(app, WAITING, []);
    return { count: found?.count ?? 0, path: '/admin?tab=drafts&state=STALLED' };
  },
};
