import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { Office } from './support/office';
import { ADMIN, UMA } from './support/people';
import { umaAsks } from './support/requests';
import { expect, type Page, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

const REQUESTS = '/admin?tab=requests';

const history = (page: Page) => page.getByRole('list', { name: 'History' });

/** Opens the page of uma's new request from the list. */
async function openFromList(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

test('a request is handled from its arrival to ‘fulfilled’ without leaving its page', async ({
  open,
  request,
  server,
}) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const panel = new AdminPanel(page);
  await expect(panel.tab('Special Requests')).toBeVisible();
  await umaAsks(request, 'A sauna');
  await openFromList(page, 'A sauna');
  await panel.choose('Assignee', 'Ada Keller');
  await expect(history(page)).toContainText('assigned it to Ada Keller');
  await panel.choose('Status', 'In Progress');
  await expect(history(page)).toContainText('set the status to In Progress');

  await page.getByRole('textbox', { name: /^Answer Uma/ }).fill('Dear {guest}, it is heated.');
  await panel.press('Saved answers');
  await page.getByRole('menuitem', { name: 'Manage saved answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved answers' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Heated');
  await inspect(page, 'admin-saved-answers');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox', { name: /^Answer Uma/ }).fill('');
  await panel.press('Saved answers');
  await page.getByRole('menuitem', { name: 'Heated' }).click();
  await expect(page.getByRole('textbox', { name: /^Answer Uma/ })).toHaveValue(
    'Dear Uma, it is heated.',
  );
  await panel.press('Send answer');
  await expect(toast(page)).toContainText('Answer sent');
  await expect(history(page)).toContainText('Ada Keller wrote');
  await expect(async () => {
    const mails = await server.mailTo(UMA);
    expect(mails.some(({ text }) => text.includes('Dear Uma, it is heated.'))).toBe(true);
  }).toPass();

  const uma = await open(UMA, { at: '/requests' });
  await uma.getByRole('link', { name: 'A sauna' }).click();
  await expect(history(uma)).toContainText('Dear Uma, it is heated.');
  await uma.getByRole('textbox', { name: /^Add something/ }).fill('Wonderful, thank you!');
  await inspect(uma, 'request-answer');
  await uma.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(history(page)).toContainText('Wonderful, thank you!');

  await page.getByRole('checkbox', { name: 'Only for administrators' }).click();
  await page.getByRole('textbox', { name: /^Note for administrators/ }).fill('Costs 40');
  await panel.press('Add note');
  await expect(history(page)).toContainText('Costs 40');
  await inspect(page, 'admin-request-page');
  await panel.choose('Status', 'Fulfilled');
  await expect(uma.getByText('Fulfilled', { exact: true })).toBeVisible();
  await expect(history(uma)).not.toContainText('Costs 40');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
});

test('a closed and archived request is reopened, and archiving is undone', async ({
  open,
  request,
}) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const panel = new AdminPanel(page);
  await umaAsks(request, 'A canoe');
  await openFromList(page, 'A canoe');
  await panel.press('Archive');
  await expect(toast(page)).toContainText('Special request has been archived.');
  await expect(page.getByRole('button', { name: 'Unarchive' })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  for (const status of ['Cancelled', 'Fulfilled']) {
    await panel.choose('Status', status);
    // Saved: archiving is a change on top of it.
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await panel.press('Archive');
    await expect(page.getByRole('button', { name: 'Unarchive' })).toBeVisible();
    await panel.press('Reopen');
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Pending');
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  }
});

test('next and previous lead through the list, and Back to it', async ({ open, request }) => {
  await umaAsks(request, 'An older wish');
  await umaAsks(request, 'A newer wish');
  const page = await open(ADMIN, { at: REQUESTS });
  await openFromList(page, 'A newer wish');
  await page.getByRole('link', { name: 'Next request' }).click();
  await expect(page.getByRole('heading', { name: 'An older wish', level: 1 })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Previous request' }).click();
  await expect(page.getByRole('heading', { name: 'A newer wish', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(new AdminPanel(page).row('A newer wish')).toBeVisible();
});

test('next leads past the end of a page of the list', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=users' });
  const office = new Office(page);
  for (let number = 10; number < 31; number += 1) {
    const email = `pager.${number}@example.test`;
    await office.addUser({ firstName: `Page${number}`, lastName: 'Turnerson', email });
  }
  await page.getByLabel('Search users').fill('turnerson');
  await page.getByRole('link', { name: 'Page29 Turnerson' }).click();
  await expect(page.getByText('20 of 21')).toBeVisible();
  await page.getByRole('link', { name: 'Next user' }).click();
  await expect(page.getByRole('heading', { name: 'Page30 Turnerson', level: 1 })).toBeVisible();
  await expect(page.getByText('21 of 21')).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL(/search=turnerson&page=2&size=20$/);
  await expect(page.getByText('21 of 21', { exact: true })).toBeVisible();
});

test('an answer is not sent past what another administrator wrote, and is not lost', async ({
  open,
  request,
  tolerate,
}) => {
  tolerate(refusal(409));
  await umaAsks(request, 'A parasol');
  const page = await open(ADMIN, { at: REQUESTS });
  await openFromList(page, 'A parasol');
  const other = await open(ADMIN, { at: page.url() });
  await page.getByRole('textbox', { name: /^Answer Uma/ }).fill('It is behind the door.');
  await other.getByRole('textbox', { name: /^Answer Uma/ }).fill('We have none.');
  await new AdminPanel(other).press('Send answer');
  await expect(history(page)).toContainText('We have none.');
  await new AdminPanel(page).press('Send answer');
  await expect(page.getByRole('alert')).toContainText('Someone else has changed this request');
  await expect(page.getByRole('textbox', { name: /^Answer Uma/ })).toHaveValue(
    'It is behind the door.',
  );
  await page.getByRole('link', { name: 'Special Requests' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await new AdminPanel(page).press('Reload');
  await new AdminPanel(page).press('Send answer');
  await expect(toast(page)).toContainText('Answer sent');
});

test('the page fits a phone, and a user who is not an administrator is refused', async ({
  open,
  request,
}) => {
  await umaAsks(request, 'A hammock');
  const page = await open(ADMIN, { at: REQUESTS, ...PHONE });
  await openFromList(page, 'A hammock');
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
  const uma = await open(UMA, { at: new URL(page.url()).pathname });
  await expect(
    uma.getByText('Admin privileges required to access special requests management.'),
  ).toBeVisible();
});
