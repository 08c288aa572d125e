import { AppError } from '../../../core/errors';
import { isPublicName } from '../../../core/http/public-address';
import type { AppContext } from '../../../core/request-context';

const THIS_COMPUTER = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Parses the address of a webhook; null unless it is https, without credentials, at a host of the
 * public internet or, where the settings allow it, at this computer. `mayBePrivate` is true for the
 * latter only.
 */
export function parseAddress(
  { webhooks }: Pick<AppContext, 'webhooks'>,
  address: string,
): { url: URL; mayBePrivate: boolean } | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname } = url;
  if (!/^https?:$/.test(protocol) || url.username !== '' || url.password !== '') return null;
  if (webhooks.toLocalhost && THIS_COMPUTER.test(hostname)) return { url, mayBePrivate: true };
  return protocol === 'https:' && isPublicName(hostname) ? { url, mayBePrivate: false } : null;
}

/** Refuses an address to which nothing is sent. */
export function requireAddress(app: Pick<AppContext, 'webhooks'>, address: string): void {
  if (parseAddress(app, address)) return;
  const sentence = 'This must be an https:// address on the public internet, without a password.';
  throw new AppError('BAD_USER_INPUT', sentence, 'url');
}
