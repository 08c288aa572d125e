import { readFile } from 'node:fs/promises';
import { inspect } from './support/inspect';
import { ADMIN, OLIVIA } from './support/people';
import { expect, test } from './support/test';
import { toast } from './support/toast';

test('an administrator asks for another week in olivia’s name', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=swaps' });
  const tab = page.getByRole('tab', { name: /^Week Swaps \(\d+\)$/ });
  const before = Number(/\((\d+)\)/.exec((await tab.textContent()) ?? '')?.[1]);
  await page.getByRole('button', { name: 'Create Week Swap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Week Swap' });
  await dialog.getByLabel('User Email').fill(OLIVIA);
  await dialog.getByRole('combobox', { name: 'Property' }).fill('Lakeside');
  await page.getByRole('option', { name: /Lakeside House/ }).click();
  await dialog.getByRole('combobox', { name: 'Share Number' }).click();
  await page.getByRole('option', { name: 'Share 3', exact: true }).click();
  await dialog.getByLabel('Current Week Start').fill('2027-07-03');
  await dialog.getByLabel('Current Week End').fill('2027-07-10');
  await dialog.getByLabel('Preferred Week Start').fill('2027-08-07');
  await dialog.getByLabel('Preferred Week End').fill('2027-08-14');
  await dialog.getByLabel('Note (optional)').fill('The school holidays have moved.');
  await inspect(page, 'admin-swap-create');
  await dialog.getByRole('button', { name: 'Create Swap Request' }).click();
  await expect(toast(page)).toContainText('Week swap request created successfully');
  const row = page.getByRole('row', { name: /Olivia Marsh/ });
  await expect(row.first()).toContainText(/3\s?–\s?10 Jul 2027/);
  await expect(row.first()).toContainText('Pending');
  await expect(page.getByRole('tab', { name: `Week Swaps (${before + 1})` })).toBeVisible();
  await inspect(page, 'admin-swaps');
});

test('an administrator downloads the reports', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=reports' });
  await expect(page.getByRole('table', { name: 'System summary' })).toBeVisible();
  for (const [name, file, header] of [
    ['Export User Report', 'users', 'ID,First name'],
    ['Export Property Report', 'properties', 'ID,Name,Location'],
    ['Export Analytics Report', 'analytics', 'Section,Name,Value'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^fairweek-${file}-[\\d-]+\\.csv$`));
    expect(await readFile(await download.path(), 'utf8')).toContain(header);
  }
  await inspect(page, 'admin-reports');
});
