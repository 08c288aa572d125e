import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, OLIVIA, OMAR, UMA } from '../test/fake-server';
import { happen, renderMessages } from '../test/render-messages';

let server: FakeServer;
let hasFocus: jest.SpyInstance<boolean>;

beforeEach(() => {
  hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  server = new FakeServer();
  server.store('Hello Omar', OLIVIA, OMAR);
  server.store('Hello Olivia', OMAR, OLIVIA, { isRead: true });
});

afterEach(() => jest.restoreAllMocks());

const OPEN = '/messages?conversation=10';
const log = () => screen.findByRole('log');
const bubble = async (text: string) => {
  const found = await within(await log()).findByText(text);
  return found.parentElement;
};

describe('A message that is sent elsewhere', () => {
  it('shows at once in the open conversation', async () => {
    renderMessages(server, OPEN);
    await bubble('Hello Olivia');
    server.hold('conversationMessages');
    await happen(() => server.deliver('Are you there?', OMAR, OLIVIA));
    expect(await bubble('Are you there?')).toBeInTheDocument();
  });

  it('shows once, however often its event arrives', async () => {
    renderMessages(server, OPEN);
    await bubble('Hello Olivia');
    server.hold('conversationMessages');
    await happen(() => {
      const message = server.deliver('Are you there?', OMAR, OLIVIA);
      const event = { kind: 'SENT', conversationId: '10', personId: OMAR.id, message };
      server.emit(event);
      server.emit(event);
    });
    expect(within(await log()).getAllByText('Are you there?')).toHaveLength(1);
    await happen(() => server.release('conversationMessages'));
    expect(within(await log()).getAllByText('Are you there?')).toHaveLength(1);
  });

  it('is not lost to a response prepared before it', async () => {
    server.hold('conversationMessages');
    renderMessages(server, OPEN);
    await waitFor(() => expect(server.callsOf('conversationMessages')).toHaveLength(1));
    await happen(() => server.deliver('Are you there?', OMAR, OLIVIA));
    await happen(() => server.release('conversationMessages'));
    expect(await bubble('Are you there?')).toBeInTheDocument();
  });

  it('reaches lists, counts and badges without a reload', async () => {
    const { user } = renderMessages(server);
    expect(await screen.findByText('All caught up')).toBeInTheDocument();
    await happen(() => server.deliver('New here', UMA, OLIVIA));
    expect(await screen.findByRole('link', { name: /New here/ })).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: /Unread \(1\)/ })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /All Messages/ }));
    const [first] = within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole(
      'link',
    );
    expect(first).toHaveTextContent(/Uma Lind.*New here.*1 unread/);
    await happen(() => server.deliver('Still there?', OMAR, OLIVIA));
    expect(screen.getAllByRole('link', { name: /unread/ })[0]).toHaveTextContent('Still there?');
  });

  it('counts in the title with what the houses write, live', async () => {
    server.store('Still there?', OMAR, OLIVIA);
    renderMessages(server);
    await waitFor(() => expect(document.title).toBe('(1) Messages · Fairweek'));
    const event = { __typename: 'TalkEvent', kind: 'SENT', propertyId: '5', message: null };
    const hears = (more: object) =>
      happen(() => server.hear({ ...event, userId: null, readUpTo: null, ...more }));
    server.unreadInTalks = 2;
    await hears({});
    await waitFor(() => expect(document.title).toBe('(3) Messages · Fairweek'));
    const asked = server.callsOf('mailboxCounts').length;
    await hears({ kind: 'READ', userId: OMAR.id, readUpTo: '4' });
    expect(server.callsOf('mailboxCounts')).toHaveLength(asked);
    server.unreadInTalks = 0;
    await hears({ kind: 'READ', userId: OLIVIA.id, readUpTo: '4' });
    await waitFor(() => expect(document.title).toBe('(1) Messages · Fairweek'));
  });

  it('batches many events into one refetch, and the last one starts after the last event', async () => {
    renderMessages(server);
    await screen.findByText('All caught up');
    // The initial query, and the second once the subscription is ready.
    await waitFor(() => expect(server.callsOf('unreadConversations')).toHaveLength(2), {
      timeout: 5_000,
    });
    await happen(() => {
      for (let count = 1; count <= 20; count += 1) {
        server.deliver(`Burst ${count}`, UMA, OLIVIA);
      }
    }, 60);
    expect(await screen.findByRole('tab', { name: /Unread \(20\)/ })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Burst 20/ })).toBeInTheDocument();
    expect(server.callsOf('unreadConversations').length).toBeLessThanOrEqual(4);
  });
});

