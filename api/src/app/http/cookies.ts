import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../kit/call';

/** The session's token, and the proof that this browser has signed in before. */
type CookieName = 'fairweek_session' | 'fairweek_device';

export const SESSION_COOKIE: CookieName = 'fairweek_session';
export const DEVICE_COOKIE: CookieName = 'fairweek_device';

/** Most cookies of one name that are looked at: more are someone's attempt to bury ours. */
const MOST_OF_A_NAME = 10;

const isHttps = ({ appUrl }: App) => appUrl.startsWith('https:');

/** Under this name browsers take a cookie only by https, for all paths, and from no other host of the domain. */
const hostOnly = (name: CookieName) => `__Host-${name}`;

/** What a cookie is called where people reach us. */
export const cookieNameAt = (app: App, name: CookieName) => (isHttps(app) ? hostOnly(name) : name);

/**
 * Every value that a request has under a cookie's name: another host of the domain, or a page of plain
 * http, can put one of its own in front of ours, and only ours verifies.
 */
export function cookieValues(app: App, header: string | undefined, name: CookieName): string[] {
  const names = isHttps(app) ? [hostOnly(name)] : [hostOnly(name), name];
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .flatMap(([key = '', ...value]) => (names.includes(key) ? [value.join('=')] : []))
    .slice(0, MOST_OF_A_NAME);
}

/** Sets a cookie for so many seconds that pages cannot read and other sites' forms do not send; null deletes it. */
export function setCookie(
  { app, request, reply }: { app: App; request: FastifyRequest; reply: FastifyReply },
  { name, value, seconds }: { name: CookieName; value: string | null; seconds: number },
): void {
  const secure = request.protocol === 'https' || isHttps(app);
  const fullName = secure ? hostOnly(name) : name;
  const options = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure };
  if (value === null) reply.clearCookie(fullName, options);
  else reply.setCookie(fullName, value, { ...options, maxAge: seconds });
}
