import { CUT_OFF, cutOff } from './support/broken';
import { Office } from './support/office';
import { ADMIN } from './support/people';
import { expect, type Page, test } from './support/test';
import { toast } from './support/toast';

const THEMES = [
  ['default', 'Default Blue', 'light', 'Lake blue on warm paper'],
  ['dark', 'Dark Professional', 'dark', 'Lamplight on slate, for the evening'],
  ['emerald', 'Emerald Green', 'light', 'Pine and moss, a house by the woods'],
  ['purple', 'Royal Purple', 'light', 'Heather and dusk'],
  ['sunset', 'Sunset Orange', 'light', 'Terracotta and evening sun'],
  ['ocean', 'Deep Ocean', 'light', 'Deep teal and sea mist'],
] as const;
const SWATCHES = ['Primary', 'Primary hover', 'Background', 'Surface', 'Accent', 'Success'];

const shown = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('admin-theme'));
const primary = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--color-primary'));
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

test('six themes are shown with their colours, and a preview selects none', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin', colorScheme: 'light' });
  await openThemes(page);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Changes are saved automatically.');
  await expect(dialog.getByRole('radio')).toHaveCount(THEMES.length);
  await expectActive(page, 'Default Blue');
  await expect(dialog.getByRole('button', { name: 'Reset Preview' })).toBeDisabled();
  const colours = new Set<string>();
  for (const [id, name, shade, description] of THEMES) {
    const radio = dialog.getByRole('radio', { name });
    await expect(radio).toHaveAccessibleName(new RegExp(`${name}.*, ${shade}`));
    await expect(dialog.getByText(description, { exact: true })).toBeVisible();
    const swatches = dialog.getByRole('list', { name: `Colours of ${name}` });
    await expect(swatches.getByRole('listitem')).toHaveText(SWATCHES);
    await press(page, `Preview ${name}`);
    await expect(shown(page)).toHaveAttribute('data-theme', id);
    colours.add(await primary(page));
  }
  expect(colours.size).toBe(THEMES.length);
  await expectActive(page, 'Default Blue');

  await dialog.getByRole('tab', { name: 'Live Preview' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Previewing Deep Ocean.');
  await press(page, 'Reset Preview');
  await expect(dialog.getByRole('status')).toHaveText('Default Blue is the active theme.');
  await expect(shown(page)).toHaveAttribute('data-theme', 'default');
  await dialog.getByRole('tab', { name: 'Available Themes' }).click();
  await press(page, 'Preview Royal Purple');
  await press(page, 'Cancel');
  await expect(dialog).toBeHidden();
  await expect(shown(page)).toHaveAttribute('data-theme', 'default');
  expect(await stored(page)).toBeNull();
});

test('a selected theme is stored in the browser and with the account', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF);
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

  const elsewhere = await open(thea.email, { at: '/admin' });
  await expect(elsewhere.getByText('Welcome, Thea Quist')).toBeVisible();
  await expect(shown(elsewhere)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(elsewhere)).toBe('dark');

  await cutOff(elsewhere, 'SaveTheme');
  await openThemes(elsewhere);
  await dialogOf(elsewhere).getByRole('radio', { name: 'Sunset Orange' }).check();
  await expect(toast(elsewhere)).toContainText(
    'Theme not saved to your accountIt is kept in this browser only.',
  );
  expect(await stored(elsewhere)).toBe('sunset');
});
