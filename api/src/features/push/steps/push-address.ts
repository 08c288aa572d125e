import { AppError } from '../../../core/errors';
import { isPublicName } from '../../../core/http/public-address';
import type { AppContext } from '../../../core/request-context';

/**
 * Refuses an address that is not https, carries credentials, or names a host of a private network:
 * this server must not be made to call it.
 */
export function requirePushAddress({ push }: AppContext, endpoint: string): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const isPlain = url !== null && url.username === '' && url.password === '';
  const isAllowed =
    isPlain &&
    (push.toPrivateAddresses
      ? /^https?:$/.test(url.protocol)
      : url.protocol === 'https:' && url.port === '' && isPublicName(url.hostname));
  if (!isAllowed) {
    const sentence = 'endpoint must be an https:// address of a public push service.';
    throw new AppError('BAD_USER_INPUT', sentence, 'endpoint');
  }
}
