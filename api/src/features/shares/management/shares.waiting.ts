import type { WaitingSources } from '../../../core/audiences/waiting';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const COUNT = statement(
  'properties-waiting',
  `select count(*)::int as count from properties p where p.is_active
      and not exists (select from shares s where s.property_id = p.id and s.user_id is not null)`,
);

/** Active properties of which no share has an owner. */
export const propertiesWaiting: WaitingSources = {
  async PROPERTIES(app) {
    const [row] = await read(app, COUNT, []);
    return { count: row?.count ?? 0, path: '/admin?tab=properties' };
  },
};
