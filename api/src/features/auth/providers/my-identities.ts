import { happenedAnyway } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { columnsOf } from '../../../core/view/columns-of';
import { removeOwnWay } from '../access/steps/remove-own-way';
import { signInRefused } from '../auth.happenings';
import { requireRecentPassword } from '../auth.policy';
import type { LoginResult } from '../auth.types';
import { passSecondFactor } from '../steps/check-second-factor';
import { lockUser } from '../steps/lock-user';
import { notifyAccount } from '../steps/notify-account';
import { User } from '../user.entity';
import { ProviderError } from './ask-provider';
import { enterByIdentity } from './end-provider';
import { dropIdentity, keptIdentity } from './kept-identity';
import type { ProviderCodeInput } from './providers.inputs';
import {
  type PendingIdentityView,
  SignInIdentityView,
  type SignInProviderView,
} from './providers.types';

const LIST = statement(
  'my-sign-in-identities',
  `select ${columnsOf(SignInIdentityView, 'i', {})} from sign_in_identities i where user_id = $1
    order by created_at, id`,
);

const LINK = statement(
  'link-sign-in-identity',
  `insert into sign_in_identities (user_id, provider, issuer, subject, email)
    values ($1, $2, $3, $4, $5) on conflict (issuer, subject) do nothing returning id`,
);

const REMOVE = statement(
  'remove-sign-in-identity',
  'delete from sign_in_identities where user_id = $1 and id = $2 returning id',
);

/** Lists the providers by which people sign in here. */
export const listSignInProviders = ({ app }: RequestContext): SignInProviderView[] =>
  app.signIn.providers.map(({ id, name }) => ({ id, name }));

/** Lists the accounts at providers that sign the caller in, oldest first. */
export async function listMyIdentities(call: RequestContext): Promise<SignInIdentityView[]> {
  return read(call.app, LIST, [requireMember(call).userId]);
}

/** Returns the account that has proved itself in this browser, for the caller to link; or null. */
export function findPendingIdentity(call: RequestContext): PendingIdentityView | null {
  const { userId } = requireMember(call);
  const kept = keptIdentity(call, 'link');
  return kept?.userId === userId ? { provider: kept.provider, email: kept.email } : null;
}

/** Links that account, which signs the caller in from now on; takes the password again. */
export async function linkIdentity(call: RequestContext): Promise<boolean> {
  const { userId } = requireMember(call);
  requireRecentPassword(call);
  const kept = keptIdentity(call, 'link');
  if (kept?.userId !== userId) {
    throw new AppError('BAD_USER_INPUT', 'This has expired. Please sign in at the provider again.');
  }
  const { provider, issuer, subject, email } = kept;
  await inTransaction(call.app, async (transaction) => {
    const user = await lockUser(transaction, userId);
    const values = [userId, provider, issuer, subject, email] as const;
    const [linked] = await transaction.query(LINK, [...values]);
    if (!linked) throw new AppError('CONFLICT', 'This account signs someone in already.');
    const change = { kind: 'IDENTITY_ADDED', notice: 'identityAdded' } as const;
    await notifyAccount(call, transaction, { user, ...change });
  });
  dropIdentity(call);
  return true;
}

/** Removes an account that signs the caller in, and notifies them; takes the password again. */
export const removeIdentity = (call: RequestContext, { id }: { id: number }): Promise<boolean> =>
  removeOwnWay(call, {
    remove: ({ query }, userId) => query(REMOVE, [userId, id]),
    missing: 'You have linked no such account.',
    change: { kind: 'IDENTITY_REMOVED', notice: 'identityRemoved' },
  });

/** Signs in with a code, after a provider has proved whose account it is. */
export async function providerLogin(
  call: RequestContext,
  { code }: ProviderCodeInput,
): Promise<LoginResult> {
  const half = keptIdentity(call, 'code');
  const user = half && (await call.app.db.getRepository(User).findOneBy({ id: half.userId }));
  if (!half || !user) {
    await happenedAnyway(call, signInRefused, { userId: null });
    throw new AppError(
      'UNAUTHENTICATED',
      'This has expired. Please sign in by the provider again.',
    );
  }
  const { identityId, isAdmin: isAdminSession, isRecent } = half;
  const hasPassedFactor = await passSecondFactor(call, user, code);
  const opening = { user, identityId, isAdminSession, hasPassedFactor, isRecent };
  const result = await enterByIdentity(call, opening).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('UNAUTHENTICATED', 'This account does not sign you in any longer.');
  });
  dropIdentity(call);
  return result;
}
