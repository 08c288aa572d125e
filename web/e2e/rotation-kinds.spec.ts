import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { Office } from './support/office';
import { ADMIN } from './support/people';
import { expect, test } from './support/test';
import { toast } from './support/toast';

test('an administrator lets the shares that take part rotate, and the page says so with its figures', async ({
  open,
}) => {
  const year = new Date().getFullYear();
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const office = new Office(page);
  const propertyId = await office.addProperty('Gannet Ledge', 5);
  const person = { firstName: 'Greta', lastName: 'Ash', email: 'greta.ash@example.test' };
  const userId = await office.addUser(person);
  for (const shareNumber of [1, 2, 4]) {
    await office.post('shares', { userId, propertyId, shareNumber });
  }
  await page.getByLabel('Search properties').fill('Gannet');
  const admin = new AdminPanel(page);
  await admin.press('Edit Gannet Ledge');
  const dialog = page.getByRole('dialog', { name: 'Edit Property' });
  await dialog.getByRole('tab', { name: 'Rotation' }).click();
  await dialog.getByRole('radio', { name: /^Over the shares that take part/ }).check();
  await admin.choose(`First choice in ${year}`, 'Share 4');
  await dialog.getByLabel('Reason for the owners (optional)').fill('Decided by all in May');
  await admin.press('Apply rotation');
  await expect(toast(page)).toContainText(`Rotation updatedShare 4 is first in ${year}.`);
  await expect(dialog).toBeHidden();

  await page.goto(`/rotation?property=${propertyId}&year=${year + 1}`);
  await expect(page.getByText(/So each share has each place once in 3 years\./)).toBeVisible();
  await expect(page.getByText(/“Decided by all in May”/)).toBeVisible();
  const turns = page.getByRole('main').getByRole('listitem');
  await expect(turns).toContainText(['Share 1', 'Share 2', 'Share 4']);
  await inspect(page, 'rotation-taking-part');

  await page.goto('/admin?tab=audit');
  await expect(
    page.getByText(/set share 4 to choose first in \d+ at Gannet Ledge, over the shares that/),
  ).toBeVisible();
});
