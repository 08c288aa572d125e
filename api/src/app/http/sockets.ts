import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ExecutionArgs, GraphQLError, GraphQLFormattedError, subscribe } from 'graphql';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { RETRY_SECONDS } from '../../core/errors';
import type { GraphqlRequest } from '../../core/graphql/gate';
import { createSubscribe, type SubscriptionArgs } from '../../core/graphql/live/shared-events';
import { asGraphqlError, type ErrorPresenter } from '../../core/graphql/present-error';
import { networkOf } from '../../core/http/network-of';
import type { LocalLimit } from '../../core/limits/throttle';
import {
  type AppContext,
  contextFor,
  type RequestContext,
  requireSession,
} from '../../core/request-context';
import { bearerOf, type Credentials, hasFragment } from './calls';
import { isOwnPage } from './origins';
import {
  CATCH_UP,
  CLOSE_MS,
  close,
  ownerOf,
  RESTARTING,
  TOO_MANY,
  TOO_SLOW,
  TRY_AGAIN,
} from './socket-ends';
import type { SocketLimits } from './socket-limits';

const MAX_PAYLOAD_BYTES = 64 * 1024;
const KEEP_ALIVE_MS = 10_000;

/**
 * Refuses an upgrade: Node no longer handles errors of the connection, which would end the process.
 */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}

/** Writes a line when the socket of a signed-in user has opened, and at level debug its end. */
function logSocket({ app: { log }, actor, address }: RequestContext, socket: WebSocket): void {
  const start = performance.now();
  const facts = { userId: actor?.userId, network: address };
  log.info(facts, 'socket');
  socket.once('close', (status) => {
    log.debug({ ...facts, status, ms: Math.round(performance.now() - start) }, 'socket closed');
  });
}

/**
 * Returns what proves whose socket it is: a token in its parameters, as browsers' WebSocket can send
 * it, or its headers.
 */
function credentialsOf(
  { headers }: IncomingMessage,
  parameters: Readonly<Record<string, unknown>>,
): Credentials {
  const given = parameters.authorization ?? parameters.Authorization;
  return typeof given === 'string' ? { authorization: given } : headers;
}

/** The first result of a subscription whose topic may have had an event just before. */
const EARLIER_EVENTS = JSON.stringify({
  data: null,
  errors: [
    {
      message: 'There may have been events just before. Read again what you have read.',
      extensions: { code: 'EARLIER_EVENTS' },
    },
  ],
});

/** The state of an admitted socket. */
type Admitted = { call: RequestContext; reportsEarlierEvents: boolean };

interface SocketOptions {
  app: AppContext;
  limits: SocketLimits;
  requestLimit: LocalLimit;
  present: ErrorPresenter;
  /** Returns the client's address. */
  addressOf(request: IncomingMessage): string;
  /** Returns what to execute for a request, or its errors; throws refusals. */
  subscriptionArgs(
    call: RequestContext,
    request: GraphqlRequest,
  ): Omit<SubscriptionArgs, 'send'> | readonly GraphQLError[];
}

