import { NEXT_YEAR } from './support/calendar';
import { ask } from './support/drafting';
import { inspect } from './support/inspect';
import { BRUNO, CLARA, ELIN, LAKESIDE_HOUSE } from './support/people';
import { expect, type Page, PHONE, test } from './support/test';

interface Week {
  week: number;
  booking: { id: string; isMine: boolean } | null;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the weeks of next year that the page's user holds. */
async function weeksOf(page: Page): Promise<number[]> {
  const query = `query($id: ID!, $year: Int!) { calendar(propertyId: $id, year: $year) {
    weeks { week booking { id isMine } } } }`;
  const variables = { id: LAKESIDE_HOUSE, year: NEXT_YEAR };
  const { weeks } = await ask<{ weeks: Week[] }>(page.request, query, variables);
  return weeks.flatMap(({ week, booking }) => (booking?.isMine ? [week] : []));
}

const lastWeek = async (page: Page) => (await weeksOf(page)).at(-1) ?? 0;

/** Puts a week on the private list for the user's own last week. */
async function wish(page: Page, wanted: number, picture?: string): Promise<void> {
  const finder = section(page, 'Find me a swap');
  await finder.getByRole('button', { name: 'Find me a swap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find me a swap' });
  await dialog.getByRole('combobox', { name: 'Week I would give up' }).click();
  await page
    .getByRole('option', { name: /Lakeside House/ })
    .last()
    .click();
  await dialog.getByRole('button', { name: new RegExp(`^Week ${wanted},`) }).click();
  await expect(dialog.getByRole('list', { name: 'Weeks I would take' })).toContainText(
    `Week ${wanted}`,
  );
  if (picture) await inspect(page, picture);
  await dialog.getByRole('button', { name: 'Save list' }).click();
  await expect(dialog).toBeHidden();
  await expect(finder).toContainText(`For it I would take: Week ${wanted}`);
}

/** The proposal for a week that the page's user would give. */
const proposal = (page: Page, week: number) =>
  page
    .locator('section section')
    .filter({ has: page.getByRole('heading', { name: 'Three-way swap' }) })
    .filter({ hasText: new RegExp(`You give.*Week ${week},.*You get`) });

async function sayYes(page: Page, week: number): Promise<void> {
  await proposal(page, week).getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, swap' }).click();
}

/** The number beside Swaps in the navigation. */
async function badge(page: Page): Promise<number> {
  const name = (await page.getByRole('link', { name: /^Swaps/ }).textContent()) ?? '';
  return Number(/\((\d+) new\)/.exec(name)?.[1] ?? 0);
}

test('three owners find an exchange of three from private lists and close it live', async ({
  open,
}) => {
  const one = await open(BRUNO, { at: '/swaps' });
  const two = await open(CLARA, { at: '/swaps', ...PHONE });
  const three = await open(ELIN, { at: '/swaps' });
  const [first, second, third] = [await lastWeek(one), await lastWeek(two), await lastWeek(three)];

  const before = await badge(two);
  await wish(one, second, 'found-list');
  await expect(section(one, 'Find me a swap')).toContainText('Only you can see this list.');
  await wish(two, third);
  await wish(three, first);

  const found = proposal(one, first);
  await expect(found).toContainText(`Week ${second},`);
  await expect(found).toContainText('No one has said yes yet.');
  await expect(proposal(two, second)).toContainText(`Week ${third},`);
  await expect(proposal(three, third)).toContainText(`Week ${first},`);
  await expect.poll(() => badge(two)).toBe(before + 1);
  await inspect(two, 'found-proposal');

  await sayYes(one, first);
  await expect(found).toContainText('You said yes');
  await expect(proposal(two, second)).toContainText('1 of 3 owners has said yes.');
  await sayYes(two, second);
  await expect.poll(() => badge(two)).toBe(before);
  await expect(proposal(three, third)).toContainText('2 of 3 owners have said yes.');
  await inspect(one, 'found-waiting');
  await sayYes(three, third);
  for (const [page, week] of [
    [one, first],
    [two, second],
    [three, third],
  ] as const) {
    await expect(page.getByText('The weeks have been swapped').first()).toBeVisible();
    await expect(proposal(page, week)).toBeHidden();
  }
  const holds = async (page: Page, week: number) => (await weeksOf(page)).includes(week);
  expect(await holds(one, second)).toBe(true);
  expect(await holds(two, third)).toBe(true);
  expect(await holds(three, first)).toBe(true);
});
