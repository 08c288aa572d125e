import { Calendar, LAKESIDE_NEXT_YEAR } from './support/calendar';
import { DRAFT_ROOM } from './support/drafting';
import { OLIVIA, OMAR } from './support/people';
import { expect, type Page, test } from './support/test';

/** Presses Tab until the element with this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach ${role} ${name}.`);
}

/** Moves within a grid until the tile with this name has the focus. */
async function arrowTo(page: Page, name: RegExp) {
  const wanted = page.getByRole('button', { name }).first();
  await page.keyboard.press('Home');
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrows did not reach ${name}.`);
}

test('a week is taken and given back by keyboard alone, with the focus always in its place', async ({
  open,
}) => {
  const omar = new Calendar(await open(OMAR, { at: LAKESIDE_NEXT_YEAR }));
  const { page, sheet } = omar;
  const [week = 0] = await omar.openWeeks();
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'button', /^Week 1,/);
  await arrowTo(page, new RegExp(`^Week ${week},`));
  await page.keyboard.press('Enter');
  await expect(button('Take this week')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Yes, take it')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Done')).toBeFocused();
  await expect(sheet).toContainText('The week is yours');
  await page.keyboard.press('Enter');
  await expect(omar.week(week, '\\(you\\)')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  const giveBack = await tabTo(page, 'button', 'Give back');
  await expect(giveBack).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Yes, give it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Done')).toBeFocused();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(omar.week(week, 'open')).toBeFocused();
});

test('a week is picked, and a wish removed, by keyboard alone', async ({ open }) => {
  const page = await open(OLIVIA, { at: DRAFT_ROOM });
  await expect(page.getByRole('heading', { name: 'It is your turn', exact: true })).toBeVisible();
  await tabTo(page, 'button', /^Week 1,/);
  const tile = await arrowTo(page, /^Week 12,/);
  await page.keyboard.press('Enter');
  const choose = page.getByRole('dialog').getByRole('button', { name: /^Choose for share/ });
  await expect(choose).toBeVisible();
  await tabTo(page, 'button', /^Choose for share/);
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tile).toBeFocused();
  await expect(tile).toHaveAccessibleName(/You/);

  await page.goto(`${DRAFT_ROOM}&tab=wishes`);
  const remove = /^Take .* off the list$/;
  const first = await tabTo(page, 'button', remove);
  const removed = await first.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: remove }).first()).toBeFocused();
  expect(
    await page.getByRole('button', { name: remove }).first().getAttribute('aria-label'),
  ).not.toBe(removed);
});
