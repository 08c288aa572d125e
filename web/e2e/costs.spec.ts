import { resolve } from 'node:path';
import { ADMIN, LAKESIDE_HOUSE, OLIVIA, OMAR } from './support/people';
import { expect, PHONE, test } from './support/test';

const COSTS = `/costs?house=${LAKESIDE_HOUSE}`;
const RECEIPT = resolve(import.meta.dirname, '../public/icons/icon-192.png');

test('an owner’s photographed receipt counts once it is approved, and a payment once it is confirmed, live for all', async ({
  open,
}) => {
  const admin = await open(ADMIN, { at: COSTS });
  const olivia = await open(OLIVIA, { at: COSTS, ...PHONE });
  await olivia.getByRole('button', { name: 'Add', exact: true }).click();
  await olivia.locator('input[capture]').setInputFiles(RECEIPT);
  await expect(olivia.getByRole('list', { name: 'Receipts' })).toBeVisible();
  await olivia.getByRole('textbox', { name: 'Amount' }).fill('9000');
  await olivia.getByRole('radio', { name: 'Repairs' }).check();
  await olivia.getByText('More details').click();
  await olivia.getByRole('textbox', { name: 'Title' }).fill('New jetty');
  await olivia.getByRole('button', { name: 'Send for approval' }).click();
  await expect(olivia.getByText('It counts once it is approved.', { exact: true })).toBeVisible();
  const before = await olivia.getByText(/^You (are owed|owe|are even)/).textContent();

  const asked = admin.getByRole('listitem').filter({ hasText: 'New jetty' });
  const picture = asked.getByRole('img', { name: 'Receipt of “New jetty”' });
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(192);
  await asked.getByRole('button', { name: 'Approve' }).click();
  await expect(olivia.getByRole('button', { name: /New jetty/ })).toBeVisible();
  await expect(olivia.getByText(`${before}`, { exact: true })).toHaveCount(0);
  await expect(olivia.getByText(/^You are owed/)).toBeVisible();

  const omar = await open(OMAR, { at: COSTS });
  await omar.getByRole('button', { name: 'Add', exact: true }).click();
  await omar.getByRole('button', { name: 'Payment', exact: true }).click();
  await omar.getByRole('combobox', { name: 'To', exact: true }).click();
  await omar.getByRole('option', { name: 'Olivia Marsh (share 3)' }).click();
  await omar.getByRole('textbox', { name: 'Amount' }).fill('123.45');
  await omar.getByRole('textbox', { name: 'What for' }).fill('My part of the jetty');
  await omar.getByRole('button', { name: 'Save' }).click();
  await expect(
    omar.getByText('It counts once the one who got it confirms it.', { exact: true }),
  ).toBeVisible();
  const said = olivia.getByRole('listitem').filter({ hasText: 'My part of the jetty' });
  await said.getByRole('button', { name: 'Yes, it arrived' }).click();
  const paid = omar.getByRole('button', { name: /My part of the jetty.*123\.45/ });
  await expect(paid).toBeVisible();
});
