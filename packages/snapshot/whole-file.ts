import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Marks a file that is still being written, or that a killed process has left. */
export const PARTIAL = '.partial';

/**
 * Compresses chunks into a file that only its owner can read, and gives it its name once all of it
 * is on the disk; returns its size in bytes.
 */
export async function writeWholeFile(
  file: string,
  chunks: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<number> {
  const draft = `${file}${PARTIAL}`;
  await rm(draft, { force: true });
  try {
    const out = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    // Slower levels save little: most of the text is ids, dates and short words.
    await pipeline(chunks, createGzip({ level: 4 }), out, { signal });
    await rename(draft, file);
    return (await stat(file)).size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
