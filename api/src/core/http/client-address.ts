import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Decides whether a proxy is trusted, by its address and the number of proxies in front of it. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** Converts TRUST_PROXY to a function: none, all, a number of hops or a list of addresses. */
export function proxyTrust(setting: boolean | number | string): ProxyTrust {
  if (typeof setting === 'boolean') return () => setting;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return proxyAddress.compile(setting.split(',').map((part) => part.trim()));
}

/**
 * Returns the client's address as the trusted proxies report it; also for requests outside Fastify.
 */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  return proxyAddress(request, trust) ?? '';
}
