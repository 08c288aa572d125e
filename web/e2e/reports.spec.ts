import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { AdminPanel } from './support/admin';
import { ADMIN } from './support/people';
import { expect, type Page, test } from './support/test';
import { toast } from './support/toast';

const REPORTS = '/admin?tab=reports';
const BOARD = 'board@example.test';

/** Returns the file of a download that `action` starts, with its name. */
async function downloaded(page: Page, action: () => Promise<void>) {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await action();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('each report is generated and downloaded as PDF and CSV, and each list exported', async ({
  open,
}) => {
  const admin = new AdminPanel(await open(ADMIN, { at: REPORTS }));
  const { page } = admin;
  const latest = page.getByRole('table', { name: 'Latest reports' });
  for (const [id, name] of [
    ['analytics', 'Analytics Report'],
    ['users', 'Users Report'],
    ['properties', 'Properties Report'],
    ['requests', 'Special Requests Report'],
  ] as const) {
    await admin.press(`Generate & Send ${name}`);
    await expect(page.getByRole('dialog', { name: `Generate ${name}` })).toBeVisible();
    const pdf = await downloaded(page, () => admin.press('Download Only'));
    await expect(toast(page)).toContainText('Report Generated');
    expect(pdf.name).toMatch(new RegExp(`^fairweek-${id}-[\\d-]+\\.pdf$`));
    expect(pdf.bytes.subarray(0, 4).toString()).toBe('%PDF');
    expect(pdf.bytes.length).toBeLessThan(1_000_000);
    const files = latest.getByRole('row').filter({ hasText: name });
    const csv = await downloaded(page, () =>
      files.getByRole('link', { name: `CSV of the ${name}` }).click(),
    );
    expect(csv.name).toBe(pdf.name.replace('.pdf', '.csv'));
    expect(csv.bytes.toString('utf8').split(/\r?\n/).length).toBeGreaterThan(5);
    await expect(files).toContainText('Ready');
  }
  await expect(page.getByRole('table', { name: 'System summary' })).toBeVisible();
  for (const [name, file, header] of [
    ['Export User Report', 'users', 'ID,First name'],
    ['Export Property Report', 'properties', 'ID,Name,Location'],
    ['Export Analytics Report', 'analytics', 'Section,Name,Value'],
  ] as const) {
    const csv = await downloaded(page, () => page.getByRole('link', { name }).click());
    expect(csv.name).toMatch(new RegExp(`^fairweek-${file}-[\\d-]+\\.csv$`));
    expect(csv.bytes.toString('utf8')).toContain(header);
  }
});

test('a report over picked days is sent with both files, and another administrator’s page shows it live', async ({
  open,
  server,
}) => {
  const admin = new AdminPanel(await open(ADMIN, { at: REPORTS }));
  const other = await open(ADMIN, { at: REPORTS });
  await expect(other.getByRole('heading', { name: 'Latest reports' })).toBeVisible();
  const { page } = admin;
  await admin.press('Generate & Send Users Report');
  await expect(page.getByRole('button', { name: 'Send Report' })).toBeDisabled();
  await expect(page.getByLabel('Data points summary')).toContainText('users');
  await page.getByRole('button', { name: /^Date Range/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Pick a date range' });
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  await calendar
    .getByRole('button', { name: /day 3 / })
    .first()
    .click();
  await calendar
    .getByRole('button', { name: /day 10 / })
    .first()
    .click();
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('region', { name: 'Report Preview' })).toContainText(
    /3 \w{3} \d{4} – 10 \w{3} \d{4}/,
  );
  await page.getByLabel('Send to Email').fill(BOARD);
  await page.getByLabel('Custom Message (optional)').fill('For the meeting on Monday.');
  await admin.press('Send Report');
  await expect(toast(page)).toContainText('Report SentReport has been sent to the recipient');
  await expect(other.getByText(`to ${BOARD}`)).toBeVisible();
  await expect.poll(() => server.mailTo(BOARD)).toHaveLength(1);
  const [mail] = await server.mailTo(BOARD);
  expect(mail?.text).toContain('For the meeting on Monday.');
  expect(mail?.attachments.map(({ contentType }) => contentType.split(';')[0])).toEqual([
    'application/pdf',
    'text/csv',
  ]);
});
