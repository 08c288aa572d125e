import { gql } from '@apollo/client';
import { CurrentUserDocument, MailboxCountsDocument } from '../generated/graphql';
import { createApolloClient } from './apollo-client';

type Answer = { status?: number; body: object };

/** The network of a test: answers by operation name and notes how it was asked. */
function answerWith(answers: Record<string, Answer>) {
  const asked: { name: string; init: RequestInit }[] = [];
  globalThis.fetch = async (_input, init = {}) => {
    const name: string = JSON.parse(String(init.body)).operationName;
    asked.push({ name, init });
    const { status = 200, body } = answers[name] ?? { body: {} };
    const headers = new Map([['content-type', 'application/graphql-response+json']]);
    return { ok: status < 300, status, headers, text: async () => JSON.stringify(body) } as never;
  };
  return asked;
}

const SIGNED_OUT = {
  status: 401,
  body: { errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }] },
};

describe('The Apollo client', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  beforeAll(() => {
    Object.assign(globalThis, { WebSocket: class {} });
    AbortSignal.timeout ??= () => new AbortController().signal;
    AbortSignal.any ??= () => new AbortController().signal;
  });

  it('asks /graphql with the cookie of this site only, and with a time limit', async () => {
    const asked = answerWith({ CurrentUser: { body: { data: { currentUser: null } } } });
    const { client } = createApolloClient();
    await client.query({ query: CurrentUserDocument });
    expect(asked[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it('asks who is signed in when an answer says that nobody is, so that the app can tell', async () => {
    const asked = answerWith({
      MailboxCounts: SIGNED_OUT,
      CurrentUser: { body: { data: { currentUser: null } } },
    });
    const { client } = createApolloClient();
    await expect(client.query({ query: MailboxCountsDocument })).rejects.toThrow('Please sign in.');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked.map(({ name }) => name)).toEqual(['MailboxCounts', 'CurrentUser']);
    expect(client.readQuery({ query: CurrentUserDocument })).toEqual({ currentUser: null });
  });

  it('does not ask in circles when that question is refused itself', async () => {
    const asked = answerWith({ CurrentUser: SIGNED_OUT });
    const { client } = createApolloClient();
    await expect(client.query({ query: CurrentUserDocument })).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveLength(1);
  });

  it('asks twice when asked twice, since the second answer may be newer', async () => {
    const asked = answerWith({ One: { body: { data: { one: 1 } } } });
    const { client } = createApolloClient();
    const ask = () =>
      client.query({
        query: gql`
          query One {
            one
          }
        `,
        fetchPolicy: 'network-only',
      });
    await Promise.all([ask(), ask()]);
    expect(asked).toHaveLength(2);
  });
});
