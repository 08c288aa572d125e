import type { WaitingSources } from '../../core/audiences/waiting';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';

const COUNT = statement(
  'costs-waiting',
  `select count(*)::int as count, (array_agg(property_id order by id))[1] as "propertyId"
    from cost_proposals where status = 'PENDING'`,
);

/** Expenses and payments that wait for an answer; the page is of the house that has waited longest. */
export const costsWaiting: WaitingSources = {
  async COSTS(app) {
    const [{ count, propertyId } = { count: 0, propertyId: null }] = await read(app, COUNT, []);
    return { count, path: propertyId === null ? '/costs' : `/costs?house=${propertyId}` };
  },
};
