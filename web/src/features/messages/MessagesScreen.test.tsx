import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { FAULT, FakeServer, OLIVIA, OMAR, UMA } from './test/fake-server';
import { happen, renderMessages } from './test/render-messages';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.store('Shall we swap weeks?', OMAR, OLIVIA);
  server.store('Is there a cot?', UMA, OLIVIA);
  server.store('Thanks for last year', OMAR, OLIVIA, { isRead: true });
  server.store('You are welcome', OLIVIA, OMAR, { isRead: true });
  server.store('See you in July', OLIVIA, OMAR);
});

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const row = (name: RegExp) => screen.findByRole('link', { name });

describe('The Messages screen', () => {
  it('opens on the unread messages, with the count of each tab', async () => {
    renderMessages(server);
    expect(await tab(/Unread \(2\)/)).toHaveAttribute('aria-selected', 'true');
    expect(await tab(/Read \(1\)/)).toBeInTheDocument();
    expect(await tab(/Sent \(2\)/)).toBeInTheDocument();
    expect(await tab(/^All Messages$/)).toBeInTheDocument();
    const list = await screen.findByRole('list', { name: 'Unread messages' });
    expect(within(list).getByText('Shall we swap weeks?')).toBeInTheDocument();
    expect(within(list).getByText('Is there a cot?')).toBeInTheDocument();
    expect(within(list).queryByText('Thanks for last year')).not.toBeInTheDocument();
  });

  it('invites to select a conversation', async () => {
    renderMessages(server);
    expect(await screen.findByText('Select a conversation')).toBeInTheDocument();
  });

  it('loads read messages only once their tab is active', async () => {
    const { user } = renderMessages(server);
    await row(/Shall we swap weeks/);
    const boxes = () => server.callsOf('mailbox').map(({ box }) => box);
    expect(boxes()).not.toContain('READ');
    await user.click(await tab(/^Read/));
    expect(await screen.findByText('Thanks for last year')).toBeInTheDocument();
    expect(boxes()).toContain('READ');
  });

  it('shows in Sent whether each message was read', async () => {
    const { user } = renderMessages(server);
    await user.click(await tab(/^Sent/));
    expect(await row(/See you in July.*○ Delivered/)).toBeInTheDocument();
    expect(await row(/You are welcome.*✓ Read/)).toBeInTheDocument();
  });

  it('lists every conversation with its last message and what is unread', async () => {
    const { user } = renderMessages(server);
    await user.click(await tab(/All Messages/));
    const list = await screen.findByRole('list', { name: 'Conversations' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Omar Said.*See you in July.*1 unread/),
      expect.stringMatching(/^Uma Lind.*Is there a cot\?.*1 unread/),
    ]);
  });

  it('opens the conversation of a selected message, at its own address', async () => {
    const { user } = renderMessages(server);
    await user.click(await row(/Shall we swap weeks/));
    expect(await screen.findByRole('heading', { name: 'Omar Said' })).toBeInTheDocument();
    expect(await screen.findByRole('log')).toHaveTextContent('See you in July');
    expect(screen.getByTestId('address')).toHaveTextContent('/messages?conversation=10');
  });

  it('goes back to the list from a conversation', async () => {
    const { user } = renderMessages(server);
    await user.click(await row(/Shall we swap weeks/));
    await user.click(await row(/Is there a cot/));
    expect(await screen.findByRole('heading', { name: 'Uma Lind' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to messages' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/messages$/);
  });

  it('loads more of a list when asked', async () => {
    for (let count = 1; count <= 25; count += 1) {
      server.store(`Note ${count}`, UMA, OLIVIA, { isRead: true });
    }
    const { user } = renderMessages(server);
    await user.click(await tab(/^Read/));
    const list = await screen.findByRole('list', { name: 'Read messages' });
    expect(within(list).getAllByRole('link')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(26));
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('shows that a list is loading', async () => {
    server.hold('unreadConversations');
    renderMessages(server);
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    await happen(() => server.release('unreadConversations'));
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('shows an empty state', async () => {
    server.messages = [];
    const { user } = renderMessages(server);
    expect(await screen.findByText('All caught up')).toBeInTheDocument();
    await user.click(await tab(/^Read/));
    expect(await screen.findByText('Nothing read yet')).toBeInTheDocument();
    await user.click(await tab(/^Sent/));
    expect(await screen.findByText('Nothing sent yet')).toBeInTheDocument();
    await user.click(await tab(/^All Messages/));
    expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
  });

  it('shows a loading error of a list, and reloads it on Retry', async () => {
    server.isDown = true;
    const { user } = renderMessages(server);
    await screen.findByText('This list could not be loaded.');
    server.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row(/Shall we swap weeks/)).toBeInTheDocument();
  });

  it('has no accessibility faults, with a conversation open or without', async () => {
    const { container, user } = renderMessages(server);
    await row(/Shall we swap weeks/);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await row(/Shall we swap weeks/));
    await screen.findByRole('log');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('A link to write to a person', () => {
  const link = '/messages?person=4';

  it('opens an empty thread, whose first message begins the conversation', async () => {
    const { user } = renderMessages(server, link);
    expect(await screen.findByRole('heading', { name: 'Otto Berg' })).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /message/i }), 'Hello Otto{Enter}');
    expect(await screen.findByRole('log')).toHaveTextContent('Hello Otto');
    expect(server.callsOf('sendMessages')).toMatchObject([{ input: { receiverId: '4' } }]);
    expect(screen.queryByText('Select a conversation')).not.toBeInTheDocument();
  });

  it('says so if there is no such person, and reloads after an outage', async () => {
    server.failures.set('person', FAULT);
    const { user } = renderMessages(server, '/messages?person=99');
    await screen.findByText('This conversation could not be loaded.');
    server.failures.delete('person');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('There is no such person')).toBeInTheDocument();
  });
});

describe('The archive', () => {
  const archive = (count: number) => screen.findByRole('button', { name: `Archive (${count})` });
  const choose = async (user: ReturnType<typeof renderMessages>['user'], item: string) => {
    const list = await screen.findByRole('list', { name: /messages$/ });
    const [menu] = within(list).getAllByRole('button', { name: /^Actions for “/ });
    if (menu) await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  beforeEach(() => {
    server.store('Old plans', OMAR, OLIVIA, { isRead: true, isArchived: true });
    server.store('Old answer', OLIVIA, OMAR, { isArchived: true });
  });

  it('opens below the tabs, and restores a message', async () => {
    const { user, container } = renderMessages(server);
    await user.click(await archive(2));
    expect(screen.getByRole('heading', { name: 'Archive' })).toHaveFocus();
    const list = await screen.findByRole('list', { name: 'Archived messages' });
    const rows = within(list).getAllByRole('link');
    expect(rows.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/To Omar Said.*Old answer.*○ Delivered/),
      expect.stringMatching(/Omar Said.*Old plans/),
    ]);
    expect(await axe(container)).toHaveNoViolations();
    await choose(user, 'Unarchive');
    expect(await screen.findByText('Message unarchived')).toBeInTheDocument();
    await waitFor(() => expect(within(list).queryByText('Old answer')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Back to the mailbox' }));
    expect(await archive(1)).toHaveFocus();
    await user.click(await tab(/^Sent/));
    expect(await row(/Old answer/)).toBeInTheDocument();
  });

  it('receives a message, and Undo restores it at once', async () => {
    const { user } = renderMessages(server);
    await row(/Is there a cot/);
    await choose(user, 'Archive');
    await archive(3);
    expect(screen.queryByRole('link', { name: /Is there a cot/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await row(/Is there a cot/)).toBeInTheDocument();
    expect(await archive(2)).toBeInTheDocument();
  });

  it('reports when a message cannot be restored', async () => {
    const { user } = renderMessages(server);
    await user.click(await archive(2));
    server.failures.set('unarchiveMessage', new Refusal('There is no such message.'));
    await choose(user, 'Unarchive');
    expect(await screen.findByText('There is no such message.')).toBeInTheDocument();
    expect(await row(/Old answer/)).toBeInTheDocument();
  });

  it('is empty where nothing was archived', async () => {
    server.messages = [];
    const { user } = renderMessages(server);
    await user.click(await archive(0));
    expect(await screen.findByText('Nothing archived')).toBeInTheDocument();
  });
});

describe('The search', () => {
  const box = () => screen.findByPlaceholderText('Search conversations...');

  it('offers at most three people, found by the server', async () => {
    server.people.push(
      ...['6', '7'].map((id) => ({ ...OMAR, id, firstName: `Oskar${id}`, lastName: 'Roe' })),
    );
    const { user } = renderMessages(server);
    await user.type(await box(), 'o');
    const found = await screen.findByRole('list', { name: 'People found' });
    expect(within(found).getAllByRole('button')).toHaveLength(3);
    expect(server.callsOf('searchPeople')).toHaveLength(1);
  });

  it('opens the conversation that exists', async () => {
    const { user } = renderMessages(server);
    await user.type(await box(), 'omar');
    await user.click(await screen.findByRole('button', { name: /Omar Said/ }));
    expect(await screen.findByRole('log')).toHaveTextContent('See you in July');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/messages?conversation=10'),
    );
  });

  it('opens a new conversation, which the first message makes a real one', async () => {
    const { user } = renderMessages(server);
    await user.type(await box(), 'oona');
    await user.click(await screen.findByRole('button', { name: /Oona Vale/ }));
    expect(await screen.findByText('Say hello')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/messages?person=5');
    await user.type(screen.getByPlaceholderText('Type a message...'), 'Hello Oona{Enter}');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/messages?conversation=12'),
    );
    expect(within(screen.getByRole('log')).getAllByText('Hello Oona')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Oona Vale' })).toBeInTheDocument();
  });

  it('says when no one matches, and restores the lists when cleared', async () => {
    const { user } = renderMessages(server);
    await user.type(await box(), 'xyz');
    expect(await screen.findByText(/No one found/)).toBeInTheDocument();
    await user.type(await box(), '{Escape}');
    expect(await tab(/Unread/)).toBeInTheDocument();
  });
});
