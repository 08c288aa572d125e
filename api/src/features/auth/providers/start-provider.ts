import { appErrorOf } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import type { AppContext, RequestContext } from '../../../core/request-context';
import { requireMember } from '../../../core/request-context';
import type { SignInProvider } from '../../../core/secrets/sign-in-settings';
import type { ProviderProblem } from '../rules';
import { countAttempts } from '../steps/count-guess';
import { addressAtProvider, ProviderError } from './ask-provider';
import { beginFlow } from './flows';
import type { Purpose } from './provider.entities';
import type { ProviderStartQuery } from './providers.inputs';

/** Starts and answers of one network, which may have many people. */
const STARTS_PER_NETWORK: Limit = { name: 'provider-starts', points: 300, seconds: 15 * 60 };

/** The provider with this id in the settings. */
export function providerOf({ signIn }: Pick<AppContext, 'signIn'>, id: string): SignInProvider {
  const found = signIn.providers.find((provider) => provider.id === id);
  if (!found) throw new ProviderError('unknown');
  return found;
}

/** Returns the path of a page of this application; `/` for any other address. */
export function ownPath({ appUrl }: Pick<AppContext, 'appUrl'>, next = '/'): string {
  // Browsers read a backslash as a slash, and skip tabs and line breaks.
  if (!/^\/(?![/\\])[^\\\s]*$/.test(next) || !URL.canParse(next, appUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(next, appUrl);
  const isOwn = origin === new URL(appUrl).origin && !pathname.startsWith('//');
  return isOwn ? pathname + search + hash : '/';
}

/** The page that shows a problem: that of signing in, or the account’s for someone signed in. */
export function problemPage(
  { actor }: Pick<RequestContext, 'actor'>,
  { provider, problem, next }: { provider: string; problem: ProviderProblem; next: string },
): string {
  const facts = new URLSearchParams({ provider, problem });
  if (!actor && next !== '/') facts.set('next', next);
  return `${actor ? '/account' : '/login'}?${facts}`;
}

/** Returns the problem that ended a sign-in by a provider, which the log names; throws any other. */
export function problemIn({ app }: Pick<RequestContext, 'app'>, error: unknown): ProviderProblem {
  if (error instanceof ProviderError) {
    const { cause } = error;
    // Not the whole error, which quotes answers.
    const said = cause instanceof Error ? cause.message : undefined;
    app.log.warn({ problem: error.problem, said }, 'A provider did not sign in');
    return error.problem;
  }
  if (appErrorOf(error)?.code === 'TOO_MANY_REQUESTS') return 'busy';
  throw error;
}

interface Start {
  id: string;
  purpose: Purpose;
  isAdmin: boolean;
  next: string;
}

async function start(call: RequestContext, { id, ...flow }: Start): Promise<string> {
  const { app } = call;
  const provider = providerOf(app, id);
  if (flow.purpose !== 'sign-in') requireMember(call);
  await countAttempts(call, [[STARTS_PER_NETWORK, call.address]]);
  const secrets = await beginFlow(call, { provider: id, ...flow });
  return addressAtProvider(app, provider, { secrets, isFresh: flow.purpose === 'confirm' });
}

/** Returns the address at which a person signs in at a provider, or of the page that says why not. */
export async function startProvider(
  call: RequestContext,
  id: string,
  query: ProviderStartQuery,
): Promise<string> {
  const next = ownPath(call.app, query.next);
  const { purpose = 'sign-in', admin: isAdmin = false } = query;
  try {
    return await start(call, { id, purpose, isAdmin, next });
  } catch (error) {
    return problemPage(call, { provider: id, problem: problemIn(call, error), next });
  }
}
