import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

import { audit, DESK, findings, PHONE_SIZE } from './audit';
import { resize } from './resize';

const GRAVE = ['serious', 'critical'];
const PICTURES = resolve(import.meta.dirname, '../../../artefacts/screens');

/**
 * Checks the current page on a phone and a desktop, in light and dark: takes a picture and expects
 * nothing to be wider than the screen; axe runs in light on the desktop and in dark on the phone,
 * which covers both layouts and both palettes. `npm run audit` records all rules in all themes.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  if (process.env.AUDIT) return audit(page, name);
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [width, viewport] of [['desk', DESK] as const, ['phone', PHONE_SIZE] as const]) {
      const label = `${name}-${width}-${colorScheme}`;
      await test.step(`inspect ${label}`, async () => {
        await page.setViewportSize(viewport);
        await keepPicture(page, label);
        expect.soft(await widthTooMuch(page), `${label}: pixels beyond the screen`).toBe(0);
        if ((width === 'desk') === (colorScheme === 'light')) {
          expect.soft(await graveFindings(page), `${label}: axe`).toEqual([]);
        }
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await resize(page, before);
}

/** Longer than any picture takes: after a change of size, Chromium rarely never answers the first. */
const PICTURE_MS = 20_000;

/** Saves a picture of the screen as an artefact of the run. */
export async function keepPicture(page: Page, name: string): Promise<void> {
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
