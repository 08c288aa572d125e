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
function isPublicName(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) ? isPublicAddress(address) : !LOCAL_NAME.test(hostname.replace(/\.$/, ''));
}

/** An address to post to, and whether its host may be in a private network. */
export interface OutsideAddress {
  url: URL;
  mayBePrivate: boolean;
}

/**
 * Parses an address that a user has named; null unless it is https, without credentials, at a host
 * of the public internet. A host that `mayBePrivate` allows may be anywhere, and without https.
 */
export function parseOutsideAddress(
  address: string,
  mayBePrivate: (hostname: string) => boolean,
): OutsideAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname } = url;
  if (!/^https?:$/.test(protocol) || url.username !== '' || url.password !== '') return null;
  if (mayBePrivate(hostname)) return { url, mayBePrivate: true };
  return protocol === 'https:' && isPublicName(hostname) ? { url, mayBePrivate: false } : null;
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
