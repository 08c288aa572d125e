import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRelease } from './build.mjs';
import { fingerprint, readText } from './fingerprint.mjs';
import { fail, npm, ROOT, runQuiet, tool } from './run.mjs';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const STAMP = 'node_modules/.fairweek-lock';
/** npm links to the workspaces that it has installed. */
const TOOLS = 'node_modules/@fairweek/tools';
/** The packages that run and build Fairweek; a release is built already. */
const START = isRelease ? ['--omit=dev'] : ['--workspace=api', '--workspace=web'];

/**
 * Installs the packages of package-lock.json if they are missing or outdated: what a start needs,
 * and the tools of development if they are asked for or were there before.
 */
export async function ensureInstalled({ tools = false } = {}) {
  const lock = fingerprint(['package-lock.json']);
  const hasTools = existsSync(join(ROOT, TOOLS));
  const isCurrent = readText(STAMP) === lock || installedByHand();
  if (!isCurrent) await install('packages', ['ci', ...(tools || hasTools ? [] : START)]);
  else if (tools && !hasTools) await install('tools', ['install', '--no-save']);
  if (readText(STAMP) !== lock) writeFileSync(join(ROOT, STAMP), lock);
}

async function install(what, command) {
  console.log(`Installing ${what} …`);
  const { ok, output } = await runQuiet(npm(...command, ...QUIET));
  if (!ok) fail(`The ${what} could not be installed; npm says why above.`, output);
  await installGitHook();
}

/** Downloads exact versions of packages, which belong to no installation, into a folder of their own. */
export function download(folder, ...packages) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  return runQuiet(npm('install', '--prefix', folder, ...QUIET, '--ignore-scripts', ...packages));
}

/**
 * npm records its last installation: one later than the last change of the lock file is recent
 * enough.
 */
function installedByHand() {
  const modified = (file) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return modified('node_modules/.package-lock.json') > modified('package-lock.json');
}

/**
 * Installs the hook that formats and lints staged files: a convenience, so a failure is ignored.
 */
async function installGitHook() {
  if (process.env.CI || !existsSync(join(ROOT, TOOLS)) || !existsSync(join(ROOT, '.git'))) return;
  await runQuiet(tool('lefthook', 'install'));
}