describe('Reading', () => {
  it('by the other person turns Delivered into Read on the open screen', async () => {
    renderMessages(server, OPEN);
    expect(await bubble('Hello Omar')).toHaveTextContent('○ Delivered');
    server.hold('conversationMessages');
    await happen(() =>
      server.emit({
        kind: 'READ',
        conversationId: '10',
        personId: OMAR.id,
        fromMessageId: '1',
        upToMessageId: '1',
      }),
    );
    expect(await bubble('Hello Omar')).toHaveTextContent('✓ Read');
  });

  it('marks an open conversation read, and what arrives in it', async () => {
    server.store('Unread one', OMAR, OLIVIA);
    renderMessages(server, OPEN);
    await bubble('Unread one');
    await waitFor(() => expect(server.messages[2]?.isRead).toBe(true));
    expect(await screen.findByRole('tab', { name: /Unread \(0\)/ })).toBeInTheDocument();
    await happen(() => server.deliver('Unread two', OMAR, OLIVIA));
    await waitFor(() => expect(server.messages[3]?.isRead).toBe(true));
    expect(server.callsOf('markConversationRead')).toHaveLength(2);
  });

  it('waits until the window has the user’s attention', async () => {
    hasFocus.mockReturnValue(false);
    server.store('Unread one', OMAR, OLIVIA);
    renderMessages(server, OPEN);
    await bubble('Unread one');
    await happen(() => {}, 150);
    expect(server.callsOf('markConversationRead')).toHaveLength(0);
    hasFocus.mockReturnValue(true);
    await happen(() => window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(server.messages[2]?.isRead).toBe(true));
  });
});

describe('Typing', () => {
  it('shows while the other participant types, and ends with the message', async () => {
    renderMessages(server, OPEN);
    await bubble('Hello Olivia');
    await happen(() => server.emit({ kind: 'TYPING', conversationId: '10', personId: OMAR.id }));
    expect(await screen.findByText('Omar is typing…')).toBeInTheDocument();
    await happen(() => server.deliver('Done', OMAR, OLIVIA));
    expect(screen.queryByText('Omar is typing…')).not.toBeInTheDocument();
  });

  it('of the user, in another tab, does not show', async () => {
    renderMessages(server, OPEN);
    await bubble('Hello Olivia');
    await happen(() => server.emit({ kind: 'TYPING', conversationId: '10', personId: OLIVIA.id }));
    expect(screen.queryByText(/is typing/)).not.toBeInTheDocument();
  });
});

describe('An action in another tab', () => {
  it('removes a deleted message from the open conversation', async () => {
    renderMessages(server, OPEN);
    await happen(() => server.deliver('To be deleted', OMAR, OLIVIA));
    await bubble('To be deleted');
    server.messages = server.messages.filter(({ content }) => content !== 'To be deleted');
    await happen(() => server.emit({ kind: 'CHANGED', conversationId: '10', personId: OLIVIA.id }));
    expect(within(await log()).queryByText('To be deleted')).not.toBeInTheDocument();
  });

  it('removes a message that was deleted before any response contained it', async () => {
    renderMessages(server, OPEN);
    await bubble('Hello Olivia');
    const message = server.store('Gone at once', OMAR, OLIVIA);
    server.messages.pop();
    await happen(() =>
      server.emit({ kind: 'SENT', conversationId: '10', personId: OMAR.id, message }),
    );
    await bubble('Gone at once');
    await happen(() => server.emit({ kind: 'CHANGED', conversationId: '10', personId: OLIVIA.id }));
    expect(within(await log()).queryByText('Gone at once')).not.toBeInTheDocument();
  });
});

describe('After a break', () => {
  it('all missed messages appear once in the conversation and the lists', async () => {
    renderMessages(server, OPEN);
    await bubble('Hello Olivia');
    server.store('Missed one', OMAR, OLIVIA);
    server.store('Missed two', OMAR, OLIVIA);
    server.store('Missed elsewhere', UMA, OLIVIA);
    hasFocus.mockReturnValue(false);
    await happen(() => server.reconnected(), 200);
    for (const text of ['Missed one', 'Missed two']) {
      expect(within(await log()).getAllByText(text)).toHaveLength(1);
    }
    expect(await screen.findByRole('link', { name: /Missed elsewhere/ })).toBeInTheDocument();
  });

  it('a conversation starts over from its newest page when more was missed than fits', async () => {
    renderMessages(server, OPEN);
    await bubble('Hello Olivia');
    for (let count = 1; count <= 40; count += 1) {
      server.store(`Missed ${count}`, OMAR, OLIVIA);
    }
    await happen(() => server.reconnected(), 200);
    expect(await bubble('Missed 40')).toBeInTheDocument();
    expect(within(await log()).queryByText('Hello Olivia')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Earlier messages' })).toBeInTheDocument();
  });

  it('a failed query is retried automatically', async () => {
    server.isDown = true;
    renderMessages(server, OPEN);
    expect(await screen.findByText('This conversation could not be loaded.')).toBeInTheDocument();
    server.isDown = false;
    await happen(() => server.reconnected(), 200);
    expect(await bubble('Hello Olivia')).toBeInTheDocument();
    expect(screen.queryByText('This list could not be loaded.')).not.toBeInTheDocument();
  });

  it('displayed data stays when catching up fails, until it succeeds', async () => {
    renderMessages(server, OPEN);
    await bubble('Hello Olivia');
    server.isDown = true;
    await happen(() => server.reconnected(), 200);
    expect(await bubble('Hello Olivia')).toBeInTheDocument();
    server.isDown = false;
    server.store('Missed one', OMAR, OLIVIA);
    expect(
      await within(await log()).findByText('Missed one', {}, { timeout: 3_000 }),
    ).toBeVisible();
  });
});
