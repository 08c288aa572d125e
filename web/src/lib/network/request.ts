import { createContext, use } from 'react';
import type { GraphQLProblem } from './graphql-errors';
import { MOST_TRIES, Outage } from './outage';

/** An operation of a page that does without Apollo Client: its name and its text. */
export interface PlainOperation<TData, TVariables> {
  name: string;
  text: string;
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
  /** Resolves as soon as the server responds. */
  whenReachable: () => Promise<void>;
}

/** The answers that outlive an outage. */
export interface SavedAnswers {
  keep: (name: string, data: Record<string, unknown>) => Promise<void>;
  find: (name: string) => Promise<Record<string, unknown> | undefined>;
}

/**
 * Returns how to send operations through a network. Queries wait for the end of an outage, unless
 * an earlier answer is at hand; mutations are never sent again automatically.
 */
export function createSend(network: Network, saved?: SavedAnswers): SendRequest {
  return async function send(operation, variables, init, tries = 1) {
    try {
      const data = await sendOnce(network, operation, variables, init);
      saved?.keep(operation.name, Object(data)).catch(() => undefined);
      return data;
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      const known = await saved?.find(operation.name).catch(() => undefined);
      if (known) return known as never;
      if (!operation.text.startsWith('query') || tries === MOST_TRIES) throw error;
    }
    await network.whenReachable();
    return send(operation, variables, init, tries + 1);
  };
}

async function sendOnce<TData, TVariables>(
  network: Network,
  { name, text }: PlainOperation<TData, TVariables>,
  variables: TVariables,
  init?: RequestInit,
): Promise<TData> {
  const answer = await network.fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ operationName: name, query: text, variables }),
    ...init,
  });
  const { data, errors } = await answer.json().catch(() => {
    const { status: statusCode } = answer;
    throw Object.assign(new Error('The answer is not GraphQL.'), { statusCode });
  });
  if (errors) throw new Refused(errors);
  return data;
}

export const SendContext = createContext<SendRequest | null>(null);

/** Returns how to send operations without Apollo Client. */
export function useSend(): SendRequest {
  const send = use(SendContext);
  if (!send) throw new Error('useSend needs a SendContext above it.');
  return send;
}
