import { type CDPSession, expect, type Page } from '@playwright/test';

/** Resolves once the page has its service worker, and everything that it loaded is kept. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.startsWith(`${location.origin}/assets/`));
        const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)));
        return kept.every(Boolean);
      }),
    )
    .toBe(true);
}

/** What this browser keeps of accounts: the contents of all caches but the app's own files. */
export const keptByBrowser = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      if (/^fairweek-(files-|shell$)/.test(name)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(`${request.url} ${await (await cache.match(request))?.text()}`);
      }
    }
    const databases = await indexedDB.databases();
    return [...texts, ...databases.map(({ name }) => `database ${name}`)];
  });

/** Delivers a payload to the page's worker as the browser's push service would. */
export async function deliverPush(page: Page, payload: object): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
  await session.detach();
}

/** The notifications that the worker shows. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
