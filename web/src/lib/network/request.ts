import { createContext, use } from 'react';
import { errorCode } from './error-text';
import type { GraphQLProblem } from './outage';
import { MOST_TRIES, Outage } from './outage';

/** An operation of a page that does without Apollo Client. */
export interface PlainOperation<TData, TVariables> {
  name: string;
  text: string;
  /** The hash of the text, by which a server of another release knows that it is ours. */
  hash: string;
  /** Never set: carries the types. */
  types?: (variables: TVariables) => TData;
}

/** Sends an operation; throws a `Refused` if the server answers with errors. */
export type SendRequest = <TData, TVariables>(
  operation: PlainOperation<TData, TVariables>,
  variables: TVariables,
  init?: RequestInit,
  tries?: number,
) => Promise<TData>;

/** The server's answer to an operation that it did not carry out. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly errors: readonly GraphQLProblem[]) {
    super(errors[0]?.message);
  }
}

interface Network {
  fetch: typeof fetch;
  /** Called when the server no longer knows this page's operations. */
  markOutdated: () => void;
  /** Resolves as soon as the server responds. */
  whenReachable: () => Promise<void>;
}

/** Finds the last answer to a query, which outlives an outage. */
export type FindSaved = (name: string) => Promise<Record<string, unknown> | undefined>;

/**
 * Returns how to send operations through a network. Queries wait for the end of an outage, unless
 * a saved answer is at hand to what was not answered yet; mutations are never sent again automatically.
 */
export function createSend(network: Network, findSaved?: FindSaved): SendRequest {
  const answered = new Set<string>();
  const find = async (name: string) => (answered.has(name) ? undefined : findSaved?.(name));
  return async function send(operation, variables, init, tries = 1) {
    try {
      const data = await sendOnce(network, operation, variables, init);
      answered.add(operation.name);
      return data;
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      const known = await find(operation.name).catch(() => undefined);
      if (known) return known as never;
      if (!operation.text.startsWith('query') || tries === MOST_TRIES) throw error;
    }
    await network.whenReachable();
    return send(operation, variables, init, tries + 1);
  };
}

async function sendOnce<TData, TVariables>(
  network: Network,
  { name, text, hash }: PlainOperation<TData, TVariables>,
  variables: TVariables,
  init?: RequestInit,
): Promise<TData> {
  const answer = await network.fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({
      operationName: name,
      query: text,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
    ...init,
  });
  const { data, errors } = await answer.json().catch(() => {
    const { status: statusCode } = answer;
    throw Object.assign(new Error('The answer is not GraphQL.'), { statusCode });
  });
  if (!errors) return data;
  const refusal = new Refused(errors);
  if (errorCode(refusal) === 'PERSISTED_QUERY_NOT_FOUND') network.markOutdated();
  throw refusal;
}

export const SendContext = createContext<SendRequest | null>(null);

/** Returns how to send operations without Apollo Client. */
export function useSend(): SendRequest {
  const send = use(SendContext);
  if (!send) throw new Error('useSend needs a SendContext above it.');
  return send;
}
