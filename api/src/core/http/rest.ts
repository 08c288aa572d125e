import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { AppError } from '../errors';
import { parseInput } from '../input/parse-input';
import {
  type AppContext,
  asGranted,
  type Policy,
  type RequestContext,
  refuseWhileViewing,
  requireSession,
} from '../request-context';
import { keyOf, once } from './idempotency';
import type { Answer } from './rest-answer';
import { answerFile, type RestFile } from './rest-file';
import { answerList, type RestList } from './rest-list';
import { acceptBody, receiveUpload, type Upload } from './rest-upload';
import type { Scope } from './scope';
import type { Exchange, Serve } from './serve';

type Input = new () => object;
type InputOf<T extends Input | undefined> = T extends Input ? InstanceType<T> : undefined;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A route: its input classes and the use-case that handles it. */
export interface RestRoute {
  method: Method;
  /** The operation's name in the documentation, by which generated clients call it. */
  id?: string;
  /** With parameters such as ':id'. */
  url: string;
  /** Success status; defaults to 200. */
  status?: number;
  /** Maximum body size in bytes; defaults to the usual one. */
  maxBodyBytes?: number;
  summary: string;
  tag: string;
  /** Served without a session; all other routes require one before they read the input. */
  isPublic?: boolean;
  /**
   * Served while an administrator views as another user, for the administrator's own session; all
   * other routes are refused then.
   */
  isOfSession?: boolean;
  /** Whether it signs in: then it waits neither for its turn nor for a connection of others. */
  isSignIn?: boolean;
  /** The scope that an access token needs; absent if all tokens are refused. */
  scope?: Scope;
  /** Whether its answers hold a secret, or change the caller's session: then none is ever kept. */
  hasSecrets?: boolean;
  /** Left out of the documentation: for programs and people who are given the address. */
  isHidden?: boolean;
  /** Whether the route exists in this installation; defaults to true. */
  isOpen?(app: AppContext): boolean;
  /**
   * Media type of a body that is not JSON and is read by the use-case; '*' for any type, never
   * read.
   */
  accepts?: string;
  /** Whether it takes any fields in its address, unchecked: for addresses that others write. */
  hasFreeQuery?: boolean;
  /** Headers of every response, refusals included. */
  headers?: Record<string, string>;
  /** 'list' returns the total and the links to other pages in headers. */
  answers: 'json' | 'list' | 'file';
  /** The schema of a success, or of an item of the list; files have `media` instead. */
  answer?: Answer;
  /** The media type of a file. */
  media?: string;
  inputs: { body?: Input; params?: Input; query?: Input };
  handle(
    call: RequestContext,
    inputs: { body: unknown; params: unknown; query: unknown },
  ): Promise<unknown>;
}

/** A route before it has a subject. */
type Untagged = Omit<RestRoute, 'tag'>;

interface Definition<
  B extends Input | undefined,
  P extends Input | undefined,
  Q extends Input | undefined,
  Answer,
> extends Omit<Untagged, 'method' | 'url' | 'inputs' | 'answers' | 'handle'> {
  body?: B;
  params?: P;
  query?: Q;
  handle(
    call: RequestContext,
    inputs: { body: InputOf<B>; params: InputOf<P>; query: InputOf<Q> },
  ): Promise<Answer>;
}

/** Lists routes below their subject in the documentation. */
export function routesOf(tag: string, routes: readonly Untagged[]): RestRoute[] {
  return routes.map((untagged) => ({ ...untagged, tag }));
}

/** Declares a route whose inputs have the types of their classes. */
export function route<
  B extends Input | undefined = undefined,
  P extends Input | undefined = undefined,
  Q extends Input | undefined = undefined,
>(method: Method, url: string, definition: Definition<B, P, Q, unknown>): Untagged {
  const { body, params, query, handle, ...rest } = definition;
  const inputs = { body, params, query };
  return { ...rest, method, url, answers: 'json', inputs, handle: handle as Untagged['handle'] };
}

/** Declares a route that returns a list. */
export function listRoute<
  P extends Input | undefined = undefined,
  Q extends Input | undefined = undefined,
>(url: string, definition: Omit<Definition<undefined, P, Q, RestList>, 'body'>): Untagged {
  return { ...route('GET', url, definition), answers: 'list' };
}

/** Declares a route that returns a page or a file. */
export function fileRoute<
  B extends Input | undefined = undefined,
  P extends Input | undefined = undefined,
  Q extends Input | undefined = undefined,
>(method: Method, url: string, definition: Definition<B, P, Q, RestFile>): Untagged {
  return { ...route(method, url, definition), answers: 'file' };
}

