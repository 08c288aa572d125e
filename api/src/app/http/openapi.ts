import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { type RestRoute, takesFirst } from '../../core/http/rest';
import { LIST_HEADERS } from '../../core/http/rest-list';
import type { AppContext } from '../../core/request-context';
import { VERSION } from '../version';
import { cookieNameAt, SESSION_COOKIE } from './cookies';

type JsonSchema = ReturnType<typeof validationMetadatasToSchemas>[string];

const ERROR = {
  type: 'object',
  description: 'An error.',
  properties: {
    message: { type: 'string', description: 'What is wrong, in a sentence for people.' },
    code: { type: 'string' },
    field: { type: 'string', description: 'The input field at fault, if any.' },
    requestId: { type: 'string', description: 'Names the request in the log; to be quoted.' },
  },
};

let cached: Record<string, JsonSchema> | undefined;

/** Returns the JSON schema of an input class, derived from the decorators that validate it. */
function schemaOf(input: new () => object): JsonSchema {
  cached ??= validationMetadatasToSchemas({
    classValidatorMetadataStorage: getMetadataStorage(),
    // Only the bound: the stock converters also set 'number' over IsInt's 'integer'.
    additionalConverters: {
      min: ({ constraints }) => ({ minimum: constraints[0] }),
      max: ({ constraints }) => ({ maximum: constraints[0] }),
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

/** Returns the documentation of a route. */
export function documentRoute(route: RestRoute): FastifySchema {
  const { summary, tag, inputs, isPublic, isHidden, accepts, answers } = route;
  if (isHidden) return { hide: true };
  return {
    summary,
    tags: [tag],
    ...(accepts && { consumes: [accepts] }),
    ...(isPublic && { security: [] }),
    ...(inputs.body && { body: schemaOf(inputs.body) }),
    ...(inputs.params && { params: schemaOf(inputs.params) }),
    ...(inputs.query && { querystring: querySchema(inputs.query) }),
    response: {
      ...(answers === 'list' && { 200: { description: 'A list.', headers: LIST_HEADERS } }),
      '4xx': ERROR,
    },
  };
}

/** Serves the OpenAPI document of all routes mounted afterwards, and its pages at /api/docs. */
export async function mountDocumentation(server: FastifyInstance, app: AppContext): Promise<void> {
  await server.register(fastifySwagger, {
    openapi: {
      info: {
        title: 'Fairweek',
        version: VERSION,
        description:
          'The REST routes of Fairweek, which call the same use-cases as GraphQL at /graphql. Sign in with POST /api/auth/login; the session is kept in a cookie. An empty string in an optional field counts as absent.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieNameAt(app, SESSION_COOKIE) },
        },
      },
      security: [{ session: [] }],
    },
  });
  await server.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
}
