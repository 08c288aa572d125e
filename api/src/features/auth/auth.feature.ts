import type { Feature } from '../../core/feature';
import { requireAdministrator } from '../../core/request-context';
import { AccountResolver } from './account.resolver';
import { PasswordReset, RecoveryCode, Registration, SecondFactor, Session } from './auth.entities';
import * as happenings from './auth.happenings';
import { authPersonalData } from './auth.privacy';
import { AuthResolver } from './auth.resolver';
import { authRoutes } from './auth.routes';
import { Passkey, PasskeyChallenge } from './passkeys/passkey.entities';
import { PasskeyResolver } from './passkeys/passkey.resolver';
import { ProviderFlow, SignInIdentity } from './providers/provider.entities';
import { ProviderResolver } from './providers/provider.resolver';
import { providerRoutes } from './providers/provider.routes';
import { AccessToken } from './tokens/access-token.entity';
import { TokenResolver } from './tokens/token.resolver';
import { purgeExpired, purgeViewings } from './use-cases/purge-expired';
import { SEND_ACCOUNT_MAIL, sendAccountMail } from './use-cases/send-account-mail';
import { User } from './user.entity';
import { ViewingRow } from './viewing/viewing.entity';
import { ViewingResolver } from './viewing/viewing.resolver';

/** Accounts, sessions, and the emails that give access to them. */
export const authFeature: Feature = {
  name: 'auth',
  uses: ['properties'],
  happenings,
  entities: [
    AccessToken,
    Passkey,
    PasskeyChallenge,
    PasswordReset,
    ProviderFlow,
    RecoveryCode,
    Registration,
    SecondFactor,
    Session,
    SignInIdentity,
    User,
    ViewingRow,
  ],
  resolvers: [
    AuthResolver,
    AccountResolver,
    PasskeyResolver,
    ProviderResolver,
    TokenResolver,
    ViewingResolver,
  ],
  scopes: { currentUser: 'ANY' },
  policies: { removeSecondFactor: requireAdministrator, startViewing: requireAdministrator },
  routes: [...authRoutes, ...providerRoutes],
  mailJobs: { [SEND_ACCOUNT_MAIL]: sendAccountMail },
  async purge(db, retention) {
    await purgeExpired(db);
    await purgeViewings(db, retention);
  },
  personalData: authPersonalData,
};
