import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../../lib/test/fake-server';
import { address, expectToast, olivia, renderPage, who } from '../test-page';
import { InvitationScreen } from './InvitationScreen';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const nora = { ...olivia, id: '9', firstName: 'Nora', lastName: 'Nye' };
const property = (name: string, shareNumbers: number[]) => ({
  __typename: 'InvitedProperty',
  ...{ name, location: 'Lucerne', shareNumbers },
});
const invitation = (properties = [property('Lake House', [4])]) => ({
  invitation: {
    __typename: 'Invitation',
    ...{ firstName: 'Nora', email: 'nora@new.test', properties },
  },
});
const accepted = () => ({ acceptInvitation: { __typename: 'LoginResult', user: nora } });

const open = (
  server: Handlers = {},
  { route = '/invitation?token=t0ken', ...options }: Partial<Parameters<typeof renderPage>[1]> = {},
) =>
  renderPage(<InvitationScreen />, {
    ...options,
    route,
    server: { invitation: () => invitation(), acceptInvitation: accepted, ...server },
  });

async function send(password = 'harbour', confirm = password) {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Confirm new password'), `${confirm}{Enter}`);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('names the person and the properties, and opens the dashboard once the password is set', async () => {
  const { callsOf } = await open();
  expect(await screen.findByRole('heading', { name: 'Welcome, Nora' })).toBeVisible();
  const properties = within(screen.getByRole('list', { name: 'Your properties' }));
  expect(properties.getByRole('listitem')).toHaveTextContent('Lake HouseLucerne, share 4');
  expect(screen.getByText('nora@new.test')).toBeVisible();
  expect(document.querySelector('[autocomplete="username"]')).toHaveValue('nora@new.test');
  await send();
  await expectToast('Password set', 'Welcome to Fairweek, Nora.');
  expect(callsOf('acceptInvitation')).toEqual([
    { input: { token: 't0ken', newPassword: 'harbour' } },
  ]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(who()).toBe('Nora');
  expect(address()).toBe('/');
});

it('shows the first of many properties, and how many there are', async () => {
  const properties = [1, 2, 3, 4, 5, 6].map((nth) =>
    property(`House ${nth}`, nth === 1 ? [] : [1, nth]),
  );
  await open({ invitation: () => invitation(properties) });
  const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([
    'House 1Lucerne, as a guest',
    'House 2Lucerne, shares 1, 2',
    'House 3Lucerne, shares 1, 3',
    'House 4Lucerne, shares 1, 4',
    'and 2 more properties',
  ]);
});

it('says who is signed in on this device', async () => {
  await open({}, { user: olivia });
  expect(await screen.findByText(/You are signed in as Olivia Owner\./)).toBeVisible();
});

const ended = new Refusal('This invitation has ended.', 'NOT_FOUND', 'token');
const used = new Refusal('You have chosen your password already.', 'CONFLICT', 'token');
const ENDS = [
  ['This invitation has ended', ended, 'Send me a new link', '/forgot-password'],
  ['Your password is set', used, 'Sign in', '/login'],
] as const;

it.each(ENDS)('says of a link what to do with it: %s', async (title, error, ...to) => {
  const { container } = await open({ invitation: () => Promise.reject(error) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const [name, href] = to;
  expect(within(screen.getByRole('main')).getAllByRole('link', { name })[0]).toHaveAttribute(
    'href',
    href,
  );
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

it.each(ENDS)('says so, too, if that happens while it is open: %s', async (title, error) => {
  await open({ acceptInvitation: () => Promise.reject(error) });
  await send();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('says that a link without a token has ended', async () => {
  await open({}, { route: '/invitation' });
  expect(screen.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
});

it('shows no form while it loads', async () => {
  await open({ invitation: onItsWay });
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

it('offers another try if it cannot be loaded', async () => {
  let fails = true;
  await open({
    invitation: () => {
      if (fails) throw new TypeError('fetch');
      return invitation();
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Welcome, Nora' })).toBeVisible();
});

it.each([
  ['five5', 'five5', 'Password must be at least 6 characters long.', 'New password'],
  ['harbour', 'harbor', 'Passwords do not match.', 'Confirm new password'],
])('refuses %s with %s', async (password, confirm, description, label) => {
  const { callsOf } = await open();
  await send(password, confirm);
  expect(await screen.findByText(description)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(callsOf('acceptInvitation')).toEqual([]);
});

it('reports that the password could not be set, and keeps the form', async () => {
  await open({ acceptInvitation: () => Promise.reject(new TypeError('fetch')) });
  await send();
  await expectToast('Not set yet', 'Your password could not be set. Please try again.');
  expect(screen.getByLabelText('New password')).toBeVisible();
});

it('is accessible', async () => {
  jest.useRealTimers();
  const { container } = await open();
  await screen.findByRole('heading', { name: 'Welcome, Nora' });
  expect(await axe(container)).toHaveNoViolations();
});
