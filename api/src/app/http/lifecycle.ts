import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RETRY_SECONDS, unavailable } from '../../core/errors';
import type { AppContext } from '../../core/request-context';
import type { Health } from '../health/health';
import { VERSION } from '../version';

const LEAVING = 'Fairweek is restarting. Please try again in a moment.';

/** How long a connection without any request may delay the shutdown. */
const UNUSED_MS = 500;

/**
 * Browsers connect ahead of their requests; Node would wait half a minute for one that may never
 * come.
 */
function closeUnusedConnections(server: FastifyInstance): void {
  const unused = new Set<Duplex>();
  const used = ({ socket }: IncomingMessage) => unused.delete(socket);
  server.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', used);
  server.server.on('upgrade', used);
  server.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, UNUSED_MS).unref();
  });
}

/** During a shutdown each response closes its connection, so that none delays the exit. */
export function mountDeparture(server: FastifyInstance, { departure }: AppContext): void {
  closeUnusedConnections(server);
  server.addHook('onRequest', (_request, _reply, done) => {
    done(departure.isClosing ? unavailable(LEAVING) : undefined);
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (departure.isLeaving) reply.header('connection', 'close');
    done(null, payload);
  });
}

const word = (isReady: boolean) => (isReady ? 'ready' : 'not ready');

/** Mounts the readiness check for proxies and the liveness check for supervisors. */
export function mountHealth(server: FastifyInstance, health: Health): void {
  const answer = (reply: FastifyReply, isWell: boolean) =>
    isWell ? reply : reply.code(503).header('retry-after', RETRY_SECONDS);
  server.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const { isStuck } = health;
    return answer(reply, !isStuck).send({ status: isStuck ? 'stuck' : 'up', version: VERSION });
  });
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const { isReady, isStopping, parts: each } = await health.readiness();
    const words = Object.entries(each).map(([part, isIt]) => [part, word(isIt)]);
    const parts = Object.fromEntries(words);
    return answer(reply, isReady).send({ status: isStopping ? 'stopping' : word(isReady), parts });
  });
}
