import type { UserRole } from '../features/auth/user.entity';
import { accounts } from './data/people.json';

/** Every demo account's password. */
export const DEMO_PASSWORD = 'fairweek-demo';

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: UserRole;
}

/** The accounts that are shown to those who try the demo. */
export const DEMO_ACCOUNTS = accounts as DemoAccount[];