/** Mounts subscriptions over WebSocket on /graphql, for signed-in users of our own pages. */
export function mountSockets(
  server: FastifyInstance,
  options: SocketOptions,
): { close(): Promise<void> } {
  const { app, limits, requestLimit, present, addressOf, subscriptionArgs } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES });
  /** Frees the place of a socket that has not authenticated yet. */
  const waiting = new WeakMap<IncomingMessage, () => void>();

  server.server.on('upgrade', (request, socket, head) => {
    const { origin, host = '', 'sec-fetch-site': site } = request.headers;
    if (hasFragment(request.url)) return refuseUpgrade(socket, '400 Bad Request');
    if (request.url?.split('?')[0] !== '/graphql') return refuseUpgrade(socket, '404 Not Found');
    if (app.departure.isLeaving)
      return refuseUpgrade(socket, `503 Service Unavailable\r\nRetry-After: ${RETRY_SECONDS}`);
    // If a proxy terminates https, people open APP_URL: only plain http is left to accept here.
    const isByToken = bearerOf(request.headers) !== undefined;
    if (!isByToken && !isOwnPage(app, { origin, site, host, protocol: 'http' }))
      return refuseUpgrade(socket, '403 Forbidden');
    const leave = limits.takeWaitingPlace(networkOf(addressOf(request)));
    if (!leave)
      return refuseUpgrade(socket, `429 Too Many Requests\r\nRetry-After: ${RETRY_SECONDS}`);
    waiting.set(request, leave);
    socket.once('close', () => stopWaiting(request));
    sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request));
  });

  // Registered first: a ping is answered with its whole payload, even before authentication.
  sockets.on('connection', (socket: WebSocket) => {
    const refuseSlow = () => {
      if (limits.isSlow(socket)) close(socket, TOO_SLOW);
    };
    socket.on('message', refuseSlow);
    socket.on('ping', refuseSlow);
  });

  function stopWaiting(request: IncomingMessage): void {
    waiting.get(request)?.();
    waiting.delete(request);
  }

  async function admit(
    extra: Extra & Partial<Admitted>,
    parameters: Readonly<Record<string, unknown>> = {},
  ): Promise<boolean> {
    const { socket, request } = extra;
    const address = networkOf(addressOf(request));
    await requestLimit(address);
    const actor = await ownerOf(app, socket, {
      credentials: credentialsOf(request, parameters),
      address,
    });
    stopWaiting(request);
    if (!actor) return false;
    if (!limits.takePlace(socket, actor.userId, address)) {
      close(socket, TOO_MANY);
      return false;
    }
    extra.call = {
      app: contextFor(app, randomUUID()),
      actor,
      address,
      setSessionToken() {
        throw new Error('A socket cannot set cookies.');
      },
    };
    extra.reportsEarlierEvents = parameters.reportEarlierEvents === true;
    logSocket(extra.call, socket);
    return true;
  }

  /** Sends the JSON of a result; resolves once it is written, or cannot be. */
  function sendResult(socket: WebSocket, id: string, json: string): Promise<void> {
    if (limits.isSlow(socket)) close(socket, TOO_SLOW);
    const message = `{"id":${JSON.stringify(id)},"type":"next","payload":${json}}`;
    return new Promise((resolve) => socket.send(message, () => resolve()));
  }

  const presentAll = (
    { call }: { call?: RequestContext },
    errors: readonly GraphQLError[] | undefined,
  ): GraphQLFormattedError[] =>
    present.all(errors)?.map((error) => present.one(call?.app ?? app, error.toJSON(), error)) ?? [];

  const disposable = useServer<Record<string, unknown>, Admitted>(
    {
      onConnect: ({ extra, connectionParams }) =>
        admit(extra, connectionParams).catch((error: unknown) => {
          // graphql-ws would close with the error's message, and permanently.
          const sentence = 'A socket could not be admitted';
          const refusal = app.outage.refusalFor(error, sentence);
          if (!refusal) app.log.error({ err: error }, sentence);
          close(extra.socket, { ...TRY_AGAIN, reason: refusal?.message ?? TRY_AGAIN.reason });
          return false;
        }),
      subscribe: createSubscribe() as (args: ExecutionArgs) => ReturnType<typeof subscribe>,
      async onSubscribe({ extra, subscriptions }, id, request) {
        const { call, socket, reportsEarlierEvents } = extra;
        if (limits.isSlow(socket)) close(socket, TOO_SLOW);
        try {
          if (!call) throw new Error('A socket that was not admitted asks for something.');
          // Must come first: graphql-ws has just added this one, and others may follow during any
          // await.
          limits.countSubscriptions(socket, requireSession(call).userId, subscriptions);
          await requestLimit(call.address);
          const send = (json: string) => sendResult(socket, id, json);
          const onEarlierEvents = () => void send(EARLIER_EVENTS);
          const caller = reportsEarlierEvents ? { ...call, onEarlierEvents } : call;
          const args = subscriptionArgs(caller, request);
          return 'schema' in args ? { ...args, send } : args;
        } catch (error) {
          return [asGraphqlError(error)];
        }
      },
      onError: ({ extra }, _id, _payload, errors) => presentAll(extra, errors),
      onNext({ extra }, _id, _payload, _args, result) {
        if (limits.isSlow(extra.socket)) close(extra.socket, TOO_SLOW);
        return result.errors && { ...result, errors: presentAll(extra, result.errors) };
      },
    },
    sockets,
    KEEP_ALIVE_MS,
  );

  // Staggered, because each of them reconnects to another process.
  app.departure.onLeaving((drainMs) => {
    for (const socket of sockets.clients) {
      setTimeout(() => close(socket, RESTARTING), Math.random() * drainMs).unref();
    }
  });
  const offGap = app.bus.onGap(() => {
    for (const socket of sockets.clients) close(socket, CATCH_UP);
  });
  return {
    async close() {
      offGap();
      // A sleeping tab does not answer the close; its socket must not delay the shutdown.
      const timer = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, CLOSE_MS);
      await disposable.dispose();
      clearTimeout(timer);
    },
  };
}
