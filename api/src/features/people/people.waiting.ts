import { type WaitingSources, waitingOn } from '../../core/audiences/waiting';

/** Users without a password, who cannot sign in. */
export const usersWaiting: WaitingSources = {
  USERS: waitingOn(
    '/admin?tab=users&access=WITHOUT',
    'users-waiting',
    `select count(*)::int as count from users where deleted_at is null and password_hash is null`,
  ),
};
