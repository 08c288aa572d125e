import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { address } from '../../../lib/test/render-data';
import { ADA, FakeTalk, OLIVIA, OMAR, picture } from '../test/fake-talk';
import { choose, inLog, log, renderTalk } from '../test/render-talk';

let server: FakeTalk;
beforeEach(() => {
  window.sessionStorage.clear();
  server = new FakeTalk();
});

const looksAtIt = () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
};
afterEach(() => jest.restoreAllMocks());

describe('the list of houses', () => {
  it('shows each with its last message, what is unread, and whether the user is mentioned', async () => {
    server.store('The ferry is late', OMAR);
    server.hasMention = true;
    const { user } = renderTalk(server, '/messages');
    const row = await screen.findByRole('link', { name: /Lakeside House/ });
    expect(row).toHaveTextContent('Omar: The ferry is late');
    expect(row).toHaveTextContent('mentions you, 1 unread');
    await user.click(row);
    expect(address()).toBe('/messages?house=5');
  });

  it('marks those that are muted', async () => {
    const { user } = renderTalk(server);
    await user.click(await screen.findByRole('button', { name: 'Settings of the conversation' }));
    const row = screen.getByRole('link', { name: /Lakeside House/ });
    expect(within(row).queryByRole('img', { name: 'Muted' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Nothing' }));
    expect(await within(row).findByRole('img', { name: 'Muted' })).toBeVisible();
  });

  it('shows what comes live', async () => {
    const { happens } = renderTalk(server, '/messages');
    const row = await screen.findByRole('link', { name: /Lakeside House/ });
    expect(row).toHaveTextContent('No messages yet');
    const message = server.store('Hello', OMAR);
    await happens('SENT', { message });
    await waitFor(() => expect(row).toHaveTextContent('Omar: Hello'));
  });

  it('leads to a new try where it cannot be loaded', async () => {
    server.failures.set('talks', new Refusal('Internal error', 'INTERNAL_SERVER_ERROR'));
    const { user } = renderTalk(server, '/messages');
    const again = await screen.findByRole('button', { name: 'Retry' });
    server.failures.clear();
    await user.click(again);
    expect(await screen.findByRole('link', { name: /Lakeside House/ })).toBeVisible();
  });
});

describe('the talk', () => {
  it('names authors once in a row, and marks administrators', async () => {
    server.store('One', OMAR);
    server.store('Two', OMAR);
    server.store('Three', ADA);
    const { container } = renderTalk(server);
    await inLog('Three');
    expect(within(await log()).getAllByText('Omar Haddad')).toHaveLength(1);
    expect(within(await log()).getByText('Ada Keller')).toHaveTextContent('Administrator');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('draws a line before what is new, which stays when that has been read', async () => {
    looksAtIt();
    server.store('Old', OMAR);
    server.store('Mine', OLIVIA);
    server.store('New', OMAR);
    server.talk.readUpTo = '1';
    const { callsOf } = renderTalk(server);
    const line = await inLog('New messages');
    expect(line.nextElementSibling).toHaveTextContent('New');
    await waitFor(() =>
      expect(callsOf('markTalkRead')).toEqual([{ input: { propertyId: '5', upTo: '3' } }]),
    );
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /Lakeside/ })).not.toHaveTextContent('unread'),
    );
    expect(line).toBeVisible();
  });

  it('draws no line before what arrives while one reads', async () => {
    looksAtIt();
    server.store('Old', OMAR);
    server.talk.readUpTo = '1';
    const { happens } = renderTalk(server);
    await inLog('Old');
    const createdAt = new Date(Date.now() + 1_000).toISOString();
    await happens('SENT', { message: server.store('Just now', OMAR, { createdAt }) });
    await inLog('Just now');
    expect(within(await log()).queryByText('New messages')).not.toBeInTheDocument();
  });

  it.each([
    ['at the first new message, some pages back', { count: 90, readUpTo: '35' }, 36, 2],
    ['four pages back where even more is new', { count: 200, readUpTo: '1' }, 81, 4],
  ])('opens %s', async (_, { count, readUpTo }, first, pages) => {
    for (let place = 1; place <= count; place += 1) server.store(`Message ${place}.`, OMAR);
    server.talk.readUpTo = readUpTo;
    const { callsOf } = renderTalk(server);
    const line = within(await log()).getByText('New messages');
    expect(line.nextElementSibling).toHaveTextContent(`Message ${first}.`);
    expect(callsOf('talkMessages')).toHaveLength(pages);
  });

  it('opens with the newest messages where older ones cannot be loaded', async () => {
    for (let place = 1; place <= 40; place += 1) server.store(`Message ${place}.`, OMAR);
    server.talk.readUpTo = '1';
    const { talkMessages } = server.handlers;
    server.handlers.talkMessages = (variables) => {
      if (variables.before) throw new Refusal('Not now.');
      return talkMessages?.(variables) ?? {};
    };
    renderTalk(server);
    expect(await inLog('Message 40.')).toBeVisible();
  });

  it('does not count as read while the user looks elsewhere', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    server.store('New', OMAR);
    const { callsOf } = renderTalk(server);
    await inLog('New');
    expect(callsOf('markTalkRead')).toEqual([]);
  });

  it('starts at what is new, which counts as read once its end is in sight', async () => {
    looksAtIt();
    for (let count = 0; count < 3; count += 1) server.store('Hello', OMAR);
    server.talk.readUpTo = '1';
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
    const { callsOf, user } = renderTalk(server);
    const toEnd = await screen.findByRole('button', { name: 'Jump to the newest message' });
    expect(callsOf('markTalkRead')).toEqual([]);
    await user.click(toEnd);
    await waitFor(() => expect(callsOf('markTalkRead')).toHaveLength(1));
  });

  it('shows messages, changes, deletions and readings live, also in quotes', async () => {
    const question = server.store('Who has the key?', OMAR);
    const quote = { id: '1', authorName: 'Omar Haddad', excerpt: 'Who has the key?' };
    server.store('I have', OLIVIA, {
      replyTo: { ...{ __typename: 'TalkQuote', isDeleted: false }, ...quote } as never,
    });
    const { happens } = renderTalk(server);
    await inLog('I have');
    expect((await log()).textContent).toContain('○ Delivered');
    server.talk.people = [OLIVIA, { ...OMAR, readUpTo: '2' }];
    await happens('READ', { userId: '2', readUpTo: '2' });
    await waitFor(async () => expect(await log()).toHaveTextContent('✓ Read by all'));
    await happens('SENT', { message: server.store('Thanks', OMAR) });
    await inLog('Thanks');
    const gone = { content: '', deletedAt: new Date().toISOString() };
    await happens('CHANGED', { message: server.change(question.id, gone) });
    await waitFor(async () =>
      expect(within(await log()).getAllByText('This message was deleted.')).toHaveLength(2),
    );
  });

  it('catches up after a break with what it has missed', async () => {
    server.store('Before', OMAR);
    const { report, user } = renderTalk(server);
    await inLog('Before');
    server.store('Missed', OMAR);
    report('myTalkEvents');
    expect(await inLog('Missed')).toBeVisible();
    await choose(user, 'Missed', 'Copy text');
  });

  it('shows at once what was loaded before, and starts at what is new since', async () => {
    const changed = server.store('Changed since', OMAR);
    server.talk.readUpTo = server.store('Before', OMAR).id;
    const { report, user } = renderTalk(server);
    await inLog('Before');
    await user.click(screen.getByRole('button', { name: 'Back to messages' }));
    server.change(changed.id, { content: 'New text' });
    for (let count = 0; count < 29; count += 1) server.store(`Missed ${count}`, OMAR);
    server.isDown = true;
    await user.click(await screen.findByRole('link', { name: /Lakeside House/ }));
    expect(screen.getByRole('log')).toHaveTextContent('Changed since');
    server.isDown = false;
    report('myTalkEvents');
    expect((await inLog('New messages')).nextElementSibling).toHaveTextContent('Missed 0');
    expect(screen.getByRole('log')).not.toHaveTextContent('Changed since');
  });

  it('loads what is older on request', async () => {
    for (let place = 1; place <= 40; place += 1) server.store(`Message ${place}`, OMAR);
    const { user } = renderTalk(server);
    await inLog('Message 40');
    expect(within(await log()).queryByText('Message 1')).not.toBeInTheDocument();
    const more = screen.queryByRole('button', { name: 'Earlier messages' });
    if (more) await user.click(more);
    expect(await inLog('Message 1')).toBeVisible();
  });

  it('shows pictures, which open large, and PDFs to save', async () => {
    const pdf = { ...picture('8'), name: 'Plan.pdf', mediaType: 'application/pdf', thumbUrl: null };
    server.store('', OMAR, { files: [picture('6'), picture('7'), pdf] });
    const { user } = renderTalk(server);
    expect(await screen.findByRole('link', { name: /Plan\.pdf/ })).toHaveAttribute(
      'download',
      'Plan.pdf',
    );
    await user.click(screen.getByRole('button', { name: 'Picture 2 of 2 from Omar Haddad' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pictures from Omar Haddad' });
    expect(dialog).toHaveTextContent('2 of 2');
  });

  it('shows announcements and cards, which say when there is nothing left to do', async () => {
    server.store('The roof is repaired.', ADA, { kind: 'ANNOUNCEMENT' });
    const card = {
      ...{ __typename: 'TalkCard', subject: 'WEEK_GIVEN_BACK', subjectId: '4', title: 'Week 32' },
      ...{ startDate: '2027-08-07', endDate: '2027-08-14', week: 32, year: 2027 },
    };
    const open = { ...card, isOpen: true, isMine: false };
    server.store('', OMAR, { kind: 'CARD', card: open as never });
    const { happens } = renderTalk(server);
    const announced = (await inLog('Announcement')).closest('li');
    expect(announced).toHaveTextContent(/Announcement.*Ada Keller.*The roof is repaired/);
    expect(announced).not.toHaveTextContent('Administrator');
    expect(screen.getByRole('link', { name: 'Claim it' })).toHaveAttribute(
      'href',
      expect.stringContaining('week=2027-08-07'),
    );
    await happens('CHANGED', {
      message: server.change('2', { card: { ...open, isOpen: false } as never }),
    });
    expect(await inLog('This week is no longer free.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Claim it' })).not.toBeInTheDocument();
  });

  it('is empty at first, and says so', async () => {
    const { container } = renderTalk(server);
    expect(await screen.findByText('Say hello to Lakeside House')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([['talk'], ['talkMessages']])('leads to a new try where %s fails', async (name) => {
    server.store('Hello', OMAR);
    server.failures.set(name, new Refusal('Internal error', 'INTERNAL_SERVER_ERROR'));
    const { user } = renderTalk(server);
    const again = await screen.findByRole('button', { name: 'Retry' });
    server.failures.clear();
    await user.click(again);
    expect(await inLog('Hello')).toBeVisible();
  });

  it('is not for others than owners', async () => {
    server.failures.set('talk', new Refusal('You do not own shares here', 'FORBIDDEN'));
    renderTalk(server);
    expect(await screen.findByText('This conversation is for owners of the house.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('can be read by those who have left', async () => {
    server.store('Hello', OMAR);
    Object.assign(server.talk, { mayWrite: false, people: [] });
    renderTalk(server);
    expect(await screen.findByRole('note')).toHaveTextContent('You have left this house.');
    expect(screen.queryByPlaceholderText('Type a message...')).not.toBeInTheDocument();
  });
});
