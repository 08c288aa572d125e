import type { Locator } from '@playwright/test';
import { AdminPanel } from '../support/admin';
import { ADMIN } from '../support/people';
import { resize } from '../support/resize';
import { expect, PHONE, test } from '../support/test';

test('on a phone the open tab is visible once the tabs have their counts', async ({ open }) => {
  const admin = new AdminPanel(await open(ADMIN, { ...PHONE, at: '/admin?tab=mail' }));
  await expect(admin.tab('Users')).toHaveText(/\d/);
  await expect(admin.tab('Mail')).toBeInViewport({ ratio: 0.95 });
});

test('the first row of each list is in sight on a phone', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin', ...PHONE });
  for (const tab of ['requests', 'shares', 'properties', 'users', 'swaps']) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.locator('tbody tr').first()).toBeInViewport();
  }
});

test('on a phone, every action on what is selected is in sight, and nothing is wider than it', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin', ...PHONE });
  for (const tab of ['requests', 'shares', 'properties', 'users', 'drafts']) {
    await resize(page, PHONE.viewport);
    await page.goto(`/admin?tab=${tab}`);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.locator('tbody').getByRole('checkbox').first().check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toBeVisible();
    // Actions on a single row give way.
    await expect(page.locator("tbody [data-card='corner']").first()).toBeHidden();
    for (const width of [390, 320]) {
      await resize(page, { width, height: 640 });
      const tooMuch = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(tooMuch, `${tab} at ${width}`).toBe(0);
      for (const action of await bar.locator('button, a').all()) {
        await expect.soft(action, `${tab} at ${width}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test('at 320 px, the owner of a share has room for each word of a name while selecting', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=shares', ...PHONE });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await resize(page, { width: 320, height: 640 });
  const owner = page.locator('tbody td[data-label=User]').first();
  await expect(owner.getByRole('link')).toBeVisible();
  expect((await owner.boundingBox())?.width).toBeGreaterThan(90);
});

test('on a phone, a user takes three lines, with the ways to a password in a menu', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=users&access=WITHOUT', ...PHONE });
  const card = page.getByRole('row').filter({ hasText: 'Not Set' }).first();
  await expect(card).toBeVisible();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('This part is not shown.');
    return box;
  };
  const cell = (name: string) => boxOf(card.locator(`td[data-label=${name}]`));
  for (const [fact, beside] of [
    [await cell('Role'), await cell('Name')],
    [await cell('Shares'), await cell('Email')],
  ] as const) {
    expect(fact.x).toBeGreaterThanOrEqual(beside.x + beside.width);
    expect(Math.abs(fact.y + fact.height / 2 - beside.y - beside.height / 2)).toBeLessThan(4);
  }
  expect((await boxOf(card)).height).toBeLessThan(130);
  await card.getByRole('button', { name: /^More for/ }).click();
  for (const name of ['Set Temp', /^(Invite|Remind)$/, 'Delete']) {
    await expect(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone, the search box stays usable beside what a filter adds', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=users&access=WITHOUT', ...PHONE });
  await expect(page.getByRole('button', { name: 'Invite all' })).toBeInViewport();
  expect((await page.getByLabel('Search users').boundingBox())?.width).toBeGreaterThan(150);
  const first = page.getByRole('row').filter({ hasText: 'Not Set' }).first();
  expect((await first.boundingBox())?.y).toBeLessThan(320);
});
