import type { UserRole } from '../features/auth/user.entity';
import { accounts } from './data/people.json';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'fairweek-demo';

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: UserRole;
}

/** The accounts shown to people who try the demo. */
export const DEMO_ACCOUNTS = accounts as DemoAccount[];
