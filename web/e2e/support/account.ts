import type { Page } from '@playwright/test';
import { expect } from './test';

/** Fills in a form's fields by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await fill(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function expectSignInPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

export async function expectHome(page: Page, firstName: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Welcome, ${firstName}` })).toBeVisible();
  await expect(page).toHaveURL('/');
}

export async function choosePassword(
  page: Page,
  password: string,
  submitLabel: string,
): Promise<void> {
  await fill(page, { 'New password': password, 'Confirm new password': password });
  await page.getByRole('button', { name: submitLabel }).click();
}
