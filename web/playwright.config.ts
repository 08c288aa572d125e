import { defineConfig } from '@playwright/test';
import type { TestOptions } from './e2e/support/test';

const isRoot = process.getuid?.() === 0;

/** Chromium reads one list alone: what Playwright turns off, and what costs a second for each window. */
const DISABLED_FEATURES = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // The pages of its own that a browser window loads for its address bar, and renderers in reserve.
  'AimEnabled',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** How a browser starts; without a path, Playwright’s own Chromium with all that windows have. */
const browser = (executablePath: string | undefined) => ({
  ...(!executablePath && { channel: 'chromium' }),
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${DISABLED_FEATURES.join()}`,
      // Nothing beyond this machine can be reached, whatever a page asks for.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  },
});
const { PLAYWRIGHT_CHROMIUM, PLAYWRIGHT_SHELL = PLAYWRIGHT_CHROMIUM } = process.env;

/** Journeys through the built application in real Chromium; each file has a server of its own. */
export default defineConfig<TestOptions>({
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: '../artefacts/playwright',
  // A second try shows whether a failure is steady; docs/flaky.md says what follows from one that is not.
  retries: 1,
  workers: 2,
  projects: [
    { name: 'journeys', testDir: 'e2e', testIgnore: 'layout/**' },
    // Each screen as it is, measured: nothing is written, so that the files share a server.
    {
      name: 'layout',
      testDir: 'e2e/layout',
      use: { onlyReads: true, ...browser(PLAYWRIGHT_SHELL) },
    },
  ],
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Journeys that fail requests on purpose would not see those of a worker; phone-app.spec.ts has one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording slows every step: PLAYWRIGHT_TRACE=on shows what the first, failing try did.
    trace: process.env.PLAYWRIGHT_TRACE ? 'retain-on-failure' : 'on-first-retry',
    ...browser(PLAYWRIGHT_CHROMIUM),
  },
});
