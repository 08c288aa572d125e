import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { ERROR_CODES } from '../../core/errors';
import { KEY_HEADER, takesKey } from '../../core/http/idempotency';
import { type RestRoute, takesFirst } from '../../core/http/rest';
import { LIST_HEADERS } from '../../core/http/rest-list';
import type { AppContext } from '../../core/request-context';
import { VERSION } from '../version';
import { AnswerSchemas } from './answer-schemas';
import { cookieNameAt, SESSION_COOKIE } from './cookies';

type JsonSchema = ReturnType<typeof validationMetadatasToSchemas>[string];

const ERROR = {
  $id: 'Error',
  type: 'object',
  description: 'An error.',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'What is wrong, in a sentence for people.' },
    code: { type: 'string', enum: ERROR_CODES, description: 'The kind of error, for programs.' },
    field: { type: 'string', description: 'The input field at fault, if any.' },
    requestId: { type: 'string', description: 'Names the request in the log; to be quoted.' },
    secondFactor: { type: 'boolean', description: 'True if signing in takes a code as well.' },
  },
};

const FAILURE = {
  description: 'A refusal, or a fault of the server.',
  content: { 'application/json': { schema: { $ref: 'Error#' } } },
};

/** The headers of answers to programs. */
const LIMIT_HEADERS = {
  'RateLimit-Policy': {
    type: 'string',
    description: 'To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s.',
  },
  RateLimit: {
    type: 'string',
    description: 'To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s.',
  },
};

let cached: Record<string, JsonSchema> | undefined;

/** The checks of each class. */
type ValidatedClasses = { validationMetadatas: Map<{ name: string }, unknown> };

