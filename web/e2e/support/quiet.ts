import { type Locator, type Page, test } from '@playwright/test';

/** How long a step waits; then it goes on, and names what the page was still doing. */
const PATIENCE_MS = 5_000;

/** The steps that a user takes only once the page has responded. */
const STEPS = [
  'check',
  'click',
  'fill',
  'press',
  'pressSequentially',
  'selectOption',
  'tap',
] as const;

let isPatched = false;

/** Makes the steps on a page wait until its application is quiet: no request, reread or animation. */
export function waitForQuiet(page: Page): void {
  if (isPatched) return;
  isPatched = true;
  const prototype = Object.getPrototypeOf(page.locator('html'));
  for (const step of STEPS) {
    const perform = prototype[step];
    prototype[step] = async function (this: Locator, ...args: unknown[]) {
      await settled(this.page());
      return perform.apply(this, args);
    };
  }
}

/** Resolves once the page is quiet, after five seconds at the latest; pages without the app always are. */
export async function settled(page: Page): Promise<void> {
  const isQuiet = () => document.documentElement.dataset.busy === undefined;
  const wait = page.waitForFunction(isQuiet, undefined, { timeout: PATIENCE_MS, polling: 20 });
  await wait.catch(async () => {
    const work = await page.evaluate(() => document.documentElement.dataset.busy).catch(() => '');
    const description = `${new URL(page.url()).pathname}: ${work}`;
    test.info().annotations.push({ type: 'not quiet', description });
    console.log(`not quiet after 5 s: ${description}`);
  });
}
