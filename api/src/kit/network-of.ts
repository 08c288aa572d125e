import { isIPv6 } from 'node:net';

/**
 * What one client can be told by: an IPv4 address, but the first 64 bits of an IPv6 one, as
 * everybody has the other 64 to choose from.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [before = '', after] = address.split('::').map((half) => half.split(':').filter(Boolean));
  // Whatever stands after '::' may reach into the first half when only few zeros are left out.
  const zeros = after ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(after ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
