import { readFileSync } from 'node:fs';
import { inspect } from './support/inspect';
import { Office } from './support/office';
import { ADMIN } from './support/people';
import { expect, type Page, PHONE, test } from './support/test';
import { toast } from './support/toast';

const YEAR = new Date().getFullYear() + 1;

test('two owners draw lots on their phones, and a stranger checks that no one steered them', async ({
  open,
}) => {
  const office = await open(ADMIN);
  const desk = new Office(office);
  const propertyId = await desk.addProperty('Rowan House', 2);
  const pages: Page[] = [];
  for (const firstName of ['Rowena', 'Ronan']) {
    const page = await open(undefined, PHONE);
    const facts = { firstName, lastName: 'Rowe', email: `${firstName}.rowe@example.test` };
    const userId = await desk.signInAsNew(page, { ...facts, userRole: 'OWNER' });
    await desk.post('shares', { userId, propertyId, shareNumber: pages.length + 1 });
    pages.push(page);
  }
  const rotation = `/rotation?property=${propertyId}&year=${YEAR}`;
  await office.goto(rotation);
  await office.getByRole('button', { name: 'Draw lots' }).click();
  const dialog = office.getByRole('dialog', { name: 'Draw lots' });
  await inspect(office, 'draw-begin');
  await dialog.getByRole('button', { name: 'Begin the draw' }).click();
  await expect(toast(office)).toContainText('The draw has begun');
  for (const page of pages) {
    await page.goto(rotation);
    await page.getByRole('button', { name: 'Take part' }).click();
    await expect(toast(page)).toContainText('You take part');
  }
  // Each browser opens its number as soon as its owner looks again.
  for (const page of pages) await page.goto(rotation);
  const [phone = office] = pages;
  const order = phone.getByRole('list', { name: 'The drawn order' }).getByRole('listitem');
  await expect(async () => {
    await phone.reload();
    await expect(order).toHaveCount(2, { timeout: 3_000 });
  }).toPass();
  await inspect(phone, 'draw-result');

  const [first, second] = (await order.allTextContents()).map(
    (text) => /Share (\d)/.exec(text)?.[1],
  );
  // By chance the drawn share may be first already, and then there is nothing to set.
  const other = {
    propertyId,
    year: YEAR,
    firstChoiceShare: Number(second),
    reason: 'Until the draw',
  };
  await desk.post('rotation/update', other);
  await office.goto(rotation);
  await office.getByRole('button', { name: `Make share ${first} first in ${YEAR}` }).click();
  await office.getByRole('button', { name: 'Set it' }).click();
  await expect(toast(office)).toContainText(`Share ${first} is first in ${YEAR}`);

  await office.getByText('The log of the house', { exact: true }).click();
  const link = office.getByRole('link', { name: /^Download the log of the house/ });
  const [download] = await Promise.all([office.waitForEvent('download'), link.click()]);
  const stranger = await open(undefined, { at: '/verify-draft' });
  const buffer = Buffer.from(readFileSync(await download.path(), 'utf8'));
  const file = { name: 'house-log.json', mimeType: 'application/json', buffer };
  await stranger.getByLabel('Choose the log').setInputFiles(file);
  await expect(stranger.getByRole('status')).toContainText('In order');
  await inspect(stranger, 'verify-house');
});
