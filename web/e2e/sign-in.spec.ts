import { expectHome, fill, signInByForm } from './support/account';
import { DEMO_PASSWORD, MIRA, OMAR } from './support/people';
import { openSlowProxy } from './support/slow-proxy';
import { expect, test } from './support/test';

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
