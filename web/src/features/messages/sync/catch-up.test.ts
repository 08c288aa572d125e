import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { Subscription } from 'rxjs';
import {
  ConversationMessagesDocument,
  type ConversationMessagesQuery,
  type ConversationMessagesQueryVariables,
} from '../../../generated/graphql';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { rereadsOf } from '../../../lib/live/rereads';
import { Refusal } from '../../../lib/test/fake-server';
import { FakeServer, OLIVIA, OMAR } from '../test/fake-server';

type Thread = ObservableQuery<ConversationMessagesQuery, ConversationMessagesQueryVariables>;

describe('A refetched conversation', () => {
  let server: FakeServer;
  let client: ApolloClient;
  let thread: Thread;
  let watching: Subscription;

  beforeEach(async () => {
    jest.useFakeTimers();
    server = new FakeServer();
    for (let count = 1; count <= 150; count += 1) {
      server.store(`Note ${count}`, OMAR, OLIVIA);
    }
    client = server.createClient();
    thread = client.watchQuery({
      query: ConversationMessagesDocument,
      variables: { conversationId: '10', first: 30 },
      ...LIST_OPTIONS,
    });
    watching = thread.subscribe(() => {});
    await jest.advanceTimersByTimeAsync(10);
  });

  afterEach(() => {
    watching.unsubscribe();
    jest.useRealTimers();
  });

  const reread = () => void rereadsOf(client).request([ConversationMessagesDocument]);

  const shown = () =>
    thread.getCurrentResult().data?.conversationMessages?.items?.map((item) => item?.content) ?? [];

  const loadOlder = async () => {
    const before = String(151 - shown().length);
    thread.fetchMore({ variables: { before, first: 30 } });
    await jest.advanceTimersByTimeAsync(10);
  };

  it('refetches all loaded pages with one request, and shows changes in old pages', async () => {
    await loadOlder();
    await loadOlder();
    server.messages = server.messages.filter(({ content }) => content !== 'Note 70');
    reread();
    await jest.advanceTimersByTimeAsync(150);
    expect(server.callsOf('conversationMessages').at(-1)).toMatchObject({ first: 90 });
    expect(shown()).not.toContain('Note 70');
  });

  it('keeps what is loaded beyond the largest page', async () => {
    for (let page = 0; page < 4; page += 1) {
      await loadOlder();
    }
    expect(shown()).toHaveLength(150);
    reread();
    await jest.advanceTimersByTimeAsync(150);
    expect(server.callsOf('conversationMessages').at(-1)).toMatchObject({ first: 100 });
    expect(shown()).toHaveLength(150);
  });

  it('starts one more refetch after the one in flight, however often it is requested', async () => {
    const before = server.callsOf('conversationMessages').length;
    server.hold('conversationMessages');
    reread();
    await jest.advanceTimersByTimeAsync(150);
    server.store('Meanwhile', OMAR, OLIVIA);
    reread();
    rereadsOf(client).everything();
    await jest.advanceTimersByTimeAsync(150);
    expect(server.callsOf('conversationMessages').length - before).toBe(1);
    server.release('conversationMessages');
    await jest.advanceTimersByTimeAsync(150);
    expect(server.callsOf('conversationMessages').length - before).toBe(2);
    expect(shown()[0]).toBe('Meanwhile');
  });

  it('retries after network errors, at once on request, until it succeeds', async () => {
    server.isDown = true;
    rereadsOf(client).everything();
    await jest.advanceTimersByTimeAsync(2_500);
    server.store('Missed', OMAR, OLIVIA);
    server.isDown = false;
    rereadsOf(client).everything();
    await jest.advanceTimersByTimeAsync(150);
    expect(shown()[0]).toBe('Missed');
  });

  it('does not retry what the server refuses', async () => {
    server.failures.set('conversationMessages', new Refusal('This is not your conversation.'));
    reread();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.callsOf('conversationMessages')).toHaveLength(2);
  });
});
