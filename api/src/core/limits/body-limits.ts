import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { AppError } from '../errors';
import { isMarked } from '../graphql/root-fields';
import type { RequestContext } from '../request-context';

/** Maximum body size in bytes, unless a route allows more. */
export const MAX_BODY_BYTES = 64 * 1024;
/**
 * The longest document has 100,000 characters; JSON takes up to 12 bytes for each if all are
 * escaped.
 */
export const MAX_LARGE_BODY_BYTES = 1_500_000;

/**
 * Marks a GraphQL field whose input may be as large as `MAX_LARGE_BODY_BYTES`:
 * `@Extensions(LARGE_INPUT)`.
 */
export const LARGE_INPUT = { largeInput: true };

const refusal = () => new AppError('PAYLOAD_TOO_LARGE', 'The body is too large.');

/** Returns true if a body is or may be larger than usual: a chunked one has no declared length. */
function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;
}

/** Returns true for a body that is too large for a signed-out client, by the limit of its route. */
export function isTooLarge(request: FastifyRequest): boolean {
  // Fastify itself refuses bodies larger than the limit of their route.
  return isLarge(request) && request.routeOptions.bodyLimit > MAX_BODY_BYTES;
}

/** Refuses a large body from a signed-out client before it is read (PAYLOAD_TOO_LARGE). */
export async function refuseSignedOut(call: Promise<RequestContext>): Promise<void> {
  if ((await call).actor === null) throw refusal();
}

/** Refuses a large body if a field of the operation lacks LARGE_INPUT (PAYLOAD_TOO_LARGE). */
export function refuseLargeOperation(
  request: FastifyRequest,
  { schema, operation }: { schema: GraphQLSchema; operation: OperationDefinitionNode },
): void {
  if (!isLarge(request)) return;
  if (!isMarked(schema, operation, 'largeInput')) throw refusal();
}
