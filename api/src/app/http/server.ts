import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createApollo } from '../../core/graphql/apollo';
import { OperationGate } from '../../core/graphql/gate';
import { createSubscriptionArgs } from '../../core/graphql/live/subscription-args';
import type { PersistedOperations } from '../../core/graphql/persisted-operations';
import { createErrorPresenter } from '../../core/graphql/present-error';
import { mountGraphql } from '../../core/graphql/route';
import { clientAddress, type ProxyTrust, proxyTrust } from '../../core/http/client-address';
import { networkOf } from '../../core/http/network-of';
import { mountRoute } from '../../core/http/rest';
import type { Serve } from '../../core/http/serve';
import { isTooLarge, MAX_BODY_BYTES, refuseSignedOut } from '../../core/limits/body-limits';
import { createLocalLimit, type LocalLimit } from '../../core/limits/throttle';
import { type AppContext, policyOf } from '../../core/request-context';
import type { Config } from '../config/config';
import { FEATURES, POLICIES } from '../features';
import type { Metrics } from '../metrics/metrics';
import { mountMetrics } from '../metrics/metrics.route';
import {
  callOf,
  createServe,
  refuseAmbiguous,
  refuseForeignHost,
  refuseForeignOrigin,
} from './calls';
import { answerErrors } from './errors';
import { mountDeparture } from './lifecycle';
import { methodsAt } from './methods-at';
import { documentRoutes, mountDocumentation } from './openapi';
import { mountRequestLog } from './request-log';
import type { SocketLimits } from './socket-limits';
import { mountSockets } from './sockets';
import {
  answerNotFound,
  isOurs,
  mountSecurityText,
  mountWeb,
  pathOf,
  securityHeaders,
  WEB_ROOT,
} from './web-pages';

const REST_ROUTES = FEATURES.flatMap(({ routes = [] }) => routes);

/** Time limit for a complete request. */
const REQUEST_MS = 30_000;
/** An inactive connection is cut after this time, including a client that does not read. */
const IDLE_MS = 60_000;

const firstPart = (url: string) => url.split('/', 2)[1] ?? '';

/**
 * First path segments of the routes that code serves, as opposed to the files of the web interface.
 */
const COSTS = new Set(['graphql', ...REST_ROUTES.map(({ url }) => firstPart(url))]);

const GRAPHQL_ROUTES = [
  { method: 'GET', url: '/graphql' },
  { method: 'POST', url: '/graphql' },
] as const;

/** The GraphiQL page in the web build. */
const PLAYGROUND = 'playground.html';

interface ServerOptions {
  app: AppContext;
  config: Pick<
    Config,
    'role' | 'trustProxy' | 'openings' | 'limits' | 'metricsToken' | 'securityContact'
  >;
  schema: GraphQLSchema;
  operations: PersistedOperations;
  sockets: SocketLimits;
  metrics: Metrics;
}

/** Creates the server: web, GraphQL, REST, sockets and documentation on one port. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { app, config } = options;
  const trust = proxyTrust(config.trustProxy);
  const requestLimit = createLocalLimit(
    { points: config.limits.requestsPerMinute, seconds: 60 },
    'requests from your network',
  );
  const server = Fastify({
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    // Fastify alone would wait forever for a slow body.
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_MS,
    // Fastify takes addresses apart only where a proxy may have added some.
    trustProxy: config.trustProxy !== false && trust,
    forceCloseConnections: 'idle',
    // Refused in our own format: see mountDeparture.
    return503OnClosing: false,
  });
  // Bodies are JSON (spec §7); Fastify would accept plain text as well.
  server.removeContentTypeParser('text/plain');
  acceptEmptyJson(server);
  mountRequestLog(server, app, options.metrics);
  answerErrors(server, app);
  mountDeparture(server, app);
  server.addHook('onRequest', (request, _reply, done) => {
    refuseAmbiguous(request);
    done();
  });
  mountMetrics(server, {
    metrics: options.metrics,
    token: config.metricsToken,
    isBehindProxy: config.trustProxy !== false || app.appUrl.startsWith('https:'),
  });
  // A process that only runs jobs answers health checks and metrics alone.
  if (config.role === 'worker') return server.setNotFoundHandler(answerNotFound);
  const headers = securityHeaders(app.appUrl);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // No cache on the way may store what a session sees (spec §7).
    if (isOurs(request.url)) reply.header('cache-control', 'no-store');
    if (!COSTS.has(firstPart(pathOf(request.url)))) done();
    else requestLimit(networkOf(request.ip)).then(() => done(), done);
  });
  server.addHook('onRequest', (request, _reply, done) => {
    refuseForeignHost(app, request);
    refuseForeignOrigin(app, request);
    done();
  });
  await server.register(fastifyCompress, { threshold: 4096 });
  // It only writes cookies: cookieValues reads those of which there may be several.
  await server.register(fastifyCookie, { hook: false });
  server.addHook('onRequest', (request, reply, done) => {
    if (!isTooLarge(request)) done();
    else refuseSignedOut(callOf(app, request, reply)).then(() => done(), done);
  });

  if (config.openings.apiDocs) await mountDocumentation(server, app);
  const serve = createServe(app, config.limits);
  const routes = REST_ROUTES.filter(({ isOpen }) => isOpen?.(app) !== false);
  for (const [route, schema] of documentRoutes(server, options.schema, routes)) {
    const { id: name, url, scope } = route;
    const policy = policyOf(POLICIES, { name, scope, url });
    mountRoute(server, route, { serve, schema, policy });
  }
  await mountGraphqlAndSockets(server, { ...options, trust, requestLimit, serve });
  if (config.securityContact) mountSecurityText(server, app.appUrl, config.securityContact);
  mountWeb(server, WEB_ROOT, methodsAt([...routes, ...GRAPHQL_ROUTES]));
  return server;
}

async function mountGraphqlAndSockets(
  server: FastifyInstance,
  options: ServerOptions & { trust: ProxyTrust; requestLimit: LocalLimit; serve: Serve },
): Promise<void> {
  const { app, config, schema, operations, trust, requestLimit, serve } = options;
  const { anyOperation, introspection, fieldSuggestions, playground } = config.openings;
  const present = createErrorPresenter(fieldSuggestions);
  const gate = new OperationGate(operations, anyOperation);
  const apollo = await createApollo({ schema, operations, present, introspection, app });
  const sockets = mountSockets(server, {
    app,
    limits: options.sockets,
    requestLimit,
    present,
    addressOf: (request) => clientAddress(request, trust),
    subscriptionArgs: createSubscriptionArgs({ schema, gate, operations, introspection }),
  });
  server.addHook('preClose', () => sockets.close());
  server.addHook('onClose', () => apollo.stop());
  mountGraphql(server, {
    apollo,
    schema,
    gate,
    playground: playground ? PLAYGROUND : undefined,
    callOf: (request, reply) => callOf(app, request, reply),
    serve,
  });
}

/**
 * Accepts an empty body from clients that always declare JSON; a route that needs a body validates
 * it.
 */
function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '' && request.routeOptions.url !== '/graphql') done(null, undefined);
      else parse(request, body, done);
    },
  );
}
