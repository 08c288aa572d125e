import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Call } from './call';
import { parseInput } from './parse-input';

type Input = new () => object;
type InputOf<T extends Input | undefined> = T extends Input ? InstanceType<T> : undefined;

/** A documented route: what it takes as input classes, and the use-case that answers. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With parameters as ':id'. */
  url: string;
  /** Of the answer, where it is not 200. */
  status?: number;
  /** Of the longest body, where it is not the usual one. */
  maxBodyBytes?: number;
  summary: string;
  tag: string;
  inputs: { body?: Input; params?: Input; query?: Input };
  handle(call: Call, inputs: { body: unknown; params: unknown; query: unknown }): Promise<unknown>;
}

/** Declares a route with its inputs typed from their classes. */
export function route<
  B extends Input | undefined = undefined,
  P extends Input | undefined = undefined,
  Q extends Input | undefined = undefined,
>(definition: {
  method: RestRoute['method'];
  url: string;
  status?: number;
  maxBodyBytes?: number;
  summary: string;
  tag: string;
  body?: B;
  params?: P;
  query?: Q;
  handle(
    call: Call,
    inputs: { body: InputOf<B>; params: InputOf<P>; query: InputOf<Q> },
  ): Promise<unknown>;
}): RestRoute {
  const { body, params, query, handle, ...rest } = definition;
  return { ...rest, inputs: { body, params, query }, handle: handle as RestRoute['handle'] };
}

const BOOLEANS: Record<string, boolean> = { true: true, false: false };

/** What stands in an address is text; fields that their class declares as numbers or booleans are made so. */
function typed(type: Input, values: unknown): object {
  const entries = Object.entries(values ?? {}).map(([key, value]) => {
    const declared = Reflect.getMetadata('design:type', type.prototype, key);
    if (declared === Number && value !== '') return [key, Number(value)];
    if (declared === Boolean) return [key, BOOLEANS[String(value)] ?? value];
    return [key, value];
  });
  return Object.fromEntries(entries);
}

/** Mounts a route: parse into its input classes, one use-case, one answer. */
export function mountRoute(
  server: FastifyInstance,
  restRoute: RestRoute,
  options: {
    callOf(request: FastifyRequest, reply: FastifyReply): Promise<Call>;
    schema: FastifySchema;
  },
): void {
  const { method, url, status = 200, maxBodyBytes, inputs, handle } = restRoute;
  server.route({
    method,
    url,
    bodyLimit: maxBodyBytes,
    schema: options.schema,
    // Fastify's own validation is off: the schema documents, the input classes check.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const answer = await handle(await options.callOf(request, reply), {
        body: inputs.body && (await parseInput(inputs.body, request.body)),
        params:
          inputs.params && (await parseInput(inputs.params, typed(inputs.params, request.params))),
        query: inputs.query && (await parseInput(inputs.query, typed(inputs.query, request.query))),
      });
      if (status !== 200) reply.code(status);
      return answer;
    },
  });
}
