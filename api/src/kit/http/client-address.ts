import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Says whether a proxy's word counts: by its address and how many proxies stand before it. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** What TRUST_PROXY says as a function: no one, everyone, a number of hops or a list of addresses. */
export function proxyTrust(setting: boolean | number | string): ProxyTrust {
  if (typeof setting === 'boolean') return () => setting;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return proxyAddress.compile(setting.split(',').map((part) => part.trim()));
}

/** The address that a request comes from, as the trusted proxies say; also of one that Fastify never sees. */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  return proxyAddress(request, trust) ?? '';
}
