import { fill } from './support/account';
import { AdminPanel } from './support/admin';
import { CUT_OFF, cutOff, expectFailureToasts } from './support/broken';
import { Office } from './support/office';
import { ADMIN, OLIVIA } from './support/people';
import { expect, type Page, refusal, test } from './support/test';
import { toast } from './support/toast';

const COLUMNS =
  'Name, Email, Password, Role, Linked property, Birthday, Anniversary, Shares, Actions';

async function openUsers(open: (email: string, visit: { at: string }) => Promise<Page>) {
  const page = await open(ADMIN, { at: '/admin?tab=users' });
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  return { page, admin: new AdminPanel(page), office: new Office(page) };
}

async function find(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search users').fill(text);
  await expect(page.getByRole('row')).toHaveCount(2);
}

test('users are listed with all their details, and need names and an address', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF);
  const { page, admin } = await openUsers(open);
  // Before them are the checkboxes of the selection.
  await expect(page.getByRole('columnheader')).toHaveText(['', ...COLUMNS.split(', ')]);
  await admin.press('Add User');
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  const create = dialog.getByRole('button', { name: 'Create User' });
  for (const [label, text] of [
    ['First Name', 'Quirin'],
    ['Last Name', 'Voss'],
    ['Email', 'quirin.voss@example.test'],
  ] as const) {
    await expect(create).toBeDisabled();
    await dialog.getByLabel(label).fill('   ');
    await expect(create).toBeDisabled();
    await dialog.getByLabel(label).fill(text);
  }
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option')).toHaveText(['USER', 'OWNER', 'ADMIN']);
  await page.getByRole('option', { name: 'OWNER' }).click();

  const failed = 'ErrorFailed to create user. Please check the email is unique.';
  const restore = await cutOff(page, 'CreateUser');
  await create.click();
  await expect(toast(page)).toContainText(failed);
  await restore();
  await create.click();
  await expect(toast(page)).toContainText('User CreatedQuirin Voss');
  await expect(dialog).toBeHidden();
  await find(page, 'quirin');
  const row = admin.row('Quirin Voss');
  for (const text of ['quirin.voss@example.test', 'OWNER', 'Not Set']) {
    await expect(row).toContainText(text);
  }
  // Only a large monitor has room for the name of a column without a value.
  const empty = page.getByRole('columnheader').getByText('Anniversary', { exact: true });
  const width = async () => (await empty.boundingBox())?.width;
  await expect.poll(width).toBe(1);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(width).toBeGreaterThan(50);

  await admin.press('Add User');
  await admin.press('Cancel');
  await expect(dialog).toBeHidden();
  await admin.press('Delete Quirin Voss');
  const question = page.getByRole('alertdialog', { name: 'Delete Quirin Voss?' });
  await expect(question.locator('dl')).toHaveText(
    /Emailquirin\.voss@example\.testRoleOWNERShares0/,
  );
  await admin.press('Cancel');
  await expect(question).toBeHidden();
  await expect(row).toBeVisible();
});

