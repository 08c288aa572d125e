import { screen, within } from '@testing-library/react';
import { address, expectToast, olivia } from '../../features/auth/test-page';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { admin, renderAdmin } from './test/render-admin';

const plainAdmin = { ...admin, isAdminSession: false };

test('the panel welcomes, and offers the theme and the way back', async () => {
  const { user } = await renderAdmin('');
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  expect(screen.getByText('Welcome, Alice Admin')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Theme' }));
  expect(await screen.findByRole('dialog', { name: 'Theme' })).toBeVisible();
});

test('the chosen theme is saved with the account', async () => {
  const { user, callsOf } = await renderAdmin('', { saveTheme: () => ({ saveTheme: true }) });
  await user.click(screen.getByRole('button', { name: 'Theme' }));
  await user.click(await screen.findByRole('button', { name: 'Preview Deep Ocean' }));
  expect(callsOf('saveTheme')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(callsOf('saveTheme')).toEqual([{ themeId: 'ocean' }]);
});

test('all tabs are one row: the seven first, and what stands apart after them', async () => {
  await renderAdmin('');
  const row = within(screen.getByRole('tablist', { name: 'Administration' }));
  const names = row
    .getAllByRole('tab')
    .map(({ textContent }) => textContent?.match(/^[A-Za-z ]+/)?.[0]);
  expect(names).toEqual([
    ...['Analytics', 'Reports', 'Special Requests', 'Share Management'],
    ...['Properties', 'Users', 'Week Swaps'],
    ...['Drafts', 'Audit Log', 'System', 'Mail'],
  ]);
});

test('the tab is in the address', async () => {
  const { user } = await renderAdmin('users');
  expect(screen.getByRole('tab', { name: 'Users (41)', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Properties (1)' }));
  expect(address()).toBe('/admin?tab=properties');
  expect(await screen.findByRole('cell', { name: 'Lake House' })).toBeVisible();
});

test.each([
  ['shares', /^Share Management/, 'Search shares'],
  ['properties', /^Properties/, 'Search properties'],
  ['users', /^Users/, 'Search users'],
  ['audit', /^Audit Log/, 'Search the audit log'],
  ['system', /^System/, 'Parts'],
  ['mail', /^Mail/, 'Search failed mail'],
])('the address of %s opens its tab', async (value, name, content) => {
  const failure = {
    ...{ __typename: 'FailedMail', id: '7', recipient: 'gone@example.test', subject: 'Hello' },
    ...{ attempts: 1, lastError: '550 No', isTooOld: false, requestId: '0d1f' },
    ...{ createdAt: '2026-11-02T09:00:00.000Z', failedAt: '2026-11-02T09:30:00.000Z' },
  };
  await renderAdmin(value, {
    failedMails: () => ({
      adminFailedMails: {
        ...{ __typename: 'FailedMailPage', items: [failure], waiting: 0, total: 1, failed: 1 },
        ...{ hasServer: true, isCaptured: false },
      },
    }),
  });
  expect(screen.getByRole('tab', { name, selected: true })).toBeVisible();
  expect(await screen.findByLabelText(content)).toBeVisible();
});

test('going back opens the tab before', async () => {
  const { user } = await renderAdmin('users');
  await user.click(screen.getByRole('tab', { name: 'Properties (1)' }));
  await user.click(screen.getByRole('tab', { name: 'Audit Log' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/admin?tab=properties');
  expect(screen.getByRole('tab', { name: 'Properties (1)', selected: true })).toBeVisible();
});

test('an unknown tab opens the first', async () => {
  await renderAdmin('nonsense');
  expect(screen.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true');
});

test('a non-administrator is denied access and shown the way back', async () => {
  const { container, callsOf } = await renderAdmin('users', {}, olivia as typeof admin);
  expect(screen.getByText('Access Denied')).toBeVisible();
  expect(screen.getByText('Admin privileges required.')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/');
  expect(callsOf('adminUsers')).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a user without access to reports sees the refusal in place of the panel', async () => {
  await renderAdmin('reports', {}, olivia as typeof admin);
  const sentence = 'Admin privileges required to access reports function.';
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByText('Access Denied')).toBeVisible();
});

test('an administrator in a plain session raises it', async () => {
  const { user, callsOf } = await renderAdmin(
    'users',
    { adminLogin: () => ({ adminLogin: { __typename: 'LoginResult', user: admin } }) },
    plainAdmin,
  );
  await user.type(screen.getByLabelText('Password'), 'fairweek-demo');
  await user.click(screen.getByRole('button', { name: 'Sign in as administrator' }));
  await expectToast('Login Successful');
  const input = { email: plainAdmin.email, password: 'fairweek-demo' };
  expect(callsOf('adminLogin')).toEqual([{ input }]);
});

test.each([
  ['FORBIDDEN', 'Access Denied', 'Admin privileges required.'],
  ['UNAUTHENTICATED', 'Login failed', 'Invalid email or password'],
])('a login refused as %s says so', async (code, title, description) => {
  const refuse = () => {
    throw new Refusal(description, code);
  };
  const { user } = await renderAdmin('', { adminLogin: refuse }, plainAdmin);
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in as administrator' }));
  await expectToast(title, description);
});

test('an administrator’s own address is filled in, and both fields are needed', async () => {
  const { user, callsOf } = await renderAdmin('', {}, plainAdmin);
  expect(screen.getByLabelText('Email')).toHaveValue(plainAdmin.email);
  const enter = () => user.click(screen.getByRole('button', { name: 'Sign in as administrator' }));
  await enter();
  await expectToast('Missing fields', 'Please enter both email and password.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Password'), 'fairweek-demo');
  await enter();
  await expectToast('Missing fields', 'Please enter both email and password.');
  expect(callsOf('adminLogin')).toEqual([]);
});

test('a login that does not reach the server says so', async () => {
  const adminLogin = () => {
    throw new TypeError('Failed to fetch');
  };
  const { user } = await renderAdmin('', { adminLogin }, plainAdmin);
  await user.type(screen.getByLabelText('Password'), 'fairweek-demo');
  await user.click(screen.getByRole('button', { name: 'Sign in as administrator' }));
  await expectToast('Login failed', 'Invalid email or password');
});

test('an owner is asked for an administrator’s login only on request, with an empty address', async () => {
  const adminLogin = () => {
    throw new Refusal('Admin privileges required.', 'FORBIDDEN');
  };
  const appInfo = () => ({ appInfo: { __typename: 'AppInfo', demo: true, version: '0.1.0' } });
  const { user } = await renderAdmin('', { appInfo, adminLogin }, olivia as typeof admin);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByText(/^Auth state/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in as administrator' }));
  expect(
    await screen.findByText(
      'Auth state: olivia@fairweek.test, role OWNER, isAdmin false, admin session false',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quick login' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  await user.type(screen.getByLabelText('Email'), olivia.email);
  await user.type(screen.getByLabelText('Password'), 'fairweek-demo');
  await user.click(screen.getByRole('button', { name: 'Sign in as administrator' }));
  await screen.findByText('Access Denied', { selector: 'li *' });
  expect(screen.getAllByText('Admin privileges required.')).toHaveLength(2);
});

test('quick login and the debug line are there in a demo only', async () => {
  const demo = () => ({ appInfo: { __typename: 'AppInfo', demo: true, version: '0.1.0' } });
  const adminLogin = () => ({ adminLogin: { user: admin } });
  const server = { appInfo: demo, adminLogin };
  const { user, callsOf } = await renderAdmin('', server, plainAdmin);
  expect(await screen.findByText(/^Auth state: .*admin session false$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quick login' }));
  const input = { email: 'admin@fairweek.test', password: 'fairweek-demo' };
  expect(callsOf('adminLogin')).toEqual([{ input }]);
});

test('outside of a demo there is neither', async () => {
  await renderAdmin('', {}, plainAdmin);
  expect(screen.queryByRole('button', { name: 'Quick login' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Auth state/)).not.toBeInTheDocument();
});
