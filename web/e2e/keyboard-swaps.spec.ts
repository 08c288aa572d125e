import type { Locator } from '@playwright/test';
import { OLIVIA, OMAR, UMA } from './support/people';
import { expect, type Page, test } from './support/test';
import { toast } from './support/toast';

/** Tabs to a part of the page, as far as it takes, and asserts that it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Focus on the body would send the next Tab back to the start of the page. */
const focusIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

/** A list takes keys once it has focused an option, a moment after it is visible. */
const focusedOption = (page: Page) => page.locator('[role=option]:focus');

test('a swap is asked for and answered by keyboard alone', async ({ open }) => {
  const olivia = await open(OLIVIA, { at: '/swaps' });
  const omar = await open(OMAR, { at: '/swaps' });
  await press(olivia, olivia.getByRole('button', { name: 'Ask to swap' }));
  const dialog = olivia.getByRole('dialog', { name: 'Ask to swap' });
  await expect(dialog).toBeVisible();
  await press(olivia, dialog.getByRole('combobox', { name: 'Week you give up' }));
  await expect(focusedOption(olivia)).toBeVisible();
  await olivia.keyboard.type('7');
  await olivia.keyboard.press('End');
  await expect(olivia.getByRole('option').last()).toBeFocused();
  await olivia.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Week you give up' })).toBeFocused();
  const wanted = dialog.getByRole('combobox', { name: 'Week you want' });
  await tabTo(olivia, wanted);
  await olivia.keyboard.type('Omar');
  await expect(olivia.getByRole('option').first()).toContainText('Omar Haddad');
  await olivia.keyboard.press('Enter');
  await expect(wanted).toHaveValue(/Omar Haddad/);
  await expect(wanted).toBeFocused();
  await tabTo(olivia, dialog.getByLabel('Note (optional)'));
  await olivia.keyboard.type('By keyboard');
  await press(olivia, dialog.getByRole('button', { name: 'Ask to swap' }));
  await expect(toast(olivia)).toContainText('Swap request sent');
  await expect(dialog).toBeHidden();
  await focusIsKept(olivia);

  const card = omar
    .getByRole('region', { name: 'Awaiting my answer' })
    .locator('section')
    .filter({ hasText: 'By keyboard' })
    .last();
  await press(omar, card.getByRole('button', { name: 'Decline' }));
  const question = omar.getByRole('dialog', { name: 'Decline this swap?' });
  await expect(question).toBeVisible();
  await tabTo(omar, question.getByLabel('Note (optional)'));
  await omar.keyboard.type('We are there.');
  await press(omar, question.getByRole('button', { name: 'Decline swap' }));
  await expect(toast(omar)).toContainText('Swap declined');
  await expect(question).toBeHidden();
  const said = olivia.getByRole('status').filter({ hasText: 'Omar Haddad declined.' });
  await expect(said.first()).toBeAttached();
  const answered = olivia.getByRole('region', { name: 'Recently answered' });
  await expect(answered).toContainText('“We are there.”');
});

test('a request is filed by keyboard alone', async ({ open }) => {
  const uma = await open(UMA);
  await press(uma, uma.getByRole('link', { name: 'Special request', exact: true }));
  await expect(uma).toHaveURL(/\/requests\/new$/);
  const choose = async (name: string, text: string) => {
    await press(uma, uma.getByRole('combobox', { name }));
    await expect(focusedOption(uma)).toBeVisible();
    await uma.keyboard.type(text);
    await expect(focusedOption(uma)).toContainText(text);
    await uma.keyboard.press('Enter');
    await expect(uma.getByRole('combobox', { name })).toContainText(text);
    await expect(uma.getByRole('combobox', { name })).toBeFocused();
  };
  await choose('Category', 'Celebration');
  await tabTo(uma, uma.getByLabel('Title'));
  await uma.keyboard.type('A cake by keyboard');
  await tabTo(uma, uma.getByLabel('Description'));
  await uma.keyboard.type('With candles.');
  await press(uma, uma.getByRole('button', { name: 'Send request' }));
  await expect(toast(uma)).toContainText('Request sent');
  await expect(uma).toHaveURL(/\/requests\/\d+$/);
  await expect(uma.getByRole('heading', { level: 1 })).toHaveText('A cake by keyboard');
  await focusIsKept(uma);
});
