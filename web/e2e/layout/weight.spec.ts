import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ADMIN, LAKESIDE_HOUSE, OLIVIA } from '../support/people';
import { expect, PHONE, test } from '../support/test';

const DIST = resolve(import.meta.dirname, '../../dist');
const budgets = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../budgets.json'), 'utf8'),
) as Record<string, { limit: number }>;

const limitOf = (figure: string) => budgets[figure]?.limit ?? 0;

/**
 * Returns the scripts that a page loads, in their order, and their weight after `gzip -9` in kB.
 */
async function scriptsOf(page: Page, path: string, settled: () => Promise<void>) {
  const scripts: string[] = [];
  const note = (url: string) =>
    url.includes('/assets/') && url.endsWith('.js') && scripts.push(url);
  page.on('request', (request) => note(request.url()));
  await page.goto(path);
  await settled();
  await page.waitForLoadState('networkidle');
  const files = [...new Set(scripts)];
  const bytes = files.map((url) => {
    const file = readFileSync(resolve(DIST, new URL(url).pathname.slice(1)));
    return gzipSync(file, { level: 9 }).length;
  });
  const weight = bytes.reduce((sum, size) => sum + size, 0) / 1_000;
  console.log(`${path}: ${files.length} scripts, ${weight.toFixed(1)} kB`);
  return { files, weight };
}

const scriptsOfScreen = (page: Page, path: string) =>
  scriptsOf(page, path, () => expect(page.getByRole('heading', { level: 1 })).toBeVisible());

test('the sign-in page is light, and loads nothing of signed-in pages', async ({ open }) => {
  const page = await open(undefined, { at: '/healthz' });
  const { files, weight } = await scriptsOf(page, '/', () =>
    expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible(),
  );
  expect(weight).toBeLessThanOrEqual(limitOf('kB of scripts of the sign-in page'));
  expect(files.length).toBeLessThan(10);
  expect(files.filter((file) => /apollo|signed-in|Route|Screen/.test(file))).toEqual([]);
});

test('the dashboard of an owner is light', async ({ open }) => {
  const page = await open(OLIVIA, { at: '/healthz' });
  const { files, weight } = await scriptsOfScreen(page, '/');
  expect(weight).toBeLessThanOrEqual(limitOf('kB of scripts of an owner’s home'));
  expect(files.filter((file) => /admin|markdown|pictures|Picker/i.test(file))).toEqual([]);
});

test('the calendar does not ask again for the properties that its frame has asked for', async ({
  open,
}) => {
  const page = await open(OLIVIA, { at: '/healthz' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql')
      asked.push(request.postDataJSON().operationName);
  });
  await page.goto(`/calendar?property=${LAKESIDE_HOUSE}`);
  await expect(page.getByRole('combobox', { name: 'Property' })).toBeVisible();
  await expect(page.getByRole('grid', { name: /^Weeks of/ })).toBeVisible();
  expect(asked).toContain('Calendar');
  expect(asked.filter((name) => name === 'PropertyChoice')).toHaveLength(1);
});

test('a signed-in page begins with its logo and links to its first files', async ({
  open,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  const page = await open(OLIVIA);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Fairweek')).toBeVisible();
  const early = page.locator('link[rel="modulepreload"]');
  await expect(early.and(page.locator('[href^="/assets/signed-in-"]'))).toHaveCount(1);
  await expect(early.and(page.locator('[href^="/assets/Calendar"]'))).toHaveCount(0);
});

for (const path of [
  '/calendar',
  '/costs',
  '/documents',
  '/draft',
  '/properties',
  '/rotation',
  '/swaps',
]) {
  test(`on a phone ${path} shows its title before the app, and the app leaves it there`, async ({
    open,
  }) => {
    const page = await open(OLIVIA, PHONE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let goOn = () => {};
    const isHeld = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const start = page.locator('#start');
    await expect(start).toBeVisible();
    const early = await start.evaluate((element) => {
      const { content, top, fontSize, lineHeight } = getComputedStyle(element, '::after');
      return { text: JSON.parse(content), top: Number.parseFloat(top), fontSize, lineHeight };
    });
    goOn();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const drawn = await title.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const { top } = element.getBoundingClientRect();
      return { text: element.textContent, top, fontSize, lineHeight };
    });
    expect(drawn).toEqual({ ...early, top: expect.closeTo(early.top, 0) });
  });
}

test('every screen loads fewer than twenty scripts, and none of administrators', async ({
  open,
}) => {
  const page = await open(OLIVIA, { at: '/healthz' });
  for (const path of [
    '/',
    '/messages',
    '/messages?conversation=1',
    `/calendar?property=${LAKESIDE_HOUSE}`,
    `/calendar?property=${LAKESIDE_HOUSE}&view=month`,
    `/costs?house=${LAKESIDE_HOUSE}`,
    `/draft?property=${LAKESIDE_HOUSE}`,
    `/draft?property=${LAKESIDE_HOUSE}&tab=fairness`,
    `/rotation?property=${LAKESIDE_HOUSE}`,
    `/documents?property=${LAKESIDE_HOUSE}`,
    '/swaps',
    '/requests',
    '/requests/new',
    '/properties',
    '/account',
    '/change-password',
  ]) {
    const { files } = await scriptsOfScreen(page, path);
    expect.soft(files.length, path).toBeLessThanOrEqual(limitOf('scripts of a screen'));
    expect.soft(files.filter((file) => /Admin|panel/.test(file))).toEqual([]);
  }
});

test('each tab of the admin panel loads fewer than twenty scripts', async ({ open }) => {
  const page = await open(ADMIN, { at: '/healthz' });
  for (const tab of ['analytics', 'reports', 'requests', 'shares', 'properties', 'users']) {
    const path = `/admin?tab=${tab}`;
    const { files } = await scriptsOfScreen(page, path);
    expect.soft(files.length, path).toBeLessThanOrEqual(limitOf('scripts of a screen'));
  }
});

test('each file of the build can be loaded alone, in any order', async ({ open }) => {
  const page = await open(undefined, { at: '/login' });
  const files = readdirSync(resolve(DIST, 'assets')).filter(
    (file) => file.endsWith('.js') && !/^(codemirror|index|playground|boot)/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const body = '<div id="root"></div>';
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const file of files) {
    await page.goto('/empty');
    const failure = await page.evaluate(
      (url) => import(url).then(() => '', String),
      `/assets/${file}`,
    );
    expect.soft(failure, file).toBe('');
  }
});

test('files are compressed at the build, and security headers are on documents only', async ({
  open,
}) => {
  const page = await open(ADMIN);
  const [document, script] = await Promise.all([
    page.waitForResponse((response) => response.request().resourceType() === 'document'),
    page.waitForResponse((response) => /\/assets\/react-.*\.js$/.test(response.url())),
    page.reload(),
  ]);
  const headers = await script.allHeaders();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect((await document.allHeaders())['content-security-policy']).toContain("font-src 'self'");
});
