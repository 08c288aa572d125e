import { Calendar, LAKESIDE_NEXT_YEAR, NEXT_YEAR } from './support/calendar';
import { inspect } from './support/inspect';
import { OLIVIA, OMAR } from './support/people';
import { expect, type Page, PHONE, test } from './support/test';
import { toast } from './support/toast';

const picture = (page: Page) => page.getByRole('group', { name: `Weeks of ${NEXT_YEAR}` });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the last week of the year whose tile has this name and is part of no swap. */
async function lastWeek(page: Page, holder: RegExp): Promise<number> {
  await expect(picture(page)).toBeVisible();
  const labels = await picture(page)
    .getByRole('button', { name: holder })
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
  const free = labels.filter((label) => !label.includes('pending'));
  return Number(/^Week (\d+),/.exec(free.at(-1) ?? '')?.[1]);
}

test('olivia requests a week of omar’s, he sees it live and accepts, and both calendars show it', async ({
  open,
}) => {
  const olivia = await open(OLIVIA, { at: '/swaps' });
  const omar = await open(OMAR, { at: '/swaps', ...PHONE });
  await expect(section(omar, 'My weeks')).toBeVisible();
  await omar.evaluate(() => Object.assign(window, { marked: true }));
  const mine = await lastWeek(olivia, /, yours$/);
  const wanted = await lastWeek(olivia, /, Omar Haddad$/);

  await picture(olivia)
    .getByRole('button', { name: new RegExp(`^Week ${wanted},`) })
    .click();
  const dialog = olivia.getByRole('dialog', { name: 'Ask to swap' });
  const send = dialog.getByRole('button', { name: 'Ask to swap' });
  await expect(dialog.getByRole('combobox', { name: 'Week you want' })).toHaveValue(/Omar Haddad/);
  await dialog.getByRole('combobox', { name: 'Week you give up' }).click();
  const weeks = olivia.getByRole('option', { name: new RegExp(`${NEXT_YEAR} · .+ season`) });
  await weeks.last().click();
  await expect(dialog.getByText(/^You give a .* week/)).toBeVisible();
  await expect(dialog.getByText(/^Omar Haddad has 7 days to answer/)).toBeVisible();
  await dialog.getByLabel('Note (optional)').fill('Our choir sings that week.');
  await inspect(olivia, 'swap-ask');
  await send.click();
  await expect(toast(olivia)).toContainText('Swap request sent');
  const asked = section(olivia, 'Requested by me');
  await expect(asked).toContainText('You asked Omar Haddad');
  await expect(asked).toContainText('Expires in 7 days');

  const waiting = section(omar, 'Awaiting my answer');
  await expect(waiting).toContainText('“Our choir sings that week.”');
  const card = waiting.locator('section').filter({ hasText: 'Our choir' }).last();
  await inspect(omar, 'swaps-phone');
  await card.getByRole('button', { name: 'Accept' }).click();
  await omar.getByRole('button', { name: 'Yes, swap' }).click();
  await expect(toast(omar)).toContainText('The weeks have been swapped');
  await expect(waiting).not.toContainText('Our choir');
  expect(await omar.evaluate(() => 'marked' in window)).toBe(true);

  const answered = section(olivia, 'Recently answered').locator('section').first();
  await expect(answered).toContainText('Approved');
  await expect(answered).toContainText('Omar Haddad accepted: the weeks have been swapped.');
  await expect(asked).not.toContainText('Omar Haddad');
  await inspect(olivia, 'swaps');

  const calendar = new Calendar(olivia);
  await olivia.goto(LAKESIDE_NEXT_YEAR);
  await expect(calendar.week(wanted, '\\(you\\)$')).toBeVisible();
  await expect(calendar.week(mine, 'Omar Haddad$')).toBeVisible();
  const other = new Calendar(await open(OMAR, { at: LAKESIDE_NEXT_YEAR }));
  await expect(other.week(mine, '\\(you\\)$')).toBeVisible();
  await expect(other.week(wanted, 'Olivia Marsh$')).toBeVisible();
});

test('a week that omar opens to swaps shows live; a request from the calendar is taken back', async ({
  open,
}) => {
  const olivia = await open(OLIVIA, { at: '/swaps' });
  const omar = new Calendar(await open(OMAR, { at: LAKESIDE_NEXT_YEAR }));
  const week = await lastWeek(olivia, /, Omar Haddad$/);
  await omar.week(week, '\\(you\\)$').click();
  await omar.sheet.getByRole('switch', { name: 'Open to swap' }).click();
  await expect(toast(omar.page)).toContainText('Open to swap');
  await expect(
    picture(olivia).getByRole('button', { name: new RegExp(`^Week ${week},.*, open to swap$`) }),
  ).toBeVisible();

  const calendar = new Calendar(olivia);
  await olivia.goto(LAKESIDE_NEXT_YEAR);
  await calendar.week(week, 'Omar Haddad$').click();
  await calendar.press('Ask to swap for this week');
  const dialog = olivia.getByRole('dialog', { name: 'Ask to swap' });
  await dialog.getByRole('combobox', { name: 'Week you give up' }).click();
  await olivia
    .getByRole('option', { name: new RegExp(`${NEXT_YEAR} · .+ season`) })
    .last()
    .click();
  await dialog.getByRole('button', { name: 'Ask to swap' }).click();
  await expect(toast(olivia)).toContainText('Swap request sent');
  await expect(dialog).toBeHidden();
  await calendar.press('Close dialog');

  await olivia.getByRole('link', { name: 'Swaps' }).click();
  await section(olivia, 'Requested by me').getByRole('button', { name: 'Withdraw' }).last().click();
  await olivia.getByRole('alertdialog').getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(toast(olivia)).toContainText('Swap request withdrawn');
  await expect(section(olivia, 'Recently answered')).toContainText('Cancelled');
  await omar.sheet.getByRole('switch', { name: 'Open to swap' }).click();
  await expect(toast(omar.page)).toContainText('No longer open to swap');
});
