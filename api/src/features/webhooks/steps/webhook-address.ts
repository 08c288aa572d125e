import { AppError } from '../../../core/errors';
import { type OutsideAddress, parseOutsideAddress } from '../../../core/http/public-address';
import type { AppContext } from '../../../core/request-context';

const THIS_COMPUTER = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Parses the address of a webhook; where the settings allow it, also one at this computer. */
export function parseAddress(
  { webhooks }: Pick<AppContext, 'webhooks'>,
  address: string,
): OutsideAddress | null {
  return parseOutsideAddress(address, (it) => webhooks.toLocalhost && THIS_COMPUTER.test(it));
}

/** Returns an address as it will be called; refuses one to which nothing is sent. */
export function requireAddress(app: Pick<AppContext, 'webhooks'>, address: string): string {
  const parsed = parseAddress(app, address);
  if (parsed) return parsed.url.href;
  const sentence = 'This must be an https:// address on the public internet, without a password.';
  throw new AppError('BAD_USER_INPUT', sentence, 'url');
}
