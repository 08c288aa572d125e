import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readText } from './fingerprint.mjs';
import { fail, npm, ROOT, runQuiet, tool } from './run.mjs';

const STAMP = 'node_modules/.fairweek-lock';

/** Installs the packages of package-lock.json if they are missing or outdated. */
export async function ensureInstalled() {
  const lock = fingerprint(['package-lock.json']);
  if (readText(STAMP) === lock) return;
  if (!installedByHand()) {
    console.log('Installing packages …');
    const { ok, output } = await runQuiet(npm('ci', '--no-audit', '--no-fund', '--loglevel=error'));
    if (!ok) fail('The packages could not be installed; npm says why above.', output);
    await installGitHook();
  }
  writeFileSync(join(ROOT, STAMP), lock);
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
  if (process.env.CI || !existsSync(join(ROOT, '.git'))) return;
  await runQuiet(tool('lefthook', 'install'));
}
