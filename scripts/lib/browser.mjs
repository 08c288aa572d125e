import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT, runLoud, tool } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows and notifications, which needs a seventh less time. */
const SHELL = 'chromium-headless-shell';
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds or installs Chromium; returns the environment that points Playwright to it, or a sentence
 * about what is missing.
 */
export async function ensureBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (isProgram(named)) return { env: shell() };
    return { problem: `PLAYWRIGHT_CHROMIUM names ${named}, which is no program that can be run.` };
  }
  const found = onThisMachine() ?? (await fromPlaywright()) ?? (await fromDebian());
  if (found) return { env: found.path ? { PLAYWRIGHT_CHROMIUM: found.path, ...shell() } : {} };
  return {
    problem:
      'The browser tests need Chromium: none is on the path, Playwright could not download one ' +
      '(npx playwright install chromium), and apt-get could not install one. Install Chromium or ' +
      'Chrome, or set PLAYWRIGHT_CHROMIUM to its program.',
  };
}

function onThisMachine() {
  const path = programOf(NAMES) ?? [MAC_CHROME].find(isProgram);
  return path ? { path } : playwrightsOwn();
}

function programOf(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function shell() {
  const path = process.env.PLAYWRIGHT_SHELL ?? programOf([SHELL]);
  return path ? { PLAYWRIGHT_SHELL: path } : {};
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
    tool('playwright', 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'),
  );
  return ok ? playwrightsOwn() : undefined;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium with apt-get …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runLoud(['apt-get', 'update', '-q'], env);
  for (const name of ['chromium', SHELL]) {
    await runLoud(['apt-get', 'install', '-y', '-q', '--no-install-recommends', name], env);
  }
  return onThisMachine();
}

/** Ubuntu's `chromium-browser` may be a stub that asks for a snap, so it has to respond. */
function isProgram(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
