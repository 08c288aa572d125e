import { AdminPanel } from '../support/admin';
import { changeAnswers } from '../support/changed-answers';
import { inspect } from '../support/inspect';
import { ADMIN, UMA } from '../support/people';
import { expect, type Page, PHONE, test } from '../support/test';

const REQUESTS = '/admin?tab=requests';
const COT = 'A cot for the little one';

/** Opens the page of the demo's newest request from the list. */
async function openCot(page: Page): Promise<void> {
  await page.getByRole('link', { name: COT, exact: true }).click();
  await expect(page.getByRole('heading', { name: COT, level: 1 })).toBeVisible();
}

for (const [name, device] of [
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { ...PHONE, viewport: { width: 390, height: 844 } }],
] as const) {
  test(`on ${name} the counts and controls leave room for the first request`, async ({ open }) => {
    const page = await open(ADMIN, { at: REQUESTS, ...device });
    const panel = new AdminPanel(page);
    await expect(page.getByRole('link', { name: COT, exact: true })).toBeInViewport({ ratio: 1 });
    const top = async (found: ReturnType<Page['getByRole']>) => (await found.boundingBox())?.y ?? 0;
    const panelTabs = await top(page.getByRole('tablist', { name: 'Administration' }));
    const list = await top(page.getByRole('region', { name: 'Special requests' }));
    expect(list - panelTabs).toBeLessThan(name === 'a desk' ? 200 : 260);
    await panel.press('Filters');
    await panel.choose('Category', 'Extra cleaning');
    await panel.choose('Priority', 'Low');
    await expect(page.getByText('No requests match these filters')).toBeVisible();
    await inspect(page, `admin-request-filters-${name.slice(2)}`);
  });
}

test('the lists of requests and their dialogs are accessible and fit every screen', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const panel = new AdminPanel(page);
  await expect(panel.row(COT)).toBeVisible();
  await inspect(page, 'admin-requests');
  await panel.press(`Actions of ${COT}`);
  await page.getByRole('menuitem', { name: 'Update status' }).click();
  await panel.choose('Status', 'In Progress');
  await inspect(page, 'admin-request-status');
  await panel.discard();
  await panel.press(`Actions of ${COT}`);
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  await expect(page.getByLabel('Forward to Email')).toBeVisible();
  await inspect(page, 'admin-request-forward');
  interface Requests {
    adminSpecialRequests: { items: { status: string; archivedAt: string | null }[] };
  }
  await changeAnswers<Requests>(page, 'AdminRequests', ({ adminSpecialRequests }) => {
    const isArchive = page.url().includes('archived');
    for (const request of adminSpecialRequests.items) {
      if (isArchive) request.archivedAt = new Date().toISOString();
      else request.status = 'cancelled';
    }
  });
  await page.goto(`${REQUESTS}&list=archived`);
  await expect(page.getByRole('tab', { name: /^Archived/, selected: true })).toBeVisible();
  await inspect(page, 'admin-requests-archived');
  await page.goto(`${REQUESTS}&show=cancelled`);
  await expect(page.getByRole('heading', { name: 'Cancelled requests' })).toBeVisible();
  await inspect(page, 'admin-requests-cancelled');
});

test('the page of a request is accessible and fits every screen', async ({ open }) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const panel = new AdminPanel(page);
  await openCot(page);
  await page.getByRole('textbox', { name: /^Answer Uma/ }).fill('It is in the cellar.');
  await panel.press('Saved answers');
  await page.getByRole('menuitem', { name: 'Manage saved answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved answers' });
  await expect(dialog).toBeVisible();
  await inspect(page, 'admin-saved-answers');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await inspect(page, 'admin-request-page');
});

test('the field of a request stays at the end of a phone, above the navigation', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: REQUESTS, ...PHONE });
  await openCot(page);
  await inspect(page, 'admin-request-page-phone');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const details = await page.getByRole('button', { name: 'Details' }).boundingBox();
  const field = await page.getByRole('form', { name: 'Write' }).boundingBox();
  expect(field?.y).toBeGreaterThan((details?.y ?? 0) + (details?.height ?? 0));
  const aboveNavigation = () =>
    page.evaluate(() => {
      const box = document.querySelector('[data-pinned-field]')?.getBoundingClientRect();
      const bars = [...document.querySelectorAll('nav')].map((nav) => nav.getBoundingClientRect());
      const bar = bars.find(({ bottom }) => bottom === window.innerHeight);
      return Math.abs((bar?.top ?? 0) - (box?.bottom ?? 0));
    });
  expect(await aboveNavigation()).toBeLessThan(3);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('textbox', { name: /^Answer Uma/ }).fill('Yes.\nIt hangs already.');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await aboveNavigation()).toBeLessThan(3);
});

test('what users see of their requests is accessible and fits every screen', async ({ open }) => {
  const uma = await open(UMA, { at: '/requests/new' });
  await uma.getByRole('button', { name: 'Send request' }).click();
  await expect(uma.getByText('Please choose what it is about.')).toBeVisible();
  await inspect(uma, 'request-form');
  await uma.goto('/requests');
  await expect(uma.getByRole('list', { name: 'My requests' })).toBeVisible();
  await inspect(uma, 'requests');
  await uma.getByRole('link', { name: COT }).click();
  await expect(uma.getByRole('list', { name: 'History' })).toBeVisible();
  await inspect(uma, 'request');
  await uma.getByRole('button', { name: 'Withdraw request' }).click();
  await inspect(uma, 'request-withdraw');
  await uma.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await uma.getByRole('textbox', { name: /^Add something/ }).fill('Wonderful, thank you!');
  await inspect(uma, 'request-answer');
  const administrator = await open(ADMIN, { at: '/requests' });
  await expect(administrator.getByText('Nothing asked for yet')).toBeVisible();
  await inspect(administrator, 'requests-empty');
});
