import { UserRole } from '../features/auth/user.entity';

/** Every demo account's password. */
export const DEMO_PASSWORD = 'fairweek-demo';

/** The accounts that are named to whoever tries the demo. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@fairweek.test', firstName: 'Ada', lastName: 'Keller', role: UserRole.ADMIN },
  { email: 'olivia@fairweek.test', firstName: 'Olivia', lastName: 'Marsh', role: UserRole.OWNER },
  { email: 'omar@fairweek.test', firstName: 'Omar', lastName: 'Haddad', role: UserRole.OWNER },
  { email: 'uma@fairweek.test', firstName: 'Uma', lastName: 'Lind', role: UserRole.USER },
  { email: 'first@fairweek.test', firstName: 'Felix', lastName: 'Brandt', role: UserRole.OWNER },
] as const;
