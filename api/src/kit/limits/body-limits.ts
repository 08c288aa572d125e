import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { AppError } from '../errors';

/** Bytes of a request's body, unless its route takes more. */
export const MAX_BODY_BYTES = 64 * 1024;
/** The longest document is 100,000 characters; JSON takes up to 12 bytes for each when it is all escapes. */
export const MAX_LARGE_BODY_BYTES = 1_500_000;

/** Marks a GraphQL field whose input may be as large as `MAX_LARGE_BODY_BYTES`: `@Extensions(LARGE_INPUT)`. */
export const LARGE_INPUT = { largeInput: true };

const refusal = () => new AppError('PAYLOAD_TOO_LARGE', 'The body is too large.');

/** Whether a body is larger than usual, or may be: one that comes in chunks says nothing. */
function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;
}

/** Refuses a large body of a client that is signed out, before it is read (PAYLOAD_TOO_LARGE). */
export async function refuseLargeBody(
  request: FastifyRequest,
  isSignedIn: () => Promise<boolean>,
): Promise<void> {
  // Fastify itself refuses what is larger than its route takes.
  if (request.routeOptions.bodyLimit <= MAX_BODY_BYTES || !isLarge(request)) return;
  if (!(await isSignedIn())) throw refusal();
}

/** Refuses a large body of an operation that has a field without LARGE_INPUT (PAYLOAD_TOO_LARGE). */
export function refuseLargeOperation(
  request: FastifyRequest,
  { schema, operation }: { schema: GraphQLSchema; operation: OperationDefinitionNode },
): void {
  if (!isLarge(request)) return;
  const fields = schema.getMutationType()?.getFields() ?? {};
  const isMeantToBe = operation.selectionSet.selections.every(
    (selection) => 'name' in selection && fields[selection.name.value]?.extensions.largeInput,
  );
  if (!isMeantToBe) throw refusal();
}
