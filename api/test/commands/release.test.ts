import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureServerIsBuilt, ROOT } from '../support/servers/server-process';

const run = promisify(execFile);

interface Lock {
  packages: Record<string, Locked>;
}

interface Locked {
  link?: boolean;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Walks from a package to all that it requires, as Node would find them. */
function walk(packages: Lock['packages'], from: string, found = new Set<string>()): Set<string> {
  const { dependencies, optionalDependencies } = packages[from] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const path = placesOf(name, from).find((it) => packages[it]);
    if (!path) throw new Error(`The lock file lacks ${name}, which ${from} requires.`);
    if (found.has(path)) continue;
    found.add(path);
    walk(packages, path, found);
  }
  return found;
}

/** The nearest node_modules first. */
function placesOf(name: string, from: string): string[] {
  const folders = from.split('/node_modules/');
  const above = folders.map((_, index) => folders.slice(0, folders.length - index));
  return [...above.map((it) => `${it.join('/node_modules/')}/`), ''].map(
    (folder) => `${folder}node_modules/${name}`,
  );
}

describe('npm run release', () => {
  let folder: string;
  let files: string[];
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = `fairweek-${version}`;

  const content = (file: string) => readFile(join(folder, name, file), 'utf8');

  beforeAll(async () => {
    ensureServerIsBuilt();
    folder = await mkdtemp(join(tmpdir(), 'fairweek-release-'));
    await run(process.execPath, ['scripts/release.mjs', folder], { cwd: ROOT });
    const archive = join(folder, `${name}.tar.gz`);
    const { stdout } = await run('tar', ['-tzf', archive], { maxBuffer: 10_000_000 });
    files = stdout.trim().split('\n');
    await run('tar', ['-xzf', archive, '-C', folder]);
  }, 180_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('packs both builds with what starts them, and the pages for operators', () => {
    const expected = [
      'api/dist/app/main.js',
      'api/dist/app/commands/backup.js',
      'web/dist/index.html',
      'api/dist/node_modules/@packages/embedded-postgres/embedded-database.js',
      'web/dist/operations.json',
      'scripts/start.mjs',
      'scripts/command.mjs',
      'scripts/lib/node-version.mjs',
      'deploy/fairweek.service',
      'docs/run.md',
      '.env.example',
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
    ];
    expect(files).toEqual(expect.arrayContaining(expected.map((file) => `${name}/${file}`)));
    expect(
      files.filter((file) =>
        /\.tsx?$|\.test\.|\/node_modules\/(?!$|@packages\/)|\/\.data\//.test(file),
      ),
    ).toEqual([]);
  });

  it('names only the packages that it runs with, at most 430', async () => {
    const { packages }: Lock = JSON.parse(await content('package-lock.json'));
    const needed = walk(packages, 'api');
    const locked = Object.keys(packages).filter(
      (path) => path.includes('node_modules/') && !packages[path]?.link,
    );
    expect([...needed].filter((path) => !locked.includes(path))).toEqual([]);
    expect(locked.length).toBeGreaterThan(300);
    // Of packages for several systems, only those of one are installed.
    const installed = locked.filter((path) => {
      const { os, cpu } = packages[path] as { os?: string[]; cpu?: string[] };
      const isOfSystem = (os ?? ['linux']).includes('linux') && (cpu ?? ['x64']).includes('x64');
      return isOfSystem && !path.includes('musl');
    });
    expect(installed.length).toBeLessThanOrEqual(430);
    expect(locked.filter((path) => packages[path]?.dev)).toEqual([]);
    expect(
      locked.filter((path) => /node_modules\/(typescript|vite|rolldown|jest)$/.test(path)),
    ).toEqual([]);
  });

  it('has manifests that agree with the lock file, and no command that needs a source', async () => {
    const { packages } = JSON.parse(await content('package-lock.json'));
    const root = JSON.parse(await content('package.json'));
    const api = JSON.parse(await content('api/package.json'));
    expect(packages[''].workspaces).toEqual(root.workspaces);
    expect(packages.api.dependencies).toEqual(api.dependencies);
    expect(api.devDependencies).toBeUndefined();
    expect(Object.keys(root.scripts)).toEqual(
      expect.arrayContaining(['start', 'backup', 'restore', 'doctor', 'migrate']),
    );
    expect(Object.keys(root.scripts)).not.toContain('build');
  });
});
