import type { Feature } from '../../kit/feature';
import { PasswordReset, Registration, Session } from './auth.entities';
import { AuthResolver } from './auth.resolver';
import { authRoutes } from './auth.rest';
import { User } from './user.entity';

/** Accounts, sessions, and the mails that open them. */
export const authFeature: Feature = {
  name: 'auth',
  uses: ['audit', 'properties'],
  entities: [PasswordReset, Registration, Session, User],
  resolvers: [AuthResolver],
  routes: authRoutes,
};
