import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { DEMO_PASSWORD } from './people';
import { waitForQuiet } from './quiet';
import { CurrentServer, type Server } from './server';

export { expect, type Page };

/** Chromium’s log message about a refusal with this status. */
export const refusal = (status: number) => new RegExp(`status of ${status} `);

interface Visit extends BrowserContextOptions {
  /** The first page; defaults to the home screen. */
  at?: string;
}

interface TestFixtures {
  server: Server;
  tolerated: RegExp[];
  /** Ignores console errors that the journey causes, such as those of a dead server. */
  tolerate: (...patterns: RegExp[]) => void;
  /** Opens a new browser, signed in if an address is given; every page in it is watched. */
  open: (email?: string, visit?: Visit) => Promise<Page>;
}

export interface TestOptions {
  /** True for files that only read: those of a worker share a server. */
  onlyReads: boolean;
}

interface WorkerFixtures {
  current: CurrentServer;
}

const PHONE_SIZE = { width: 390, height: 844 };
export const PHONE = { viewport: PHONE_SIZE, isMobile: true, hasTouch: true } as const;

export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures>({
  onlyReads: [false, { option: true }],

  current: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const current = new CurrentServer();
      await use(current);
      await current.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  server: [
    async ({ current, onlyReads }, use, { file }) =>
      use(await current.in(onlyReads ? 'reading' : file)),
    { scope: 'test', timeout: 90_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  tolerated: async ({}, use) => use([]),
  tolerate: async ({ tolerated }, use) => use((...patterns) => void tolerated.push(...patterns)),

  open: async ({ browser, server, tolerated }, use) => {
    const problems: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (email, { at = '/', ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      contexts.push(context);
      watch(context, server.url, (problem) => problems.push(problem));
      if (email) await signIn(context, email);
      const page = await context.newPage();
      waitForQuiet(page);
      await page.goto(at);
      return page;
    });
    for (const context of contexts) await context.close();
    const unexpected = problems.filter((one) => !tolerated.some((pattern) => pattern.test(one)));
    expect(unexpected, 'requests to other origins, errors in the console').toEqual([]);
  },
});

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD, isAdmin: true };
  const response = await context.request.post('/api/auth/login', { data });
  expect(response.status(), `${email} signs in`).toBe(200);
}

/** Notes every request to another origin and every error that a page reports. */
function watch(context: BrowserContext, origin: string, note: (problem: string) => void): void {
  const isOurs = (url: string) =>
    /^(data|blob|about):/.test(url) || new URL(url).host === new URL(origin).host;
  context.on('request', (request) => {
    if (!isOurs(request.url())) note(`request to ${request.url()}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error') note(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => note(`page: ${error.error().stack}`));
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!isOurs(socket.url())) note(`socket to ${socket.url()}`);
    });
  });
}
