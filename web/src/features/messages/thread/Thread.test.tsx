import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MAX_MESSAGE_LENGTH } from '../../../lib/outbox/message-length';
import { FakeServer, OLIVIA, OMAR } from '../test/fake-server';
import { happen, renderMessages } from '../test/render-messages';
import { bubble, composer, log, OPEN_THREAD, openThreadOn, sendButton } from '../test/thread';

let server: FakeServer;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  server = new FakeServer();
  server.store('Hello Olivia', OMAR, OLIVIA, { isRead: true });
});

afterEach(() => jest.restoreAllMocks());

const openThread = () => openThreadOn(server);

it('says for screen readers who wrote, and which message a button is about', async () => {
  const { user } = await openThread();
  await user.type(await composer(), 'See you on the jetty, when the ice has gone for good{Enter}');
  await waitFor(async () => expect(await bubble(/^See you/)).toHaveTextContent('○ Delivered'));
  expect(await bubble('Hello Olivia')).toHaveTextContent(/^Omar Said: Hello Olivia/);
  expect(await bubble(/^See you/)).toHaveTextContent(/^You: See you/);
  for (const name of [
    'Actions for “Hello Olivia”',
    'Actions for “See you on the jetty, when the ice has g…”',
  ]) {
    expect(within(await log()).getByRole('button', { name })).toBeVisible();
  }
});

describe('Writing', () => {
  it('sends on Enter, clears the input and shows the message as delivered', async () => {
    const { user } = await openThread();
    await user.type(await composer(), 'See you{Enter}');
    expect(await composer()).toHaveValue('');
    await waitFor(async () => expect(await bubble('See you')).toHaveTextContent('○ Delivered'));
    expect(within(await log()).getAllByText('See you')).toHaveLength(1);
    expect(server.messages.at(-1)).toMatchObject({ content: 'See you', receiverId: OMAR.id });
  });

  it.each([
    ['others', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('keeps what an input method composes, as %s say it', async (_who, composing) => {
    const { user } = await openThread();
    await user.type(await composer(), '日本');
    fireEvent.keyDown(await composer(), { key: 'Enter', ...composing });
    expect(await composer()).toHaveValue('日本');
    await user.type(await composer(), '{Enter}');
    expect(await composer()).toHaveValue('');
  });

  it('starts a new line on Shift+Enter', async () => {
    const { user } = await openThread();
    await user.type(await composer(), 'one{Shift>}{Enter}{/Shift}two');
    expect(await composer()).toHaveValue('one\ntwo');
    expect(server.callsOf('sendMessages')).toHaveLength(0);
    await user.click(sendButton());
    await waitFor(() => expect(server.messages.at(-1)?.content).toBe('one\ntwo'));
  });

  it('accepts the next message while the previous one is being sent, and sends both in order', async () => {
    const { user } = await openThread();
    server.hold('sendMessages');
    await user.type(await composer(), 'See you{Enter}');
    expect(await bubble('See you')).toHaveTextContent('Sending…');
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    await user.type(await composer(), 'then{Enter}bye');
    expect(await bubble('then')).toHaveTextContent('Sending…');
    expect(await composer()).toHaveValue('bye');
    expect(sendButton()).toBeEnabled();
    await user.click(sendButton());
    await happen(() => server.release('sendMessages'), 50);
    const mine = server.messages.filter(({ senderId }) => senderId === OLIVIA.id);
    expect(mine.map(({ content }) => content)).toEqual(['See you', 'then', 'bye']);
    expect(server.callsOf('sendMessages')).toHaveLength(2);
  });

  it('says that messages were delivered once for several, not once for each', async () => {
    const { user } = await openThread();
    server.hold('sendMessages');
    await user.type(await composer(), 'one{Enter}two{Enter}');
    expect(screen.queryByText('Message sent successfully')).not.toBeInTheDocument();
    await happen(() => server.release('sendMessages'), 50);
    const toast = await screen.findByText('Message sent successfully');
    expect(screen.getByText('Your message has been delivered.')).toBeInTheDocument();
    await user.type(await composer(), 'three{Enter}');
    await waitFor(async () => expect(await bubble('three')).toHaveTextContent('○ Delivered'));
    // The same element: it neither moved nor restarted.
    expect(screen.getByText('Message sent successfully')).toBe(toast);
  });

  it('requires more than spaces', async () => {
    const { user } = await openThread();
    expect(sendButton()).toBeDisabled();
    await user.type(await composer(), '   {Enter}');
    expect(sendButton()).toBeDisabled();
    expect(server.callsOf('sendMessages')).toHaveLength(0);
  });

  it('counts down near the limit and refuses what is beyond it', async () => {
    await openThread();
    const text = 'x'.repeat(MAX_MESSAGE_LENGTH);
    fireEvent.change(await composer(), { target: { value: text.slice(0, -5) } });
    expect(screen.getByText('5 characters left')).toBeInTheDocument();
    fireEvent.change(await composer(), { target: { value: `${text}!` } });
    expect(screen.getByText('1 characters too long')).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
  });

  it('notifies the other participant, but not with every key press', async () => {
    const { user } = await openThread();
    await user.type(await composer(), 'Hello there');
    expect(server.callsOf('setTyping')).toHaveLength(1);
  });

  it('keeps the draft when another conversation is opened', async () => {
    server.store('From Uma', server.people[2] ?? OMAR, OLIVIA);
    const { user } = await openThread();
    await user.type(await composer(), 'half a thought');
    await user.click(await screen.findByRole('link', { name: /From Uma/ }));
    await within(await log()).findByText('From Uma');
    expect(await composer()).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: /All Messages/ }));
    await user.click(await screen.findByRole('link', { name: /Omar Said/ }));
    await bubble('Hello Olivia');
    expect(await composer()).toHaveValue('half a thought');
  });
});

