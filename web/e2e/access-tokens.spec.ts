import { inspect } from './support/inspect';
import { MIRA } from './support/people';
import { expect, PHONE, test } from './support/test';
import { toast } from './support/toast';

test('a token made on the account page works for a program until it is revoked', async ({
  open,
}) => {
  const page = await open(MIRA, { at: '/account' });
  await page.getByText('For programs', { exact: true }).click();
  await page.getByRole('button', { name: 'New access token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Heating at the lake');
  await dialog.getByRole('combobox', { name: /^Properties/ }).click();
  await page.getByRole('option', { name: 'Read', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByLabel('Access token', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'I have copied it' }).click();

  const get = (path: string) =>
    page.request.get(path, { headers: { authorization: `Bearer ${secret}` } });
  expect((await get('/api/user/shares')).status()).toBe(200);
  expect((await get('/api/conversations')).status()).toBe(403);
  await page.reload();
  await page.getByText('For programs', { exact: true }).click();
  const item = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem');
  await expect(item).toContainText('Properties: read');
  await expect(item).toContainText('Last used');
  await item.getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page)).toContainText('Access token revoked');
  await expect(page.getByText('You have none.')).toBeVisible();
  expect((await get('/api/user/shares')).status()).toBe(401);
});

test('on a phone, a token is made with one hand', async ({ open }) => {
  const page = await open(MIRA, { at: '/account', ...PHONE });
  await page.getByText('For programs', { exact: true }).click();
  await page.getByRole('button', { name: 'New access token' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Phone');
  await dialog.getByRole('combobox', { name: /^Weeks/ }).tap();
  await page.getByRole('option', { name: 'Read and write' }).tap();
  await dialog.getByRole('button', { name: 'Create token' }).tap();
  await expect(page.getByLabel('Access token', { exact: true })).toHaveValue(/^fw_/);
  await inspect(page, 'access-token-made');
});
