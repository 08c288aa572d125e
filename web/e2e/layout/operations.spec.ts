import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ADMIN, LAKESIDE_HOUSE, OLIVIA } from '../support/people';
import { expect, test } from '../support/test';

/** By then a page has subscribed, and has read again what it may have missed before. */
const SUBSCRIBED_AFTER_MS = 2_500;

/** A server that has just started cannot know what happened before. */
const KNOWS_AFTER_MS = 16_000;

let openedAt: number | undefined;

test.beforeEach(async ({ server }) => {
  if (server) openedAt ??= Date.now();
  await setTimeout(Math.max(0, Number(openedAt) + KNOWS_AFTER_MS - Date.now()));
});

/** Returns the operations, by name, that a page sends when it is opened at an address. */
async function operationsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  // The time zone is saved at the first visit of a browser.
  const note = (name: string) => name !== 'SaveTimeZone' && asked.push(name);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') note(request.postDataJSON().operationName);
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(SUBSCRIBED_AFTER_MS);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  console.log(`${path}: ${asked.length} operations, ${asked.join(' ')}`);
  return asked;
}

/** The operations that were sent more than once. */
const repeated = (asked: string[]) => asked.filter((name, place) => asked.indexOf(name) !== place);

for (const tab of [
  ...['analytics', 'reports', 'requests', 'shares', 'properties', 'users'],
  ...['swaps', 'drafts', 'audit', 'system', 'mail'],
]) {
  test(`the tab ${tab} asks for at most seven things, each once`, async ({ open }) => {
    const page = await open(ADMIN, { at: '/healthz' });
    const asked = await operationsOf(page, `/admin?tab=${tab}`);
    // The System tab reads its status again where the shell's figures, which have a part of it, come first.
    if (tab !== 'system') expect.soft(repeated(asked)).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(7);
  });
}

for (const path of ['/', `/calendar?property=${LAKESIDE_HOUSE}`, '/messages', '/swaps']) {
  test(`an owner’s ${path} asks for each thing once`, async ({ open }) => {
    const page = await open(OLIVIA, { at: '/healthz' });
    expect(repeated(await operationsOf(page, path))).toEqual([]);
  });
}
