import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostnameOf, isLoopback } from '../http/origins';
import type { Metrics } from './metrics';

/** Headers that proxies add: such a request only seems to come from this computer. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** True if a program on this computer asks, itself and by a name of this computer. */
function isDirect({ raw, headers, host }: FastifyRequest): boolean {
  // The connection's own address: that of the request may be what a client claims.
  const { remoteAddress = '' } = raw.socket;
  if (!LOOPBACK_ADDRESS.test(remoteAddress) || !isLoopback(hostnameOf(host))) return false;
  return FORWARDED.every((name) => headers[name] === undefined);
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/**
 * Mounts /metrics: for programs with the token or, where none is set and no proxy stands in front,
 * for those on this computer. For anyone else there is no such address.
 */
export function mountMetrics(
  server: FastifyInstance,
  options: { metrics: Metrics; token: string | undefined; isBehindProxy: boolean },
): void {
  const { metrics, token, isBehindProxy } = options;
  const isLocal = (request: FastifyRequest) => !isBehindProxy && isDirect(request);
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined ? !isLocal(request) : !hasToken(request, token)) {
      return reply.callNotFound();
    }
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}
