import { aJob, aRefusal } from '../../src/features/imports/test/import-server';
import { AdminPanel } from '../support/admin';
import { answerWith } from '../support/broken';
import { BLANK } from '../support/changed-answers';
import { ADMIN } from '../support/people';
import { expect, PHONE, test } from '../support/test';
import { toast } from '../support/toast';

const PROPERTIES = '/admin?tab=properties';

test('what belongs together stands in one row', async ({ open }) => {
  const page = await open(ADMIN, { at: PROPERTIES });
  await page.getByRole('button', { name: 'Edit Harbour Loft' }).click();
  const top = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? 0;
  await expect(page.getByLabel('Time zone')).toBeVisible();
  expect(await top('Total Shares')).toBe(await top('One-week limit after a draft (days)'));
  expect(await top('Changeover day')).toBeGreaterThan(await top('Total Shares'));
  await page.getByRole('tab', { name: 'Arrival' }).click();
  await expect(page.getByLabel('Wifi password')).toBeVisible();
  expect(await top('Check in from')).toBe(await top('Check out until'));
  expect(await top('Wifi network')).toBe(await top('Wifi password'));
  expect(await top('Wifi network')).toBeGreaterThan(await top('Check in from'));
});

test('on a phone the buttons that save a property stay in sight', async ({ open }) => {
  const page = await open(ADMIN, { at: PROPERTIES, ...PHONE });
  await page.getByRole('button', { name: 'More for Harbour Loft' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const save = page.getByRole('button', { name: 'Update Property' });
  await expect(page.getByLabel('Time zone')).toBeVisible();
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'Arrival' }).click();
  await expect(page.getByRole('button', { name: 'Save arrival' })).toBeInViewport({ ratio: 1 });
});

/** Where toasts of three lines end on a phone. */
const TOAST_END = 112;

test('on a phone a toast lies over the top bar, above sheets, whose tabs stay in sight', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=shares', ...PHONE });
  const admin = new AdminPanel(page);
  await page.getByRole('button', { name: 'Assign a share' }).click();
  await admin.press('Assign Share');
  await expect(toast(page)).toContainText('Missing Information');
  await expect(async () => {
    const box = await toast(page).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(TOAST_END);
  }).toPass({ timeout: 3_000 });

  await page.goto(PROPERTIES);
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Property' });
  await expect(sheet.getByLabel('Name')).toBeVisible();
  // It has room above it before any toast comes, and its tabs stay in sight.
  await expect(async () => {
    expect((await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(TOAST_END);
  }).toPass({ timeout: 3_000 });
  const tab = sheet.getByRole('tab').first();
  const before = await tab.boundingBox();
  await sheet.getByRole('textbox').last().scrollIntoViewIfNeeded();
  await tab.click({ trial: true, timeout: 3_000 });
  expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
});

test('on a phone, nothing is wider than the dialog that asks for a swap', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=swaps&swap=new', ...PHONE });
  const admin = new AdminPanel(page);
  const dialog = page.getByRole('dialog', { name: 'Create Week Swap' });
  await admin.pick('Person', 'Olivia Marsh');
  await admin.choose('Their share', 'Lakeside House, share 3');
  await expect(dialog.getByRole('group', { name: /^Weeks of/ })).toBeVisible();
  const width = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);
});

test('the columns of a file fit 320 px, as does the title of its rows', async ({ open }) => {
  const page = await open(ADMIN, { at: BLANK });
  const importJob = { ...aJob({ refused: 1 }), rows: [aRefusal] };
  await answerWith(page, 'ImportPage', { importJob });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin?tab=shares&import=new');
  const buffer = Buffer.from(
    'Owner\tHouse\tTown\tNo.\tReach\r\nCher\tOld Mill\tBled\t4\tc at x.test',
  );
  const file = { name: 'old-system.txt', mimeType: 'text/csv', buffer };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('combobox', { name: 'First name' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto('/admin?tab=shares&import=7');
  const heading = page.getByRole('heading', { name: 'Row by row' });
  await expect(heading).toBeVisible();
  expect((await heading.boundingBox())?.height).toBeLessThan(48);
});
