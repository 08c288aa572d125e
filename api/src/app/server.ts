import { fastifyApolloHandler } from '@as-integrations/fastify';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import Fastify, { type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { authRoutes } from '../features/auth/auth.rest';
import { documentsRoutes } from '../features/documents/documents.rest';
import { draftRoutes } from '../features/draft/draft.rest';
import { messagesRoutes } from '../features/messages/messages.rest';
import { adminUsersRoutes } from '../features/people/admin-users.rest';
import { peopleRoutes } from '../features/people/people.rest';
import { propertiesRoutes } from '../features/properties/properties.rest';
import { reportsRoutes } from '../features/reports/reports.rest';
import { rotationRoutes } from '../features/rotation/rotation.rest';
import { adminSharesRoutes } from '../features/shares/admin-shares.rest';
import { sharesRoutes } from '../features/shares/shares.rest';
import { specialRequestsRoutes } from '../features/special-requests/special-requests.rest';
import { swapsRoutes } from '../features/swaps/swaps.rest';
import type { App } from '../kit/call';
import { mountRoute } from '../kit/rest';
import { mountCalendarFeed } from './calendar-feed';
import { callOf, refuseForeignOrigin } from './calls';
import { mountCapturedMail } from './captured-mail';
import { mountCsv } from './csv-routes';
import { answerErrors } from './errors';
import { createApollo } from './graphql';
import { documentRoute, mountDocumentation } from './openapi';
import { mountReportFiles } from './report-routes';
import { mountSockets } from './sockets';
import { mountUnsubscribe } from './unsubscribe';
import { isOurs, mountWeb } from './web-pages';

const REST_ROUTES = [
  ...authRoutes,
  ...peopleRoutes,
  ...adminUsersRoutes,
  ...messagesRoutes,
  ...propertiesRoutes,
  ...sharesRoutes,
  ...adminSharesRoutes,
  ...documentsRoutes,
  ...specialRequestsRoutes,
  ...swapsRoutes,
  ...rotationRoutes,
  ...reportsRoutes,
  ...draftRoutes,
];

/** The longest document is 100,000 characters; JSON takes up to 12 bytes for each when it is all escapes. */
const MAX_BODY_BYTES = 1_500_000;
/** A request has to arrive whole within this time. */
const REQUEST_MS = 30_000;

/** Everything on one port: web, GraphQL, REST, sockets, documentation and health. */
export async function createServer(options: {
  app: App;
  schema: GraphQLSchema;
  trustProxy: boolean | number | string;
  /** No mail server delivers mails: a demo shows them instead. */
  keepsMail: boolean;
}): Promise<FastifyInstance> {
  const { app, trustProxy, keepsMail } = options;
  const server = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    // Fastify alone would wait for a slow body for ever.
    requestTimeout: REQUEST_MS,
    // A number of hops; Fastify itself takes everything else.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    forceCloseConnections: 'idle',
  });
  // Bodies are JSON (spec §7); Fastify would take plain text as well.
  server.removeContentTypeParser('text/plain');
  acceptEmptyJson(server);
  answerErrors(server, app.log);
  server.addHook('onRequest', async (request) => refuseForeignOrigin(app, request));
  server.addHook('onRequest', async (request, reply) => {
    // What a session may see is kept by no cache on the way (spec §7).
    if (isOurs(request.url)) reply.header('cache-control', 'no-store');
  });
  await server.register(fastifyHelmet, {
    contentSecurityPolicy: {
      directives: {
        'font-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'upgrade-insecure-requests': null,
      },
    },
    strictTransportSecurity: app.appUrl.startsWith('https:'),
  });
  await server.register(fastifyCompress, { threshold: 4096 });
  await server.register(fastifyCookie);

  server.get('/healthz', async () => ({ status: 'up' }));
  server.get('/readyz', async (_request, reply) => {
    const pending = await app.db.showMigrations().catch(() => true);
    return reply.code(pending ? 503 : 200).send({ status: pending ? 'not ready' : 'ready' });
  });

  await mountDocumentation(server);
  for (const route of REST_ROUTES) {
    mountRoute(server, route, {
      callOf: (request, reply) => callOf(app, request, reply),
      schema: documentRoute(route),
    });
  }
  await mountGraphql(server, options);
  mountCalendarFeed(server, app);
  await mountCsv(server, app);
  mountReportFiles(server, app);
  await mountUnsubscribe(server, app);
  if (app.demo && keepsMail) mountCapturedMail(server, app);
  mountWeb(server);
  return server;
}

/** Clients that always say they send JSON do so without a body too; a route that needs one asks for it. */
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

async function mountGraphql(
  server: FastifyInstance,
  { app, schema }: { app: App; schema: GraphQLSchema },
): Promise<void> {
  const apollo = await createApollo({ schema, log: app.log });
  const sockets = mountSockets(server, { app, schema });
  server.addHook('preClose', () => sockets.close());
  server.addHook('onClose', () => apollo.stop());

  const handle = fastifyApolloHandler(apollo, {
    context: (request, reply) => callOf(app, request, reply),
  });
  const playground = renderGraphiQL({
    title: 'Fairweek GraphQL',
    endpoint: '/graphql',
    subscriptionsProtocol: 'WS',
    credentials: 'same-origin',
    defaultQuery: '{\n  currentUser {\n    firstName\n  }\n}\n',
  });
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    schema: { hide: true },
    async handler(request, reply) {
      if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
        // The playground is one page with its script inside.
        reply.header(
          'content-security-policy',
          "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
        );
        return reply.type('text/html').send(playground);
      }
      return handle.call(this, request, reply);
    },
  });
}