describe('A single message', () => {
  const choose = async (user: Awaited<ReturnType<typeof openThread>>['user'], item: string) => {
    const [menu] = within(await log()).getAllByRole('button', { name: /^Actions for “/ });
    await user.click(menu as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('can be copied', async () => {
    const { user } = await openThread();
    await choose(user, 'Copy text');
    expect(await screen.findByText('Text copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('Hello Olivia');
  });

  it('can be archived', async () => {
    const { user } = await openThread();
    await choose(user, 'Archive');
    expect(await screen.findByText('Message archived')).toBeInTheDocument();
    expect(screen.getByText('Message has been moved to archive.')).toBeInTheDocument();
    expect(await bubble('Hello Olivia')).toHaveTextContent('Archived');
  });

  it('can be deleted, after a question', async () => {
    const { user } = await openThread();
    await choose(user, 'Delete');
    expect(server.callsOf('deleteMessage')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Message deleted')).toBeInTheDocument();
    expect(screen.getByText('Message has been permanently deleted.')).toBeInTheDocument();
    expect(within(await log()).queryByText('Hello Olivia')).not.toBeInTheDocument();
  });

  it('can be marked as read where it is not, from the list', async () => {
    server.store('Later', server.people[2] ?? OMAR, OLIVIA);
    const { user } = renderMessages(server);
    await screen.findByRole('link', { name: /Later/ });
    await user.click(screen.getByRole('button', { name: /^Actions for “/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
    expect(await screen.findByText('All caught up')).toBeInTheDocument();
    expect(server.messages.at(-1)?.isRead).toBe(true);
  });
});

describe('A long conversation', () => {
  beforeEach(() => {
    for (let count = 1; count <= 64; count += 1) {
      server.store(`Note ${count}`, OMAR, OLIVIA, { isRead: true });
    }
  });

  it('loads older messages page by page, up to the first', async () => {
    const { user } = renderMessages(server, OPEN_THREAD);
    await bubble('Note 64');
    expect(within(await log()).queryByText('Note 34')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    expect(await bubble('Note 34')).toBeInTheDocument();
    fireEvent.scroll(await log());
    expect(await bubble('Hello Olivia')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument();
    const texts = within(await log())
      .getAllByText(/^Note/)
      .map((text) => text.textContent);
    expect(texts).toEqual(Array.from({ length: 64 }, (_, i) => `Note ${i + 1}`));
  });

  it('keeps its older pages when something new arrives', async () => {
    const { user } = renderMessages(server, OPEN_THREAD);
    await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    await bubble('Note 34');
    await happen(() => server.deliver('Newest', OMAR, OLIVIA), 50);
    expect(await bubble('Newest')).toBeInTheDocument();
    expect(await bubble('Note 34')).toBeInTheDocument();
  });

  it('offers a retry when older messages could not be loaded', async () => {
    const { user } = renderMessages(server, OPEN_THREAD);
    await bubble('Note 64');
    server.isDown = true;
    await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    const again = await screen.findByRole('button', { name: 'Could not load. Try again' });
    server.isDown = false;
    await user.click(again);
    expect(await bubble('Note 34')).toBeInTheDocument();
  });
});
