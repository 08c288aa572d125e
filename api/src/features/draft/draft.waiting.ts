import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { WaitingSources } from '../../core/waiting';

// Clocks are due every half second: one that is late for minutes has no worker.
const WAITING = statement(
  'drafts-waiting',
  `select (count(*) over ())::int as count, property_id as "propertyId", year from drafts
    where status = 'PAUSED' or problem is not null or (status = 'PLANNED' and opens_at is null)
      or wakes_at < now() - interval '5 minutes'
    order by id limit 1`,
);

/** Drafts that do not go on without an administrator; leads to the oldest. */
export const draftsWaiting: WaitingSources = {
  async DRAFTS(app) {
    const [first] = await read(app, WAITING, []);
    if (!first) return { count: 0, path: '/draft' };
    const { count, propertyId, year } = first;
    return { count, path: `/draft?property=${propertyId}&year=${year}` };
  },
};
