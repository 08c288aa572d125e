import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that leads into a private network. */
export class PrivateAddressError extends Error {}

/** Returns true for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

/** Names that only mean something inside a network. */
const LOCAL_NAME = /^[^.]+$|(^|\.)(localhost|local|internal|lan|home\.arpa)$/i;

/** Returns true for the host of a URL unless its name or number is one of a private network. */
export function isPublicName(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) ? isPublicAddress(address) : !LOCAL_NAME.test(hostname.replace(/\.$/, ''));
}

/**
 * Looks a host up for one connection, and refuses it if any of its addresses is private: the name
 * may have changed since the address was stored. The connection uses no other address. (Node.js
 * looks up no numbers: `isPublicName` has to refuse those.)
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  const all: LookupOptions & { all: true } = { ...options, all: true };
  lookup(hostname, all, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('No address was found.'), '', 4);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddressError('The address is in a private network.'), '', 4);
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
