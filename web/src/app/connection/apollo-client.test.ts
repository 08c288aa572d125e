import { gql } from '@apollo/client';
import { MailboxCountsDocument, SaveThemeDocument } from '../../generated/graphql';
import { Outage } from '../../lib/network/outage';
import { createApolloClient } from './apollo-client';
import { Connection } from './connection';

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

const FORBIDDEN = {
  status: 403,
  body: { errors: [{ message: 'Not for you.', extensions: { code: 'FORBIDDEN' } }] },
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

  const counts = { __typename: 'MailboxCounts', unread: 1, read: 2, sent: 3, archived: 0 };

  /** A client whose session counts how often it is checked. */
  function connect({ isAdministering = false } = {}) {
    const connection = new Connection();
    const refresh = jest.fn(async () => null);
    const { client } = createApolloClient(connection, {
      refresh,
      isAdministering: () => isAdministering,
      isViewing: () => false,
    });
    return { client, connection, refresh };
  }

  it('requests /graphql with this site’s cookie only, and with a time limit', async () => {
    const asked = answerWith({ MailboxCounts: { body: { data: { mailboxCounts: counts } } } });
    const { client } = connect();
    await client.query({ query: MailboxCountsDocument });
    expect(asked[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['says that no one is signed in', SIGNED_OUT, false, 1],
    ['refuses an administrator', FORBIDDEN, true, 1],
    ['refuses anyone else', FORBIDDEN, false, 0],
  ])(
    'when a response %s, it checks the session as often as needed',
    async (_, answer, isAdministering, checks) => {
      answerWith({ MailboxCounts: answer });
      const { client, refresh } = connect({ isAdministering });
      await expect(client.query({ query: MailboxCountsDocument })).rejects.toThrow();
      expect(refresh).toHaveBeenCalledTimes(checks);
    },
  );

  it('retries a query once an outage is over, and never a mutation', async () => {
    const answers: Record<string, Answer> = {
      MailboxCounts: { status: 503, body: {} },
      SaveTheme: { status: 503, body: {} },
    };
    const asked = answerWith(answers);
    const { client } = connect();
    const query = client.query({ query: MailboxCountsDocument });
    const mutation = client.mutate({ mutation: SaveThemeDocument, variables: { themeId: 'dark' } });
    await expect(mutation).rejects.toBeInstanceOf(Outage);
    answers.MailboxCounts = { body: { data: { mailboxCounts: counts } } };
    expect((await query).data?.mailboxCounts).toMatchObject({ unread: 1 });
    const names = asked.map(({ name }) => name);
    expect(names.filter((name) => name === 'MailboxCounts')).toHaveLength(2);
    expect(names.filter((name) => name === 'SaveTheme')).toHaveLength(1);
  });

  it('gives up on a query that is the only one to fail', async () => {
    const asked = answerWith({ MailboxCounts: { status: 503, body: {} } });
    const { client, connection } = connect();
    const query = client.query({ query: MailboxCountsDocument });
    await expect(query).rejects.toBeInstanceOf(Outage);
    expect(asked.filter(({ name }) => name === 'MailboxCounts')).toHaveLength(4);
    await connection.whenReachable();
  });

  it('detects that the server was updated and does not know this page’s operations', async () => {
    const errors = [{ message: 'No.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];
    answerWith({ MailboxCounts: { status: 400, body: { errors } } });
    const { client, connection } = connect();
    expect(connection.isOutdated()).toBe(false);
    await expect(client.query({ query: MailboxCountsDocument })).rejects.toThrow('No.');
    expect(connection.isOutdated()).toBe(true);
  });

  it.each([
    ['the server does not answer', undefined, 2],
    ['no one is', null, 1],
  ])('opens an ended socket again unless no one is signed in: %s', async (_, user, sockets) => {
    const opened: FakeSocket[] = [];
    class FakeSocket {
      static readonly OPEN = 1;
      onclose: (event: object) => void = () => {};
      constructor() {
        opened.push(this);
      }
      close() {}
    }
    Object.assign(globalThis, { WebSocket: FakeSocket });
    jest.useFakeTimers();
    const { client, live } = createApolloClient(new Connection(), {
      refresh: async () => user,
      isAdministering: () => false,
      isViewing: () => false,
    });
    const query = gql`
      subscription Events {
        events
      }
    `;
    const listening = client.subscribe({ query }).subscribe({});
    await jest.advanceTimersByTimeAsync(0);
    opened[0]?.onclose({ code: 4401, reason: 'Your session has ended.' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(opened.length).toBe(sockets);
    listening.unsubscribe();
    live.stop();
    jest.useRealTimers();
  });

  it('sends a repeated query twice, since the second response may be newer', async () => {
    const asked = answerWith({ One: { body: { data: { one: 1 } } } });
    const { client } = connect();
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
