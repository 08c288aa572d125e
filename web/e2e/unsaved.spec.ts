import { AdminPanel } from './support/admin';
import { Messages } from './support/messages';
import { ADMIN, OLIVIA, UMA } from './support/people';
import { expect, type Page, PHONE, test } from './support/test';

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
const answer = (page: Page, label: string) =>
  question(page).getByRole('button', { name: label }).click();

test('links, Back and a reload keep a half-filled request until it is discarded', async ({
  open,
}) => {
  const page = await open(UMA, { at: '/requests' });
  await page.getByRole('link', { name: 'New request' }).click();
  const title = page.getByLabel('Title');
  await title.fill('A cot for the little one');
  await page.getByRole('link', { name: 'Calendar' }).click();
  await answer(page, 'Keep editing');
  await expect(title).toHaveValue('A cot for the little one');

  await page.evaluate(() => window.history.back());
  await answer(page, 'Keep editing');
  await expect(page).toHaveURL('/requests/new');
  await expect(title).toHaveValue('A cot for the little one');

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => window.setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(title).toHaveValue('A cot for the little one');

  await page.getByRole('link', { name: 'Calendar' }).click();
  await answer(page, 'Discard changes');
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await expect(question(page)).toBeHidden();
});

test('on a phone Back does not lose what an administrator typed into a dialog', async ({
  open,
}) => {
  const admin = new AdminPanel(await open(ADMIN, { at: '/', ...PHONE }));
  const { page } = admin;
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await admin.openTab('Properties');
  await admin.press('More for Windmill Farm');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Windmill Farm and Barn');
  await page.evaluate(() => window.history.back());
  await answer(page, 'Keep editing');
  await expect(name).toHaveValue('Windmill Farm and Barn');
  await admin.discard();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a half-written message survives Back and a reload, and is cleared on sign-out', async ({
  open,
}) => {
  const olivia = new Messages(await open(OLIVIA, { at: '/messages', ...PHONE }));
  const { page } = olivia;
  await olivia.openConversationWith('Omar Haddad');
  await olivia.composer.fill('Shall we meet on');
  await page.goBack();
  await olivia.openConversationWith('Omar Haddad');
  await expect(olivia.composer).toHaveValue('Shall we meet on');
  await page.reload();
  await expect(olivia.composer).toHaveValue('Shall we meet on');
  await page.getByRole('button', { name: 'Back to messages' }).click();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('Shall we meet');
});
