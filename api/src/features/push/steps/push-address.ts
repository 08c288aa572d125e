import { AppError } from '../../../core/errors';
import { type OutsideAddress, parseOutsideAddress } from '../../../core/http/public-address';
import type { AppContext } from '../../../core/request-context';

/**
 * Parses the address of a push service; refuses one that is not https, carries credentials or a
 * port, or names a host of a private network: this server must not be made to call it.
 */
export function requirePushAddress({ push }: AppContext, endpoint: string): OutsideAddress {
  const address = parseOutsideAddress(endpoint, () => push.toPrivateAddresses);
  if (address && (address.mayBePrivate || address.url.port === '')) return address;
  const sentence = 'endpoint must be an https:// address of a public push service.';
  throw new AppError('BAD_USER_INPUT', sentence, 'endpoint');
}
