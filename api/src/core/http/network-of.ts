import { isIPv6 } from 'node:net';

/**
 * Key that identifies a client: the IPv4 address, or the IPv6 /56 prefix, because a home can pick
 * any address within it. Node knows no address of a client that has hung up.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  if (!address.includes(':') || !isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [before = '', after] = address.split('::').map((half) => half.split(':').filter(Boolean));
  // The part after '::' may reach into the first half if only a few zeros are omitted.
  const zeros = after ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(after ?? [])];
  const [a = 0, b = 0, c = 0, d = 0] = groups.map((group) => Number.parseInt(group, 16));
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
