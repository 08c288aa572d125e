import type { Page } from '@playwright/test';
import { layoutShift } from '../support/layout-shift';
import { ADMIN, LAKESIDE_HOUSE, OMAR, UMA } from '../support/people';
import { expect, PHONE, test } from '../support/test';

/** Browsers’ own measure; a good page stays below 0.1. */
const LIMIT = 0.02;

type Screens = readonly (readonly [
  path: string,
  settled: (page: Page) => ReturnType<Page['getByRole']>,
])[];

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The element at the top of an owner’s dashboard. */
const hero = (page: Page) => page.locator('section[aria-label]').first();

const FOR_VISITORS: Screens = [
  ['/login', title],
  ['/register', title],
  ['/verify-otp?email=new@example.test', title],
  ['/forgot-password', title],
  ['/reset-password?token=none', title],
];

const FOR_OWNERS: Screens = [
  ['/', (page) => page.getByText('Write to your fellow owners')],
  ['/properties', (page) => page.getByRole('region', { name: 'Documents' }).first()],
  ['/calendar', (page) => page.getByRole('grid', { name: /^Weeks of/ })],
  ['/calendar?view=month', (page) => page.getByRole('grid')],
  [`/draft?property=${LAKESIDE_HOUSE}`, (page) => page.getByRole('heading', { name: 'The rules' })],
  ['/swaps', (page) => page.getByRole('heading', { name: 'Open to swap' })],
  [`/costs?house=${LAKESIDE_HOUSE}`, (page) => page.getByRole('list', { name: /^Entries of/ })],
  ['/documents', (page) => page.getByRole('list', { name: 'Documents' })],
  ['/rotation', (page) => page.getByRole('heading', { name: 'How it works' })],
  ['/messages', (page) => page.getByRole('tab', { name: /^Unread.*\d/ })],
  ['/messages?conversation=1', (page) => page.getByRole('log', { name: 'Messages' })],
  ['/requests', title],
  ['/requests/new', title],
  ['/account', (page) => page.getByRole('list', { name: 'Devices' })],
  ['/change-password', title],
];

const FOR_GUESTS: Screens = [
  ['/', title],
  ['/calendar', title],
  ['/documents', (page) => page.getByRole('list', { name: 'Documents' })],
  ['/rotation', title],
  ['/requests', title],
  ['/requests/new', title],
  ['/messages', (page) => page.getByRole('tab', { name: /^Unread.*\d/ })],
];

const FOR_ADMINISTRATORS: Screens = [
  ['/', title],
  ...[
    'analytics',
    'reports',
    'requests',
    'shares',
    'properties',
    'users',
    'swaps',
    'mail',
    'audit',
    'system',
  ].map(
    (tab) => [`/admin?tab=${tab}`, (page: Page) => page.getByRole('tabpanel').first()] as const,
  ),
];

/** Holds the answers of an operation back until the function that it returns is called. */
async function holdBack(page: Page, operation: string): Promise<() => void> {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const isHeld = new RegExp(`"${operation}"|=${operation}\\b`);
  await page.route('**/graphql*', async (route) => {
    if (isHeld.test(route.request().url() + (route.request().postData() ?? ''))) await loaded;
    await route.continue();
  });
  return () => load();
}

test('the tabs of Messages do not move when the houses come last', async ({ open }) => {
  const page = await open(OMAR, { ...PHONE, at: '/healthz' });
  const load = await holdBack(page, 'Talks');
  await page.goto('/messages');
  await expect(page.getByRole('tablist', { includeHidden: true })).toBeAttached();
  load();
  await expect(page.getByRole('tab', { name: /^Unread.*\d/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await layoutShift(page);
  expect(sum, moved.join(', ')).toBeLessThanOrEqual(LIMIT);
});

test('the place of the next stay is as high before it has loaded', async ({ open }) => {
  const page = await open(OMAR, { at: '/healthz' });
  const height = async () => (await hero(page).boundingBox())?.height ?? 0;
  const load = await holdBack(page, 'Home');
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('aria-label', 'Loading…');
  const before = await height();
  load();
  await expect(hero(page)).toHaveAttribute('aria-label', /^Your (next )?stay$/);
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
});

for (const [device, options] of [
  ['a desk', {}],
  ['a phone', PHONE],
] as const) {
  for (const [people, email, screens] of [
    ['visitors', undefined, FOR_VISITORS],
    ['owners', OMAR, FOR_OWNERS],
    ['guests', UMA, FOR_GUESTS],
    ['administrators', ADMIN, FOR_ADMINISTRATORS],
  ] as const) {
    test(`nothing jumps while the pages for ${people} load on ${device}`, async ({ open }) => {
      // Loads up to a dozen pages, each until the network is quiet.
      test.slow();
      const page = await open(email, { ...options, at: '/healthz' });
      for (const [path, settled] of screens) {
        await page.goto(path);
        await expect(settled(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { sum, moved } = await layoutShift(page);
        console.log(`layout shift of ${path} on ${device}: ${sum.toFixed(4)}`);
        expect
          .soft(sum, `${path} on ${device}, moved: ${moved.join(', ')}`)
          .toBeLessThanOrEqual(LIMIT);
      }
    });
  }
}
