import { type CDPSession, expect, type Page, type Worker } from '@playwright/test';

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

/** This browser’s data about accounts: the contents of all caches but the app’s own files. */
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

/** Resolves to whether the page's worker gets a push within five seconds of what is done. */
async function hasArrived(page: Page, send: () => Promise<void>): Promise<boolean> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) return false;
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.nextPush = new Promise((resolve) => {
      scope.addEventListener('push', () => resolve(true), { once: true });
      setTimeout(resolve, 5_000, false);
    });
  });
  await send();
  return worker.evaluate(() => (globalThis as unknown as WorkerScope).nextPush);
}

/**
 * Delivers a payload to the page's worker as the browser's push service would. DevTools loses some on
 * a busy machine without an error; so this one is sent until it has arrived.
 */
export async function deliverPush(page: Page, payload: object): Promise<void> {
  await expect(async () => {
    expect(await hasArrived(page, () => sendPush(page, payload))).toBe(true);
  }).toPass();
}

async function sendPush(page: Page, payload: object): Promise<void> {
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

/** Clicks the first notification, as the browser reports it to its worker. */
export async function clickNotification(page: Page): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: { getNotifications(): Promise<object[]> };
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent(event: Event): void;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}

/**
 * Clicks the notification of a push until the page shows what it leads to. A page on a busy machine
 * may answer its worker too late, which then opens a window; Chromium permits that for a real click
 * only.
 */
export async function openByNotification(
  page: Page,
  payload: object,
  address: RegExp,
): Promise<void> {
  await expect(async () => {
    if ((await shownNotifications(page)).length === 0) await deliverPush(page, payload);
    await clickNotification(page);
    await expect(page).toHaveURL(address, { timeout: 5_000 });
  }).toPass();
}

/** The notifications that the worker shows. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** The parts of the browser’s worker interface that the tests replace. */
interface WorkerScope {
  registration: { pushManager: { getSubscription(): Promise<{ endpoint: string } | null> } };
  clients: { openWindow(path: string): Promise<null> };
  openedPath?: string;
  nextPush: Promise<boolean>;
  addEventListener: typeof addEventListener;
}

/** The service worker of the page, which may not be attached yet although it works. */
async function workerOf(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  return worker ?? page.context().waitForEvent('serviceworker');
}

/** Makes the page's worker believe that the browser's push service is Apple's, as in Safari. */
export async function subscribeAsSafari(page: Page): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    const { pushManager } = (globalThis as unknown as WorkerScope).registration;
    pushManager.getSubscription = async () => ({ endpoint: 'https://web.push.apple.com/a' });
  });
}

/**
 * Notes the windows that the page's worker opens; Chromium itself opens them for a real click only.
 * Returns the path of the last one.
 */
export async function windowsOf(page: Page): Promise<() => Promise<string | undefined>> {
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.clients.openWindow = async (path) => {
      scope.openedPath = path;
      return null;
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as WorkerScope).openedPath);
}
