import { isIP } from 'node:net';
import { hostname as machineName } from 'node:os';
import type { AppContext } from '../../core/request-context';

/**
 * The origin and target that a request claims; behind a trusted proxy, as the proxy reports them.
 */
interface Whence {
  origin: string | undefined;
  /** The browser’s report of the page: 'same-origin', 'none', or another site or origin. */
  site: string | string[] | undefined;
  /** The requested host, with its port. */
  host: string;
  protocol: string;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns true if a host name refers to the local machine. */
export const isLoopback = (hostname: string) => LOOPBACK.test(hostname);

/** Returns the name in a Host header, without the port; empty if it is not a host. */
export function hostnameOf(host: string): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * Returns true if a host is ours and not a foreign DNS name that resolves to us (rebinding): that
 * of APP_URL, a bare address, the loopback, and in a demo the machine's own names.
 */
export function isKnownHost(app: AppContext, host: string): boolean {
  if (app.appUrl.endsWith(`//${host}`)) return true;
  const hostname = hostnameOf(host);
  if (hostname === new URL(app.appUrl).hostname || isLoopback(hostname)) return true;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  const own = machineName().toLowerCase();
  return app.demo && (hostname === own || hostname === `${own}.local`);
}

/**
 * Returns true if a request comes from one of our pages, or from none (curl, servers). Our pages
 * are at APP_URL; if that is the loopback, and in a demo, also at any of our hosts that the request
 * itself addresses.
 */
export function isOwnPage(app: AppContext, { origin, site, host, protocol }: Whence): boolean {
  if (site === 'cross-site') return false;
  // Browsers send an Origin with a change; without one, none of another origin counts.
  if (origin === undefined) return site !== 'same-site';
  if (origin === app.appUrl) return true;
  const isAtHome = app.demo || isLoopback(new URL(app.appUrl).hostname);
  return isAtHome && origin === `${protocol}://${host}` && isKnownHost(app, host);
}
