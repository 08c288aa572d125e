import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { excerptOf } from '../../../ui/text/Excerpt';
import { FakeServer, OLIVIA, OMAR, UMA } from '../test/fake-server';
import { happen, renderMessages } from '../test/render-messages';
import { composer, log } from '../test/thread';

let server: FakeServer;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  server = new FakeServer();
  for (let count = 1; count <= 9; count += 1) {
    server.store(`Note ${count} by Omar`, OMAR, OLIVIA, { isRead: true });
  }
  server.store('Where is the ferry?', UMA, OLIVIA, { isRead: true });
});

const box = () => screen.findByPlaceholderText('Search conversations...');
const results = () => screen.findByRole('list', { name: 'Messages found' });
const texts = async () =>
  within(await log())
    .getAllByText(/^Note/)
    .map((text) => text.textContent);

async function openNote5() {
  const view = renderMessages(server);
  await view.user.type(await box(), 'Note 5');
  await view.user.click(await screen.findByRole('link', { name: /Note 5/ }));
  return view;
}

describe('The search in messages', () => {
  it('lists what the server found, beside people', async () => {
    const { user, container } = renderMessages(server);
    await user.type(await box(), 'ferry');
    const links = within(await results()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/Uma Lind.*Where is the ferry\?/),
    ]);
    expect(await screen.findByText('No one found for “ferry”.')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('asks for the messages of houses once typing pauses, from the second letter on', async () => {
    const { user } = renderMessages(server, '/messages', {
      foundOf: (text) => <p>Houses with {text}</p>,
    });
    await user.type(await box(), 'f');
    await screen.findByText('Type one more letter.');
    expect(screen.queryByText(/^Houses with/)).not.toBeInTheDocument();
    await user.type(await box(), 'erry');
    expect(await screen.findByText('Houses with ferry')).toBeVisible();
  });

  it('says when there is nothing, and offers a retry when it did not work', async () => {
    const { user } = renderMessages(server);
    await user.type(await box(), 'zebra');
    expect(await screen.findByText('No message found with “zebra”.')).toBeInTheDocument();
    server.failures.set('searchMessages', new Refusal('Too many searches.'));
    await user.type(await box(), 's');
    const again = await screen.findByRole('button', { name: 'Retry' });
    server.failures.clear();
    await user.click(again);
    expect(await screen.findByText('No message found with “zebras”.')).toBeInTheDocument();
  });

  it('asks for one more letter where a short search found nothing', async () => {
    const { user } = renderMessages(server);
    await user.type(await box(), 'z');
    expect(await screen.findByText('Type one more letter.')).toBeInTheDocument();
    await user.type(await box(), 'q');
    expect(
      await screen.findByText('Nothing yet for “zq”: type one more letter.'),
    ).toBeInTheDocument();
  });

  it('opens a conversation at the message, and leads on in both directions', async () => {
    const { user } = await openNote5();
    expect(screen.getByTestId('address')).toHaveTextContent('/messages?conversation=10&message=5');
    expect(await texts()).toEqual([4, 5, 6, 7].map((note) => `Note ${note} by Omar`));
    const found = within(await log())
      .getByText('Note 5 by Omar')
      .closest('li');
    expect(found).toHaveAttribute('data-found');
    await user.click(screen.getByRole('button', { name: 'Later messages' }));
    await waitFor(async () => expect(await texts()).toHaveLength(6));
    expect(screen.queryByRole('button', { name: 'Later messages' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await waitFor(async () =>
      expect(await texts()).toEqual(Array.from({ length: 9 }, (_, i) => `Note ${i + 1} by Omar`)),
    );
  });

  it('goes on to the newest messages, and does so when a message is sent', async () => {
    const { user } = await openNote5();
    await user.click(await screen.findByRole('button', { name: 'Jump to the newest message' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/conversation=10$/);
    await waitFor(async () => expect(await texts()).toHaveLength(9));
    await user.click(await screen.findByRole('link', { name: /Note 5/ }));
    await user.type(await composer(), 'Note of mine{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent(/conversation=10$/);
    await waitFor(async () => expect((await texts()).at(-1)).toBe('Note of mine'));
  });

  it('is walked through with the arrow keys', async () => {
    const { user } = renderMessages(server);
    await user.type(await box(), 'o');
    const found = await screen.findByRole('list', { name: 'People found' });
    const [first, second] = within(found).getAllByRole('button');
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await box()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await box()).toHaveFocus();
  });
});

it.each([
  ['Where is the ferry?', 'ferry', 'Where is the |ferry|?'],
  [
    'It says that the boat is beside the old ferry, I think',
    'FERR',
    '…beside the old |ferr|y, I think',
  ],
  ['Dogs and ferries', 'ferries dogs', '|Dogs| and ferries'],
  ['Nothing', 'else', '||Nothing'],
  ['', 'x', '||'],
])('an excerpt of “%s” for “%s” is “%s”', (content, text, expected) => {
  const { before, found, after } = excerptOf(content, text);
  expect([before, found, after].join('|')).toBe(expected);
});

it('a message that comes while the list is read is announced, each of them', async () => {
  const { container } = renderMessages(server, '/messages?conversation=10');
  await log();
  const announced = () => container.querySelector('[aria-live=polite]');
  await happen(() => server.deliver('Hello', UMA, OLIVIA));
  expect(announced()).toHaveTextContent('New message from Uma Lind');
  const element = announced()?.firstElementChild;
  await happen(() => server.deliver('Still there?', UMA, OLIVIA));
  expect(announced()).toHaveTextContent('New message from Uma Lind');
  expect(announced()?.firstElementChild).not.toBe(element);
  await happen(() => server.deliver('In the open conversation', OMAR, OLIVIA));
  expect(announced()).toBeEmptyDOMElement();
});
