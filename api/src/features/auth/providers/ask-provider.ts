import type { Configuration, IDToken } from 'openid-client';
import { fetchOutside } from '../../../core/http/ask-outside';
import type { AppContext } from '../../../core/request-context';
import type { SignInProvider } from '../../../core/secrets/sign-in-settings';
import type { ProviderProblem } from '../rules';
import type { FlowSecrets } from './flows';

/** How long the description of a provider is kept, in ms. */
const KEPT_MS = 3_600_000;

/** A fresh sign-in there counts as the password so long, in seconds; clocks may differ by a minute. */
const FRESH_SECONDS = 300;
const CLOCK_SECONDS = 60;

/** Why a provider did not sign in, for the page that shows it. */
export class ProviderError extends Error {
  constructor(
    readonly problem: ProviderProblem,
    cause?: unknown,
  ) {
    super(problem, { cause });
  }
}

/** The account at a provider, as it has proved. */
export interface ProvedIdentity {
  issuer: string;
  subject: string;
  /** Null if it names no address. */
  email: string | null;
  isVerified: boolean;
  /** Whether the person has signed in there within the last minutes. */
  isFresh: boolean;
  /** Whether it has what this provider has to say of administrators. */
  mayBeAdmin: boolean;
}

/** The way in which all of them accept the secret unless they say otherwise. */
const BASIC = 'client_secret_basic';

const known = new WeakMap<SignInProvider, { until: number; asked: Promise<Configuration> }>();

async function discover(provider: SignInProvider): Promise<Configuration> {
  const client = await import('openid-client');
  const { issuer, clientId, clientSecret } = provider;
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    (server, ...request) => {
      const ways = server.token_endpoint_auth_methods_supported ?? [BASIC];
      const auth = ways.includes(BASIC) ? client.ClientSecretBasic : client.ClientSecretPost;
      return auth(clientSecret)(server, ...request);
    },
    {
      [client.customFetch]: (url, request) => fetchOutside(url, request as RequestInit),
      execute: [
        // Signatures are checked besides TLS.
        client.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  if (!configuration.serverMetadata().jwks_uri) throw new Error('It names no keys.');
  return configuration;
}

/** Returns the description of a provider, asked for at most once an hour; one that failed, again. */
function open(provider: SignInProvider): Promise<Configuration> {
  const found = known.get(provider);
  if (found && found.until > Date.now()) return found.asked;
  const asked = discover(provider).catch((cause: unknown) => {
    known.delete(provider);
    throw new ProviderError('down', cause);
  });
  known.set(provider, { until: Date.now() + KEPT_MS, asked });
  return asked;
}

/** The address at which a provider answers, which is its own: others’ answers do not arrive there. */
const answerAddress = ({ appUrl }: Pick<AppContext, 'appUrl'>, { id }: SignInProvider) =>
  new URL(`${appUrl}/auth/oidc/${id}/callback`);

/** Returns the address at which a person signs in at a provider, again where it has to be fresh. */
export async function addressAtProvider(
  app: AppContext,
  provider: SignInProvider,
  { secrets, isFresh }: { secrets: FlowSecrets; isFresh: boolean },
): Promise<string> {
  const configuration = await open(provider);
  const client = await import('openid-client');
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: answerAddress(app, provider).href,
    scope: 'openid email profile',
    response_type: 'code',
    code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    state: secrets.state,
    nonce: secrets.nonce,
    ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
  });
  return address.href;
}

const isFreshAt = (at: unknown) => {
  const age = Date.now() / 1000 - Number(at);
  return typeof at === 'number' && age <= FRESH_SECONDS && age >= -CLOCK_SECONDS;
};

/** True if the claim, a text or a list of them, has one of the values; also without a rule. */
function keepsRule(
  { administrators }: SignInProvider,
  claims: Readonly<Record<string, unknown>>,
): boolean {
  if (!administrators) return true;
  const said = [claims[administrators.claim]].flat();
  return administrators.values.some((value) => said.includes(value));
}

function identityOf(
  provider: SignInProvider,
  token: IDToken,
  claims: Readonly<Record<string, unknown>>,
): ProvedIdentity {
  const { email } = claims;
  return {
    issuer: token.iss,
    subject: token.sub,
    email: typeof email === 'string' && email !== '' ? email : null,
    // Some say it as a text.
    isVerified: claims.email_verified === true || claims.email_verified === 'true',
    isFresh: isFreshAt(token.auth_time),
    mayBeAdmin: keepsRule(provider, claims),
  };
}

/** Whether a claim that counts here is missing, for which the provider has to be asked again. */
const lacks = ({ administrators }: SignInProvider, token: IDToken) =>
  token.email === undefined || (administrators && token[administrators.claim] === undefined);

/**
 * Exchanges the code in an answer for the identity of the person, and checks issuer, audience,
 * signature, times, nonce and PKCE.
 */
export async function identityIn(
  app: AppContext,
  provider: SignInProvider,
  { query, secrets }: { query: URLSearchParams; secrets: FlowSecrets },
): Promise<ProvedIdentity> {
  const configuration = await open(provider);
  const client = await import('openid-client');
  const address = answerAddress(app, provider);
  address.search = query.toString();
  try {
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: secrets.verifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
    });
    const token = tokens.claims();
    if (!token) throw new Error('There is no ID token.');
    const canTell = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const more =
      canTell && lacks(provider, token)
        ? await client.fetchUserInfo(configuration, tokens.access_token, token.sub)
        : {};
    // The signed claims precede.
    return identityOf(provider, token, { ...more, ...token });
  } catch (cause) {
    throw new ProviderError(problemOf(cause), cause);
  }
}

/** The name of an error, and of those that led to it. */
function* namesOf(error: unknown): Generator<string> {
  for (let it = error; it instanceof Error; it = it.cause) yield it.name;
}

const REFUSED = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];
const NO_ANSWER = ['TimeoutError', 'AbortError', 'TypeError'];

function problemOf(error: unknown): ProviderProblem {
  const code = error instanceof Error && 'error' in error ? String(error.error) : '';
  if (REFUSED.includes(code)) return 'denied';
  if (['server_error', 'temporarily_unavailable'].includes(code)) return 'down';
  const names = [...namesOf(error)];
  return names.some((name) => NO_ANSWER.includes(name)) ? 'down' : 'refused';
}
