import {
  type DocumentNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from 'graphql';
import { AppError } from '../errors';
import { documentProblem, MAX_TOKENS, variablesProblem } from './operation-limits';
import { hashOf, type PersistedOperations } from './persisted-operations';

/** A GraphQL request as received by HTTP or socket, before any check. */
export interface GraphqlRequest {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/** An operation that may be validated and executed. */
export interface Admitted {
  /** The whole document. */
  text: string;
  hash: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** True if it is one of the web interface's own. */
  isPersisted: boolean;
}

const refuse = (message: string) => new AppError('BAD_USER_INPUT', message);

const outdated = () =>
  new AppError('PERSISTED_QUERY_NOT_FOUND', 'Fairweek was updated. Please reload this page.');

/** Returns the hash by which a request names a persisted operation, without its text or beside it. */
function requestedHash({ extensions }: GraphqlRequest): string | undefined {
  const persisted = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)
    ?.persistedQuery;
  return typeof persisted?.sha256Hash === 'string' ? persisted.sha256Hash : undefined;
}

function operationOf(document: DocumentNode, name: unknown): OperationDefinitionNode {
  const operation = getOperationAST(document, typeof name === 'string' ? name : undefined);
  if (operation) return operation;
  const count = document.definitions.filter(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ).length;
  if (count === 0) throw refuse('The document holds no operation.');
  if (typeof name === 'string') throw refuse('The document holds no operation of that name.');
  throw refuse('The document holds several operations: operationName must name one of them.');
}

/** Decides, before anything is parsed, which operations are accepted. */
export class OperationGate {
  constructor(
    private readonly operations: PersistedOperations,
    /**
     * Whether documents other than persisted operations are accepted, as playgrounds and scripts
     * send them.
     */
    private readonly acceptsAny: boolean,
  ) {}

  /**
   * Returns the requested operation; null if the request has no text. An access token may run any
   * operation. Throws an AppError if it is refused, and a GraphQLError if the text is not GraphQL.
   */
  admit(
    request: GraphqlRequest,
    { transport, hasToken }: { transport: 'HTTP' | 'WebSocket'; hasToken: boolean },
  ): Admitted | null {
    const source = this.sourceOf(request, hasToken);
    if (!source) return null;
    const { text, hash } = source;
    const known = this.operations.documentOf(hash);
    const document = known ?? parse(text, { maxTokens: MAX_TOKENS });
    const problem =
      (known ? undefined : documentProblem(document)) ?? variablesProblem(request.variables);
    if (problem) throw refuse(problem);
    const operation = operationOf(document, request.operationName);
    const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
    if (isSubscription && transport === 'HTTP') {
      throw refuse('Subscriptions go to /graphql by WebSocket.');
    }
    if (!isSubscription && transport === 'WebSocket') {
      throw refuse('Queries and mutations go to /graphql by HTTP.');
    }
    return { text, hash, document, operation, isPersisted: this.operations.has(hash) };
  }

  private sourceOf(
    request: GraphqlRequest,
    hasToken: boolean,
  ): { text: string; hash: string } | null {
    const requested = requestedHash(request);
    if (typeof request.query === 'string' && request.query !== '') {
      const hash = hashOf(request.query);
      if (this.acceptsAny || hasToken || this.operations.has(hash))
        return { text: request.query, hash };
      // Only pages of our own name the hash beside the text: this one is of another release.
      if (requested === hash) throw outdated();
      throw new AppError(
        'FORBIDDEN',
        'This server runs the operations of its own web interface only.',
      );
    }
    if (requested === undefined) return null;
    const text = this.operations.textOf(requested);
    if (text !== undefined) return { text, hash: requested };
    throw outdated();
  }
}
