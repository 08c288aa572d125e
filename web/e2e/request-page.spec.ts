import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { ADMIN, UMA } from './support/people';
import { umaAsks } from './support/requests';
import { expect, type Page, refusal, test } from './support/test';
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
  await uma.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(history(page)).toContainText('Wonderful, thank you!');

  await page.getByRole('checkbox', { name: 'Only for administrators' }).click();
  await page.getByRole('textbox', { name: /^Note for administrators/ }).fill('Costs 40');
  await panel.press('Add note');
  await expect(history(page)).toContainText('Costs 40');
  await panel.choose('Status', 'Fulfilled');
  await expect(uma.getByText('Fulfilled', { exact: true })).toBeVisible();
  await expect(history(uma)).not.toContainText('Costs 40');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
});

test('neither a status nor an answer is sent past what another administrator did, or lost', async ({
  open,
  request,
  tolerate,
}) => {
  tolerate(refusal(409));
  const page = await open(ADMIN, { at: REQUESTS });
  const other = await open(ADMIN, { at: REQUESTS });
  const [panel, otherPanel] = [new AdminPanel(page), new AdminPanel(other)];
  await umaAsks(request, 'A parasol');
  for (const one of [panel, otherPanel]) {
    await one.press('Actions of A parasol');
    await one.page.getByRole('menuitem', { name: 'Update status' }).click();
    await one.choose('Status', one === panel ? 'In Progress' : 'Cancelled');
  }
  await panel.press('Update Status');
  await expect(toast(page)).toContainText('Status Updated');
  await otherPanel.press('Update Status');
  await expect(other.getByRole('alert')).toContainText('Someone else has changed this request');
  await inspect(other, 'admin-request-conflict');
  await otherPanel.press('Reload');
  await otherPanel.press('Update Status');
  await expect(toast(other)).toContainText('Status Updated');

  await page.goto('/admin?tab=requests&show=cancelled');
  await openFromList(page, 'A parasol');
  await other.goto(page.url());
  await page.getByRole('textbox', { name: /^Answer Uma/ }).fill('It is behind the door.');
  await other.getByRole('textbox', { name: /^Answer Uma/ }).fill('We have none.');
  await otherPanel.press('Send answer');
  await expect(history(page)).toContainText('We have none.');
  await panel.press('Send answer');
  await expect(page.getByRole('alert')).toContainText('Someone else has changed this request');
  await expect(page.getByRole('textbox', { name: /^Answer Uma/ })).toHaveValue(
    'It is behind the door.',
  );
  await page.getByRole('link', { name: 'Special Requests' }).click();
  await panel.press('Keep editing');
  await panel.press('Reload');
  await panel.press('Send answer');
  await expect(toast(page)).toContainText('Answer sent');
});
