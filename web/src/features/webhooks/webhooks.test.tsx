import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../lib/test/fake-server';
import { pageEnd } from '../../lib/test/page-end';
import { expectToast, olivia, renderPage } from '../auth/test-page';
import { Webhooks } from './Webhooks';
import { happeningText, kindsFor } from './webhook-words';

const SECRET = 'whsec_0123456789abcdefghijklmnopqrstuvwxyzABCDEFE=';

const webhook = (id: string, rest = {}) => ({
  __typename: 'Webhook',
  id,
  name: 'Heating',
  url: 'https://house.example.org/hook',
  kinds: ['MESSAGES', 'PICKS'],
  offReason: null,
  failingSince: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...rest,
});

const delivery = (id: string, rest = {}) => ({
  __typename: 'WebhookDelivery',
  id,
  kind: 'pick.made',
  createdAt: '2026-11-21T09:30:00.000Z',
  status: 'DELIVERED',
  attempts: 1,
  attemptedAt: '2026-11-21T09:30:01.000Z',
  statusCode: 204,
  problem: null,
  ...rest,
});

const page = (items: object[], nextCursor: string | null = null) => ({
  webhookDeliveries: { __typename: 'WebhookDeliveryPage', items, ...pageEnd(nextCursor) },
});

const open = (server: Handlers = {}, user: typeof olivia = olivia) =>
  renderPage(<Webhooks isAdminSession={user.isAdminSession} />, {
    route: '/account',
    user,
    server: { myWebhooks: () => ({ myWebhooks: [webhook('1')] }), ...server },
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the list says what each webhook hears of and how it is doing', async () => {
  const { container } = await open({
    myWebhooks: () => ({
      myWebhooks: [
        webhook('1'),
        webhook('2', { failingSince: '2026-11-21T09:30:00.000Z' }),
        webhook('3', { offReason: 'ACCOUNT' }),
      ],
    }),
  });
  const list = within(await screen.findByRole('list', { name: 'Webhooks' }));
  const [well, failing, off] = list.getAllByRole('listitem');
  expect(well).toHaveTextContent('HeatingOnhttps://house.example.org/hookMessages · Picks');
  expect(failing).toHaveTextContent(/Failing.*It has refused everything since 21 Nov 2026/);
  expect(off).toHaveTextContent('Switched off because your password or role changed.');
  expect(await axe(container)).toHaveNoViolations();
});

test('without any it says so, and a failure can be retried', async () => {
  await open({ myWebhooks: onItsWay });
  expect(screen.queryByText('You have no webhooks.')).not.toBeInTheDocument();
  document.body.replaceChildren();
  let isBroken = true;
  await open({
    myWebhooks: () => {
      if (isBroken) throw new Refusal('No.');
      return { myWebhooks: [] };
    },
  });
  expect(await screen.findByText('No.')).toBeVisible();
  isBroken = false;
  await userEvent.click(await button('Retry'));
  expect(await screen.findByText('You have no webhooks.')).toBeVisible();
});

test('a webhook is made with a name, an address and kinds, and its secret is shown once', async () => {
  const { callsOf } = await open({
    createWebhook: () => ({
      createWebhook: {
        __typename: 'CreatedWebhook',
        secret: SECRET,
        webhook: { __typename: 'Webhook', id: '2', name: 'Blinds' },
      },
    }),
  });
  await userEvent.click(await button('New webhook'));
  const create = await button('Create webhook');
  await userEvent.type(screen.getByLabelText('Name'), 'Blinds');
  await userEvent.type(screen.getByLabelText('Address'), 'https://a.example.org/b');
  expect(create).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Messages' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Picks' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Messages' }));
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await userEvent.click(create);
  expect(await screen.findByLabelText('Webhook secret')).toHaveValue(SECRET);
  await userEvent.click(await button('I have copied it'));
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument());
  expect(callsOf('createWebhook')).toEqual([
    { name: 'Blinds', url: 'https://a.example.org/b', kinds: ['PICKS'] },
  ]);
  expect(callsOf('myWebhooks')).toHaveLength(2);
});

