import { AdminPanel } from './support/admin';
import { ADMIN } from './support/people';
import { umaAsks } from './support/requests';
import { expect, type Page, test } from './support/test';
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

test('uma’s request appears in every administrator’s browser as it is made, and is deleted in all', async ({
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
  await expect(new AdminPanel(onTab).row('Fresh towels')).toBeVisible();
  await expect(
    elsewhere.getByRole('tab', { name: `Special Requests (${before + 1} new)` }),
  ).toBeVisible();
  await expect(onTab.getByText('New Requests').locator('..')).toContainText(String(before + 1));

  const row = new AdminPanel(onTab).row('Fresh towels');
  const beside = await open(ADMIN, { at: REQUESTS });
  await expect(new AdminPanel(beside).row('Fresh towels')).toBeVisible();
  onTab.once('dialog', (question) => question.dismiss());
  await act(onTab, 'Delete', 'Fresh towels');
  await expect(row).toBeVisible();
  onTab.once('dialog', (question) => {
    expect(question.message()).toBe('Are you sure you want to delete this request?');
    return question.accept();
  });
  await act(onTab, 'Delete', 'Fresh towels');
  await expect(toast(onTab)).toContainText('Special request has been permanently deleted.');
  await expect(row).toHaveCount(0);
  await expect(new AdminPanel(beside).row('Fresh towels')).toHaveCount(0);
});

test('a request goes through the lists: in progress, forwarded, cancelled, reopened and archived', async ({
  open,
  request,
  server,
}) => {
  const page = await open(ADMIN, { at: REQUESTS });
  const panel = new AdminPanel(page);
  const row = panel.row('A high chair');
  await umaAsks(request, 'A high chair');
  await act(page, 'Update status', 'A high chair');
  const dialog = page.getByRole('dialog', { name: 'Update Request Status' });
  await panel.choose('Status', 'In Progress');
  await dialog.getByLabel('Notes (optional)').fill('It is in the cellar.');
  await dialog.getByRole('checkbox', { name: 'Show this note to the guest' }).click();
  await panel.press('Update Status');
  await expect(toast(page)).toContainText('Request status has been updated successfully.');
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: /^In Progress/ }).click();
  await act(page, 'Forward', 'A high chair');
  await page.getByLabel('Forward to Email').fill('caretaker@fairweek.test');
  await panel.press('Forward Request');
  await expect(toast(page)).toContainText('Special request has been forwarded successfully.');
  await expect(row).toContainText('Forwarded');
  await expect(async () => {
    const [mail] = await server.mailTo('caretaker@fairweek.test');
    expect(mail?.text).toContain('A high chair, please.');
  }).toPass();

  await act(page, 'Update status', 'A high chair');
  await panel.choose('Status', 'Cancelled');
  await panel.press('Update Status');
  await expect(row).toHaveCount(0);
  await panel.press('More actions');
  await page.getByRole('menuitem', { name: /^Cancelled/ }).click();
  await expect(row).toContainText('Cancelled');
  await page.getByRole('link', { name: 'A high chair' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(
    /Ada Keller set the status to In Progress.*It is in the cellar.*Not shown to the guest/,
  );
  await panel.press('Reopen');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Pending');
  await page.getByRole('main').getByRole('link', { name: 'Special Requests' }).click();
  await expect(row).toHaveCount(0);
  await panel.press('Back to the other lists');
  await page.getByRole('tab', { name: /^New/ }).click();
  await expect(row).toContainText('Pending');
  await act(page, 'Archive', 'A high chair');
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: /^Archived/ }).click();
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions of A high chair' })).toHaveCount(0);
});
