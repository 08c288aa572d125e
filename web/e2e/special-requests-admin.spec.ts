import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { ADMIN, UMA } from './support/people';
import { umaAsks } from './support/requests';
import { expect, type Page, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

const REQUESTS = '/admin?tab=requests';

const newOnes = async (page: Page) => {
  const tab = page.getByRole('tab', { name: /^Special Requests/ });
  await expect(tab).toHaveText(/\d/);
  return Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);
};

/** Chooses from the menu of a request's row. */
async function act(page: Page, action: string, title: string): Promise<void> {
  await new AdminPanel(page).press(`Actions of ${title}`);
  await page.getByRole('menuitem', { name: action }).click();
}

test('uma’s request appears in every administrator’s browser within a second', async ({
  open,
  request,
}) => {
  const onTab = await open(ADMIN, { at: REQUESTS });
  const elsewhere = await open(ADMIN, { at: '/admin?tab=analytics' });
  await umaAsks(request, 'More pillows');
  await expect(new AdminPanel(onTab).row('More pillows')).toBeVisible();
  await expect(async () => {
    expect(await newOnes(elsewhere)).toBe(await newOnes(onTab));
  }).toPass();
  const before = await newOnes(elsewhere);
  await umaAsks(request, 'Fresh towels');
  await expect(new AdminPanel(onTab).row('Fresh towels')).toBeVisible({ timeout: 1_000 });
  await expect(
    elsewhere.getByRole('tab', { name: `Special Requests (${before + 1} new)` }),
  ).toBeVisible({ timeout: 1_000 });
  await expect(onTab.getByText('New Requests').locator('..')).toContainText(String(before + 1));
  await inspect(onTab, 'admin-requests');
});

test('a request is updated with a note, and the history shows who did what', async ({
  open,
  request,
}) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const panel = new AdminPanel(page);
  await umaAsks(request, 'A high chair');
  await act(page, 'Update status', 'A high chair');
  const dialog = page.getByRole('dialog', { name: 'Update Request Status' });
  await expect(dialog.getByRole('button', { name: 'Update Status' })).toBeDisabled();
  await panel.choose('Status', 'In Progress');
  await dialog.getByLabel('Notes (optional)').fill('It is in the cellar.');
  await dialog.getByRole('checkbox', { name: 'Show this note to the guest' }).click();
  await inspect(page, 'admin-request-status');
  await panel.press('Update Status');
  await expect(toast(page)).toContainText('Request status has been updated successfully.');
  await expect(panel.row('A high chair')).toHaveCount(0);
  await page.getByRole('tab', { name: /^In Progress/ }).click();
  await page.getByRole('link', { name: 'A high chair' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(
    /Ada Keller set the status to In Progress.*It is in the cellar.*Not shown to the guest/,
  );
  await panel.choose('Assignee', 'Ada Keller');
  await expect(page.getByRole('list', { name: 'History' })).toContainText(
    'assigned it to Ada Keller',
  );
});

test('a request is forwarded by email, and archived', async ({ open, request, server }) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const panel = new AdminPanel(page);
  await umaAsks(request, 'A second key');
  await act(page, 'Forward', 'A second key');
  await page.getByLabel('Forward to Email').fill('caretaker@fairweek.test');
  await inspect(page, 'admin-request-forward');
  await panel.press('Forward Request');
  await expect(toast(page)).toContainText('Special request has been forwarded successfully.');
  await expect(panel.row('A second key')).toContainText('Forwarded');
  await expect(async () => {
    const [mail] = await server.mailTo('caretaker@fairweek.test');
    expect(mail?.text).toContain('A second key, please.');
  }).toPass();
  await act(page, 'Archive', 'A second key');
  await expect(toast(page)).toContainText('Special request has been archived.');
  await expect(panel.row('A second key')).toHaveCount(0);
  await page.getByRole('tab', { name: /^Archived/ }).click();
  await expect(panel.row('A second key')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions of A second key' })).toHaveCount(0);
  await inspect(page, 'admin-requests-archived');
});

test('cancelled requests have their own list, and are reopened from their page', async ({
  open,
  request,
}) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const panel = new AdminPanel(page);
  await umaAsks(request, 'A sledge');
  await act(page, 'Update status', 'A sledge');
  await panel.choose('Status', 'Cancelled');
  await panel.press('Update Status');
  await expect(panel.row('A sledge')).toHaveCount(0);
  await panel.press('More actions');
  await page.getByRole('menuitem', { name: /^Cancelled/ }).click();
  await expect(panel.row('A sledge')).toContainText('Cancelled');
  await inspect(page, 'admin-requests-cancelled');
  await page.getByRole('link', { name: 'A sledge' }).click();
  await panel.press('Reopen');
  await expect(toast(page)).toContainText('Status Updated');
  await page.getByRole('main').getByRole('link', { name: 'Special Requests' }).click();
  await expect(panel.row('A sledge')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the other lists' }).click();
  await expect(panel.row('A sledge')).toContainText('Pending');
});

test('a request is deleted once the browser has confirmed it, in every browser', async ({
  open,
  request,
}) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const other = await open(ADMIN, { at: REQUESTS });
  await umaAsks(request, 'A mistake');
  await expect(new AdminPanel(other).row('A mistake')).toBeVisible();
  const row = new AdminPanel(page).row('A mistake');
  page.once('dialog', (question) => question.dismiss());
  await act(page, 'Delete', 'A mistake');
  await expect(row).toBeVisible();
  page.once('dialog', (question) => {
    expect(question.message()).toBe('Are you sure you want to delete this request?');
    return question.accept();
  });
  await act(page, 'Delete', 'A mistake');
  await expect(toast(page)).toContainText('Special request has been permanently deleted.');
  await expect(row).toHaveCount(0);
  await expect(new AdminPanel(other).row('A mistake')).toHaveCount(0);
});

