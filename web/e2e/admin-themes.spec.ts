import { Office } from './support/office';
import { ADMIN } from './support/people';
import { expect, type Page, test } from './support/test';
import { toast } from './support/toast';

const shown = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('admin-theme'));
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Theme' });
const openThemes = (page: Page) => page.getByRole('button', { name: 'Theme', exact: true }).click();
const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

/** Expects a theme to be the active one, as its card shows it. */
async function expectActive(page: Page, name: string): Promise<void> {
  const radio = dialogOf(page).getByRole('radio', { checked: true });
  await expect(radio).toHaveAccessibleName(new RegExp(`^${name}.*Active`));
  await expect(dialogOf(page).getByText('Active', { exact: true })).toHaveCount(1);
}

async function openMailChoice(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account of Thea Quist' }).click();
  await page.getByRole('menuitem', { name: 'Mail' }).click();
  return page.getByRole('checkbox', { name: 'Email me about unread messages' });
}

test('a theme and the choice of emails are stored with the account, for every device', async ({
  open,
}) => {
  const office = new Office(await open(ADMIN));
  const page = await open();
  const thea = { firstName: 'Thea', lastName: 'Quist', email: 'thea.quist@example.test' };
  await office.signInAsNewAdministrator(page, thea);
  await page.goto('/admin');
  await openThemes(page);
  await press(page, 'Preview Emerald Green');
  await press(page, 'Done');
  await expect(dialogOf(page)).toBeHidden();
  await expect(shown(page)).toHaveAttribute('data-theme', 'emerald');
  expect(await stored(page)).toBe('emerald');

  await openThemes(page);
  await expectActive(page, 'Emerald Green');
  const saved = page.waitForResponse((one) => /SaveTheme/.test(one.request().postData() ?? ''));
  await dialogOf(page).getByRole('radio', { name: 'Dark Professional' }).check();
  await saved;
  await expectActive(page, 'Dark Professional');
  await press(page, 'Close dialog');
  expect(await stored(page)).toBe('dark');
  await page.reload();
  await expect(page.getByText('Welcome, Thea Quist')).toBeVisible();
  await expect(shown(page)).toHaveAttribute('data-theme', 'dark');

  const choice = await openMailChoice(page);
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(toast(page)).toContainText('Emails turned off');
  await expect(choice).not.toBeChecked();

  const elsewhere = await open(thea.email, { at: '/admin' });
  await expect(elsewhere.getByText('Welcome, Thea Quist')).toBeVisible();
  await expect(shown(elsewhere)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(elsewhere)).toBe('dark');
  await expect(await openMailChoice(elsewhere)).not.toBeChecked();
});
