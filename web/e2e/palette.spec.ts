import type { Page } from '@playwright/test';
import { ADMIN, LAKESIDE_HOUSE, OLIVIA } from './support/people';
import { expect, test } from './support/test';

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Search everything' });

test('any house is three keystrokes and Enter away, its shares, weeks and pages by their words', async ({
  open,
}) => {
  const page = await open(ADMIN);
  const box = page.getByRole('combobox', { name: 'Search everything' });
  const find = async (text: string) => {
    await expect(buttonOf(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type(text);
  };
  await find('lak');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/properties/${LAKESIDE_HOUSE}`);
  await expect(box).toBeHidden();
  await find('lakeside 7');
  await expect(page.getByRole('option', { name: /^Lakeside House, share 7/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await find('lakeside week 30');
  await expect(page.getByRole('option', { name: /^Lakeside House, week 30/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/calendar\\?property=${LAKESIDE_HOUSE}&year=.*&week=`));
  await expect(page.getByRole('dialog', { name: /(July|August) \d{4}$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lakeside House' })).toBeVisible();
  await find('lakesdie draft');
  await expect(page.getByRole('option', { name: /^Lakeside House/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/draft?property=${LAKESIDE_HOUSE}`);
});

test('owners have no search over everything, and never load it', async ({ open }) => {
  const page = await open(OLIVIA, { at: '/healthz' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(buttonOf(page)).toBeHidden();
  expect(scripts.filter((url) => /SearchButton|Palette/.test(url))).toEqual([]);
});
