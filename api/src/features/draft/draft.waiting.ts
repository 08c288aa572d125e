import type { WaitingSources } from '../../core/audiences/waiting';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { IS_STALLED, WAITS_TO_OPEN } from './plan/steps/stalls';

const STALLED = statement(
  'drafts-stalled',
  `select count(*)::int as count from drafts d where ${IS_STALLED}`,
);
const TO_OPEN = statement(
  'drafts-to-open',
  `select count(*)::int as count from drafts d where ${WAITS_TO_OPEN}`,
);

/** Drafts that have stopped, and those to open; each leads to its list. */
export const draftsWaiting: WaitingSources = {
  async DRAFTS(app) {
    const [found] = await read(app, STALLED, []);
    return { count: found?.count ?? 0, path: '/admin?tab=drafts&state=STALLED' };
  },
  async DRAFTS_TO_OPEN(app) {
    const [found] = await read(app, TO_OPEN, []);
    return { count: found?.count ?? 0, path: '/admin?tab=drafts&state=TO_OPEN' };
  },
};
