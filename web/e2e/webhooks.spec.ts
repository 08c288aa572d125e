import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from './support/inspect';
import { ADMIN, MIRA } from './support/people';
import { expect, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

test('a webhook made on the account page hears of a message, and gets it again', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(400));
  const heard: string[] = [];
  const program = createServer((request, response) => {
    heard.push(String(request.headers['fairweek-kind']));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  const { port } = program.address() as AddressInfo;

  const page = await open(MIRA, { at: '/account' });
  await page.getByText('For programs', { exact: true }).click();
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bell at the door');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/');
  await dialog.getByRole('checkbox', { name: 'Messages' }).click();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect(dialog.getByText(/must be an https:\/\/ address/)).toBeVisible();
  await inspect(page, 'webhook-new');
  const address = `http://localhost:${port}/door`;
  await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByLabel('Webhook secret')).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'I have copied it' }).click();

  const admin = await open(ADMIN, { at: '/account' });
  await admin.getByText('For programs', { exact: true }).click();
  await admin.request.post('/api/messages/send-to-email', {
    data: { receiverEmail: MIRA, content: 'The door?' },
  });
  await expect.poll(() => heard).toEqual(['message.received']);
  await page.getByRole('button', { name: 'Deliveries of Bell at the door' }).click();
  const item = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
  await expect(item).toContainText('Delivered');
  await inspect(page, 'webhook-deliveries');
  await item.getByRole('button', { name: /^Send again/ }).click();
  await expect(toast(page)).toContainText('Sent again');
  await expect.poll(() => heard).toHaveLength(2);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Switch off Bell at the door' }).click();
  await expect(page.getByText('You switched it off.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Bell at the door' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page).first()).toContainText('Webhook deleted');
  program.close();
});

test('on a phone, a webhook fits and is switched off with one hand', async ({ open }) => {
  const page = await open(MIRA, { at: '/account', ...PHONE });
  await page.getByText('For programs', { exact: true }).click();
  await page.getByRole('button', { name: 'New webhook' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Phone');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://house.invalid/hook');
  await dialog.getByRole('checkbox', { name: 'Bookings' }).tap();
  await dialog.getByRole('button', { name: 'Create webhook' }).tap();
  await page.getByRole('button', { name: 'I have copied it' }).tap();
  await inspect(page, 'webhook-list-phone');
  await page.getByRole('button', { name: 'Switch off Phone' }).tap();
  await expect(page.getByText('You switched it off.')).toBeVisible();
});
