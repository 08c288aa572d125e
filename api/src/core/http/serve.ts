import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request-context';

/** A request to the application by HTTP. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  /** True for signing in, which waits for no one and has connections to the database of its own. */
  isSignIn?: boolean;
  /** The caller, if already read. */
  call?: RequestContext | undefined;
}

/** Serves a request once it is known who makes it, and when it is their turn. */
export type Serve = <Result>(
  exchange: Exchange,
  work: (call: RequestContext) => Promise<Result>,
) => Promise<Result>;

/** Reads who makes a request. */
export type CallOf = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
