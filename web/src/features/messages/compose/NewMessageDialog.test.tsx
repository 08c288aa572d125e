import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { FakeServer, OLIVIA, OMAR } from '../test/fake-server';
import { happen, renderMessages } from '../test/render-messages';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.store('Hello Olivia', OMAR, OLIVIA);
});

async function openDialog() {
  const { user } = renderMessages(server);
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'New Message' }) };
}

const email = () => screen.getByLabelText('To');
const message = () => screen.getByLabelText('Message');
const send = () => screen.getByRole('button', { name: /Send Message|Sending/ });

describe('The New Message dialog', () => {
  it('sends to an e-mail address and says so', async () => {
    const { user } = await openDialog();
    server.hold('sendMessageToEmail');
    await user.type(email(), ' omar@fairweek.test ');
    await user.type(message(), ' Hello there ');
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await happen(() => server.release('sendMessageToEmail'));
    expect(await screen.findByText('Message sent successfully')).toBeInTheDocument();
    expect(screen.getByText('Your message has been delivered.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/messages?conversation=10');
    expect(await screen.findByRole('log')).toHaveTextContent('Hello there');
    const input = { receiverEmail: 'omar@fairweek.test', content: 'Hello there' };
    expect(server.callsOf('sendMessageToEmail')).toMatchObject([{ input }]);
  });

  it('finds the address of a person by name', async () => {
    server.people = [{ ...OMAR, email: 'omar@fairweek.test' }, ...server.people.slice(2)];
    const { user } = await openDialog();
    await user.type(email(), 'o');
    const found = await screen.findByRole('list', { name: 'People found' });
    const people = within(found).getAllByRole('button');
    // The addresses of Otto and Oona are not shown to Olivia.
    expect(people.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Omar Saidomar@fairweek.test'),
    ]);
    await user.click(people[0] as HTMLElement);
    await waitFor(() => expect(email()).toHaveValue('omar@fairweek.test'));
    expect(message()).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'People found' })).not.toBeInTheDocument();
    await user.clear(email());
    await user.type(email(), 'nobody');
    await waitFor(() => expect(server.callsOf('searchPeople')).toHaveLength(2));
    expect(screen.queryByRole('list', { name: 'People found' })).not.toBeInTheDocument();
    expect(await screen.findByText(/^No one found for “nobody”/)).toBeVisible();
  });

  it('says of a person whose address is private where to write to them', async () => {
    const { user } = await openDialog();
    await user.type(email(), 'Otto');
    expect(await screen.findByText(/^The email address is private\. .* “Otto” in/)).toBeVisible();
    expect(screen.queryByText(/^No one found/)).not.toBeInTheDocument();
  });

  it('asks before discarding what was typed', async () => {
    const { user } = await openDialog();
    await user.type(message(), 'Hi');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(message()).toHaveValue('Hi');
    await user.clear(message());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('requires an address and a text', async () => {
    const { user } = await openDialog();
    expect(email()).toHaveAttribute('type', 'email');
    expect(send()).toBeDisabled();
    await user.type(email(), 'omar@fairweek.test');
    await user.type(message(), '   ');
    expect(send()).toBeDisabled();
    await user.type(message(), 'Hi');
    expect(send()).toBeEnabled();
  });

  it('stays open with its text when sending fails, and sends under the same key again', async () => {
    const { user } = await openDialog();
    server.failures.set('sendMessageToEmail', new Refusal('Nobody has this address.'));
    await user.type(email(), 'omar@fairweek.test');
    await user.type(message(), 'Hello');
    await user.click(send());
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    expect(screen.getByText('Nobody has this address.')).toBeInTheDocument();
    server.failures.clear();
    await user.click(send());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const keys = server
      .callsOf('sendMessageToEmail')
      .map(({ input }) => (input as { clientKey: string }).clientKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('closes on Cancel without sending', async () => {
    const { user } = await openDialog();
    await user.type(message(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.callsOf('sendMessageToEmail')).toHaveLength(0);
  });

  it('has no accessibility faults', async () => {
    const { dialog } = await openDialog();
    expect(await axe(dialog)).toHaveNoViolations();
  });
});
