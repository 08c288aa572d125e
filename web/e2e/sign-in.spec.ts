import { expectHome, expectSignInPage, fill, signInByForm } from './support/account';
import { DEMO_PASSWORD, MIRA, OMAR, TESSA } from './support/people';
import { openSlowProxy } from './support/slow-proxy';
import { expect, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

test('signing in goes on to the page that an email’s link asked for', async ({ open }) => {
  for (const path of ['/messages?conversation=1', '/draft?property=1', '/calendar?view=month']) {
    const page = await open(undefined, { at: path });
    await signInByForm(page, OMAR, DEMO_PASSWORD);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main:focus-within')).toBeVisible();
  }
});

test('the sign-in page goes on to own pages alone', async ({ open, baseURL }) => {
  const page = await open(undefined, { at: '/login?next=/swaps' });
  await signInByForm(page, OMAR, DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Swaps' })).toBeVisible();
  await expect(page).toHaveURL('/swaps');
  for (const foreign of ['//evil.test', '/\\evil.test', 'https://evil.test', '/.//evil.test']) {
    await page.goto(`/login?${new URLSearchParams({ next: foreign })}`);
    await expectHome(page, 'Omar');
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  }
});

test('reloading while a password change is on its way signs no one out', async ({
  browser,
  server,
}) => {
  const password = 'quiet-heron-lake';
  const proxy = await openSlowProxy(server.url, password);
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await page.goto('/login?next=/change-password');
  await signInByForm(page, MIRA, DEMO_PASSWORD);
  await fill(page, {
    ...{ 'Current password': DEMO_PASSWORD, 'New password': password },
    'Confirm new password': password,
  });
  await page.getByRole('button', { name: 'Change password' }).click();
  // The old session has ended, and the browser does not have the new one yet.
  await proxy.answered;
  await page.reload({ waitUntil: 'commit' });
  proxy.release();
  for (const _ of ['at first', 'and for good']) {
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.reload();
  }
  await context.close();
  proxy.close();
});

test('a wrong code is marked without painting over its boxes', async ({ open, tolerate }) => {
  tolerate(refusal(400));
  const page = await open(undefined, { at: `/verify-otp?email=${TESSA}` });
  const code = page.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await page.keyboard.type('123');
  await fill(page, { 'New password': 'a-quiet-lake', 'Confirm new password': 'a-quiet-lake' });
  await page.getByRole('button', { name: 'Verify account' }).click();
  await expect(toast(page)).toContainText('Please enter all 6 digits of the code.');
  await expect(code).toBeFocused();
  const painted = await code.evaluate(
    (input) => getComputedStyle(input, '::selection').backgroundColor,
  );
  expect(painted).toBe('rgba(0, 0, 0, 0)');
});

for (const [device, size] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const) {
  test(`toasts leave Logout and the main button free on ${device}`, async ({ open }) => {
    const page = await open(undefined, { at: '/login', ...size });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(toast(page)).toContainText('Missing fields');
    await page.getByRole('button', { name: 'Sign in' }).click({ timeout: 3_000, trial: true });
    await signInByForm(page, OMAR, DEMO_PASSWORD);
    await expect(toast(page)).toContainText('Login Successful');
    await page.getByRole('button', { name: 'Logout' }).click({ timeout: 3_000 });
    await expectSignInPage(page);
  });
}
