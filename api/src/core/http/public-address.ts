import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that leads into a private network. */
export class PrivateAddressError extends Error {}

/** Networks that count as unicast and lead inside: IPv4 in IPv6, and metadata of a cloud. */
const INSIDE = ['::/96', '168.63.129.16/32'].map((it) => ipaddr.parseCIDR(it));

/** Returns true for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  const isInside = INSIDE.some(
    ([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits),
  );
  return parsed.range() === 'unicast' && !isInside;
}

/** Names that only mean something inside a network, and those that end with more than one dot. */
const LOCAL_NAME =
  /^[^.]+$|\.$|(^|\.)(localhost|localdomain|local|internal|intranet|lan|corp|home|private|svc|consul|home\.arpa)$/i;

/** Ports below are those of other services. */
const FIRST_OPEN_PORT = 1024;

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
  if (url.port !== '' && Number(url.port) < FIRST_OPEN_PORT) return null;
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
