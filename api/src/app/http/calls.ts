import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, appErrorOf } from '../../core/errors';
import { networkOf } from '../../core/http/network-of';
import '../../core/http/request-details';
import type { Serve } from '../../core/http/serve';
import type { Left } from '../../core/limits/throttle';
import { Turns } from '../../core/limits/turns';
import {
  type Actor,
  type AppContext,
  contextFor,
  type RequestContext,
} from '../../core/request-context';
import type { CurrentUser } from '../../features/auth/auth.types';
import { FLOW_SECONDS } from '../../features/auth/providers/flows';
import { deviceLabel } from '../../features/auth/rules';
import { DEVICE_SECONDS } from '../../features/auth/sessions/known-device';
import { authenticate, SESSION_SECONDS } from '../../features/auth/sessions/sessions';
import { REQUESTS_PER_TOKEN } from '../../features/auth/steps/limits';
import { authenticateToken } from '../../features/auth/tokens/authenticate-token';
import type { Limits } from '../config/config';
import { cookieValues, DEVICE_COOKIE, SESSION_COOKIE, setCookie } from './cookies';
import { isKnownHost, isOwnPage } from './origins';

/** Sent by pages whose person has been away for a while: such a request is no use of the session. */
const UNATTENDED = 'fairweek-unattended';

/** The proof of identity that a request carries. */
export interface Credentials {
  /** The header; an access token in it counts alone, without the cookies. */
  authorization?: string | undefined;
  cookie?: string | undefined;
}

/** Returns the access token that a request presents, valid or not; undefined if it presents none. */
export const bearerOf = ({ authorization = '' }: Credentials) =>
  /^bearer\b *(.*)$/i.exec(authorization)?.[1];

/**
 * Returns the user of an access token, or of the first session cookie with a valid session; null if
 * there is none. A request of the person gives their network, and counts as use.
 */
export async function actorOf(
  app: AppContext,
  credentials: Credentials,
  usedFrom: string | null = null,
): Promise<Actor<CurrentUser> | null> {
  const bearer = bearerOf(credentials);
  if (bearer !== undefined) return authenticateToken(app, bearer, usedFrom);
  for (const token of cookieValues(app, credentials.cookie, SESSION_COOKIE)) {
    const actor = await authenticate(app, token, usedFrom);
    if (actor) return actor;
  }
  return null;
}

/** How a request sets the cookies of a browser, and proves that it has signed in before. */
function cookiesOf(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Pick<RequestContext, 'setSessionToken' | 'device'> {
  const { cookie, 'user-agent': userAgent } = request.headers;
  const exchange = { app, request, reply };
  return {
    setSessionToken(value) {
      setCookie(exchange, { name: SESSION_COOKIE, value, seconds: SESSION_SECONDS });
    },
    device: {
      get label() {
        return deviceLabel(userAgent);
      },
      get tokens() {
        return cookieValues(app, cookie, DEVICE_COOKIE);
      },
      remember(value) {
        setCookie(exchange, { name: DEVICE_COOKIE, value, seconds: DEVICE_SECONDS });
      },
      kept: (name) => cookieValues(app, cookie, `fairweek_${name}`),
      keep(name, value) {
        setCookie(exchange, { name: `fairweek_${name}`, value, seconds: FLOW_SECONDS });
      },
    },
  };
}

const { points, seconds: window } = REQUESTS_PER_TOKEN;

/** Sets the fields of draft-ietf-httpapi-ratelimit-headers-10 on an answer to a program. */
const sayWhatIsLeft = (reply: FastifyReply, { remaining, seconds }: Left) =>
  reply.headers({
    'ratelimit-policy': `"token";q=${points};w=${window}`,
    ratelimit: `"token";r=${remaining};t=${seconds}`,
  });

/** Names the limit to a program that has reached it; throws the refusal again. */
function refuseProgram(reply: FastifyReply, error: unknown): never {
  const { retryAfter: seconds } = appErrorOf(error) ?? {};
  if (seconds !== undefined) sayWhatIsLeft(reply, { remaining: 0, seconds });
  throw error;
}

/**
 * Creates the context of an HTTP request: the user, the client's network and how to set cookies.
 * UNAUTHENTICATED for an access token that is not valid.
 */
export async function callOf(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const { headers } = request;
  const address = networkOf(request.ip);
  const isByToken = bearerOf(headers) !== undefined;
  const usedFrom = headers[UNATTENDED] === undefined ? address : null;
  const finding = actorOf(app, headers, usedFrom);
  const actor = await (isByToken ? finding.catch((error) => refuseProgram(reply, error)) : finding);
  if (actor?.token) sayWhatIsLeft(reply, actor.token.left);
  if (isByToken && !actor) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new AppError(
      'UNAUTHENTICATED',
      'This access token is not valid: it has expired, was revoked or is incomplete.',
    );
  }
  request.userId = actor?.userId;
  const context = { app: contextFor(app, request.id), actor, address };
  return isByToken
    ? { ...context, setSessionToken: () => undefined }
    : { ...context, ...cookiesOf(app, request, reply) };
}

/**
 * Returns how requests of REST and GraphQL are served: each user's in turn, a few at a time. Signing
 * in waits for no turn, and uses the reserved connections.
 */
export function createServe(app: AppContext, limits: Pick<Limits, 'requestsAtOnce'>): Serve {
  const turns = new Turns(limits);
  const forSignIn: AppContext = Object.assign(Object.create(app), app.reserve);
  return async ({ request, reply, isSignIn, call: known }, work) => {
    const call = known ?? (await callOf(isSignIn ? forSignIn : app, request, reply));
    return isSignIn ? work(call) : turns.run(call.actor, reply.raw, () => work(call));
  };
}

/**
 * Returns true for an address with a fragment. No client sends one, and readers of addresses
 * disagree about it: some end the query there, others do not.
 */
export const hasFragment = (url = '') => url.includes('#');

/**
 * Refuses an address with a fragment and more than one host (BAD_USER_INPUT), so that all their
 * readers see the same.
 */
export function refuseAmbiguous({ url, raw }: FastifyRequest): void {
  if (hasFragment(url)) throw new AppError('BAD_USER_INPUT', 'An address must not contain "#".');
  // Node joins no second host to the first, and headersDistinct would copy all headers.
  const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name);
  if (raw.rawHeaders.filter(isHost).length > 1) {
    throw new AppError('BAD_USER_INPUT', 'A request must name one host.');
  }
}

/** Refuses a change requested by a page of another site (FORBIDDEN). */
export function refuseForeignOrigin(app: AppContext, request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  // No page can make a browser send a token that it does not know.
  if (bearerOf(request.headers) !== undefined) return;
  const { protocol, host, headers } = request;
  const { origin, 'sec-fetch-site': site } = headers;
  if (!isOwnPage(app, { origin, site, protocol, host })) {
    throw new AppError('FORBIDDEN', 'Requests from other sites are not allowed.');
  }
}

/**
 * Refuses a foreign host name (FORBIDDEN) where it could read something: in a demo, whose emails
 * anyone on this machine may read, and with cookies.
 */
export function refuseForeignHost(app: AppContext, { host, headers }: FastifyRequest): void {
  if (!app.demo && headers.cookie === undefined) return;
  if (!isKnownHost(app, host)) {
    throw new AppError(
      'FORBIDDEN',
      `This is not the address of Fairweek. Please open ${app.appUrl}.`,
    );
  }
}
