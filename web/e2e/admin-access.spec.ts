import { expectHome, fill, signInByForm } from './support/account';
import { ADMIN, DEMO_PASSWORD, OLIVIA } from './support/people';
import { expect, type Page, refusal, test } from './support/test';
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
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expectHome(page, 'Ada');
});

// While the old session's socket closes, the panel may already subscribe on it; it resubscribes on
// the new one.
const CLOSING_SOCKET = /WebSocket is already in CLOSING or CLOSED state/;

/** Signs the administrator in as an owner, and asks for the panel. */
async function askInPlainSession(page: Page): Promise<void> {
  await page.getByLabel('Login as Administrator').click();
  await signInByForm(page, ADMIN, DEMO_PASSWORD);
  await expectHome(page, 'Ada');
  await page.goto('/admin');
  await expect(
    page.getByText(/^Auth state: admin@.* isAdmin true, admin session false$/),
  ).toBeVisible();
}

test('only an administrator’s account raises a plain session, in the demo by one press', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(401), refusal(403), CLOSING_SOCKET);
  const page = await open(undefined, { at: '/login' });
  await askInPlainSession(page);
  const enter = page.getByRole('button', { name: 'Sign in as administrator' });
  await fill(page, { Email: ADMIN, Password: 'not-this-one' });
  await enter.click();
  await expect(toast(page)).toContainText('Login failed');
  await fill(page, { Email: OLIVIA, Password: DEMO_PASSWORD });
  await enter.click();
  await expect(toast(page)).toContainText('Access DeniedAdmin privileges required.');
  await fill(page, { Email: ADMIN, Password: DEMO_PASSWORD });
  await enter.click();
  await expect(toast(page)).toContainText('Login Successful');
  await expect(page.getByText('Welcome, Ada Keller')).toBeVisible();

  const other = await open(undefined, { at: '/login' });
  await askInPlainSession(other);
  await other.getByRole('button', { name: 'Quick login' }).click();
  await expect(other.getByText('Welcome, Ada Keller')).toBeVisible();
});
