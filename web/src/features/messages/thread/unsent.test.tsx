import { screen, waitFor, within } from '@testing-library/react';
import type { SendMessagesInput } from '../../../generated/graphql';
import { asksBeforeUnload } from '../../../lib/test/asks-before-unload';
import { Refusal } from '../../../lib/test/fake-server';
import { FAULT, FakeServer, OLIVIA, OMAR } from '../test/fake-server';
import { happen, renderMessages } from '../test/render-messages';
import { bubble, composer, log, openThreadOn } from '../test/thread';

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

const keysSent = () =>
  server
    .callsOf('sendMessages')
    .flatMap(({ input }) => (input as SendMessagesInput).messages)
    .map(({ clientKey }) => clientKey);

describe('A half-written message', () => {
  it('survives a reload, and is cleared once it is sent', async () => {
    const before = await openThread();
    await before.user.type(await composer(), 'half a thought');
    before.unmount();
    const { user } = await openThread();
    expect(await composer()).toHaveValue('half a thought');
    await user.type(await composer(), '{Enter}');
    await waitFor(() => expect(server.messages.at(-1)?.content).toBe('half a thought'));
    expect(window.localStorage).toHaveLength(0);
  });

  it('keeps growing while the first message to a person creates the conversation', async () => {
    const { user } = renderMessages(server, '/messages?person=3');
    const search = await screen.findByPlaceholderText('Search conversations...');
    await user.type(search, 'Uma');
    await user.click(await screen.findByRole('button', { name: /Uma Lind/ }));
    server.hold('sendMessages');
    await user.type(await composer(), 'Hello Uma{Enter}and anoth');
    await happen(() => server.release('sendMessages'), 100);
    expect(screen.getByTestId('address')).toHaveTextContent(/conversation=\d+$/);
    await user.keyboard('er thing{Enter}');
    await waitFor(() => expect(server.messages.at(-1)?.content).toBe('and another thing'));
  });

  it('is cleared at logout', async () => {
    const { user } = await openThread();
    await user.type(await composer(), 'half a thought');
    await happen(() => window.dispatchEvent(new Event('force-logout')));
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('A message while Fairweek cannot be reached', () => {
  const write = async () => {
    const view = await openThread();
    server.isDown = true;
    await view.user.type(await composer(), 'See you{Enter}');
    await waitFor(async () =>
      expect(await bubble('See you')).toHaveTextContent('Waiting to be sent…'),
    );
    return view;
  };

  it('waits calmly, without a toast', async () => {
    await write();
    expect(screen.queryByText('Failed to send message')).not.toBeInTheDocument();
    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
  });

  it('is sent automatically once, with the same key, after reconnection', async () => {
    await write();
    server.isDown = false;
    await happen(() => server.reconnected(), 200);
    expect(await bubble('See you')).toHaveTextContent('○ Delivered');
    expect(keysSent().length).toBeGreaterThan(1);
    expect(new Set(keysSent()).size).toBe(1);
    expect(within(await log()).getAllByText('See you')).toHaveLength(1);
  });

  it('lets the browser ask before it closes the page, as long as it waits', async () => {
    await write();
    expect(asksBeforeUnload()).toBe(true);
    server.isDown = false;
    await happen(() => server.reconnected(), 200);
    expect(asksBeforeUnload()).toBe(false);
  });

  it('can be discarded', async () => {
    const { user } = await write();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const thread = within(await log());
    await waitFor(() => expect(thread.queryByText('See you')).not.toBeInTheDocument());
  });
});

describe('A message that cannot be sent', () => {
  const fail = async () => {
    const view = await openThread();
    server.failures.set('sendMessages', FAULT);
    await view.user.type(await composer(), 'See you{Enter}');
    expect(await screen.findByText('Not sent')).toBeInTheDocument();
    return view;
  };

  it('stays visible as Not sent, with a toast', async () => {
    await fail();
    expect(await bubble('See you')).toBeInTheDocument();
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    expect(screen.getByText('Please try again')).toBeInTheDocument();
  });

  it('is sent by Retry', async () => {
    const { user } = await fail();
    server.failures.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await bubble('See you')).toHaveTextContent('○ Delivered'));
    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
  });

  it('is sent automatically once, with the same key, after reconnection', async () => {
    await fail();
    server.failures.clear();
    await happen(() => server.reconnected(), 200);
    expect(await bubble('See you')).toHaveTextContent('○ Delivered');
    const keys = keysSent();
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(within(await log()).getAllByText('See you')).toHaveLength(1);
  });

  it('is shown once when it was stored although the answer got lost', async () => {
    await fail();
    const [clientKey] = keysSent();
    server.failures.clear();
    await happen(() => server.deliver('See you', OLIVIA, OMAR, { clientKey }));
    expect(within(await log()).getAllByText('See you')).toHaveLength(1);
    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
  });

  it('can be discarded', async () => {
    const { user } = await fail();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const thread = within(await log());
    await waitFor(() => expect(thread.queryByText('See you')).not.toBeInTheDocument());
  });

  it('is cleared at logout', async () => {
    await fail();
    await happen(() => window.dispatchEvent(new Event('force-logout')));
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('shows the reason when the server refused it, and is not retried automatically', async () => {
    const { user } = await openThread();
    server.failures.set('sendMessages', new Refusal('You cannot write to this person.'));
    await user.type(await composer(), 'See you{Enter}');
    expect(await screen.findByText('You cannot write to this person.')).toBeInTheDocument();
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    await happen(() => server.reconnected(), 200);
    expect(server.callsOf('sendMessages')).toHaveLength(1);
    expect(screen.getByText('Not sent')).toBeInTheDocument();
  });
});
