import type { Page } from '@playwright/test';
import { LAKESIDE_HOUSE, OMAR } from '../support/people';
import { expect, test } from '../support/test';

/** A page of 1280 × 1024 pixels zoomed to 400 %. */
const ZOOMED = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

/** Returns the part of the window that bars cover, which stay while the page scrolls. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const isBar = (element: Element) => {
      const { position, visibility } = getComputedStyle(element);
      return /fixed|sticky/.test(position) && visibility !== 'hidden';
    };
    const heights = [...document.querySelectorAll('body *')]
      .filter((element) => isBar(element) && element.clientWidth > innerWidth / 2)
      .map((element) => element.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

test('bars leave most of a page at 400 % zoom to its content', async ({ open }) => {
  const page = await open(OMAR, ZOOMED);
  for (const path of [
    '/',
    `/calendar?property=${LAKESIDE_HOUSE}`,
    `/draft?property=${LAKESIDE_HOUSE}`,
    '/messages?conversation=1',
    '/swaps',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await coveredBy(page), path).toBeLessThan(1 / 3);
  }
});

test('the buttons of a dialog scroll along at 400 % zoom', async ({ open }) => {
  const page = await open(OMAR, { ...ZOOMED, at: '/swaps' });
  await page.getByRole('button', { name: 'Ask to swap' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Ask to swap' })).toBeInViewport();
  const button = dialog.getByRole('button', { name: 'Cancel' });
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
});
