import type { Page } from '@playwright/test';
import { settled } from './quiet';

/**
 * Resizes the page and waits until it has drawn and is quiet: a `resize` event that comes late would
 * close a list that has just been opened, and parts for the other width may load first.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.bringToFront(); // A tab behind another one draws nothing.
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await settled(page);
}