/** Declares a route that receives a file as a stream. */
export function uploadRoute<Q extends Input | undefined = undefined>(
  url: string,
  definition: Omit<Definition<undefined, undefined, Q, unknown>, 'body' | 'handle'> & {
    accepts: string;
    handle(call: RequestContext, inputs: { body: Upload; query: InputOf<Q> }): Promise<unknown>;
  },
): Untagged {
  const { query, handle, ...rest } = definition;
  const inputs = { query };
  const method = 'POST';
  return { ...rest, method, url, answers: 'json', inputs, handle: handle as Untagged['handle'] };
}

const BOOLEANS: Record<string, boolean> = { true: true, false: false };

/** Converts text from the address to numbers or booleans where the class declares them. */
function typed(type: Input, values: unknown): object {
  const entries = Object.entries(values ?? {}).map(([key, value]) => {
    const declared = Reflect.getMetadata('design:type', type.prototype, key);
    if (declared === Number && value !== '') return [key, Number(value)];
    if (declared === Boolean) return [key, BOOLEANS[String(value)] ?? value];
    return [key, value];
  });
  return Object.fromEntries(entries);
}

/** Parses the query string; the page size may be named `limit` or `first`. */
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

/** Returns true if an input class has a page size. */
export function takesFirst(type: Input): boolean {
  return Reflect.hasMetadata('design:type', type.prototype, 'first');
}

interface MountOptions {
  serve: Serve;
  /** Asked before the input is read. */
  policy?: Policy | undefined;
  schema: FastifySchema;
}

/** Mounts a route: the session, then the input classes, one use-case, one response. */
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
  // In its own scope, so that no other route accepts such a body.
  server.register(async (scope) => {
    acceptBody(scope, accepts);
    mount(scope, restRoute, options);
  });
}

type Inputs = Parameters<RestRoute['handle']>[1];

/** Parses the parts of a request; the refusal names the problems of all of them. */
async function inputsOf(
  { inputs, hasFreeQuery }: RestRoute,
  request: FastifyRequest,
): Promise<Inputs> {
  const { body, params, query } = inputs;
  const refusals: AppError[] = [];
  const note = (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    refusals.push(error);
  };
  const parsed = {
    body: body && (await parseInput(body, request.body).catch(note)),
    params: params && (await parseInput(params, typed(params, request.params)).catch(note)),
    query: hasFreeQuery
      ? request.query
      : query && (await parseQuery(query, Object(request.query)).catch(note)),
  };
  const [first] = refusals;
  if (!first) return parsed;
  const sentences = refusals.map(({ message }) => message);
  throw new AppError(first.code, sentences.join(' '), first.field);
}

/** Carries out a request, and answers it. */
async function answer(
  restRoute: RestRoute,
  caller: RequestContext,
  { request, reply, policy }: Exchange & Pick<MountOptions, 'policy'>,
): Promise<unknown> {
  const { status = 200, accepts, answers, handle, scope, isPublic, isOfSession } = restRoute;
  const call = asGranted(caller, scope);
  if (!isOfSession) refuseWhileViewing(call);
  if (!isPublic) requireSession(call);
  policy?.(call);
  const inputs = await inputsOf(restRoute, request);
  const key = keyOf(restRoute, request);
  const isUpload = accepts !== undefined && accepts !== '*';
  const work = () =>
    isUpload
      ? receiveUpload(request, accepts, (body) => handle(call, { ...inputs, body }))
      : handle(call, inputs);
  const result = key === undefined ? await work() : await once(call, { key, request, reply }, work);
  if (answers === 'file') return answerFile(request, reply, result as RestFile);
  if (status !== 200) reply.code(status);
  return answers === 'list' ? answerList(request, reply, result as RestList) : result;
}

function mount(server: FastifyInstance, restRoute: RestRoute, options: MountOptions): void {
  const { method, url, maxBodyBytes, headers, isSignIn } = restRoute;
  server.route({
    method,
    url,
    bodyLimit: maxBodyBytes,
    schema: options.schema,
    // Fastify's own validation is off: the schema documents, and the input classes validate.
    validatorCompiler: () => () => true,
    serializerCompiler: () => JSON.stringify,
    onRequest:
      headers &&
      ((_request, reply, done) => {
        reply.headers(headers);
        done();
      }),
    handler(request, reply) {
      const exchange = { request, reply, isSignIn };
      return options.serve(exchange, (call) =>
        answer(restRoute, call, { ...exchange, policy: options.policy }),
      );
    },
  });
}
