import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { type App, type Call, requireActor } from '../call';
import { AppError } from '../errors';
import { parseInput } from '../input/parse-input';
import { answerFile, type RestFile } from './rest-file';
import { answerList, type RestList } from './rest-list';
import { acceptBody, receiveUpload, type Upload } from './rest-upload';

type Input = new () => object;
type InputOf<T extends Input | undefined> = T extends Input ? InstanceType<T> : undefined;

/** A route: what it takes as input classes, and the use-case that answers. */
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
  /** Answered without a session; all other routes ask for one before they look at the input. */
  isPublic?: boolean;
  /** No part of the documentation: for programs and people who are given the address. */
  isHidden?: boolean;
  /** Where there is such a route at all; everywhere by default. */
  isOpen?(app: App): boolean;
  /** The type of a body that is no JSON and is not read before the use-case does; '*' for any type, never read. */
  accepts?: string;
  /** Of every answer, refusals included. */
  headers?: Record<string, string>;
  /** A list's total and other pages stand in headers. */
  answers: 'json' | 'list' | 'file';
  inputs: { body?: Input; params?: Input; query?: Input };
  handle(call: Call, inputs: { body: unknown; params: unknown; query: unknown }): Promise<unknown>;
}

interface Definition<
  B extends Input | undefined,
  P extends Input | undefined,
  Q extends Input | undefined,
  Answer,
> extends Omit<RestRoute, 'inputs' | 'answers' | 'handle'> {
  body?: B;
  params?: P;
  query?: Q;
  handle(
    call: Call,
    inputs: { body: InputOf<B>; params: InputOf<P>; query: InputOf<Q> },
  ): Promise<Answer>;
}

/** Declares a route with its inputs typed from their classes. */
export function route<
  B extends Input | undefined = undefined,
  P extends Input | undefined = undefined,
  Q extends Input | undefined = undefined,
>(definition: Definition<B, P, Q, unknown>): RestRoute {
  const { body, params, query, handle, ...rest } = definition;
  const inputs = { body, params, query };
  return { ...rest, answers: 'json', inputs, handle: handle as RestRoute['handle'] };
}

/** Declares a route that answers a list. */
export function listRoute<
  P extends Input | undefined = undefined,
  Q extends Input | undefined = undefined,
>(definition: Omit<Definition<undefined, P, Q, RestList>, 'method' | 'body'>): RestRoute {
  return { ...route({ ...definition, method: 'GET' }), answers: 'list' };
}

/** Declares a route that answers a page or a file. */
export function fileRoute<
  P extends Input | undefined = undefined,
  Q extends Input | undefined = undefined,
>(definition: Omit<Definition<undefined, P, Q, RestFile>, 'body'>): RestRoute {
  return { ...route(definition), answers: 'file' };
}

/** Declares a route that takes a file, as it comes in. */
export function uploadRoute<Q extends Input | undefined = undefined>(
  definition: Omit<Definition<undefined, undefined, Q, unknown>, 'method' | 'body' | 'handle'> & {
    accepts: string;
    handle(call: Call, inputs: { body: Upload; query: InputOf<Q> }): Promise<unknown>;
  },
): RestRoute {
  const { query, handle, ...rest } = definition;
  const inputs = { query };
  return {
    ...rest,
    method: 'POST',
    answers: 'json',
    inputs,
    handle: handle as RestRoute['handle'],
  };
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

/** The query of an address; a page size may be called `limit` as well as `first`. */
async function parseQuery(type: Input, values: object): Promise<object> {
  if (!('limit' in values) || !takesFirst(type)) return parseInput(type, typed(type, values));
  const { limit, ...others } = values;
  if ('first' in others) {
    throw new AppError('BAD_USER_INPUT', 'limit and first mean the same: give only one.', 'limit');
  }
  try {
    return await parseInput(type, typed(type, { ...others, first: limit }));
  } catch (error) {
    if (!(error instanceof AppError) || error.field !== 'first') throw error;
    throw new AppError(error.code, error.message.replace(/^first/, 'limit'), 'limit');
  }
}

/** Whether an input class has a page size. */
export function takesFirst(type: Input): boolean {
  return Reflect.hasMetadata('design:type', type.prototype, 'first');
}

interface MountOptions {
  callOf(request: FastifyRequest, reply: FastifyReply): Promise<Call>;
  schema: FastifySchema;
}

/** Mounts a route: the session, then the input into its classes, one use-case, one answer. */
export function mountRoute(
  server: FastifyInstance,
  restRoute: RestRoute,
  options: MountOptions,
): void {
  const { accepts } = restRoute;
  if (!accepts) {
    mount(server, restRoute, options);
    return;
  }
  // In a scope of its own: nowhere else is such a body taken.
  server.register(async (scope) => {
    acceptBody(scope, accepts);
    mount(scope, restRoute, options);
  });
}

type Inputs = Parameters<RestRoute['handle']>[1];

async function inputsOf({ inputs }: RestRoute, request: FastifyRequest): Promise<Inputs> {
  const { body, params, query } = inputs;
  return {
    body: body && (await parseInput(body, request.body)),
    params: params && (await parseInput(params, typed(params, request.params))),
    query: query && (await parseQuery(query, Object(request.query))),
  };
}

function mount(server: FastifyInstance, restRoute: RestRoute, options: MountOptions): void {
  const { method, url, status = 200, maxBodyBytes, headers = {}, isPublic = false } = restRoute;
  const { accepts, answers, handle } = restRoute;
  const isUpload = accepts !== undefined && accepts !== '*';
  server.route({
    method,
    url,
    bodyLimit: maxBodyBytes,
    schema: options.schema,
    // Fastify's own validation is off: the schema documents, the input classes check.
    validatorCompiler: () => () => true,
    serializerCompiler: () => JSON.stringify,
    onRequest: async (_request, reply) => void reply.headers(headers),
    handler: async (request, reply) => {
      const call = await options.callOf(request, reply);
      if (!isPublic) requireActor(call);
      const inputs = await inputsOf(restRoute, request);
      const answer = isUpload
        ? await receiveUpload(request, accepts, (body) => handle(call, { ...inputs, body }))
        : await handle(call, inputs);
      if (answers === 'file') return answerFile(request, reply, answer as RestFile);
      if (status !== 200) reply.code(status);
      return answers === 'list' ? answerList(request, reply, answer as RestList) : answer;
    },
  });
}