test('a refused address is shown at its field', async () => {
  await open({
    createWebhook: () => {
      throw new Refusal('Not there.', 'BAD_USER_INPUT', 'url');
    },
  });
  await userEvent.click(await button('New webhook'));
  await userEvent.type(screen.getByLabelText('Name'), 'Blinds');
  await userEvent.type(screen.getByLabelText('Address'), 'https://10.0.0.1/');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Picks' }));
  const field = screen.getByLabelText('Address');
  expect(field).toHaveAccessibleDescription(/^It begins with/);
  await userEvent.click(await button('Create webhook'));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('Not there.');
});

test('a webhook is switched off and on', async () => {
  const { callsOf } = await open({
    switchWebhook: ({ isOn }) => ({
      switchWebhook: webhook('1', { offReason: isOn ? null : 'OWNER' }),
    }),
  });
  await userEvent.click(await button('Switch off Heating'));
  await expectToast('Webhook switched off');
  await userEvent.click(await button('Switch on Heating'));
  await expectToast('Webhook switched on');
  expect(callsOf('switchWebhook')).toEqual([
    { id: '1', isOn: false },
    { id: '1', isOn: true },
  ]);
});

test('a webhook is deleted after a question', async () => {
  let webhooks = [webhook('1')];
  const { callsOf } = await open({
    myWebhooks: () => ({ myWebhooks: webhooks }),
    deleteWebhook: () => {
      webhooks = [];
      return { deleteWebhook: true };
    },
  });
  await userEvent.click(await button('Delete Heating'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(callsOf('deleteWebhook')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expectToast('Webhook deleted');
  expect(await screen.findByText('You have no webhooks.')).toBeVisible();
});

test('deliveries are read page by page, and sent again', async () => {
  const failed = delivery('8', { status: 'FAILED', attempts: 13, problem: 'Response: 500' });
  const { callsOf } = await open({
    webhookDeliveries: ({ before }) => (before ? page([delivery('3')]) : page([failed], '8')),
    resendWebhookDelivery: () => ({
      resendWebhookDelivery: { ...failed, status: 'WAITING', problem: null, statusCode: null },
    }),
  });
  await userEvent.click(await button('Deliveries of Heating'));
  const item = await screen.findByText('Response: 500');
  expect(item.closest('li')).toHaveTextContent(/Week pickedFailed.*13 attempts/);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await userEvent.click(await button(/^Send again: Week picked/));
  await expectToast('Sent again');
  expect(callsOf('resendWebhookDelivery')).toEqual([{ id: '8' }]);
  expect(await screen.findByText('Waiting')).toBeVisible();
  await userEvent.click(await button('Older'));
  expect(await screen.findByText('Response: 204')).toBeVisible();
  await userEvent.click(await button('Newer'));
  await waitFor(() => expect(screen.queryByText('Response: 204')).not.toBeInTheDocument());
});

test('of a webhook that is off nothing is sent again, and an empty log says so', async () => {
  let items = [delivery('3')];
  await open({
    myWebhooks: () => ({ myWebhooks: [webhook('1', { offReason: 'OWNER' })] }),
    webhookDeliveries: () => page(items),
  });
  await userEvent.click(await button('Deliveries of Heating'));
  expect(await screen.findByText('Response: 204')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Close' }))[0] as Element);
  items = [];
  await userEvent.click(await button('Deliveries of Heating'));
  expect(await screen.findByText('No matching events yet.')).toBeVisible();
});

test('with ten webhooks no more can be made', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => webhook(String(index)));
  await open({ myWebhooks: () => ({ myWebhooks: ten }) });
  expect(await button('New webhook')).toBeDisabled();
});

test('only an administrator session offers the kinds of all users', () => {
  expect(kindsFor(false)).toEqual(['MESSAGES', 'REQUESTS', 'SWAPS', 'PICKS', 'BOOKINGS']);
  expect(kindsFor(true)).toContain('ALL_SWAPS');
  expect(happeningText('house.sold')).toBe('house.sold');
});
