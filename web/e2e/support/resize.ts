import type { Page } from '@playwright/test';

/**
 * Resizes the page and waits until it has drawn: a `resize` event that comes late would close a
 * list that has just been opened.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.bringToFront(); // A tab behind another one draws nothing.
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
