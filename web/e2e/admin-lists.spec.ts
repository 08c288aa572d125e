import type { Locator } from '@playwright/test';
import { AdminPanel } from './support/admin';
import { Office } from './support/office';
import { ADMIN } from './support/people';
import { resize } from './support/resize';
import { expect, type Page, PHONE, test } from './support/test';
import { toast } from './support/toast';

const LONG_NAME = 'Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley';
const LONG_EMAIL = 'wilhelmina.alexandra.featherstonehaugh@holiday-homes.example.test';

/** Adds users of a surname of their own, more than two pages of them. */
async function addFamily(office: Office, lastName: string): Promise<void> {
  for (let number = 10; number < 52; number += 1) {
    const email = `${lastName}.${number}@example.test`.toLowerCase();
    await office.addUser({ firstName: `Kin${number}`, lastName, email });
  }
}

const url = (page: Page) => new URL(page.url()).search;
const closed = (page: Page) => expect(page.getByRole('dialog')).toBeHidden();

test('search, page and open record survive a reload, a link and Back', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=users' });
  const panel = new AdminPanel(page);
  await addFamily(new Office(page), 'Listerson');
  await page.getByLabel('Search users').fill('listerson');
  await expect(page.getByText('1–20 of 42')).toBeVisible();
  await panel.press('Next page');
  await expect(page.getByText('21–40 of 42')).toBeVisible();
  await expect(panel.row('Kin30 Listerson')).toBeInViewport();
  await panel.press('Edit Kin31 Listerson');
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByLabel('First Name')).toHaveValue('Kin31');
  expect(url(page)).toMatch(/^\?tab=users&search=listerson&page=2&user=\d+$/);

  await page.reload();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Kin31');
  await dialog.getByLabel('First Name').fill('Kim');
  await page.goBack();
  await panel.press('Keep editing');
  await expect(dialog.getByLabel('First Name')).toHaveValue('Kim');
  await panel.discard();
  await closed(page);
  await expect(page.getByText('21–40 of 42')).toBeVisible();
  await panel.expectTab('Users');

  const linked = await open(ADMIN, { at: `/admin${url(page)}` });
  await expect(linked.getByText('21–40 of 42')).toBeVisible();
  await expect(linked.getByLabel('Search users')).toHaveValue('listerson');

  await panel.openTab('Properties');
  expect(url(page)).toBe('?tab=properties');
  await page.goBack();
  await expect(page.getByText('21–40 of 42')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1–20 of 42')).toBeVisible();
  await panel.expectTab('Users');
});

test('a dialog that is saved at once leaves the list as it was', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const panel = new AdminPanel(page);
  await new Office(page).addProperty('Listed Lodge', 4);
  await page.getByLabel('Search properties').fill('listed');
  await panel.press('Edit Listed Lodge');
  const dialog = page.getByRole('dialog', { name: 'Edit Property' });
  await dialog.getByLabel('Location').fill('Hexham, England');
  await panel.press('Update Property');
  await expect(toast(page)).toContainText('Property Updated');
  await closed(page);
  await expect(panel.row('Listed Lodge')).toContainText('Hexham');
  await panel.expectTab('Properties');
  await expect(page.getByRole('button', { name: 'Edit Listed Lodge' })).toBeFocused();
});

test('actions stay in sight beside long names and addresses', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=users' });
  const office = new Office(page);
  const [firstName = '', lastName = ''] = LONG_NAME.split(' ');
  await office.addUser({ firstName, lastName, email: LONG_EMAIL });
  const location = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales';
  const property = await office.addProperty(`The ${LONG_NAME} Residence by the Sea`, 12);
  await office.patch(`properties/${property}`, { location });
  for (const [tab, action] of [
    ['users', `Delete ${LONG_NAME}`],
    ['properties', `Edit The ${LONG_NAME} Residence by the Sea`],
  ] as const) {
    await page.goto(`/admin?tab=${tab}&search=${lastName}`);
    await expect(page.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });
  }
});

test('on a desk, invitations and passwords leave the columns as wide as they were', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin' });
  const office = new Office(page);
  for (const firstName of ['Wanda', 'Willem']) {
    const email = `${firstName}@wide.test`.toLowerCase();
    await office.addUser({ firstName, lastName: 'Widermann', email });
  }
  await page.goto('/admin?tab=users&search=widermann');
  const widthOf = async (name: string) =>
    (await page.getByRole('columnheader', { name }).boundingBox())?.width;
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  const before = await Promise.all(['Name', 'Password'].map(widthOf));
  await page.getByRole('button', { name: 'Invite Wanda Widermann by email' }).click();
  await expect(page.getByText(/^Invited \d+ \w+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Set Temp password for Willem Widermann' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Show password of Willem Widermann' }).click();
  await expect(page.getByText('Temporary, shown only when it was set')).toBeVisible();
  expect(await Promise.all(['Name', 'Password'].map(widthOf))).toEqual(before);
});

test('rows of one line are about 40 px high', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const row = page.getByRole('row', { name: /Lakeside House/ });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(44);
});

for (const [name, device] of [
  ['a desk', { viewport: { width: 1280, height: 860 } }],
  ['a phone', PHONE],
] as const) {
  test(`the first row of each list is in sight on ${name}`, async ({ open }) => {
    const page = await open(ADMIN, { at: '/admin', ...device });
    for (const tab of ['requests', 'shares', 'properties', 'users', 'swaps']) {
      await page.goto(`/admin?tab=${tab}`);
      await expect(page.locator('tbody tr').first()).toBeInViewport();
    }
  });
}

test('on a desk, a toast lies between the boxes and the actions of a list', async ({ open }) => {
  const page = await open(ADMIN);
  await new Office(page).addUser({
    ...{ firstName: 'Tomas', lastName: 'Toast', email: 'toast@example.test' },
  });
  await page.goto('/admin?tab=users&search=toast');
  await page.getByRole('button', { name: 'Set Temp' }).click();
  await expect(toast(page)).toContainText('Temporary password set');
  const box = await page.locator("tbody [data-card='box']").first().boundingBox();
  const actions = await page.locator("tbody [data-card='corner']").first().boundingBox();
  const message = await toast(page).boundingBox();
  if (!box || !actions || !message) throw new Error('The list or the toast has no place.');
  expect(message.x).toBeGreaterThan(box.x + box.width);
  expect(message.x + message.width).toBeLessThan(actions.x);
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
    // What is done with one alone gives way.
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
  await page.getByRole('button', { name: 'Clear Password: Not set' }).click();
  await expect(page).toHaveURL('/admin?tab=users');
});

test('on a desk, the list of users fits, and a share is assigned in one row', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=users' });
  const list = page.getByRole('region', { name: 'Users' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  expect(await list.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await page.goto('/admin?tab=shares');
  const field = await page.getByRole('combobox', { name: 'Share Number' }).boundingBox();
  const button = await page.getByRole('button', { name: 'Assign Share' }).boundingBox();
  expect(Math.abs((button?.y ?? 0) - (field?.y ?? 0))).toBeLessThan(4);
});

test('no tab is cut off at 1280', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin' });
  const tabs = page.getByRole('tab');
  await expect(tabs.filter({ hasText: 'Users' })).toHaveText(/\d/);
  const names = ['Audit Log', 'System', 'Mail', 'Analytics', 'Reports', 'Special Requests'];
  const more = ['Share Management', 'Properties', 'Users', 'Week Swaps'];
  for (const name of [...names, ...more]) {
    await expect(new AdminPanel(page).tab(name)).toBeInViewport({ ratio: 1 });
  }
});
