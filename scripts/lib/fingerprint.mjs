import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Returns all files below some paths of the repository that pass a filter, sorted; skips missing
 * paths.
 */
export function filesBelow(paths, keep = () => true) {
  return paths
    .flatMap((path) => listFiles(path))
    .filter(keep)
    .sort();
}

/** Returns one hash of the names and contents of files. */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Returns one hash of the names, sizes and times of files, much quicker than that of their contents:
 * if it is unchanged, so are they.
 */
export function timesOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(join(ROOT, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0${ctimeMs}\0`);
  }
  return hash.digest('hex');
}

/** Returns the text of a file; undefined if there is no such file. */
export function readText(file) {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return undefined;
  }
}

function listFiles(path) {
  const entry = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!entry) return [];
  return entry.isDirectory() ? filesIn(path) : [path];
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
