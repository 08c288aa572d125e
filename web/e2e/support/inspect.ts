import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

import { audit, DESK, findings, PHONE_SIZE } from './audit';
import { resize } from './resize';

const GRAVE = ['serious', 'critical'];
const PICTURES = resolve(import.meta.dirname, '../../../artefacts/screens');

/** The combinations that cover both layouts and both palettes. */
const VIEWS = [
  ['desk', DESK, 'light'],
  ['phone', PHONE_SIZE, 'dark'],
] as const;
const OTHER_VIEWS = [
  ['desk', DESK, 'dark'],
  ['phone', PHONE_SIZE, 'light'],
] as const;
const withPictures = process.env.PICTURES === 'on';

/**
 * Checks the current page on a desktop in light and on a phone in dark: expects nothing to be wider
 * than the screen and runs axe. `npm run audit` records all rules in all themes; `npm run pictures`
 * keeps a picture of each view and theme.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  if (process.env.AUDIT) return audit(page, name);
  const before = page.viewportSize();
  for (const [width, viewport, colorScheme] of VIEWS) {
    const label = `${name}-${width}-${colorScheme}`;
    await test.step(`inspect ${label}`, async () => {
      await showScheme(page, colorScheme);
      await resize(page, viewport);
      await keepPicture(page, label);
      expect.soft(await widthTooMuch(page), `${label}: pixels beyond the screen`).toBe(0);
      expect.soft(await graveFindings(page), `${label}: axe`).toEqual([]);
    });
  }
  for (const [width, viewport, colorScheme] of withPictures ? OTHER_VIEWS : []) {
    await page.emulateMedia({ colorScheme });
    await resize(page, viewport);
    await keepPicture(page, `${name}-${width}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await resize(page, before);
}

/** The page changes its theme by an event, which may come after it has drawn once more. */
async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) =>
      localStorage.getItem('admin-theme') !== null ||
      document.documentElement.style.colorScheme === scheme,
    colorScheme,
  );
}

/** Longer than any picture takes: after a change of size, Chromium rarely never answers the first. */
const PICTURE_MS = 20_000;

/** Saves a picture of the screen if `npm run pictures` asks for them. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!withPictures) return;
  const picture = { path: resolve(PICTURES, `${name}.png`), animations: 'disabled' } as const;
  await page.screenshot({ ...picture, timeout: PICTURE_MS }).catch(() => page.screenshot(picture));
}

/** Returns axe's serious and critical findings with their locations. */
async function graveFindings(page: Page): Promise<string[]> {
  return (await findings(page))
    .filter(({ impact }) => GRAVE.includes(impact))
    .map(({ rule, nodes }) => `${rule}: ${nodes.join(', ')}`);
}

function widthTooMuch(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
}
