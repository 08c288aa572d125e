import { expectSignInPage, fill, signInByForm } from '../support/account';
import { DEMO_PASSWORD, OMAR, TESSA } from '../support/people';
import { expect, PHONE, refusal, test } from '../support/test';
import { toast } from '../support/toast';

test('a wrong code is marked without painting over its boxes', async ({ open, tolerate }) => {
  tolerate(refusal(400));
  const page = await open(undefined, { at: `/verify-otp?email=${TESSA}` });
  const code = page.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await page.keyboard.type('123');
  await fill(page, { 'New password': 'a-quiet-lake', 'Confirm new password': 'a-quiet-lake' });
  await page.getByRole('button', { name: 'Verify account' }).click();
  await expect(toast(page)).toContainText('Please enter all 6 digits of the code.');
  await expect(code).toBeFocused();
  const painted = await code.evaluate(
    (input) => getComputedStyle(input, '::selection').backgroundColor,
  );
  expect(painted).toBe('rgba(0, 0, 0, 0)');
});

for (const [device, size] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const) {
  test(`toasts leave Logout and the main button free on ${device}`, async ({ open }) => {
    const page = await open(undefined, { at: '/login', ...size });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(toast(page)).toContainText('Missing fields');
    await page
      .getByRole('button', { name: 'Sign in', exact: true })
      .click({ timeout: 3_000, trial: true });
    await signInByForm(page, OMAR, DEMO_PASSWORD);
    await expect(toast(page)).toContainText('Login Successful');
    await page.getByRole('button', { name: 'Logout' }).click({ timeout: 3_000 });
    await expectSignInPage(page);
  });
}
