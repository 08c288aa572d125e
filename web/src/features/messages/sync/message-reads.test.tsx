import { screen, waitFor } from '@testing-library/react';
import { FakeServer, OLIVIA, OMAR, UMA } from '../test/fake-server';
import { happen, renderMessages } from '../test/render-messages';
import { bubble, composer } from '../test/thread';

const QUERIES = ['conversations', 'unreadConversations', 'mailboxCounts', 'conversationMessages'];
/** Longer than the window in which refetches are batched. */
const LATER_MS = 300;

let server: FakeServer;

beforeEach(() => {
  window.sessionStorage.clear();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  server = new FakeServer();
  server.store('Hello Olivia', OMAR, OLIVIA, { isRead: true });
});

afterEach(() => jest.restoreAllMocks());

/** Olivia's thread with Omar once it has settled, and how often each query was read from then on. */
async function open(newest = 'Hello Olivia') {
  const { user } = renderMessages(server, '/messages?conversation=10');
  await bubble(newest);
  const count = () => QUERIES.map((name) => server.callsOf(name).length);
  await waitFor(() => expect(server.callsOf('mailboxCounts')).toHaveLength(2), { timeout: 5_000 });
  await happen(() => {}, LATER_MS);
  const before = count();
  const reads = () =>
    Object.fromEntries(count().map((now, at) => [QUERIES[at], now - (before[at] ?? 0)]));
  return { user, reads };
}

const LISTS_ONCE = {
  conversations: 1,
  unreadConversations: 1,
  mailboxCounts: 1,
  conversationMessages: 0,
};

const publishLast = () => {
  const message = server.messages.at(-1);
  server.emit({ kind: 'SENT', conversationId: '10', personId: OLIVIA.id, message });
};

test('the user’s own message is inserted into its thread, and its event causes no second read', async () => {
  const { user, reads } = await open();
  await user.type(await composer(), 'See you{Enter}');
  await waitFor(async () => expect(await bubble('See you')).toHaveTextContent('○ Delivered'));
  await happen(() => {}, LATER_MS);
  expect(reads()).toEqual(LISTS_ONCE);
  await happen(publishLast, LATER_MS);
  expect(reads()).toEqual(LISTS_ONCE);
});

test('the same if the event arrives before the response', async () => {
  const { user, reads } = await open();
  server.hold('sendMessages');
  await user.type(await composer(), 'See you{Enter}');
  await waitFor(() => expect(server.messages.at(-1)?.content).toBe('See you'));
  await happen(publishLast, LATER_MS);
  expect(reads()).toEqual(LISTS_ONCE);
  await happen(() => server.release('sendMessages'), LATER_MS);
  expect(await bubble('See you')).toHaveTextContent('○ Delivered');
  expect(reads()).toEqual(LISTS_ONCE);
});

test('a message in another conversation refetches the lists once, and not the open thread', async () => {
  const { reads } = await open();
  await happen(() => server.deliver('New here', UMA, OLIVIA), LATER_MS);
  expect(await screen.findByRole('tab', { name: /Unread \(1\)/ })).toBeInTheDocument();
  expect(reads()).toEqual(LISTS_ONCE);
});

test('messages read by the user are shown as read, and the event causes no second read', async () => {
  const { reads } = await open();
  await happen(() => server.deliver('Are you there?', OMAR, OLIVIA), LATER_MS);
  await waitFor(() => expect(server.messages.at(-1)?.isRead).toBe(true));
  expect(await screen.findByRole('tab', { name: /Unread \(0\)/ })).toBeInTheDocument();
  await happen(() => {}, LATER_MS);
  const before = reads();
  const read = { fromMessageId: '2', upToMessageId: '2' };
  await happen(
    () => server.emit({ kind: 'READ', conversationId: '10', personId: OLIVIA.id, ...read }),
    LATER_MS,
  );
  expect(reads()).toEqual(before);
});

test('a response in flight during a read event does not turn a message unread', async () => {
  const mine = server.store('Got the keys?', OLIVIA, OMAR);
  await open();
  expect(await bubble('Got the keys?')).toHaveTextContent('○ Delivered');
  server.hold('conversationMessages');
  await happen(() => server.reconnected(), LATER_MS);
  const read = { fromMessageId: mine.id, upToMessageId: mine.id };
  await happen(() =>
    server.emit({ kind: 'READ', conversationId: '10', personId: OMAR.id, ...read }),
  );
  expect(await bubble('Got the keys?')).toHaveTextContent('✓ Read');
  await happen(() => server.release('conversationMessages'), LATER_MS);
  expect(await bubble('Got the keys?')).toHaveTextContent('✓ Read');
});

test('what was read beyond the loaded messages of a thread is read again in the lists', async () => {
  const old = server.store('Long ago', OMAR, OLIVIA);
  for (let count = 0; count < 30; count += 1) server.store(`Later ${count}`, OLIVIA, OMAR);
  const { reads } = await open('Later 29');
  expect(await screen.findByRole('tab', { name: /Unread \(1\)/ })).toBeInTheDocument();
  server.messages = server.messages.map((it) => (it.id === old.id ? { ...it, isRead: true } : it));
  const read = { fromMessageId: old.id, upToMessageId: old.id };
  await happen(
    () => server.emit({ kind: 'READ', conversationId: '10', personId: OLIVIA.id, ...read }),
    LATER_MS,
  );
  expect(await screen.findByRole('tab', { name: /Unread \(0\)/ })).toBeInTheDocument();
  expect(reads()).toEqual(LISTS_ONCE);
});
