import { AdminPanel } from './support/admin';
import { Office } from './support/office';
import { ADMIN, LAKESIDE_HOUSE } from './support/people';
import { expect, type Page, test } from './support/test';

/** Adds users of a surname of their own, named from Kin10 on. */
async function addFamily(office: Office, lastName: string, size: number): Promise<void> {
  for (let number = 10; number < 10 + size; number += 1) {
    const email = `${lastName}.${number}@example.test`.toLowerCase();
    await office.addUser({ firstName: `Kin${number}`, lastName, email });
  }
}

const url = (page: Page) => new URL(page.url()).search;

test('search, page and open record survive a reload, a link and Back', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=users' });
  const panel = new AdminPanel(page);
  await addFamily(new Office(page), 'Listerson', 42);
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
  await expect(page.getByRole('dialog')).toBeHidden();
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

test('next and previous lead through the list past the end of its page, and back to it', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=users' });
  await addFamily(new Office(page), 'Turnerson', 21);
  const expectUser = (name: string) =>
    expect(page.getByRole('heading', { name: `${name} Turnerson`, level: 1 })).toBeVisible();
  await page.getByLabel('Search users').fill('turnerson');
  await page.getByRole('link', { name: 'Kin29 Turnerson' }).click();
  await expect(page.getByText('20 of 21')).toBeVisible();
  await page.getByRole('link', { name: 'Next user' }).click();
  await expectUser('Kin30');
  await expect(page.getByText('21 of 21')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Previous user' }).click();
  await expectUser('Kin29');
  await page.getByRole('link', { name: 'Next user' }).click();
  await expectUser('Kin30');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL(/search=turnerson&size=20&page=2$/);
  await expect(page.getByText('21 of 21', { exact: true })).toBeVisible();
});

test('a house and its people have pages, between which one goes back and forth', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const admin = new AdminPanel(page);
  await page.getByLabel('Search properties').fill('lakeside');
  await expect(page).toHaveURL(/search=lakeside/);
  await page.getByRole('link', { name: 'Lakeside House', exact: true }).click();
  await expect(page).toHaveURL(`/admin/properties/${LAKESIDE_HOUSE}`);
  await expect(page.getByRole('heading', { name: 'Lakeside House', level: 1 })).toBeVisible();
  await page.getByRole('list', { name: 'Shares' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(page.getByRole('list', { name: 'Shares' })).toContainText('Lakeside House');
  await page.goBack();

  await admin.press('Edit details of Lakeside House');
  const dialog = page.getByRole('dialog', { name: 'Edit Property' });
  await dialog.getByLabel('One-week limit after a draft (days)').fill('21');
  await admin.press('Update Property');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('One per share for 21 days after a draft')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Administrator actions' }).getByRole('listitem').first(),
  ).toContainText(/^Ada Keller changed Lakeside House: claim limit days from \d+ to 21\./);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page).toHaveURL('/admin?tab=properties&search=lakeside');
});

test('several properties and shares are changed at once, exported, and restored by Undo', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const admin = new AdminPanel(page);
  const office = new Office(page);
  const summary = page.getByRole('dialog', { name: 'Summary' });
  const undo = async (done: string) => {
    await summary.getByRole('button', { name: 'Undo' }).click();
    await expect(summary).toContainText(done);
    await summary.getByRole('button', { name: 'Done' }).click();
  };
  await office.addProperty('Juniper 10', 2);
  const propertyId = await office.addProperty('Juniper 9', 3);
  const person = { firstName: 'Zita', lastName: 'Larch', email: 'zita.larch@example.test' };
  const userId = await office.addUser(person);
  for (const shareNumber of [1, 2, 3]) {
    await office.post('shares', { userId, propertyId, shareNumber });
  }
  await page.getByLabel('Search properties').fill('juniper');
  await expect(page.getByRole('row')).toHaveText([/^Name/, /^Juniper 9/, /^Juniper 10/]);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await admin.press('Deactivate 2');
  const deactivating = page.getByRole('alertdialog', { name: 'Deactivate 2 properties?' });
  await deactivating.getByRole('button', { name: 'Deactivate' }).click();
  await expect(summary).toContainText('2 properties deactivated.');
  await expect(page.getByText('Inactive', { exact: true })).toHaveCount(2);
  await undo('2 properties restored.');
  await expect(page.getByText('Inactive', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();

  await admin.press('Pages of Juniper 9');
  await page.getByRole('menuitem', { name: 'Owners' }).click();
  await expect(page).toHaveURL(`/admin?tab=shares&property=${propertyId}`);
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('checkbox', { name: 'Select share 2 of Juniper 9' }).uncheck();
  const exported = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export selected' }).click();
  expect((await exported).suggestedFilename()).toMatch(/^fairweek-shares-/);
  await admin.press('Remove owners');
  const removing = page.getByRole('alertdialog', { name: 'Remove the owners of 2 shares?' });
  await expect(removing).toContainText('1 person will no longer hold them.');
  await expect(removing).toContainText('They have no upcoming weeks.');
  await removing.getByRole('button', { name: 'Remove owners' }).click();
  await expect(summary).toContainText('Owners of 2 shares removed.');
  await undo('Owners of 2 shares restored.');
  await expect(page.getByText('1–3 of 3')).toBeVisible();

  const [share] = await office.get(`shares?propertyId=${propertyId}`);
  await office.delete(`shares/${share.id}`);
  await admin.press('Filters (1 set)');
  await admin.choose('Owner', 'Vacant');
  // A list: the rows of before stand there until the others are loaded.
  await expect(admin.row('Juniper 9')).toHaveText(['Juniper 9Share 1Vacant · Assign ownerActive']);
});
