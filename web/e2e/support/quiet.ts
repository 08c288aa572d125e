import { type Locator, type Page, test } from '@playwright/test';

/** How long a step waits; then it goes on, and names what the page was still doing. */
const PATIENCE_MS = 5_000;

/** What a user does only once the page has answered. */
const STEPS = [
  'check',
  'click',
  'fill',
  'press',
  'pressSequentially',
  'selectOption',
  'tap',
] as const;

/** Pages whose steps do not wait, such as those of a journey that keeps an answer back. */
const hasty = new WeakSet<Page>();
const patched = new WeakSet<object>();

/** Makes the steps on a page wait until its application is quiet: no request, reread or animation. */
export function waitForQuiet(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html'));
  if (patched.has(prototype)) return;
  patched.add(prototype);
  for (const step of STEPS) {
    const perform = prototype[step];
    prototype[step] = async function (this: Locator, ...args: unknown[]) {
      if (!hasty.has(this.page())) await settled(this.page());
      return perform.apply(this, args);
    };
  }
}

/** Lets the steps on a page happen at once. */
export function dontWait(page: Page): void {
  hasty.add(page);
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
