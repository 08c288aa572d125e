import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { Subscription } from 'rxjs';
import {
  ConversationMessagesDocument,
  type ConversationMessagesQuery,
  type ConversationMessagesQueryVariables,
} from '../../../generated/graphql';
import { rereadsOf } from '../../../kit/live/rereads';
import { Refusal } from '../../../kit/test/fake-server';
import { FakeServer, OLIVIA, OMAR } from '../test/fake-server';
import { LIST_OPTIONS } from './query-options';

type Thread = ObservableQuery<ConversationMessagesQuery, ConversationMessagesQueryVariables>;

describe('A conversation that is read again', () => {
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

  it('reads again all that is loaded with one request, and changes deep down show', async () => {
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

  it('starts one more round after the one that was under way, however often it was asked', async () => {
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

  it('repeats what the network failed, at once when asked, until it succeeds', async () => {
    server.isDown = true;
    rereadsOf(client).everything();
    await jest.advanceTimersByTimeAsync(2_500);
    server.store('Missed', OMAR, OLIVIA);
    server.isDown = false;
    rereadsOf(client).everything();
    await jest.advanceTimersByTimeAsync(150);
    expect(shown()[0]).toBe('Missed');
  });

  it('leaves alone what the server refuses', async () => {
    server.failures.set('conversationMessages', new Refusal('This is not your conversation.'));
    reread();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.callsOf('conversationMessages')).toHaveLength(2);
  });
});
