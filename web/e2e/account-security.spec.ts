import { expectHome, expectSignInPage, fill, signInByForm } from './support/account';
import { AdminPanel } from './support/admin';
import { onNext } from './support/broken';
import { ADMIN, DEMO_PASSWORD, LIAM, MIRA, SVEN } from './support/people';
import { codeIn, switchOn } from './support/second-factor';
import { expect, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

test('two-step verification is switched on; a code and a recovery code sign in', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(401));
  const page = await open(LIAM);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Account and security' }).click();
  await expect(page).toHaveURL('/account');
  const { secret, codes } = await switchOn(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('fairweek-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  const phone = await open(undefined, { at: '/login', ...PHONE });
  await signInByForm(phone, LIAM, DEMO_PASSWORD);
  await expect(phone.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await phone.getByLabel('Code', { exact: true }).fill('000000');
  await phone.getByRole('button', { name: 'Verify' }).click();
  await expect(phone.getByText('This code is wrong or was already used.')).toBeVisible();
  await phone.getByLabel('Code', { exact: true }).fill(codeIn(0, secret));
  await phone.getByRole('button', { name: 'Verify' }).click();
  await expectHome(phone, 'Liam');

  const other = await open(undefined, { at: '/login' });
  await signInByForm(other, LIAM, DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await fill(other, { 'Recovery code': codes[0] ?? '' });
  await other.getByRole('button', { name: 'Verify' }).click();
  await expectHome(other, 'Liam');
  await other.goto('/account');
  await expect(other.getByText('You have 9 recovery codes left.')).toBeVisible();
});

test('a device that is signed out elsewhere shows the sign-in page at once', async ({
  open,
  tolerate,
}) => {
  // Requests of the page just then are refused.
  tolerate(refusal(401), /WebSocket is already in CLOSING or CLOSED state/);
  const phone = await open(MIRA, PHONE);
  await expectHome(phone, 'Mira');
  const desk = await open(MIRA, { at: '/account' });
  const devices = desk.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await devices
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(devices).toHaveCount(1);
  await expectSignInPage(phone);
  await expect(desk.getByRole('heading', { name: 'Devices' })).toBeVisible();
});

test('administrator rights that lapse bring the form over the page, and everything typed stays', async ({
  open,
  server,
  tolerate,
}) => {
  tolerate(refusal(403), /WebSocket is already in CLOSING or CLOSED state/);
  const page = await open(ADMIN, { at: '/admin?tab=users' });
  const panel = new AdminPanel(page);
  await page.getByLabel('Search users').fill(SVEN);
  await panel.press('Edit Sven Dahl');
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByLabel('Last Name').fill('Dahl-Typed');
  // If the rights lapsed earlier, the answer to one of the panel's own queries could bring the form
  // before the button is pressed.
  await onNext(page, 'UpdateUser', async (route) => {
    await server.pass('31 minutes');
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Update User' }).click();

  const form = page.getByRole('dialog', { name: 'Admin login' });
  await expect(form).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Sign in as administrator' }).click();
  await expect(form).toBeHidden();
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Dahl-Typed');
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.row(SVEN)).toContainText('Dahl-Typed');
});

test('a temporary password and a CSV ask for the password again after a while', async ({
  open,
  server,
  tolerate,
}) => {
  tolerate(refusal(403));
  const page = await open(ADMIN, { at: '/admin?tab=reports' });
  const question = page.getByRole('dialog', { name: 'Confirm your password' });
  const confirm = async () => {
    await question.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await question.getByRole('button', { name: 'Confirm' }).click();
  };
  await server.pass('16 minutes');
  await page.getByRole('link', { name: 'Export User Report' }).click();
  await expect(question).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), confirm()]);
  expect(file.suggestedFilename()).toMatch(/^fairweek-users-.*\.csv$/);

  const panel = new AdminPanel(page);
  await panel.openTab('Users');
  await panel.press('Add User');
  const names = { 'First Name': 'Yara', 'Last Name': 'Quince', Email: 'yara@quince.test' };
  await fill(page, names);
  await panel.press('Create User');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Search users').fill('quince');
  await server.pass('16 minutes');
  await panel.press('Set Temp password for Yara Quince');
  await confirm();
  await expect(toast(page)).toContainText('Temporary password set');
});
