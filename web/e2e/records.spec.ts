import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { Office } from './support/office';
import { ADMIN, LAKESIDE_HOUSE } from './support/people';
import { expect, test } from './support/test';
import { toast } from './support/toast';

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
  await inspect(page, 'property-record');

  await page.getByRole('list', { name: 'Shares' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(page.getByRole('list', { name: 'Shares' })).toContainText('Lakeside House');
  await inspect(page, 'user-record');
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

test('a second Gull Cottage is asked about, and an empty house deleted', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const admin = new AdminPanel(page);
  await new Office(page).addProperty('Gull Hut', 4);
  await page.getByLabel('Name').fill('gull hut');
  await page.getByLabel('Location').fill('Ludlow, England');
  await admin.press('Add Property');
  const question = page.getByRole('alertdialog', { name: 'There is already a Gull Hut' });
  await inspect(page, 'second-property');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByLabel('Search properties').fill('gull hut');
  await expect(admin.row('Gull Hut')).toHaveCount(1);

  await admin.press('Add Property');
  await admin.press('Add a second one');
  await expect(admin.row(/gull hut/i)).toHaveCount(2);
  await page.getByRole('link', { name: 'gull hut', exact: true }).click();
  await admin.press('Delete property');
  await inspect(page, 'delete-property');
  await admin.press('Delete Property');
  await expect(toast(page)).toContainText('Property deleted');
  await expect(admin.row(/gull hut/i)).toHaveCount(1);
});
