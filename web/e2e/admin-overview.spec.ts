import type { Locator } from '@playwright/test';
import { AdminPanel } from './support/admin';
import { CUT_OFF, cutOff } from './support/broken';
import { Office } from './support/office';
import { ADMIN } from './support/people';
import { expect, test } from './support/test';

/** In the spec's order; Special Requests come in between. */
const TABS = ['Analytics', 'Reports', 'Share Management', 'Properties', 'Users', 'Week Swaps'];

test('lists that cannot be loaded show an error in place, and are retried', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF);
  const page = await open(ADMIN, { at: '/admin?tab=audit' });
  const admin = new AdminPanel(page);
  // Once live events are connected, all lists are read again, which would need no Retry.
  await page.waitForLoadState('networkidle');
  for (const [tab, operation, sentence, table] of [
    ['Share Management', 'AdminShares', 'The shares could not be loaded.', 'Shares'],
    ['Properties', 'AdminProperties', 'The properties could not be loaded.', 'Properties'],
    ['Users', 'AdminUsers', 'The users could not be loaded.', 'Users'],
    ['Week Swaps', 'WeekSwaps', 'The week swaps could not be loaded.', 'Week swaps'],
    ['Reports', 'AdminOverview', 'The system summary could not be loaded.', 'System summary'],
  ] as const) {
    const restore = await cutOff(page, operation);
    await admin.openTab(tab);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await restore();
    await admin.press('Retry');
    await expect(page.getByRole('table', { name: table })).toBeVisible();
  }
  await page.goto('/admin?tab=audit');
  await page.waitForLoadState('networkidle');
  const restore = await cutOff(page, 'AdminOverview');
  await admin.openTab('Analytics');
  await expect(page.getByRole('alert')).toContainText('The analytics could not be loaded.');
  await restore();
  await admin.press('Retry');
  await expect(page.getByText('Total Users')).toBeVisible();
});

test('at 1280 px every tab and every column of the lists is in sight', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin' });
  const tooMuch = (one: Locator) =>
    one.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const name = { firstName: 'Wilma', lastName: 'Wren' };
  await new Office(page).addUser({
    ...name,
    email: 'wilma.wren.of.the.old.boathouse@management-company.example.test',
  });
  for (const [tab, list] of [
    ['requests', 'Special requests'],
    ['requests&list=in_progress', 'Special requests'],
    ['shares', 'Shares'],
    ['properties', 'Properties'],
    ['users', 'Users'],
    ['users&search=wilma', 'Users'],
    ['swaps', 'Week swaps'],
    ['drafts', 'Drafts'],
  ] as const) {
    await page.goto(`/admin?tab=${tab}`);
    const table = page.getByRole('table', { name: list });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    expect.soft(await tooMuch(table.locator('..')), tab).toBe(0);
  }
  expect(await tooMuch(page.getByRole('tablist', { name: 'Administration' }))).toBe(0);
});

test('the analytics and the summary show the totals', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin' });
  const analytics = page.getByRole('tab', { name: /^Analytics/ });
  await expect(analytics).toHaveAttribute('aria-selected', 'true');
  const tabs = await page.getByRole('tab').allTextContents();
  const names = tabs.map((text) => TABS.find((name) => text.startsWith(name)));
  expect(names.filter(Boolean)).toEqual(TABS);
  const card = (title: string) =>
    page
      .locator('dl, div')
      .filter({ has: page.locator('dt', { hasText: title }) })
      .last();
  for (const [title, text] of [
    ['Total Users', /\d+ new in the last 30 days/],
    ['Active Properties', /of \d+/],
    ['Total Shares', /\d+% allocated \(\d+\)/],
    ['Week Swaps', /\d+in all/],
  ] as const) {
    await expect(card(title)).toHaveText(text);
  }
  const figures = (name: string) => page.getByRole('list', { name, exact: true });
  for (const [name, parts] of [
    ['Role distribution', ['ADMIN', 'OWNER', 'USER']],
    ['Who holds shares', ['With shares', 'Without shares']],
  ] as const) {
    for (const part of parts) {
      const figure = figures(name).getByRole('listitem').filter({ hasText: part });
      await expect(figure).toContainText(/\d+ of \d+ \((<1|\d+)%\)$/);
    }
  }
  await expect(page.getByRole('table', { name: 'Top share holders' }).getByRole('row')).toHaveCount(
    1 + 5,
  );
  const recent = page.locator('section').filter({ hasText: 'The ten most recently created' });
  await expect(recent.getByRole('listitem')).toHaveCount(10);
  await page.getByLabel('Search share allocation').fill('Lakeside');
  const allocation = page.getByRole('table', { name: 'Share allocation' });
  await expect(allocation.getByRole('row')).toHaveText([
    'PropertyAllocated shares',
    /Lakeside House\d+ of 12/,
  ]);

  await page.getByRole('tab', { name: 'Reports' }).click();
  const summary = page.getByRole('table', { name: 'System summary' });
  await expect(summary.getByRole('columnheader')).toHaveText(['Area', 'Total', 'Details']);
  for (const [area, details] of [
    ['Users', /new in the last 30 days/],
    ['Share holders', /without shares/],
    ['Role ADMIN', /of \d+ users/],
    ['Role OWNER', /of \d+ users/],
    ['Role USER', /of \d+ users/],
    ['Properties', /\d+ active/],
    ['Shares', /\d+ allocated \(\d+%\)/],
    ['Week swaps', /in any state/],
  ] as const) {
    const line = summary
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: area, exact: true }) });
    await expect(line).toHaveText(details);
  }
});
