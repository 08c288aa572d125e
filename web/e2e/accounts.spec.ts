import {
  choosePassword,
  expectHome,
  expectSignInPage,
  fill,
  signInByForm,
} from './support/account';
import { inspect } from './support/inspect';
import { DEMO_PASSWORD, FELIX, OLIVIA, ROSA, TESSA } from './support/people';
import { expect, refusal, test } from './support/test';
import { toast } from './support/toast';

test('a new user registers, verifies with the code from the email and is signed in', async ({
  open,
  server,
}) => {
  const email = 'greta.lindqvist@example.test';
  const page = await open(undefined, { at: '/login' });
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await fill(page, { 'First name': 'Greta', 'Last name': 'Lindqvist', Email: email });
  await page.getByRole('button', { name: 'Create account' }).click();

  const dialog = page.getByRole('dialog', { name: 'Check your email' });
  await expect(dialog).toContainText(`A 6-digit code was sent to ${email}`);
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  await inspect(page, 'code-sent');
  await dialog.getByRole('link', { name: 'Verify Now' }).click();

  await expect(page).toHaveURL(`/verify-otp?${new URLSearchParams({ email })}`);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByRole('timer')).toContainText(/Code expires in (10:00|9:\d\d)/);
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeDisabled();
  await expect.poll(() => server.mailTo(email)).not.toHaveLength(0);
  await expect(page.getByRole('timer')).toContainText(/9:[0-5]\d/);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/9:[0-5]\d/);
  const [mail] = await server.mailTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.getByLabel('Verification code').fill(`${code.slice(0, 3)}x${code.slice(3)}9`);
  await expect(page.getByLabel('Verification code')).toHaveValue(code);
  await inspect(page, 'verify');
  await choosePassword(page, 'a-quiet-lake', 'Verify account');

  await expect(toast(page)).toContainText('Account verified successfully');
  await expectHome(page, 'Greta');
});

test('a forgotten password is replaced through the link in the email', async ({ open, server }) => {
  const page = await open(undefined, { at: '/login' });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await inspect(page, 'forgot');
  await fill(page, { Email: TESSA });
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`If ${TESSA} belongs to an account`)).toBeVisible();
  await inspect(page, 'forgot-sent');

  await expect.poll(() => server.mailTo(TESSA)).not.toHaveLength(0);
  const [mail] = await server.mailTo(TESSA);
  const link = /http\S+\/reset-password\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await inspect(page, 'reset');
  await choosePassword(page, 'two-new-paddles', 'Reset password');
  await expect(toast(page)).toContainText('Password reset');
  await expect(page).toHaveURL('/login');
  await signInByForm(page, TESSA, 'two-new-paddles');
  await expectHome(page, 'Tessa');

  const again = await open(undefined, { at: link });
  await expect(again.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
  await inspect(again, 'reset-used');
});

test('changing the password signs out the other devices at once, and the new one works', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(400), refusal(401));
  const phone = await open(ROSA);
  const page = await open(ROSA);
  await expectHome(phone, 'Rosa');
  await page.getByRole('button', { name: 'Account of Rosa Delgado' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await fill(page, { 'Current password': 'not-this-one' });
  await choosePassword(page, 'autumn-deer', 'Change password');
  await expect(toast(page)).toContainText('Password change failed');

  await fill(page, { 'Current password': DEMO_PASSWORD });
  await choosePassword(page, 'autumn-deer', 'Change password');
  await expect(toast(page)).toContainText('Password changed');
  await expectHome(page, 'Rosa');

  await expectSignInPage(phone);
  await expect(toast(phone)).toContainText('Your session has ended');
  await signInByForm(phone, ROSA, DEMO_PASSWORD);
  await expect(toast(phone)).toContainText('Login failed');
  await signInByForm(phone, ROSA, 'autumn-deer');
  await expectHome(phone, 'Rosa');
});

test('a user with a temporary password can only choose their own', async ({ open }) => {
  const page = await open(undefined, { at: '/login' });
  await signInByForm(page, FELIX, DEMO_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.goto('/messages');
  await expect(page).toHaveURL('/change-password?next=%2Fmessages');
  for (const path of ['/', '/login', '/change-password']) {
    await page.goto(path);
    await expect(page).toHaveURL('/change-password');
  }
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await inspect(page, 'first-password');
  await choosePassword(page, 'felix-chose-it', 'Change password');
  await expectHome(page, 'Felix');
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});

test('a wrong password is reported; a remembered address is filled in the next time', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(401));
  const page = await open(undefined, { at: '/login' });
  await expect(page.getByRole('checkbox', { name: 'Login as Administrator' })).toBeChecked();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page)).toContainText('Please enter both email and password.');
  await signInByForm(page, OLIVIA, 'wrong-password');
  await expect(toast(page)).toContainText('Login failed');
  await expect(toast(page)).toContainText('Invalid email or password');
  await inspect(page, 'login-failed');

  await page.getByRole('checkbox', { name: 'Remember my email address' }).click();
  await signInByForm(page, OLIVIA, DEMO_PASSWORD);
  await expectHome(page, 'Olivia');
  await expect(toast(page)).toContainText('Login Successful');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignInPage(page);
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(OLIVIA);
  await page.getByRole('checkbox', { name: 'Remember my email address' }).click();
  await signInByForm(page, OLIVIA, DEMO_PASSWORD);
  await expectHome(page, 'Olivia');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
});

test('signed out, an address leads to the sign-in page; signed in, account pages lead home', async ({
  open,
}) => {
  const visitor = await open();
  for (const path of ['/', '/admin', '/messages', '/anything/at/all', '/login']) {
    await visitor.goto(path);
    await expectSignInPage(visitor);
    await expect(visitor).toHaveURL(path);
  }
  const olivia = await open(OLIVIA);
  for (const path of ['/login', '/register', '/verify-otp', '/forgot-password']) {
    await olivia.goto(path);
    await expectHome(olivia, 'Olivia');
  }
  await olivia.goto('/nowhere');
  await expect(olivia.getByText('We could not find that page')).toBeVisible();
});

test('logging out in one tab signs out the other, and signing in brings both back', async ({
  open,
}) => {
  const one = await open(OLIVIA);
  const other = await one.context().newPage();
  await other.goto('/messages');
  await expect(other.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await one.getByRole('button', { name: 'Logout' }).click();
  await expectSignInPage(one);
  await expectSignInPage(other);
  await expect(other).toHaveURL('/login');
  await other.reload();
  await expectSignInPage(other);

  await signInByForm(one, OLIVIA, DEMO_PASSWORD);
  await expectHome(one, 'Olivia');
  await expectHome(other, 'Olivia');
});