/** Schemas are made by the name of a class: two of one name would become one of both their fields. */
export function refuseNamesakes({ validationMetadatas }: ValidatedClasses): void {
  const names = [...validationMetadatas.keys()].map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two input classes are called ${twice}: rename one of them.`);
}

/** Returns the JSON schema of an input class, derived from the decorators that validate it. */
function schemaOf(input: new () => object): JsonSchema {
  if (!cached) refuseNamesakes(getMetadataStorage() as unknown as ValidatedClasses);
  cached ??= validationMetadatasToSchemas({
    classValidatorMetadataStorage: getMetadataStorage(),
    // Only the bound: the stock converters also set 'number' over IsInt's 'integer'.
    additionalConverters: {
      min: ({ constraints }) => ({ minimum: constraints[0] }),
      max: ({ constraints }) => ({ maximum: constraints[0] }),
      // The stock one allows times as well, regardless of the pattern.
      isDate: ({ constraints: [orTime] }) => (orTime ? {} : { format: 'date' }),
    },
  });
  const { properties, ...rest } = cached[input.name] ?? {};
  const inlined = Object.entries(properties ?? {}).map(([name, it]) => [name, inline(it)]);
  return { ...rest, properties: Object.fromEntries(inlined), additionalProperties: false };
}

/** Inlines an input object where it is used. */
function inline(property: JsonSchema | { $ref: string }): JsonSchema {
  if (!('$ref' in property) || property.$ref === undefined) return property as JsonSchema;
  const name = property.$ref.split('/').at(-1) ?? '';
  return { ...cached?.[name], additionalProperties: false };
}

/** Returns the query of a route, with the page size under both of its names. */
function querySchema(query: new () => object): JsonSchema {
  const schema = schemaOf(query);
  if (!takesFirst(query)) return schema;
  const limit = { ...schema.properties?.first, description: 'The same as first.' } as JsonSchema;
  return { ...schema, properties: { ...schema.properties, limit } };
}

/** Returns the headers of what a route answers when it succeeds. */
const headersOf = ({ answers, scope }: RestRoute) => ({
  ...(answers === 'list' && LIST_HEADERS),
  ...(scope && LIMIT_HEADERS),
});

/** Returns what a route answers when it succeeds. */
function successOf(route: RestRoute, answerSchemas: AnswerSchemas) {
  const { answers, answer, media } = route;
  const headers = headersOf(route);
  if (answers === 'file') {
    const schema = { type: 'string', format: media?.startsWith('text/') ? undefined : 'binary' };
    const isJson = media === 'application/json';
    return {
      description: 'The file.',
      headers,
      ...(media && { content: { [media]: { schema: isJson ? { type: 'object' } : schema } } }),
    };
  }
  if (!answer) return { description: 'Success.', headers };
  const item = answerSchemas.of(answer);
  const isList = answers === 'list';
  const schema = isList ? { type: 'array', items: item } : item;
  return {
    description: isList ? 'A page of the list.' : 'Success.',
    headers,
    content: { 'application/json': { schema } },
  };
}

/** Returns who may make the calls of a route. */
function securityOf({ isPublic, scope }: RestRoute): Record<string, string[]>[] {
  if (isPublic) return [];
  return scope ? [{ session: [] }, { token: [] }] : [{ session: [] }];
}

/** Returns the statuses with which a route can refuse or fail. */
function failuresOf(route: RestRoute) {
  const { method, inputs, accepts, isPublic, isSignIn, isOfSession } = route;
  const hasBody = inputs.body !== undefined || accepts !== undefined;
  const hasInput = hasBody || inputs.params !== undefined || inputs.query !== undefined;
  const isChange = method !== 'GET';
  const statuses = [
    hasInput && 400,
    (!isPublic || isSignIn) && 401,
    (!isPublic || isChange || !isOfSession) && 403,
    hasInput && 404,
    isChange && 409,
    hasBody && 413,
    takesKey(route) && 422,
    ...[429, 500, 503],
  ];
  const failureOf = (status: number) =>
    status === 429 && route.scope ? { ...FAILURE, headers: LIMIT_HEADERS } : FAILURE;
  const codes = statuses.filter((status) => typeof status === 'number');
  return Object.fromEntries(codes.map((status) => [status, failureOf(status)]));
}

const scopeText = ({ scope, isPublic }: RestRoute) => {
  if (isPublic) return 'Needs no session.';
  if (!scope) return 'Access tokens are refused.';
  return scope === 'ANY' ? 'Any access token will do.' : `Access tokens need ${scope}.`;
};

/** Returns the documentation of a route. */
function documentRoute(route: RestRoute, answers: AnswerSchemas): FastifySchema {
  const { id, summary, tag, inputs, isHidden, accepts, status = 200 } = route;
  if (isHidden) return { hide: true };
  const file = { type: 'string', description: 'The file.' };
  const body = inputs.body ? schemaOf(inputs.body) : accepts && file;
  return {
    operationId: id,
    summary,
    description: scopeText(route),
    tags: [tag],
    ...(accepts && { consumes: [accepts] }),
    security: securityOf(route),
    ...(takesKey(route) && { headers: { type: 'object', properties: KEY_HEADER } }),
    ...(body && { body }),
    ...(inputs.params && { params: schemaOf(inputs.params) }),
    ...(inputs.query && { querystring: querySchema(inputs.query) }),
    response: { [status]: successOf(route, answers), ...failuresOf(route) },
  };
}

const TAGS = Object.entries({
  Accounts: 'Signing in, and the own account.',
  Administration: 'Properties, shares, users and rotations, for administrators.',
  Documents: 'Agreements and other documents of properties.',
  Costs: 'The ledgers of properties, as files.',
  Draft: 'The log of a draft, by which it can be verified.',
  Files: 'Uploaded pictures.',
  Messages: 'Conversations and messages.',
  People: 'Finding people whom one knows, and the own data.',
  Properties: 'The properties.',
  Reports: 'Reports, and exports as CSV.',
  Shares: 'Who owns which share, and the import of owners.',
  'Special requests': 'Requests of owners and guests.',
  'Week swaps': 'Swaps of weeks between owners.',
  Weeks: 'Stays as files for calendars.',
}).map(([name, description]) => ({ name, description }));

const ABOUT = `The REST routes of Fairweek, which call the same use-cases as GraphQL at /graphql.

Programs send an access token, made under Account and security: \`Authorization: Bearer fw_…\`. Pages sign in with POST /api/auth/login; the session is kept in a cookie. An empty string in an optional field counts as absent.`;

/** Documents the routes that are mounted afterwards. */
export async function collectDocumentation(
  server: FastifyInstance,
  app: Pick<AppContext, 'appUrl'>,
): Promise<void> {
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fairweek',
        version: VERSION,
        description: ABOUT,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This installation.' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieNameAt(app, SESSION_COOKIE) },
          token: { type: 'http', scheme: 'bearer', description: 'An access token.' },
        },
      },
      tags: TAGS,
    },
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
  });
  server.addSchema(ERROR);
}

/** Returns the routes with their documentation, whose answers the server then knows by name. */
export function documentRoutes(
  server: FastifyInstance,
  schema: GraphQLSchema,
  routes: readonly RestRoute[],
): [RestRoute, FastifySchema][] {
  const answers = new AnswerSchemas(schema);
  const documented = routes.map((route): [RestRoute, FastifySchema] => [
    route,
    documentRoute(route, answers),
  ]);
  for (const [name, component] of answers.components) server.addSchema({ $id: name, ...component });
  return documented;
}

/** Serves the OpenAPI document of all routes mounted afterwards, and its pages at /api/docs. */
export async function mountDocumentation(server: FastifyInstance, app: AppContext): Promise<void> {
  await collectDocumentation(server, app);
  await server.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
}
