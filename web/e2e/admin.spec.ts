import {
  choosePassword,
  expectHome,
  expectSignInPage,
  fill,
  signInByForm,
} from './support/account';
import { AdminPanel } from './support/admin';
import { ADMIN } from './support/people';
import { expect, refusal, test } from './support/test';
import { toast } from './support/toast';

test('a user is added, signs in with a temporary password, is changed and deleted', async ({
  open,
}) => {
  const email = 'nora.quill@example.test';
  const admin = new AdminPanel(await open(ADMIN, { at: '/admin?tab=users' }));
  const { page } = admin;
  await admin.press('Add User');
  await expect(page.getByRole('button', { name: 'Create User' })).toBeDisabled();
  await fill(page, { 'First Name': 'Nora', 'Last Name': 'Quill', Email: email });
  await admin.pick('Linked Property', 'Harbour Loft');
  await admin.press('Create User');
  await expect(toast(page)).toContainText('User Created');

  await page.getByLabel('Search users').fill('quill');
  const row = admin.row('Nora Quill');
  await expect(row).toContainText('Harbour Loft');
  await expect(row).toContainText('Not Set');
  await admin.press('Set Temp password for Nora Quill');
  await expect(toast(page)).toContainText('Temporary password set');
  const password = (await row.locator('code').textContent()) ?? '';
  await admin.press('Hide password of Nora Quill');
  await expect(row).not.toContainText(password);

  const nora = await open(undefined, { at: '/login' });
  await signInByForm(nora, email, password);
  await expect(nora.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await choosePassword(nora, 'a-heron-at-dawn', 'Change password');
  await expectHome(nora, 'Nora');

  await page.reload();
  await page.getByLabel('Search users').fill('quill');
  await admin.press('Show password of Nora Quill');
  await expect(row).toContainText('Chosen by the owner');
  await expect(row).not.toContainText(password);
  await admin.press('Edit Nora Quill');
  await fill(page, { 'Last Name': 'Feather', Birthday: '1899-12-31' });
  await expect(page.getByText('Between 1 Jan 1900 and 31 Dec 2030')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update User' })).toBeDisabled();
  await fill(page, { Birthday: '1985-06-01', Anniversary: '2030-12-31' });
  await admin.press('Update User');
  await expect(toast(page)).toContainText('User Updated');

  await page.getByLabel('Search users').fill('feather');
  await expect(admin.row('Nora Feather')).toContainText('1 Jun 1985');
  await admin.press('Delete Nora Feather');
  const question = page.getByRole('alertdialog', { name: 'Delete Nora Feather?' });
  for (const fact of [email, 'USER', '0']) await expect(question).toContainText(fact);
  await admin.press('Delete User');
  await expect(toast(page)).toContainText('User Deleted');
  await expect(page.getByText('Nothing found for “feather”')).toBeVisible();
  await expectSignInPage(nora);
});

test('a property is added, its shares are assigned, its rotation is adjusted, and the log shows it', async ({
  open,
}) => {
  const year = new Date().getFullYear();
  const admin = new AdminPanel(await open(ADMIN, { at: '/admin?tab=properties' }));
  const { page } = admin;
  await expect(page.getByRole('button', { name: 'Add Property' })).toBeDisabled();
  await fill(page, { Name: 'Weir Mill', Location: 'Hexham, England' });
  await admin.press('Add Property');
  await expect(toast(page)).toContainText('Property Created');
  await page.getByLabel('Search properties').fill('weir');
  await admin.press('Edit Weir Mill');
  await fill(page, { 'Total Shares': '13', 'Weeks per Share': '53' });
  await expect(page.getByText('A whole number from 1 to 12')).toBeVisible();
  await expect(page.getByText('A whole number from 1 to 52')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Property' })).toBeDisabled();
  await fill(page, { 'Total Shares': '4', 'Weeks per Share': '12' });
  await admin.choose('Changeover day', 'Friday');
  await admin.press('Update Property');
  await expect(toast(page)).toContainText('Property Updated');
  await expect(admin.row('Weir Mill')).toContainText('Hexham');

  await admin.openTab('Share Management');
  await admin.press('Assign Share');
  await expect(toast(page)).toContainText('Please select a user, property, and share number.');
  for (const [name, share] of [
    ['Omar Haddad', 'Share 2'],
    ['Olivia', 'Share 3'],
  ] as const) {
    await admin.pick('User', name);
    await admin.pick('Property', 'Weir Mill');
    await admin.choose('Share Number', share);
    await admin.press('Assign Share');
    await expect(toast(page)).toContainText(`${share} of Weir Mill now belongs to ${name}`);
  }
  await page.getByRole('combobox', { name: 'Share Number' }).click();
  await expect(page.getByRole('option')).toHaveText(['Share 1', 'Share 4']);
  await page.keyboard.press('Escape');
  await page.getByLabel('Search shares').fill('weir');
  await expect(admin.row('Weir Mill')).toHaveCount(2);
  await expect(admin.row('Weir Mill').filter({ hasText: 'Omar Haddad' })).toContainText('Active');

  await admin.openTab('Properties');
  await page.getByLabel('Search properties').fill('weir');
  await admin.press('Edit Weir Mill');
  await admin.openTab('Owners');
  await fill(page, {
    'Owner name of share 1': 'Wim Dekker',
    'Owner email of share 1': 'wim.dekker@example.test',
  });
  await admin.press('Save share 1');
  await expect(toast(page)).toContainText('Share updated');
  await admin.openTab('Rotation');
  const order = page.getByRole('list', { name: `Order of choice in ${year}` });
  await expect(page.getByRole('heading', { name: `Order in ${year}` })).toBeVisible();
  // Which share comes first by the rule depends on the year; the other of these two is a change.
  const isThird = (await order.getByRole('listitem').first().textContent())?.includes('Olivia');
  const [first, names] = isThird
    ? ['Share 2', ['Omar Haddad', 'Olivia', 'Wim Dekker']]
    : ['Share 3', ['Olivia', 'Wim Dekker', 'Omar Haddad']];
  await admin.choose(`First choice in ${year}`, first);
  await expect(page.getByRole('heading', { name: `Preview of ${year}` })).toBeVisible();
  await expect(order.getByRole('listitem')).toContainText(names);
  await admin.press('Apply rotation');
  await expect(toast(page)).toContainText('Rotation updated');
  await admin.press('Edit Weir Mill');
  await admin.openTab('Rotation');
  await expect(page.getByRole('heading', { name: `Order in ${year}` })).toBeVisible();
  await expect(order.getByRole('listitem')).toContainText(names);
  await admin.press('Close dialog');

  await admin.openTab('Share Management');
  await page.getByLabel('Search shares').fill('weir');
  // The share that was given last appears above the others.
  await expect(admin.row('Weir Mill')).toHaveCount(3);
  await admin.press('Delete share 2 of Weir Mill');
  await admin.press('Remove Share');
  await expect(toast(page)).toContainText('Share Removed');
  await expect(admin.row('Weir Mill').filter({ hasText: 'Omar Haddad' })).toHaveCount(0);

  await admin.openTab('Audit Log');
  await page.getByLabel('Search the audit log').fill('weir');
  const log = page.getByRole('region', { name: 'Administrator actions' });
  for (const sentence of [
    /Ada Keller added the property Weir Mill in Hexham, England\./,
    /Ada Keller changed Weir Mill: total shares from 12 to 4/,
    /Ada Keller gave share \d+ of Weir Mill to /,
    /Ada Keller set share \d+ to choose first in \d+ at Weir Mill, without a reason\./,
    /Ada Keller took share 2 of Weir Mill from Omar Haddad, without a reason\./,
  ]) {
    await expect(log.getByRole('listitem').filter({ hasText: sentence }).first()).toBeVisible();
  }

  await log.getByRole('link', { name: 'Weir Mill', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Weir Mill', level: 1 })).toBeVisible();
  const house = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
  await page.goto(`/admin?tab=audit&house=${house}`);
  await expect(page.getByRole('button', { name: 'Clear Property: Weir Mill' })).toBeVisible();
  const entries = log.getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  const count = await entries.count();
  expect(await entries.filter({ hasText: 'Weir Mill' }).count()).toBe(count);
  await log.getByRole('link', { name: 'Weir Mill' }).first().click();
  await expect(page.getByRole('heading', { name: 'Weir Mill', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(entries).toHaveCount(count);
  await expect(page).toHaveURL(`/admin?tab=audit&house=${house}`);
});

test('when two administrators change a property, the second is notified and continues from the first', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(409));
  const [first, second] = [
    new AdminPanel(await open(ADMIN, { at: '/admin?tab=properties' })),
    new AdminPanel(await open(ADMIN, { at: '/admin?tab=properties' })),
  ];
  for (const admin of [first, second]) {
    await admin.press('Edit Windmill Farm');
    await expect(admin.page.getByLabel('Weeks per Share')).toBeVisible();
  }
  const dialogOf = ({ page }: AdminPanel) => page.getByRole('dialog', { name: 'Edit Property' });
  await dialogOf(first).getByLabel('Location').fill('Zaanse Schans');
  await first.press('Update Property');
  await expect(toast(first.page)).toContainText('Property Updated');
  await dialogOf(second).getByLabel('Location').fill('Kinderdijk');
  await second.press('Update Property');
  await expect(second.page.getByText(/Someone else has changed this property/)).toBeVisible();
  await second.press('Reload');
  await second.press('Discard changes');
  await expect(dialogOf(second).getByLabel('Location')).toHaveValue('Zaanse Schans');
});
