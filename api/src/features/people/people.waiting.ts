import type { WaitingSources } from '../../core/audiences/waiting';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';

const COUNT = statement(
  'users-waiting',
  `select count(*)::int as count from users where deleted_at is null and password_hash is null`,
);

/** Users without a password, who cannot sign in. */
export const usersWaiting: WaitingSources = {
  async USERS(app) {
    const [row] = await read(app, COUNT, []);
    return { count: row?.count ?? 0, path: '/admin?tab=users&access=WITHOUT' };
  },
};
