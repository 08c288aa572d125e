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

/**
 * Returns how to send operations through a network. Queries wait for the end of an outage;
 * mutations are never sent again automatically.
 */
export function createSend(network: Network): SendRequest {
  return async (operation, variables, init) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await sendOnce(network, operation, variables, init);
      } catch (error) {
        const isQuery = operation.text.startsWith('query');
        if (!isQuery || !(error instanceof Outage) || tries === MOST_TRIES) throw error;
        await network.whenReachable();
      }
    }
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
