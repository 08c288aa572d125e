import { IsNull } from 'typeorm';
import { happenedAnyway } from '../../../core/audiences/happening';
import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import type { SignInProvider } from '../../../core/secrets/sign-in-settings';
import { signInRefused } from '../auth.happenings';
import type { LoginResult } from '../auth.types';
import { isAdministrator } from '../rules';
import { enter } from '../sessions/enter';
import { markPasswordGiven } from '../sessions/mark-password-given';
import { findSecondFactor } from '../steps/check-second-factor';
import { User } from '../user.entity';
import { identityIn, type ProvedIdentity, ProviderError } from './ask-provider';
import { endFlow, type Flow } from './flows';
import { keepIdentity } from './kept-identity';
import { ownPath, problemIn, problemPage, providerOf } from './start-provider';

/** Where a window that only confirms its user ends. */
export const CONFIRMED_PAGE = '/auth/oidc/confirmed';

const FIND = statement(
  'find-sign-in-identity',
  `select i.id, i.user_id as "userId" from sign_in_identities i join users u on u.id = i.user_id
    where i.issuer = $1 and i.subject = $2 and u.deleted_at is null and u.email is not null`,
);

const USE = statement(
  'use-sign-in-identity',
  'update sign_in_identities set used_at = now() where id = $1 returning user_id as "userId"',
);

type Found = Row<'find-sign-in-identity'>;

/** A proved account at a provider, and what it was asked for. */
interface Answer {
  provider: SignInProvider;
  identity: ProvedIdentity;
  flow: Flow;
}

/** Opens the session of a user by an account that they have linked, which it records. */
export async function enterByIdentity(
  call: RequestContext,
  opening: {
    user: User;
    identityId: number;
    isAdminSession: boolean;
    hasPassedFactor: boolean;
    isRecent: boolean;
  },
): Promise<LoginResult> {
  const { identityId, ...session } = opening;
  const [used] = await read(call.app, USE, [identityId]);
  if (used?.userId !== opening.user.id) throw new ProviderError('expired');
  return enter(call, { ...session, way: 'PROVIDER' });
}

/** Keeps a new account for the user whom its verified address names, who may link it. */
async function offerLink(
  call: RequestContext,
  { provider, identity, flow }: Answer,
): Promise<string> {
  const { email, isVerified, issuer, subject } = identity;
  if (!email || !isVerified) throw new ProviderError('unverified');
  const users = call.app.db.getRepository(User);
  const user = await users.findOneBy({ email, deletedAt: IsNull() });
  if (!user) throw new ProviderError('no-account');
  keepIdentity(call, 'link', { userId: user.id, provider: provider.id, issuer, subject, email });
  const account = `/account?${new URLSearchParams({ provider: provider.id })}`;
  if (call.actor?.userId === user.id) return account;
  const next = flow.next === '/' ? account : flow.next;
  return problemPage({ actor: null }, { provider: provider.id, problem: 'link', next });
}

async function signIn(call: RequestContext, answer: Answer, found: Found): Promise<string> {
  const { identity, flow } = answer;
  const user = await call.app.db.getRepository(User).findOneByOrFail({ id: found.userId });
  if (isAdministrator(user) && !identity.mayBeAdmin) throw new ProviderError('not-administrator');
  const { isFresh: isRecent } = identity;
  if (await findSecondFactor(call, user.id)) {
    const { id: identityId, userId } = found;
    keepIdentity(call, 'code', { userId, identityId, isAdmin: flow.isAdmin, isRecent });
    const facts = { provider: answer.provider.id, problem: 'code', next: flow.next } as const;
    return problemPage({ actor: null }, facts);
  }
  const { isFirstLogin } = await enterByIdentity(call, {
    ...{ user, identityId: found.id, isAdminSession: flow.isAdmin },
    ...{ hasPassedFactor: false, isRecent },
  });
  if (!isFirstLogin) return flow.next;
  return `/change-password?${new URLSearchParams({ next: flow.next })}`;
}

/** Keeps the account for the signed-in user, who confirms the link on the account page. */
function offerOwnLink(
  call: RequestContext,
  { provider, identity }: Answer,
  found: Found | undefined,
): string {
  if (found || !call.actor) throw new ProviderError('taken');
  const { issuer, subject, email } = identity;
  const { userId } = call.actor;
  keepIdentity(call, 'link', { userId, provider: provider.id, issuer, subject, email });
  return `/account?${new URLSearchParams({ provider: provider.id })}`;
}

/** A fresh sign-in with an account of the caller counts as their password. */
async function confirm(
  call: RequestContext,
  { identity }: Answer,
  found: Found | undefined,
): Promise<string> {
  const { actor } = call;
  const isOwn = found !== undefined && found.userId === actor?.userId;
  if (!actor || !isOwn || !identity.isFresh) throw new ProviderError('not-yours');
  await read(call.app, USE, [found.id]);
  await markPasswordGiven(call, actor.sessionId);
  return CONFIRMED_PAGE;
}

async function carryOut(call: RequestContext, answer: Answer): Promise<string> {
  const { issuer, subject } = answer.identity;
  const [found] = await read(call.app, FIND, [issuer, subject]);
  if (answer.flow.purpose === 'link') return offerOwnLink(call, answer, found);
  if (answer.flow.purpose === 'confirm') return confirm(call, answer, found);
  return found ? signIn(call, answer, found) : offerLink(call, answer);
}

/** The fields of an answer that count; of one that has a field twice, none does. */
function fieldsOf(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const fields = ['code', 'state', 'iss', 'error', 'error_description'];
  const said = new URLSearchParams();
  for (const field of fields) {
    const value = query[field];
    if (typeof value === 'string') said.set(field, value);
    else if (value !== undefined) return new URLSearchParams();
  }
  return said;
}

/**
 * Takes the answer of a provider, which counts once, in the browser that asked, and returns the
 * address of the page to go on to: with a session, or with why there is none.
 */
export async function endProvider(
  call: RequestContext,
  id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<string> {
  const said = fieldsOf(query);
  let next = '/';
  try {
    const provider = providerOf(call.app, id);
    const ended = await endFlow(call, { provider: id, state: said.get('state') ?? '' });
    if (!ended) throw new ProviderError('expired');
    const { flow, secrets } = ended;
    next = ownPath(call.app, flow.next);
    const identity = await identityIn(call.app, provider, { query: said, secrets });
    return await carryOut(call, { provider, identity, flow });
  } catch (error) {
    const problem = problemIn(call, error);
    if (problem !== 'down') await happenedAnyway(call, signInRefused, { userId: null });
    return problemPage(call, { provider: id, problem, next });
  }
}
