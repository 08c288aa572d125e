import { expectHome, fill, signInByForm } from './support/account';
import { CUT_OFF, cutOff } from './support/broken';
import { ADMIN, DEMO_PASSWORD, OLIVIA } from './support/people';
import { expect, refusal, test } from './support/test';
import { toast } from './support/toast';

test('the administrator signs in, and the dashboard’s card leads to the panel', async ({
  open,
}) => {
  const page = await open(undefined, { at: '/login' });
  await signInByForm(page, ADMIN, DEMO_PASSWORD);
  await expectHome(page, 'Ada');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Welcome, Ada Keller')).toBeVisible();
  const analytics = page.getByRole('tabpanel', { name: 'Analytics' });
  for (const name of ['Total Users', 'Active Properties', 'Total Shares', 'Week Swaps']) {
    await expect(analytics.getByText(name, { exact: true })).toBeVisible();
  }
  for (const title of [
    'Share allocation',
    'Role distribution',
    'Who holds shares',
    'Top share holders',
    'Recent users',
  ]) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expectHome(page, 'Ada');
});

test('an owner is denied access and shown the way back', async ({ open }) => {
  const page = await open(OLIVIA, { at: '/admin?tab=users' });
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByText('Admin privileges required.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expectHome(page, 'Olivia');
});

// While the old session's socket closes, the panel may already subscribe on it; it resubscribes on
// the new one.
const CLOSING_SOCKET = /WebSocket is already in CLOSING or CLOSED state/;

test('only an administrator’s account raises a plain session', async ({ open, tolerate }) => {
  tolerate(refusal(401), refusal(403), CLOSING_SOCKET);
  const page = await open(undefined, { at: '/login' });
  await page.getByLabel('Login as Administrator').click();
  await signInByForm(page, ADMIN, DEMO_PASSWORD);
  await expectHome(page, 'Ada');
  await page.goto('/admin');
  await expect(page.getByText(/^Auth state: .*admin session false$/)).toBeVisible();

  const enter = page.getByRole('button', { name: 'Sign in as administrator' });
  await fill(page, { Email: ADMIN, Password: 'not-this-one' });
  await enter.click();
  await expect(toast(page)).toContainText('Login failed');
  await fill(page, { Email: OLIVIA, Password: DEMO_PASSWORD });
  await enter.click();
  await expect(toast(page)).toContainText('Access Denied');
  await expect(toast(page)).toContainText('Admin privileges required.');

  await fill(page, { Email: ADMIN, Password: DEMO_PASSWORD });
  await enter.click();
  await expect(toast(page)).toContainText('Login Successful');
  await expect(page.getByText('Welcome, Ada Keller')).toBeVisible();
});

test('quick login raises the session in the demo', async ({ open, tolerate }) => {
  tolerate(CLOSING_SOCKET);
  const page = await open(undefined, { at: '/login' });
  await page.getByLabel('Login as Administrator').click();
  await signInByForm(page, ADMIN, DEMO_PASSWORD);
  await expectHome(page, 'Ada');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Quick login' }).click();
  await expect(page.getByText('Welcome, Ada Keller')).toBeVisible();
});

test('the admin login form requires both fields and shows why it fails', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF, refusal(401), refusal(403));
  const owner = await open(OLIVIA, { at: '/admin' });
  await expect(owner.getByText('Access Denied')).toBeVisible();
  await expect(owner.getByLabel('Password', { exact: true })).toHaveCount(0);
  await owner.getByRole('button', { name: 'Sign in as administrator' }).click();
  await expect(owner.getByText(/^Auth state: olivia@fairweek\.test, role OWNER, /)).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Quick login' })).toBeVisible();
  await expect(owner.getByLabel('Email')).toHaveValue('');
  await fill(owner, { Email: OLIVIA, Password: DEMO_PASSWORD });
  await owner.getByRole('button', { name: 'Sign in as administrator' }).click();
  await expect(toast(owner)).toContainText('Access DeniedAdmin privileges required.');

  const page = await open(undefined, { at: '/admin' });
  await page.getByLabel('Login as Administrator').click();
  await signInByForm(page, ADMIN, DEMO_PASSWORD);
  await expect(
    page.getByText(/^Auth state: admin@.* isAdmin true, admin session false$/),
  ).toBeVisible();
  const enter = page.getByRole('button', { name: 'Sign in as administrator' });
  await enter.click();
  await expect(toast(page)).toContainText('Missing fieldsPlease enter both email and password.');
  await fill(page, { Email: '', Password: DEMO_PASSWORD });
  await enter.click();
  await expect(toast(page)).toContainText('Missing fieldsPlease enter both email and password.');
  await fill(page, { Email: ADMIN, Password: DEMO_PASSWORD });
  const restore = await cutOff(page, 'AdminLogin');
  await enter.click();
  await expect(toast(page)).toContainText('Login failedInvalid email or password');
  await restore();
});
