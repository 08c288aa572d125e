import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/request-context';
import type { KeptName } from '../../core/secrets/device';

/**
 * The session token, the proof that this browser has signed in before, and what a sign-in by a
 * provider keeps.
 */
type CookieName = 'fairweek_session' | 'fairweek_device' | `fairweek_${KeptName}`;

export const SESSION_COOKIE: CookieName = 'fairweek_session';
export const DEVICE_COOKIE: CookieName = 'fairweek_device';

/** Maximum number of cookies of one name to read; more are an attempt to bury ours. */
const MOST_OF_A_NAME = 10;

const isHttps = ({ appUrl }: Pick<AppContext, 'appUrl'>) => appUrl.startsWith('https:');

/**
 * Browsers accept a cookie with this prefix only by https, for all paths, and never from another
 * host of the domain.
 */
const hostOnly = (name: CookieName) => `__Host-${name}`;

/** Returns the name of a cookie at the address that people open. */
export const cookieNameAt = (app: Pick<AppContext, 'appUrl'>, name: CookieName) =>
  isHttps(app) ? hostOnly(name) : name;

/**
 * Returns every value of a cookie in a request: another host of the domain, or a plain http page,
 * can put its own value first, and only ours verifies.
 */
export function cookieValues(
  app: AppContext,
  header: string | undefined,
  name: CookieName,
): string[] {
  const names = isHttps(app) ? [hostOnly(name)] : [hostOnly(name), name];
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .flatMap(([key = '', ...value]) => (names.includes(key) ? [value.join('=')] : []))
    .slice(0, MOST_OF_A_NAME);
}

/**
 * Sets a cookie that scripts cannot read and forms of other sites do not send, for so many seconds;
 * null deletes it.
 */
export function setCookie(
  { app, request, reply }: { app: AppContext; request: FastifyRequest; reply: FastifyReply },
  { name, value, seconds }: { name: CookieName; value: string | null; seconds: number },
): void {
  const secure = request.protocol === 'https' || isHttps(app);
  const fullName = secure ? hostOnly(name) : name;
  const options = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure };
  if (value === null) reply.clearCookie(fullName, options);
  else reply.setCookie(fullName, value, { ...options, maxAge: seconds });
}
