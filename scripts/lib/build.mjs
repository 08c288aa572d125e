import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, fingerprint, readText, timesOf } from './fingerprint.mjs';
import { ROOT, runQuiet } from './run.mjs';

const SHARED = ['package-lock.json', 'package.json', 'tsconfig.json'];
const isShipped = (file) => !/\.test\.tsx?$/.test(file);
const isSource = (file) => isShipped(file) && !file.startsWith('packages/dist/');

/** A release has the builds without their sources. */
export const isRelease = !existsSync(join(ROOT, 'api/src'));

const PARTS = [
  {
    name: 'api',
    sources: () =>
      filesBelow(
        [
          ...SHARED,
          'scripts/build-api.mjs',
          'api/package.json',
          'api/tsconfig.json',
          'api/tsconfig.build.json',
          'api/src',
          'packages',
        ],
        isSource,
      ),
    command: (out) => [process.execPath, 'scripts/build-api.mjs', out],
  },
  {
    name: 'web',
    sources: () =>
      filesBelow(
        [
          ...SHARED,
          'scripts/build-web.mjs',
          'web/package.json',
          'web/tsconfig.json',
          'web/vite.config.ts',
          'web/vite',
          'web/index.html',
          'web/public',
          'web/src',
          'api/src/features',
        ],
        (file) => isShipped(file) && (file.startsWith('api/') ? file.includes('/rules/') : true),
      ),
    command: (out) => [process.execPath, 'scripts/build-web.mjs', out],
  },
];

/**
 * Builds what has changed since the last build, or only one part of it; returns what failed, with the tools' output. Each
 * part is built next to the old one and replaces it when complete.
 */
export async function build({ force = false, only, log = console.log } = {}) {
  if (isRelease) return [];
  const failures = [];
  for (const part of PARTS.filter(({ name }) => !only || name === only)) {
    const files = part.sources();
    const times = timesOf(files);
    const [oldHash, oldTimes] = readText(`${part.name}/dist/.stamp`)?.split('\n') ?? [];
    if (!force && oldTimes === times) continue;
    const hash = fingerprint(files);
    const stamp = `${hash}\n${times}`;
    if (!force && oldHash === hash) {
      writeFileSync(join(ROOT, part.name, 'dist/.stamp'), stamp);
      continue;
    }
    log(`Building ${part.name} …`);
    const { ok, output } = await runQuiet(part.command('dist.new'));
    if (ok) replaceBuild(part.name, stamp);
    else failures.push({ name: part.name, output });
    rmSync(join(ROOT, part.name, 'dist.new'), { recursive: true, force: true });
  }
  return failures;
}

/** Makes the next start rebuild the api, regardless of its stamp. */
export function distrustBuild() {
  rmSync(join(ROOT, 'api/dist/.stamp'), { force: true });
}

function replaceBuild(name, stamp) {
  const [now, next, old] = ['dist', 'dist.new', 'dist.old'].map((dist) => join(ROOT, name, dist));
  writeFileSync(join(next, '.stamp'), stamp);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(now)) renameSync(now, old);
  renameSync(next, now);
  rmSync(old, { recursive: true, force: true });
}
