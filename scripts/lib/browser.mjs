import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT, runLoud, tool } from './run.mjs';

/** The first has no windows of its own, which saves a seventh of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds or installs Chromium; returns the environment that points Playwright to it, or a sentence
 * about what is missing.
 */
export async function ensureBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (isProgram(named)) return { env: {} };
    return { problem: `PLAYWRIGHT_CHROMIUM names ${named}, which is no program that can be run.` };
  }
  const found = onThisMachine() ?? (await fromPlaywright()) ?? (await fromDebian());
  if (found) return { env: found.path ? { PLAYWRIGHT_CHROMIUM: found.path } : {} };
  return {
    problem:
      'The browser tests need Chromium: none is on the path, Playwright could not download one ' +
      '(npx playwright install chromium), and apt-get could not install one. Install Chromium or ' +
      'Chrome, or set PLAYWRIGHT_CHROMIUM to its program.',
  };
}

function onThisMachine() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const path = [...candidates, MAC_CHROME].find(isProgram);
  return path ? { path } : playwrightsOwn();
}

/** Playwright finds its own browser automatically, so that no path is needed. */
function playwrightsOwn() {
  const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
  return existsSync(chromium.executablePath()) ? {} : undefined;
}

async function fromPlaywright() {
  console.log('No Chromium found; asking Playwright for one …');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // As root on Debian, the libraries that Chromium needs can be installed too.
  const { ok } = await runLoud(
    tool('playwright', 'install', ...(asRoot ? ['--with-deps'] : []), '--only-shell', 'chromium'),
  );
  return ok ? playwrightsOwn() : undefined;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium with apt-get …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runLoud(['apt-get', 'update', '-q'], env);
  const install = ['apt-get', 'install', '-y', '-q', '--no-install-recommends'];
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok } = await runLoud([...install, name], env);
    if (ok) break;
  }
  return onThisMachine();
}

/** Ubuntu's `chromium-browser` may be a stub that asks for a snap, so it has to respond. */
function isProgram(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
