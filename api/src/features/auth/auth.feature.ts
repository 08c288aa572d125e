import type { Feature } from '../../core/feature';
import { PasswordReset, Registration, Session } from './auth.entities';
import { authPersonalData } from './auth.privacy';
import { AuthResolver } from './auth.resolver';
import { authRoutes } from './auth.routes';
import { purgeExpired } from './use-cases/purge-expired';
import { SEND_ACCOUNT_MAIL, sendAccountMail } from './use-cases/send-account-mail';
import { User } from './user.entity';

/** Accounts, sessions, and the emails that give access to them. */
export const authFeature: Feature = {
  name: 'auth',
  uses: ['audit', 'properties', 'security'],
  entities: [PasswordReset, Registration, Session, User],
  resolvers: [AuthResolver],
  routes: authRoutes,
  mailJobs: { [SEND_ACCOUNT_MAIL]: sendAccountMail },
  purge: purgeExpired,
  personalData: authPersonalData,
};
