import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store';
import { stage, whileStaging } from './stage-file';

/** The result of copying contents. */
export interface Copied {
  copied: number;
  /** Those that are not where they should have come from, or were changed there. */
  missing: string[];
}

async function copyOne(to: FileStore, sha256: string, content: Readable): Promise<boolean> {
  return whileStaging(to, async (dir) => {
    const file = await stage(join(dir, 'copy'), content);
    if (file.sha256 !== sha256) return false;
    await to.put(file);
    return true;
  });
}

/**
 * Copies contents from one store to another, except for those that it has already: a copy that was
 * stopped goes on where it was, also by the signal.
 */
export async function copyContents(
  from: FileStore,
  to: FileStore,
  contents: Iterable<string>,
  signal?: AbortSignal,
): Promise<Copied> {
  const result: Copied = { copied: 0, missing: [] };
  for (const sha256 of contents) {
    signal?.throwIfAborted();
    if ((await to.size(sha256)) !== undefined) continue;
    const content = await from.open(sha256);
    if (content && (await copyOne(to, sha256, content))) result.copied += 1;
    else result.missing.push(sha256);
  }
  return result;
}
