import { openPushService } from './support/api';
import { DEMO_PASSWORD } from './support/people';
import {
  clickNotification,
  deliverPush,
  keptByBrowser,
  openByNotification,
  shownNotifications,
  subscribeAsSafari,
  windowsOf,
  workerReady,
} from './support/phone-app';
import { expect, PHONE, refusal, test } from './support/test';

const OLIVIA = 'olivia@fairweek.test';
const OMAR = 'omar@fairweek.test';
const APP = { ...PHONE, serviceWorkers: 'allow', timezoneId: 'UTC' } as const;

test('the app opens with the network cut, with what was last seen, and says so', async ({
  open,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  const page = await open(OLIVIA, APP);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await workerReady(page);
  // The time that is left goes on.
  const start = async () =>
    (await page.getByRole('main').textContent())?.replace(/\d+ d \d+ h left/, '').slice(0, 200);
  const stay = await start();
  // An answer shows at once and is kept a moment later.
  const isKept = (name: string) =>
    expect.poll(async () => (await keptByBrowser(page)).join()).toContain(`/${name}/`);
  await isKept('Home');
  await page.goto('/calendar');
  await expect(page.getByRole('main')).toContainText('Week');
  await isKept('Calendar');
  await page.goto('/documents');
  const guide = page.getByRole('list', { name: 'Documents' }).getByRole('link').first();
  await expect(guide).toBeVisible();
  await isKept('PropertyDocuments');
  await workerReady(page);

  await page.context().setOffline(true);
  await page.goto('/');
  await expect(page.getByText(/^Offline: as of \d\d:\d\d\./)).toBeVisible();
  await expect.poll(start).toBe(stay);
  await page.goto('/calendar');
  await expect(page.getByText(/^Offline: as of/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Week');
  await page.goto('/documents');
  await guide.click();
  await expect(page.getByRole('article')).toContainText('Arriving');

  await page.context().setOffline(false);
  await expect(page.getByText(/^Offline: as of/)).toBeHidden();
});

test('after a logout nothing of the account is left in any tab', async ({ open, tolerate }) => {
  // Requests of the other tab are refused.
  tolerate(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, refusal(401));
  const page = await open(OLIVIA, APP);
  await workerReady(page);
  const other = await page.context().newPage();
  await other.goto('/calendar');
  await expect.poll(async () => (await keptByBrowser(page)).join()).toContain('"myStays"');
  expect((await keptByBrowser(page)).join()).not.toMatch(/password|token/i);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect.poll(() => keptByBrowser(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/').catch(() => undefined);
  await expect(page.getByText('Olivia')).toHaveCount(0);
  await page.context().setOffline(false);
});

test('a session that ends elsewhere leaves nothing, and another account sees nothing', async ({
  open,
  server,
  tolerate,
}) => {
  // The page asks early for what the ended session is refused.
  tolerate(refusal(401));
  const page = await open(OLIVIA, APP);
  await workerReady(page);
  await expect.poll(async () => (await keptByBrowser(page)).join()).toContain('"myStays"');
  const context = page.context();
  await context.request.post('/api/auth/logout', { data: {} });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /Welcome|Sign in/ }).first()).toBeVisible();
  await expect.poll(() => keptByBrowser(page)).toEqual([]);

  await context.request.post('/api/auth/login', {
    data: { email: OLIVIA, password: DEMO_PASSWORD },
  });
  await page.goto('/');
  await expect.poll(async () => (await keptByBrowser(page)).join()).toContain('"myStays"');
  await context.request.post('/api/auth/login', { data: { email: OMAR, password: DEMO_PASSWORD } });
  await page.goto('/');
  await expect.poll(async () => (await keptByBrowser(page)).join()).toContain('Omar');
  expect((await keptByBrowser(page)).join()).not.toContain('olivia@fairweek.test');
  expect(server.url).toBe(new URL(page.url()).origin);
});

test('a session with administrator rights keeps nothing', async ({ open }) => {
  const page = await open('admin@fairweek.test', APP);
  await workerReady(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await keptByBrowser(page)).toEqual([]);
});

test('the icon of the installed app says how much waits, until the logout', async ({ open }) => {
  const page = await open(undefined, { ...APP, at: '/login' });
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('display-mode') ? 'all' : query);
    const show = async (count?: number) => void localStorage.setItem('badge', String(count ?? 0));
    Object.assign(navigator, { setAppBadge: show, clearAppBadge: show });
  });
  const data = { email: OLIVIA, password: DEMO_PASSWORD };
  await page.context().request.post('/api/auth/login', { data });
  await page.goto('/');
  const badge = () => page.evaluate(() => Number(localStorage.getItem('badge')));
  await expect.poll(badge).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(badge).toBe(0);
});

