import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, unavailable } from '../errors';
import type { FileStore, StagedFile } from './file-store';

const PREFIX = 'staged-';

/** Nothing stages files for that long: their process was killed. */
const ABANDONED_MS = 3_600_000;

const isFull = ({ code = '', message }: NodeJS.ErrnoException) =>
  ['ENOSPC', 'EDQUOT'].includes(code) ||
  // Errors of other libraries have no code.
  /No space left on device|Disk quota exceeded/.test(message);

/** Explains a full disk; any other error is returned unchanged. */
export const explainedDisk = (error: unknown): unknown =>
  error instanceof Error && isFull(error)
    ? Object.assign(unavailable('The disk of Fairweek is full, so the file was not stored.'), {
        cause: error,
      })
    : error;

/** Runs work with an empty folder for staged files, which is removed afterwards. */
export async function whileStaging<Result>(
  { stagingDir }: Pick<FileStore, 'stagingDir'>,
  work: (dir: string) => Promise<Result>,
): Promise<Result> {
  let dir: string | undefined;
  try {
    await mkdir(stagingDir, { recursive: true, mode: 0o700 });
    dir = await mkdtemp(join(stagingDir, PREFIX));
    return await work(dir);
  } catch (error) {
    throw explainedDisk(error);
  } finally {
    if (dir) await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Writes chunks to a file, and hashes them; PAYLOAD_TOO_LARGE as soon as there are more
 * bytes than allowed.
 */
export async function stage(
  path: string,
  chunks: AsyncIterable<Buffer>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<StagedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  }
  const out = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  await pipeline(counted, out);
  return { path, sha256: hash.digest('hex'), bytes };
}

/** Returns a file that another program has written, with its hash. */
export async function stagedAt(path: string): Promise<StagedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { path, sha256: hash.digest('hex'), bytes: (await stat(path)).size };
}

/** The refusal of a file that is larger than a number of bytes. */
export const tooLarge = (maxBytes: number) =>
  new AppError('PAYLOAD_TOO_LARGE', `The file is larger than ${maxBytes / 1_000_000} MB.`);

/** Removes what killed processes have staged. */
export async function removeAbandonedStages({
  stagingDir,
}: Pick<FileStore, 'stagingDir'>): Promise<void> {
  for (const name of await readdir(stagingDir).catch(() => [])) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(stagingDir, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry && Date.now() - entry.mtimeMs > ABANDONED_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
