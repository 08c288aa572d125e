import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../core/http/network-of';
import type { AppContext } from '../../core/request-context';
import { logTiming } from '../../core/time/timed';
import type { Metrics } from '../metrics/metrics';

/** Requested all the time by programs, and files of the web interface. */
const QUIET = new Set<string | undefined>(['/healthz', '/readyz', '/metrics', '/*', undefined]);

/** Longest operation name in the log, in characters; a client may send any. */
const MAX_NAME = 80;

/** Returns the bytes of a response, where known: a compressed one is sent without its length. */
function bytesOf(reply: FastifyReply): number | undefined {
  const length = reply.getHeader('content-length');
  return length === undefined ? undefined : Number(length);
}

interface Ended {
  request: FastifyRequest;
  reply: FastifyReply;
  route: string | undefined;
  ms: number;
}

function logRequest(app: AppContext, { request, reply, route, ms }: Ended): void {
  const isQuiet = QUIET.has(route) && reply.statusCode < 400;
  const level = isQuiet ? 'debug' : 'info';
  if (ms < app.slowMs && !app.log.isLevelEnabled(level)) return;
  const { id: requestId, method, userId, operation } = request;
  const facts = {
    requestId,
    method,
    route,
    status: reply.statusCode,
    ms,
    userId,
    operation: operation?.name?.slice(0, MAX_NAME),
    network: networkOf(request.ip),
    bytes: bytesOf(reply),
    // The client left before the response was complete.
    isCut: reply.raw.writableFinished ? undefined : true,
  };
  logTiming(app, facts, { level, message: 'request' });
}

/** Names what a request runs, out of a limited number: those of a client could be countless. */
function operationOf({ method, operation }: FastifyRequest, route: string | undefined): string {
  if (route !== '/graphql') return route === undefined ? 'other' : `${method} ${route}`;
  return (operation?.isPersisted && operation.name) || 'other';
}

/**
 * Gives each response the id of its request; when it has ended, counts it and writes one line to the
 * log.
 */
export function mountRequestLog(server: FastifyInstance, app: AppContext, metrics: Metrics): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const start = performance.now();
    // Also emitted for a client that leaves before the end, unlike Fastify's onResponse.
    reply.raw.once('close', () => {
      const ms = performance.now() - start;
      const status = reply.raw.writableFinished ? `${Math.floor(reply.statusCode / 100)}xx` : 'cut';
      // The route, never the address: that of a calendar feed or a guest's page is a secret.
      const { url: route } = request.routeOptions;
      metrics.observe(operationOf(request, route), status, ms / 1000);
      logRequest(app, { request, reply, route, ms: Math.round(ms) });
    });
    done();
  });
}
