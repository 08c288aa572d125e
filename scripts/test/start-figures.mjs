import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** The workspaces that `npm start` installs; `tools` comes with `npm test`. */
const WORKSPACES = ['', 'api', 'web'];

/** Counts what a first `npm start` installs on this kind of machine. */
export function startFigures() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const installed = [...packagesOf(packages)].filter((path) => existsSync(join(ROOT, path)));
  const sizes = installed.flatMap((path) => fileSizes(join(ROOT, path)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    'packages of a start': installed.length,
    'MB of a start': Math.round(bytes / 1_000_000),
    'files of a start': sizes.length,
  };
}

/** Returns the folders of all packages that the workspaces need, directly or not. */
function packagesOf(packages) {
  const found = new Set();
  const open = [...WORKSPACES];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } =
      packages[path];
    const isWorkspace = WORKSPACES.includes(path);
    const names = Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
      ...(isWorkspace && devDependencies),
    });
    for (const name of names) {
      const place = placeOf(name, path, packages);
      if (place === undefined || packages[place].link || found.has(place)) continue;
      found.add(place);
      open.push(place);
    }
  }
  return found;
}

/** Finds a package as Node does: in the nearest node_modules above. */
function placeOf(name, from, packages) {
  for (let folder = from; ; folder = above(folder)) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

const above = (folder) =>
  folder.includes('/')
    ? folder.slice(0, folder.lastIndexOf('/')).replace(/\/node_modules$/, '')
    : '';

/** Returns what a package's own files take on the disk, in bytes each. */
function fileSizes(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : fileSizes(path);
    if (!entry.isFile()) return [];
    const { blocks, size } = statSync(path);
    return [blocks ? blocks * 512 : size];
  });
}