test('an edited user needs names, an address, and dates from 1900-01-01 to 2030-12-31', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(409), refusal(403), CUT_OFF);
  const { page, admin, office } = await openUsers(open);
  const wanda = { firstName: 'Wanda', lastName: 'Quell', email: 'wanda.quell@example.test' };
  const userId = await office.addUser(wanda);
  await find(page, 'quell');
  await admin.press('Edit Wanda Quell');
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  const update = dialog.getByRole('button', { name: 'Update User' });
  const limits = 'Between 1 Jan 1900 and 31 Dec 2030';
  for (const label of ['Birthday', 'Anniversary']) {
    const date = dialog.getByLabel(label);
    await expect(date).toHaveAttribute('min', '1900-01-01');
    await expect(date).toHaveAttribute('max', '2030-12-31');
    for (const refused of ['1899-12-31', '2031-01-01']) {
      await date.fill(refused);
      await expect(dialog.getByText(limits)).toBeVisible();
      await expect(update).toBeDisabled();
    }
    for (const taken of ['1900-01-01', '2030-12-31']) {
      await date.fill(taken);
      await expect(dialog.getByText(limits)).toBeHidden();
      await expect(update).toBeEnabled();
    }
  }
  for (const [label, text] of [
    ['First Name', wanda.firstName],
    ['Last Name', wanda.lastName],
    ['Email', wanda.email],
  ] as const) {
    await dialog.getByLabel(label).fill(' ');
    await expect(update).toBeDisabled();
    await dialog.getByLabel(label).fill(text);
  }

  await dialog.getByLabel('Email').fill(OLIVIA);
  await update.click();
  await expect(toast(page)).toContainText('ErrorFailed to update user');
  await expect(dialog.getByText('This is the e-mail address of Olivia Marsh.')).toBeVisible();
  await dialog.getByLabel('Email').fill(wanda.email);
  const action = () => update.click();
  const failed = { title: 'Error', fallback: 'Failed to update user' };
  await expectFailureToasts(page, { operation: 'UpdateUser', action, ...failed });

  await office.patch(`users/${userId}`, { lastName: 'Quellwasser' });
  await update.click();
  await expect(dialog.getByText(/Someone else has changed this user/)).toBeVisible();
  await expect(update).toBeDisabled();
  await admin.press('Reload');
  await admin.press('Discard changes');
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Quellwasser');
  await fill(page, { Birthday: '1900-01-01', Anniversary: '2030-12-31' });
  await update.click();
  await expect(toast(page)).toContainText('User UpdatedWanda Quellwasser has been saved.');
  await expect(admin.row('Wanda Quellwasser')).toContainText('1 Jan 190031 Dec 2030');

  await find(page, ADMIN);
  await admin.press('Edit Ada Keller');
  await admin.choose('Role', 'USER');
  await update.click();
  await expect(toast(page)).toContainText('ErrorYou cannot remove your own administrator role.');
  await admin.discard();
  await expect(admin.row('Ada Keller')).toContainText('ADMIN');
});

test('failed actions on a user are shown, including those on their shares', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(404), CUT_OFF);
  const { page, admin, office } = await openUsers(open);
  const xenia = { firstName: 'Xenia', lastName: 'Quast', email: 'xenia.quast@example.test' };
  const userId = await office.addUser(xenia);
  await office.addProperty('Quarry House', 3);
  await find(page, 'quast');
  await admin.press('Edit Xenia Quast');
  const shares = page.getByRole('region', { name: 'Share allocations' });
  const add = shares.getByRole('button', { name: 'Add Share' });
  await expect(add).toBeDisabled();
  await shares.getByRole('combobox', { name: 'Property' }).fill('Quarry');
  await page.getByRole('option', { name: 'Quarry House' }).click();
  await expect(add).toBeDisabled();
  await shares.getByRole('combobox', { name: 'Share Number' }).click();
  await expect(page.getByRole('option')).toHaveText(['Share 1', 'Share 2', 'Share 3']);
  await page.getByRole('option', { name: 'Share 2' }).click();
  const failure = { title: 'Error', fallback: 'Failed to add share' };
  const action = () => add.click();
  await expectFailureToasts(page, { operation: 'AssignShare', action, ...failure });
  await add.click();
  await expect(toast(page)).toContainText('Share added successfully');
  const remove = shares.getByRole('button', { name: 'Remove share 2 of Quarry House' });
  const removeShare = async () => {
    await remove.click();
    await admin.press('Remove Share');
  };
  await expectFailureToasts(page, {
    operation: 'RemoveShare',
    action: removeShare,
    title: 'Error',
    fallback: 'Failed to remove share',
  });
  await removeShare();
  await expect(toast(page)).toContainText('Share removed successfully');
  await admin.press('Cancel');

  await find(page, 'quast');
  await expectFailureToasts(page, {
    operation: 'SetTemporaryPassword',
    action: () => admin.press('Set Temp password for Xenia Quast'),
    title: 'Failed to set password',
    fallback: 'Please try again.',
  });
  await admin.press('Delete Xenia Quast');
  await expectFailureToasts(page, {
    operation: 'DeleteUser',
    action: () => admin.press('Delete User'),
    title: 'Delete Failed',
    fallback: 'Failed to delete user',
  });
  await office.delete(`users/${userId}`);
  await admin.press('Delete User');
  await expect(toast(page)).toContainText('Delete FailedThere is no such user.');
  await admin.press('Cancel');
});
