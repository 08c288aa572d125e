import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, OLIVIA, OMAR, UMA } from '../test/fake-server';
import { happen, renderMessages } from '../test/render-messages';

let server: FakeServer;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  server = new FakeServer();
  for (let count = 1; count <= 41; count += 1) server.store(`Quick ${count}`, OMAR, OLIVIA);
  server.store('Is there a cot?', UMA, OLIVIA);
});

afterEach(() => jest.restoreAllMocks());

const list = () => screen.findByRole('list', { name: 'Unread messages' });
const names = async () =>
  within(await list())
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('The Unread tab', () => {
  it('has one row for each person, with the newest message and the count', async () => {
    renderMessages(server);
    expect(await names()).toEqual([
      expect.stringMatching(/Uma Lind.*Is there a cot\?$/),
      expect.stringMatching(/Omar Said.*Quick 41.*41 unread$/),
    ]);
    expect(screen.getByRole('tab', { name: /Unread \(42\)/ })).toBeInTheDocument();
  });

  it('keeps a row in its place while its conversation is open, and then the next', async () => {
    const { user } = renderMessages(server);
    await user.click(await screen.findByRole('link', { name: /Is there a cot/ }));
    await waitFor(() => expect(server.messages.at(-1)?.isRead).toBe(true));
    expect(await screen.findByRole('tab', { name: /Unread \(41\)/ })).toBeInTheDocument();
    expect(await names()).toEqual([
      expect.stringMatching(/Uma Lind/),
      expect.stringMatching(/Omar Said/),
    ]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Uma Lind');
    await user.click(await screen.findByRole('link', { name: /Omar Said/ }));
    expect(await screen.findByRole('tab', { name: /Unread \(0\)/ })).toBeInTheDocument();
    expect(await names()).toHaveLength(2);
    expect(screen.queryByText('41')).not.toBeInTheDocument();
  });

  it('is empty again once no conversation is open', async () => {
    const { user } = renderMessages(server);
    await user.click(await screen.findByRole('link', { name: /Is there a cot/ }));
    await user.click(await screen.findByRole('link', { name: /Omar Said/ }));
    expect(await screen.findByRole('tab', { name: /Unread \(0\)/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to messages' }));
    expect(await screen.findByText('All caught up')).toBeInTheDocument();
  });

  it('moves a person up when they write again', async () => {
    renderMessages(server);
    await list();
    await happen(() => server.deliver('One more', OMAR, OLIVIA));
    expect(await names()).toEqual([
      expect.stringMatching(/Omar Said.*One more.*42 unread$/),
      expect.stringMatching(/Uma Lind/),
    ]);
  });
});

describe('The list of conversations', () => {
  it('shows a draft in place of the last message, and typing in place of both', async () => {
    const { user } = renderMessages(server);
    await user.click(await screen.findByRole('link', { name: /Uma Lind/ }));
    await user.type(await screen.findByPlaceholderText('Type a message...'), 'half a thought');
    await user.click(screen.getByRole('tab', { name: /All Messages/ }));
    const row = (name: RegExp) => screen.findByRole('link', { name });
    expect(await row(/Uma Lind/)).not.toHaveTextContent('Draft:');
    await user.click(await row(/Omar Said/));
    expect(await row(/Uma Lind/)).toHaveTextContent('Draft: half a thought');
    await happen(() => server.emit({ kind: 'TYPING', conversationId: '11', personId: UMA.id }));
    expect(await row(/Uma Lind/)).toHaveTextContent('typing…');
  });
});
