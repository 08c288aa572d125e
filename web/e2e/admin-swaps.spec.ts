import { AdminPanel } from './support/admin';
import { NEXT_YEAR } from './support/calendar';
import { inspect } from './support/inspect';
import { ADMIN, OLIVIA } from './support/people';
import { expect, test } from './support/test';
import { toast } from './support/toast';

test('an administrator requests another week in olivia’s name, whose holder has to agree', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=swaps' });
  const admin = new AdminPanel(page);
  await admin.press('Create Week Swap');
  const dialog = page.getByRole('dialog', { name: 'Create Week Swap' });
  await admin.pick('Person', 'Olivia Marsh');
  await admin.choose('Their share', 'Lakeside House, share 3');
  await expect(dialog.getByLabel('User Email')).toHaveValue(OLIVIA);
  const year = dialog.getByRole('group', { name: `Weeks of ${NEXT_YEAR}` });
  const theirs = year.getByRole('button', { name: /, theirs$/ });
  await theirs.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(year.getByRole('button', { pressed: true })).toHaveCount(2);
  const sentence = dialog.getByRole('status');
  await expect(sentence).toHaveText(/^Olivia Marsh gives .+ 20\d\d and gets .+ 20\d\d from .+\.$/);
  const holder = / from (.+)\.$/.exec((await sentence.textContent()) ?? '')?.[1] ?? '';
  await dialog.getByLabel('Note (optional)').fill('The school holidays have moved.');
  await inspect(page, 'admin-swap-create');
  await dialog.getByRole('button', { name: 'Create Swap Request' }).click();
  await expect(toast(page)).toContainText('Week swap request created successfully');
  await expect(dialog).toBeHidden();
  const row = page
    .getByRole('row', { name: /Olivia Marsh/ })
    .filter({ hasText: 'The school holidays have moved.' });
  await expect(row).toContainText(new RegExp(`${holder},\\s+share\\s+\\d+`));
  await expect(row).toContainText('Pending');
  await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
});
