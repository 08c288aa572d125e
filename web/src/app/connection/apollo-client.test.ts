import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import {
  CurrentUserDocument,
  LogoutDocument,
  MailboxCountsDocument,
} from '../../generated/graphql';
import { Outage } from '../../lib/network/outage';
import { createApolloClient } from './apollo-client';

type Answer = { status?: number; body: object };

/** A fake network: answers by operation name and records requests. */
function answerWith(answers: Record<string, Answer>) {
  const asked: { name: string; init: RequestInit }[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const name: string = init.body ? JSON.parse(String(init.body)).operationName : String(input);
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

  it('requests /graphql with this site’s cookie only, and with a time limit', async () => {
    const asked = answerWith({ CurrentUser: { body: { data: { currentUser: null } } } });
    const { client } = createApolloClient();
    await client.query({ query: CurrentUserDocument });
    expect(asked[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it('reads the current user when a response says that no one is signed in', async () => {
    const asked = answerWith({
      MailboxCounts: SIGNED_OUT,
      CurrentUser: { body: { data: { currentUser: null } } },
    });
    const { client } = createApolloClient();
    await expect(client.query({ query: MailboxCountsDocument })).rejects.toThrow('Please sign in.');
    await waitFor(() =>
      expect(client.readQuery({ query: CurrentUserDocument })).toEqual({ currentUser: null }),
    );
    expect(asked.map(({ name }) => name)).toEqual(['MailboxCounts', 'CurrentUser']);
  });

  it('does not loop when that query is itself refused', async () => {
    const asked = answerWith({ CurrentUser: SIGNED_OUT });
    const { client } = createApolloClient();
    const ask = () => client.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' });
    await expect(ask()).rejects.toThrow();
    // By the second response, a query that followed the first would have been sent.
    await expect(ask()).rejects.toThrow();
    expect(asked).toHaveLength(2);
  });

  it('retries a query once an outage is over, and never a mutation', async () => {
    const answers: Record<string, Answer> = {
      MailboxCounts: { status: 503, body: {} },
      Logout: { status: 503, body: {} },
    };
    const asked = answerWith(answers);
    const { client } = createApolloClient();
    const counts = { __typename: 'MailboxCounts', unread: 1, read: 2, sent: 3 };
    const query = client.query({ query: MailboxCountsDocument });
    const mutation = client.mutate({ mutation: LogoutDocument });
    await expect(mutation).rejects.toBeInstanceOf(Outage);
    answers.MailboxCounts = { body: { data: { mailboxCounts: counts } } };
    expect((await query).data?.mailboxCounts).toMatchObject({ unread: 1 });
    const names = asked.map(({ name }) => name);
    expect(names.filter((name) => name === 'MailboxCounts')).toHaveLength(2);
    expect(names.filter((name) => name === 'Logout')).toHaveLength(1);
  });

  it('gives up on a query that is the only one to fail', async () => {
    const asked = answerWith({ MailboxCounts: { status: 503, body: {} } });
    const { client } = createApolloClient();
    const query = client.query({ query: MailboxCountsDocument });
    await expect(query).rejects.toBeInstanceOf(Outage);
    expect(asked.filter(({ name }) => name === 'MailboxCounts')).toHaveLength(4);
  });

  it('detects that the server was updated and does not know this page’s operations', async () => {
    const errors = [{ message: 'No.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];
    answerWith({ MailboxCounts: { status: 400, body: { errors } } });
    const { client, connection } = createApolloClient();
    expect(connection.isOutdated()).toBe(false);
    await expect(client.query({ query: MailboxCountsDocument })).rejects.toThrow('No.');
    expect(connection.isOutdated()).toBe(true);
  });

  it('sends a repeated query twice, since the second response may be newer', async () => {
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
