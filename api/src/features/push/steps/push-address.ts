import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '../../../core/errors';
import type { AppContext } from '../../../core/request-context';

/** A push address that leads into a private network; no attempt would succeed. */
export class PrivateAddressError extends Error {}

/** Returns true for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

/** Names that only mean something inside a network. */
const LOCAL_NAME = /^[^.]+$|(^|\.)(localhost|local|internal|lan|home\.arpa)$/i;

function isPublicName(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) ? isPublicAddress(address) : !LOCAL_NAME.test(hostname.replace(/\.$/, ''));
}

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

/**
 * Looks a host up for one connection, and refuses it if any of its addresses is private: the name
 * may have changed since the address was stored.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  const all: LookupOptions & { all: true } = { ...options, all: true };
  lookup(hostname, all, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('No address was found.'), '', 4);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddressError('The push address is in a private network.'), '', 4);
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
