import type { FastifyInstance } from 'fastify';
import {
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
} from 'graphql';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { authenticate, sessionTopic } from '../features/auth/sessions';
import type { Actor, App, Call } from '../kit/call';
import { networkOf } from '../kit/network-of';
import { isOwnOrigin, SESSION_COOKIE } from './calls';
import { MAX_TOKENS, presentError } from './graphql';

/** Close codes and reasons: 4401 asks the client to sign in again, 1012 and 1013 to connect again. */
const SIGN_IN = { code: 4401, reason: 'Please sign in to receive live updates.' };
const SESSION_ENDED = { code: 4401, reason: 'Your session has ended. Please sign in again.' };
const TRY_AGAIN = { code: 1013, reason: 'Internal error' };
const CATCH_UP = { code: 1012, reason: 'Live updates were interrupted. Please connect again.' };

const MAX_PAYLOAD_BYTES = 64 * 1024;
const MAX_SUBSCRIPTIONS = 20;
/** How long a shutdown waits for the other sides to close their sockets. */
const CLOSE_MS = 1_000;
/** Longest delay that a timer takes, in ms. */
const MAX_DELAY = 2 ** 31 - 1;

const close = (socket: WebSocket, { code, reason }: typeof SIGN_IN) => socket.close(code, reason);

/**
 * What is wrong with an operation that is none for a socket. A document that cannot be parsed is
 * refused here: graphql-ws knows no limit of tokens, and would close the whole socket.
 */
function notASubscription(
  query: string,
  operationName: string | null | undefined,
): GraphQLError | null {
  try {
    const operation = getOperationAST(parse(query, { maxTokens: MAX_TOKENS }), operationName);
    const isOther = operation && operation.operation !== OperationTypeNode.SUBSCRIPTION;
    return isOther ? new GraphQLError('Queries and mutations go to /graphql by HTTP.') : null;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Closes the socket once its session ends, by whomever, or expires. */
function closeWithSession(app: App, socket: WebSocket, actor: Actor): void {
  const end = () => close(socket, SESSION_ENDED);
  const unsubscribe = app.bus.subscribe(sessionTopic(actor.sessionId), end);
  const timer = setTimeout(end, Math.min(actor.expiresAt.getTime() - Date.now(), MAX_DELAY));
  socket.once('close', () => {
    unsubscribe();
    clearTimeout(timer);
  });
}

/** Subscriptions over WebSocket on /graphql, for signed-in people of our own pages. */
export function mountSockets(
  server: FastifyInstance,
  { app, schema }: { app: App; schema: GraphQLSchema },
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES });
  const present = presentError(app.log);

  server.server.on('upgrade', (request, socket, head) => {
    const { origin, host } = request.headers;
    const path = request.url?.split('?')[0];
    if (path !== '/graphql' || !isOwnOrigin(app.appUrl, { origin, host })) {
      // Node no longer looks after this connection: its error would end the process, and one that
      // the other side keeps half open would never end.
      socket.on('error', () => socket.destroy());
      const status = path === '/graphql' ? '403 Forbidden' : '404 Not Found';
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request));
  });

  async function admit(extra: Extra & { call?: Call }): Promise<boolean> {
    const { socket, request } = extra;
    const token = server.parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE];
    // Listening starts before the session is read, so that its end is never missed in between.
    const actor = await authenticate(app, token);
    if (!actor) {
      close(socket, SIGN_IN);
      return false;
    }
    closeWithSession(app, socket, actor);
    if (!(await authenticate(app, token))) close(socket, SESSION_ENDED);
    extra.call = {
      app,
      actor,
      address: networkOf(request.socket.remoteAddress ?? ''),
      setSessionToken() {
        throw new Error('A socket cannot set cookies.');
      },
    };
    return true;
  }

  const disposable = useServer<Record<string, unknown>, { call: Call }>(
    {
      schema,
      context: ({ extra }) => extra.call,
      onConnect: ({ extra }) =>
        admit(extra).catch((error: unknown) => {
          // graphql-ws would close with the error's message, and for good.
          app.log.error({ err: error }, 'A socket could not be admitted');
          close(extra.socket, TRY_AGAIN);
          return false;
        }),
      onSubscribe({ subscriptions }, _id, { query, operationName }) {
        const refusal =
          Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS
            ? new GraphQLError(`A socket holds at most ${MAX_SUBSCRIPTIONS} subscriptions.`)
            : notASubscription(query, operationName);
        return refusal ? [refusal] : undefined;
      },
      onError: (_context, _id, _payload, errors) => errors.map((it) => present(it.toJSON(), it)),
      onNext: (_context, _id, _payload, _args, result) =>
        result.errors && {
          ...result,
          errors: result.errors.map((it) => present(it.toJSON(), it)),
        },
    },
    sockets,
    10_000,
  );

  const offGap = app.bus.onGap(() => {
    for (const socket of sockets.clients) close(socket, CATCH_UP);
  });
  return {
    async close() {
      offGap();
      // A tab that sleeps does not answer the close; its socket must not hold up the shutdown.
      const cut = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, CLOSE_MS);
      await disposable.dispose();
      clearTimeout(cut);
    },
  };
}
