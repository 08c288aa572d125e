import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Journeys through the built application in real Chromium; each file has a server of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../artefacts/playwright',
  // A journey that passes only when repeated has found a defect.
  retries: 0,
  workers: 2,
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
    // Recording slows every step: PLAYWRIGHT_TRACE=on shows what a failing journey did.
    trace: process.env.PLAYWRIGHT_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.PLAYWRIGHT_CHROMIUM && {
        executablePath: process.env.PLAYWRIGHT_CHROMIUM,
      }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        // Nothing beyond this machine can be reached, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
