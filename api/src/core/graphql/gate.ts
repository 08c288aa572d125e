import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from 'graphql';
import { AppError } from '../errors';
import { documentProblem, MAX_TOKENS, variablesProblem } from './operation-limits';
import type { PersistedOperations } from './persisted-operations';

/** A GraphQL request as received by HTTP or socket, before any check. */
export interface GraphqlRequest {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/** A request whose parts have the types that GraphQL gives them. */
interface TypedRequest {
  query: string | undefined;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
  /** The hash by which it names a persisted operation, without its text or beside it. */
  hash: string | undefined;
}

/** An operation that may be validated and executed; nothing else of its request may. */
export interface Admitted extends Pick<TypedRequest, 'operationName' | 'variables'> {
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

/** By this code, clients of programs stop sending the hash first. */
const notKept = () =>
  new AppError(
    'PERSISTED_QUERY_NOT_SUPPORTED',
    'No query of a program is kept: send its whole text.',
  );

function textIn(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return undefined;
  throw refuse(`${name} must be a text.`);
}

function objectIn(name: string, value: unknown): Record<string, unknown> | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  throw refuse(`${name} must be an object.`);
}

function typed({ query, operationName, variables, extensions }: GraphqlRequest): TypedRequest {
  const { persistedQuery } = objectIn('extensions', extensions) ?? {};
  const persisted = objectIn('persistedQuery', persistedQuery);
  return {
    query: textIn('query', query),
    operationName: textIn('operationName', operationName),
    variables: objectIn('variables', variables),
    hash: textIn('sha256Hash', persisted?.sha256Hash),
  };
}

function parseText(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? [];
    throw refuse(`${error.message} (line ${line}, column ${column})`);
  }
}

function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  const count = document.definitions.filter(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ).length;
  if (count === 0) throw refuse('The document holds no operation.');
  if (name !== undefined) throw refuse('The document holds no operation of that name.');
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
   * Returns the requested operation, and all of the request that may reach what executes it. An
   * access token may run any operation. Throws an AppError for everything else, first of all for
   * what it does not understand.
   */
  admit(
    request: GraphqlRequest,
    { transport, hasToken }: { transport: 'HTTP' | 'WebSocket'; hasToken: boolean },
  ): Admitted {
    const asked = typed(request);
    const { operationName, variables } = asked;
    const { text, hash } = this.sourceOf(asked, hasToken);
    const known = this.operations.documentOf(hash);
    const document = known ?? parseText(text);
    const problem = (known ? undefined : documentProblem(document)) ?? variablesProblem(variables);
    if (problem) throw refuse(problem);
    const operation = operationOf(document, operationName);
    const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
    if (isSubscription && transport === 'HTTP') {
      throw refuse('Subscriptions go to /graphql by WebSocket.');
    }
    if (!isSubscription && transport === 'WebSocket') {
      throw refuse('Queries and mutations go to /graphql by HTTP.');
    }
    const isPersisted = this.operations.has(hash);
    return { text, hash, operationName, variables, document, operation, isPersisted };
  }

  private sourceOf(
    { query, hash: requested }: TypedRequest,
    hasToken: boolean,
  ): Pick<Admitted, 'text' | 'hash'> {
    if (query) {
      const hash = this.operations.hashOf(query);
      if (this.acceptsAny || hasToken || this.operations.has(hash)) return { text: query, hash };
      // Only pages of our own name the hash beside the text: this one is of another release.
      if (requested === hash) throw outdated();
      throw new AppError(
        'FORBIDDEN',
        'This server runs the operations of its own web interface only.',
      );
    }
    if (requested === undefined) throw refuse('The request has no operation.');
    const text = this.operations.textOf(requested);
    if (text !== undefined) return { text, hash: requested };
    throw hasToken ? notKept() : outdated();
  }
}
