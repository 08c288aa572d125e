import { isIP } from 'node:net';
import { hostname as machineName } from 'node:os';
import type { App } from '../../kit/call';

/** Where a request says that it comes from and goes to; behind a trusted proxy as that says. */
interface Whence {
  origin: string | undefined;
  /** 'cross-site' where a browser says that another site's page asks. */
  site: string | string[] | undefined;
  /** The host that was addressed, with its port. */
  host: string;
  protocol: string;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host name leads to the machine that one sits at. */
export const isLoopback = (hostname: string) => LOOPBACK.test(hostname);

function hostnameOf(host: string): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * Whether a host is ours and no name that someone else's DNS has made to lead here (rebinding): that
 * of APP_URL, a bare address, the loopback, and in a demo the machine's own names.
 */
export function isKnownHost(app: App, host: string): boolean {
  const hostname = hostnameOf(host);
  if (hostname === new URL(app.appUrl).hostname || isLoopback(hostname)) return true;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  const own = machineName().toLowerCase();
  return app.demo && (hostname === own || hostname === `${own}.local`);
}

/**
 * Whether a page of ours asks, or none at all (curl, servers). A page of ours stands at APP_URL; where
 * that is the loopback, and in a demo, also at whichever of our hosts the request itself addresses.
 */
export function isOwnPage(app: App, { origin, site, host, protocol }: Whence): boolean {
  if (site === 'cross-site') return false;
  if (origin === undefined || origin === app.appUrl) return true;
  const isAtHome = app.demo || isLoopback(new URL(app.appUrl).hostname);
  return isAtHome && origin === `${protocol}://${host}` && isKnownHost(app, host);
}
