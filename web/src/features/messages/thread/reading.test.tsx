import { fireEvent, screen, within } from '@testing-library/react';
import { FakeServer, OLIVIA, OMAR } from '../test/fake-server';
import { happen } from '../test/render-messages';
import { bubble, log, openThreadOn } from '../test/thread';

let server: FakeServer;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  server = new FakeServer();
  server.store('Hello Olivia', OMAR, OLIVIA, { isRead: true });
});

/** jsdom lays nothing out: makes the thread 1,000 px high in a window of 100. */
async function scrollUp() {
  const element = await log();
  Object.defineProperties(element, {
    scrollHeight: { configurable: true, value: 1_000 },
    clientHeight: { configurable: true, value: 100 },
  });
  element.scrollTop = 400;
  fireEvent.scroll(element);
}

describe('A message', () => {
  it('shows addresses as links, and nothing else as HTML', async () => {
    server.store('<b>See</b> https://example.com/ferry, or ask omar@fairweek.test', OMAR, OLIVIA);
    await openThreadOn(server);
    const links = within(await log()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['https://example.com/ferry', 'https://example.com/ferry'],
      ['omar@fairweek.test', 'mailto:omar@fairweek.test'],
    ]);
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await log()).toHaveTextContent('<b>See</b>');
  });

  it('is folded if it is long, until it is asked for', async () => {
    server.store('A long story. '.repeat(100), OMAR, OLIVIA);
    const { user } = await openThreadOn(server);
    const more = screen.getByRole('button', { name: 'Show more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    const text = within(await log()).getByText(/A long story/);
    expect(text).toHaveAttribute('data-folded');
    await user.click(more);
    expect(screen.getByRole('button', { name: 'Show less' })).toBeVisible();
    expect(text).not.toHaveAttribute('data-folded');
  });

  it('is not folded if it is short', async () => {
    await openThreadOn(server);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('A conversation', () => {
  it('leads to its end, and counts what arrives there from the other person', async () => {
    const { user } = await openThreadOn(server);
    expect(screen.queryByRole('button', { name: /newest|new message/ })).not.toBeInTheDocument();
    await scrollUp();
    expect(screen.getByRole('button', { name: 'Jump to the newest message' })).toBeVisible();
    await happen(() => server.deliver('One', OMAR, OLIVIA), 50);
    expect(screen.getByRole('button', { name: '1 new message' })).toBeVisible();
    await happen(() => server.deliver('Two', OMAR, OLIVIA), 50);
    await user.click(screen.getByRole('button', { name: '2 new messages' }));
    expect(screen.queryByRole('button', { name: /newest|new message/ })).not.toBeInTheDocument();
  });

  it('shows where the other person is typing', async () => {
    const { container } = await openThreadOn(server);
    const dots = () => container.querySelectorAll('[data-typing]');
    await happen(() => server.emit({ kind: 'TYPING', conversationId: '10', personId: OMAR.id }));
    expect(dots()).toHaveLength(1);
    expect(screen.getByText('Omar is typing…')).toBeInTheDocument();
    await happen(() => server.deliver('Done', OMAR, OLIVIA));
    expect(await bubble('Done')).toBeInTheDocument();
    expect(dots()).toHaveLength(0);
  });
});
