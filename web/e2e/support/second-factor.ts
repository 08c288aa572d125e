import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './test';

const API = resolve(import.meta.dirname, '../../../api/package.json');
const { Secret, TOTP } = createRequire(API)('otpauth');

const PERIOD_MS = 30_000;

/** The code that an authenticator app shows so many steps of 30 s from now. */
export function codeIn(steps: number, secret: string): string {
  const timestamp = Date.now() + steps * PERIOD_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/**
 * Waits for the next period of 30 s if less than this is left of it (ms): after it, the code of the
 * period before is refused.
 */
async function restOfPeriod(page: Page, ms: number): Promise<void> {
  const left = PERIOD_MS - (Date.now() % PERIOD_MS);
  if (left < ms) await page.waitForTimeout(left);
}

/** Switches two-step verification on at the open account page; returns secret and recovery codes. */
export async function switchOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  await restOfPeriod(page, 10_000);
  await page.getByLabel('Code', { exact: true }).fill(codeIn(-1, secret));
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, codes: await codes.allTextContents() };
}
