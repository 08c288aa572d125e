import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../../lib/test/fake-server';
import { expectToast, olivia, renderPage } from '../test-page';
import { AccessTokens } from './AccessTokens';
import { choicesFor, scopesOf, scopesText } from './access';

const SECRET = 'fw_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';

const token = (id: string, rest = {}) => ({
  __typename: 'AccessToken',
  id,
  name: 'Heating',
  scopes: ['WEEKS_READ', 'MESSAGES_WRITE'],
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2027-02-18T08:00:00.000Z',
  usedAt: '2026-11-21T09:30:00.000Z',
  network: '192.0.2.7',
  ...rest,
});

const open = (server: Handlers = {}, user: typeof olivia = olivia) =>
  renderPage(<AccessTokens />, {
    route: '/account',
    user,
    server: { myAccessTokens: () => ({ myAccessTokens: [token('1')] }), ...server },
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function choose(label: RegExp, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('the list says what each token allows, when it was used and until when', async () => {
  const unused = { name: 'New', usedAt: null, network: null };
  const { container } = await open({
    myAccessTokens: () => ({ myAccessTokens: [token('1'), token('2', unused)] }),
  });
  const list = within(await screen.findByRole('list', { name: 'Access tokens' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Weeks: read · Messages: read and write');
  expect(first).toHaveTextContent(/Last used .*192\.0\.2\.7 · expires 18 Feb 2027/);
  expect(second).toHaveTextContent('Never used');
  expect(await axe(container)).toHaveNoViolations();
});

test('without any, it says so', async () => {
  await open({ myAccessTokens: () => ({ myAccessTokens: [] }) });
  expect(await screen.findByText('You have none.')).toBeVisible();
});

test('while it loads there is no list, and a failure can be retried', async () => {
  let isBroken = true;
  await open({ myAccessTokens: onItsWay });
  expect(screen.queryByText('You have none.')).not.toBeInTheDocument();
  document.body.replaceChildren();
  await open({
    myAccessTokens: () => {
      if (isBroken) throw new Refusal('No.');
      return { myAccessTokens: [token('1')] };
    },
  });
  expect(await screen.findByText('No.')).toBeVisible();
  isBroken = false;
  await userEvent.click(await button('Retry'));
  expect(await screen.findByText('Heating')).toBeVisible();
});

test('a token is made with a name and at least one area, and its secret is shown once', async () => {
  const user = userEvent.setup();
  const { callsOf } = await open({
    createAccessToken: () => ({
      createAccessToken: {
        __typename: 'CreatedAccessToken',
        secret: SECRET,
        token: { __typename: 'AccessToken', id: '2', name: 'Blinds' },
      },
    }),
  });
  await userEvent.click(await button('New access token'));
  const create = await button('Create token');
  expect(create).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Name'), 'Blinds');
  expect(create).toBeDisabled();
  await choose(/^Weeks/, 'Read and write');
  await choose(/^Messages/, 'Read');
  await choose(/^Valid for/, '30 days');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await userEvent.click(create);
  const field = await screen.findByLabelText('Access token');
  expect(field).toHaveValue(SECRET);
  await user.click(await button('Copy'));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await userEvent.click(await button('I have copied it'));
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument());
  expect(callsOf('createAccessToken')).toEqual([
    { name: 'Blinds', scopes: ['WEEKS_WRITE', 'MESSAGES_READ'], days: 30 },
  ]);
  expect(callsOf('myAccessTokens')).toHaveLength(2);
});

test('a refusal is shown at the name, or as a message', async () => {
  let field: string | undefined = 'name';
  await open({
    createAccessToken: () => {
      throw new Refusal('Not like this.', 'BAD_USER_INPUT', field);
    },
  });
  await userEvent.click(await button('New access token'));
  await userEvent.type(screen.getByLabelText('Name'), 'Blinds');
  await choose(/^Weeks/, 'Read');
  await userEvent.click(await button('Create token'));
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
  expect(screen.getByText('Not like this.')).toBeVisible();
  field = undefined;
  await userEvent.click(await button('Create token'));
  await expectToast('No token was made');
});

test('a token is revoked after a question', async () => {
  let tokens = [token('1')];
  const { callsOf } = await open({
    myAccessTokens: () => ({ myAccessTokens: tokens }),
    revokeAccessToken: () => {
      tokens = [];
      return { revokeAccessToken: true };
    },
  });
  await userEvent.click(await button(/^Revoke Heating/));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Revoke Heating?')).toBeVisible();
  expect(callsOf('revokeAccessToken')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await expectToast('Access token revoked', 'Heating');
  expect(callsOf('revokeAccessToken')).toEqual([{ id: '1' }]);
  expect(await screen.findByText('You have none.')).toBeVisible();
});

test('with 20 tokens no more can be made', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => token(String(index)));
  await open({ myAccessTokens: () => ({ myAccessTokens: twenty }) });
  expect(await button('New access token')).toBeDisabled();
});

test('only an administrator session offers administration', async () => {
  const levels = (isAdmin: boolean) => Object.fromEntries(choicesFor(isAdmin));
  expect(levels(false)).toMatchObject({ PROPERTIES: ['READ'], WEEKS: ['READ', 'WRITE'] });
  expect(levels(false)).not.toHaveProperty('SYSTEM');
  expect(levels(true)).toMatchObject({ WEEKS: ['READ', 'WRITE', 'ADMIN'], SYSTEM: ['ADMIN'] });
});

test('a choice becomes scopes, which are said in words', () => {
  const scopes = scopesOf({ SWAPS: 'ADMIN', PROPERTIES: 'READ' });
  expect(scopes).toEqual(['PROPERTIES_READ', 'SWAPS_ADMIN']);
  expect(scopesText(scopes)).toBe('Properties: read · Swaps: administer');
});
