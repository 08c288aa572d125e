import { DRAFT_ROOM } from '../support/drafting';
import { LAKESIDE_HOUSE, OLIVIA } from '../support/people';
import { expect, type Page, test } from '../support/test';

const YEAR = new Date().getFullYear();

/** Prints the page as the browser would; returns the number of pages, and the visible text. */
async function print(page: Page): Promise<{ pages: number; text: string }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'print' });
  const text = (await page.locator('[data-print-only]').textContent()) ?? '';
  await expect(page.locator('#root')).toBeHidden();
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('light');
  await page.emulateMedia({ media: null });
  return { pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0, text };
}

test('the year, the rotation and a wish list each fit one page of paper', async ({ open }) => {
  const page = await open(OLIVIA, { at: `/calendar?property=${LAKESIDE_HOUSE}&year=${YEAR}` });
  await expect(page.getByRole('grid', { name: `Weeks of ${YEAR}` })).toBeVisible();
  const year = await print(page);
  expect(year.pages).toBe(1);
  await page.evaluate(() => localStorage.setItem('admin-theme', 'dark'));
  expect(year.text).toContain(`Lakeside House ${YEAR}`);
  for (const text of ['January', 'December', '5 Omar Haddad', 'Christmas', 'maintenance', 'P']) {
    expect(year.text).toContain(text);
  }

  await page.goto(`/rotation?property=${LAKESIDE_HOUSE}&year=${YEAR}`);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  const rotation = await print(page);
  expect(rotation.pages).toBe(1);
  for (const text of ['Rotation of Lakeside House', '5 Omar Haddad', String(YEAR + 11)]) {
    expect(rotation.text).toContain(text);
  }

  await page.goto(`${DRAFT_ROOM}&tab=wishes`);
  await expect(page.getByRole('list', { name: 'My wish list' })).toBeVisible();
  const wishes = await print(page);
  expect(wishes.pages).toBe(1);
  expect(wishes.text).toContain(`Wish list for ${YEAR + 2}`);
  expect(wishes.text).toContain('Most wanted first');
});
