import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, SESSION_SECONDS } from '../features/auth/sessions';
import type { App, Call } from '../kit/call';
import { AppError } from '../kit/errors';
import { networkOf } from '../kit/network-of';

export const SESSION_COOKIE = 'fairweek_session';

/** Makes the Call of an HTTP request: who asks, from where, and how the session's cookie is set. */
export async function callOf(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call> {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: request.protocol === 'https' || app.appUrl.startsWith('https:'),
  };
  return {
    app,
    actor: await authenticate(app, request.cookies[SESSION_COOKIE]),
    address: networkOf(request.ip),
    setSessionToken(token) {
      if (token === null) reply.clearCookie(SESSION_COOKIE, options);
      else reply.setCookie(SESSION_COOKIE, token, { ...options, maxAge: SESSION_SECONDS });
    },
  };
}

/** An absent Origin (curl, servers) is fine; a page of another site is not. */
export function isOwnOrigin(
  appUrl: string,
  { origin, host }: { origin: string | undefined; host: string | undefined },
): boolean {
  if (origin === undefined || origin === appUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses a change that another site's page asks for (FORBIDDEN). */
export function refuseForeignOrigin(app: App, request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const { origin, host } = request.headers;
  if (!isOwnOrigin(app.appUrl, { origin, host })) {
    throw new AppError('FORBIDDEN', 'Requests from other sites are not allowed.');
  }
}
