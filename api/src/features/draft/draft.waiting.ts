import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { WaitingSources } from '../../core/waiting';
import { STALLS } from './steps/stalls';

const WAITING = statement(
  'drafts-waiting',
  `select count(*)::int as count from drafts d where d.status <> 'ENDED' and ${STALLS}`,
);

/** Drafts that do not go on without an administrator; leads to their list. */
export const draftsWaiting: WaitingSources = {
  async DRAFTS(app) {
    const [found] = await read(app, WAITING, []);
    return { count: found?.count ?? 0, path: '/admin?tab=drafts&state=STALLED' };
  },
};
