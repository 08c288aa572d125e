import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors';
import { networkOf } from '../../core/http/network-of';
import '../../core/http/request-facts';
import {
  type Actor,
  type AppContext,
  contextFor,
  type RequestContext,
} from '../../core/request-context';
import type { CurrentUser } from '../../features/auth/auth.types';
import { deviceLabel } from '../../features/auth/rules';
import { DEVICE_SECONDS } from '../../features/auth/sessions/known-device';
import { authenticate, SESSION_SECONDS } from '../../features/auth/sessions/sessions';
import { cookieValues, DEVICE_COOKIE, SESSION_COOKIE, setCookie } from './cookies';
import { isKnownHost, isOwnPage } from './origins';

/** Sent by pages whose person has been away for a while: such a request is no use of the session. */
const UNATTENDED = 'fairweek-unattended';

/**
 * Returns the user of the first session cookie with a valid session; null if there is none. A
 * request of the person gives their network, and counts as use.
 */
export async function actorOf(
  app: AppContext,
  cookies: string | undefined,
  usedFrom: string | null = null,
): Promise<Actor<CurrentUser> | null> {
  for (const token of cookieValues(app, cookies, SESSION_COOKIE)) {
    const actor = await authenticate(app, token, usedFrom);
    if (actor) return actor;
  }
  return null;
}

/**
 * Creates the context of an HTTP request: the user, the client's network and how to set cookies.
 */
export async function callOf(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const { cookie, 'user-agent': userAgent, [UNATTENDED]: unattended } = request.headers;
  const exchange = { app, request, reply };
  const address = networkOf(request.ip);
  const actor = await actorOf(app, cookie, unattended === undefined ? address : null);
  request.userId = actor?.userId;
  return {
    app: contextFor(app, request.id),
    actor,
    address,
    setSessionToken(value) {
      setCookie(exchange, { name: SESSION_COOKIE, value, seconds: SESSION_SECONDS });
    },
    device: {
      get label() {
        return deviceLabel(userAgent);
      },
      tokens: cookieValues(app, cookie, DEVICE_COOKIE),
      remember(value) {
        setCookie(exchange, { name: DEVICE_COOKIE, value, seconds: DEVICE_SECONDS });
      },
    },
  };
}

/** Refuses a change requested by a page of another site (FORBIDDEN). */
export function refuseForeignOrigin(app: AppContext, request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
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
