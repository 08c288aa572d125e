import { expectHome } from './support/account';
import { virtualAuthenticator } from './support/passkeys';
import { DEMO_PASSWORD, LIAM } from './support/people';
import { expect, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

test('a passkey is added on a phone, signs in, stands for the password, and is removed', async ({
  open,
  server,
  tolerate,
}) => {
  tolerate(refusal(401), refusal(403), /WebSocket is already in CLOSING or CLOSED state/);
  const page = await open(LIAM, { at: '/account', ...PHONE });
  const phone = await virtualAuthenticator(page);
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('Passkey added');
  await expect(passkeys).toHaveCount(1);
  await expect(passkeys).toContainText('Never used');
  expect(await phone.credentials()).toHaveLength(1);
  expect((await server.mailTo(LIAM))[0]?.subject).toBe(
    'A passkey was added to your Fairweek account',
  );
  // One device takes one of an account.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('This device has a passkey of yours already.');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  // Without the email field's own offer, so that the button is what signs in.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await phone.verify(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page)).toContainText('No passkey was used.');
  await phone.verify(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectHome(page, 'Liam');

  await page.goto('/account');
  await expect(passkeys).toContainText('Last used');
  await server.pass('16 minutes');
  await page.getByRole('link', { name: 'Download' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm your password' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Use a passkey' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.json$/);

  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Passkey removed');
  await expect(passkeys).toHaveCount(0);
  expect((await server.mailTo(LIAM))[0]?.subject).toBe(
    'A passkey was removed from your Fairweek account',
  );
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page)).toContainText('This passkey does not sign in here.');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
