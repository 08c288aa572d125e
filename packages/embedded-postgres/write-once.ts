import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file that only its owner can read, unless it exists, and returns its content: several
 * processes that try at once all read the first one's text, and never half of it.
 */
export async function writeOnce(file: string, text: string): Promise<string> {
  const existing = await readFile(file, 'utf8').catch((error) => ifMissing(error, file));
  if (existing !== undefined) return existing;
  const draft = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await link(draft, file).catch((error: NodeJS.ErrnoException) =>
      // Some file systems (exFAT, network shares) have no hard links.
      error.code === 'EEXIST' ? undefined : writeFile(file, text, { mode: 0o600, flag: 'wx' }),
    );
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

function ifMissing(error: NodeJS.ErrnoException, path: string): undefined {
  // Node names no path if the file turns out to be a folder.
  if (error.code !== 'ENOENT') throw Object.assign(error, { path });
}
