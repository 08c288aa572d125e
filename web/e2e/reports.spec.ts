import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { AdminPanel } from './support/admin';
import { CUT_OFF, expectFailureToasts } from './support/broken';
import { inspect } from './support/inspect';
import { ADMIN, OLIVIA } from './support/people';
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

test('each of the four reports is generated, and downloaded as PDF and as CSV', async ({
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
  await inspect(page, 'reports-dialog');
  await page.getByRole('button', { name: /^Date Range/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Pick a date range' });
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  await inspect(page, 'reports-calendar');
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
  await inspect(page, 'reports');
});

test('a report that cannot be generated or sent shows an error', async ({ open, tolerate }) => {
  tolerate(CUT_OFF);
  const admin = new AdminPanel(await open(ADMIN, { at: REPORTS }));
  await expectFailureToasts(admin.page, {
    operation: 'GenerateReport',
    action: () => admin.press('Download Analytics Report'),
    title: 'Report Generation Failed',
    fallback: 'Failed to generate report',
  });
  await admin.press('Generate & Send Analytics Report');
  await admin.page.getByLabel('Send to Email').fill(BOARD);
  await expectFailureToasts(admin.page, {
    operation: 'SendReport',
    action: () => admin.press('Send Report'),
    title: 'Email Failed',
    fallback: 'Failed to send report email',
  });
});

test('an owner sees that reports are for administrators', async ({ open }) => {
  const page = await open(OLIVIA, { at: REPORTS });
  const sentence = 'Admin privileges required to access reports function.';
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
});