test('a status does not overwrite another administrator’s change', async ({
  open,
  request,
  tolerate,
}) => {
  tolerate(refusal(409));
  const page = await open(ADMIN, { at: REQUESTS });
  const other = await open(ADMIN, { at: REQUESTS });
  await umaAsks(request, 'Snow chains');
  for (const one of [page, other]) {
    const panel = new AdminPanel(one);
    await act(one, 'Update status', 'Snow chains');
    await panel.choose('Status', one === page ? 'Fulfilled' : 'Cancelled');
  }
  await new AdminPanel(page).press('Update Status');
  await expect(toast(page)).toContainText('Status Updated');
  await new AdminPanel(other).press('Update Status');
  await expect(other.getByRole('alert')).toContainText('Someone else has changed this request');
  await inspect(other, 'admin-request-conflict');
  await new AdminPanel(other).press('Reload');
  await new AdminPanel(other).press('Update Status');
  await expect(toast(other)).toContainText('Status Updated');
});

test('a guest link is created, printed as a card and revoked', async ({ open }) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const panel = new AdminPanel(page);
  await panel.press('More actions');
  await page.getByRole('menuitem', { name: 'Guest links' }).click();
  await panel.pick('Property', 'Harbour Loft');
  const create = page.getByRole('button', { name: 'Create guest link' });
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(create.or(address)).toBeVisible();
  if (await create.isVisible()) await create.click();
  await expect(address).toHaveValue(/\/guest\//);
  await inspect(page, 'admin-guest-link');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Anything you need? Scan and ask')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await page.emulateMedia({ media: null });
  await panel.press('Revoke');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page)).toContainText('Guest link revoked');
  await expect(create).toBeVisible();
});

for (const [name, device] of [
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { ...PHONE, viewport: { width: 390, height: 844 } }],
] as const) {
  test(`on ${name} the counts and controls leave room for the first request, and filters count`, async ({
    open,
    request,
  }) => {
    const wish = `A kettle for ${name}`;
    await umaAsks(request, wish);
    const page = await open(ADMIN, { at: REQUESTS, ...device });
    const panel = new AdminPanel(page);
    const title = page.getByRole('link', { name: wish, exact: true });
    await expect(title).toBeInViewport({ ratio: 1 });
    const top = async (found: ReturnType<Page['getByRole']>) => (await found.boundingBox())?.y ?? 0;
    const panelTabs = await top(page.getByRole('tablist', { name: 'Administration' }));
    const list = await top(page.getByRole('region', { name: 'Special requests' }));
    expect(list - panelTabs).toBeLessThan(name === 'a desk' ? 200 : 260);
    await panel.press('Filters');
    await panel.choose('Category', 'Extra cleaning');
    await expect(title).toBeVisible();
    await panel.choose('Priority', 'Low');
    await expect(page.getByText('No requests match these filters')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters (2 set)' })).toBeVisible();
    await inspect(page, `admin-request-filters-${name.slice(2)}`);
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(title).toBeVisible();
    await panel.press('More actions');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Notify me' })).toBeVisible();
  });
}

test('a user who is not an administrator sees that privileges are required', async ({ open }) => {
  const page = await open(UMA, { at: REQUESTS });
  await expect(
    page.getByText('Admin privileges required to access special requests management.'),
  ).toBeVisible();
});
