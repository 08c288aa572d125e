import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dirname as above, join as at } from 'node:path/posix';
import { runtimePackages } from './lock-file.mjs';
import { fail, ROOT, runQuiet } from './run.mjs';

const FILES = ['api/dist', 'web/dist', 'deploy', 'docs', '.env.example', 'CHANGELOG.md', 'LICENSE'];
const SCRIPTS = ['scripts/start.mjs', 'scripts/command.mjs'];
const IMPORT = /\b(?:from|import) '(\.[^']+)'/g;

/** Packs the builds with what runs them, and returns the path of the archive. */
export async function packRelease(folder) {
  const { version } = readJson('package.json');
  const name = `fairweek-${version}`;
  const scratch = mkdtempSync(join(tmpdir(), 'fairweek-release-'));
  try {
    fill(join(scratch, name));
    const file = join(folder, `${name}.tar.gz`);
    const { ok, output } = await runQuiet(['tar', '-czf', file, '-C', scratch, name]);
    if (!ok) fail('The archive could not be written; tar says why above.', output);
    return file;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function fill(target) {
  for (const file of [...FILES, ...withImports(SCRIPTS)]) {
    if (!existsSync(join(ROOT, file))) fail(`${file} is missing; please run "npm run build".`);
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(ROOT, file), join(target, file), { recursive: true });
  }
  cpSync(join(ROOT, 'deploy/README.md'), join(target, 'README.md'));
  const root = rootManifest(readJson('package.json'));
  const api = withoutDevelopment(readJson('api/package.json'));
  const written = {
    'package.json': root,
    'api/package.json': api,
    'package-lock.json': reducedLock(readJson('package-lock.json'), { root, api }),
  };
  for (const [file, content] of Object.entries(written)) {
    writeFileSync(join(target, file), `${JSON.stringify(content, null, 2)}\n`);
  }
}

/** Keeps the commands that need no source. */
function rootManifest({ scripts, overrides: _, ...manifest }) {
  const kept = Object.entries(scripts).filter(([, command]) =>
    SCRIPTS.some((script) => command.startsWith(`node ${script}`)),
  );
  return { ...manifest, workspaces: ['api'], scripts: Object.fromEntries(kept) };
}

const withoutDevelopment = ({ devDependencies: _, scripts: __, ...manifest }) => manifest;

/** The lock file with the packages that the api runs with, and no others. */
function reducedLock(lock, { root, api }) {
  const { name, version, workspaces, license, engines } = root;
  const { packages } = lock;
  const link = 'node_modules/@fairweek/api';
  const kept = [link, ...runtimePackages(lock, 'api')].sort((a, b) => a.localeCompare(b, 'en'));
  return {
    ...lock,
    packages: {
      '': { name, version, license, workspaces, engines },
      api: { name: api.name, version: api.version, dependencies: api.dependencies },
      ...Object.fromEntries(kept.map((path) => [path, packages[path]])),
    },
  };
}

/** Returns these scripts and all that they import from the repository. */
function withImports(scripts) {
  const found = new Set(scripts);
  // A set also visits what is added on the way.
  for (const script of found) {
    for (const [, path] of readFileSync(join(ROOT, script), 'utf8').matchAll(IMPORT)) {
      found.add(at(above(script), path));
    }
  }
  return [...found];
}

function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}