test('a push shows a notification, which opens its page; its own page stays silent', async ({
  open,
}) => {
  const page = await open(OLIVIA, { ...APP, permissions: ['notifications'] });
  await workerReady(page);
  const push = { title: 'Omar Haddad', body: 'The boiler is fixed.', waiting: 3 };
  const swap = { ...push, path: '/swaps', tag: 'swap-1' };
  await deliverPush(page, swap);
  const shown = { title: 'Omar Haddad', body: 'The boiler is fixed.', tag: 'swap-1' };
  await expect.poll(() => shownNotifications(page)).toEqual([shown]);
  await deliverPush(page, { ...swap, body: 'It is warm.' });
  await expect.poll(() => shownNotifications(page)).toEqual([{ ...shown, body: 'It is warm.' }]);

  await openByNotification(page, swap, /\/swaps$/);
  await expect.poll(() => shownNotifications(page)).toEqual([]);

  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await deliverPush(page, { ...swap, tag: 'swap-2' });
  await deliverPush(page, { ...push, path: '/messages?conversation=1', tag: 'conversation-1' });
  await expect
    .poll(async () => (await shownNotifications(page)).map(({ tag }) => tag))
    .toEqual(['conversation-1']);
});

test('a click opens a window where no open page answers', async ({ open }) => {
  const page = await open(OLIVIA, { ...APP, permissions: ['notifications'] });
  await workerReady(page);
  await deliverPush(page, { title: 'A', body: 'B', waiting: 1, path: '/swaps', tag: 'swap-1' });
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  // A page of the same address that is not the app.
  await page.goto('/dev/mail');
  const openedPath = await windowsOf(page);
  await clickNotification(page);
  await expect.poll(openedPath).toBe('/swaps');
  await expect.poll(() => shownNotifications(page)).toEqual([]);
});

test('Safari shows each push, also that of the page on screen', async ({ open }) => {
  const page = await open(OLIVIA, { ...APP, at: '/swaps', permissions: ['notifications'] });
  await workerReady(page);
  await subscribeAsSafari(page);
  await deliverPush(page, { title: 'A', body: 'B', waiting: 1, path: '/swaps', tag: 'swap-1' });
  const shown = { title: 'A', body: 'B', tag: 'swap-1' };
  await expect.poll(() => shownNotifications(page)).toEqual([shown]);
});

const SUBSCRIBE = `mutation($endpoint: String!, $p256dh: String!, $auth: String!) {
  savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) }`;

test('a message reaches the phone encrypted, shows, and opens its conversation', async ({
  open,
}) => {
  const service = await openPushService();
  const page = await open(OLIVIA, { ...APP, permissions: ['notifications'] });
  await workerReady(page);
  const browser = service.newBrowser();
  const { request } = page.context();
  const data = { query: SUBSCRIBE, variables: browser.subscription };
  const answer = await (await request.post('/graphql', { data })).json();
  expect(answer).toEqual({ data: { savePushSubscription: true } });

  const omar = await open(OMAR, { at: '/messages' });
  const people: { id: number; email: string }[] = await (
    await omar.context().request.get('/api/users')
  ).json();
  const receiverId = people.find(({ email }) => email === OLIVIA)?.id;
  const content = 'The kayak is back in the shed.';
  await omar.context().request.post('/api/messages', { data: { receiverId, content } });

  const [delivery] = await service.delivered(browser);
  const payload = delivery?.payload ?? {};
  await deliverPush(page, payload);
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([expect.objectContaining({ body: content })]);
  await openByNotification(page, payload, /\/messages\?conversation=\d+$/);
  await expect(page.getByRole('log')).toContainText(content);
  await service.close();
});
