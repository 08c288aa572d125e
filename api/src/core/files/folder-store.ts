import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  type ByteRange,
  contentAt,
  type FileStore,
  pathOfContent,
  type StagedFile,
  type StoredContent,
} from './file-store';
import { explainedDisk } from './stage-file';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Writes a file to the disk. */
async function flushFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Writes the names of a folder to the disk; where the system has no such call, it does so itself. */
async function flushFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Keeps files in a folder: whole ones alone, because each gets its name once it is on the disk. */
export class FolderStore implements FileStore {
  readonly place: string;
  readonly stagingDir: string;

  constructor(private readonly root: string) {
    this.place = `the folder ${root}`;
    this.stagingDir = join(root, 'incoming');
  }

  async put(file: StagedFile): Promise<void> {
    // Another size is what a fault of the disk has left.
    if ((await this.size(file.sha256)) === file.bytes) return;
    const target = this.pathOf(file.sha256);
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await flushFile(file.path);
      await rename(file.path, target);
      await flushFolder(dirname(target));
    } catch (error) {
      throw explainedDisk(error);
    }
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | undefined> {
    const handle = await open(this.pathOf(sha256), 'r').catch(unlessMissing);
    if (!handle) return undefined;
    return createReadStream('', { fd: handle, start: range?.first ?? 0, end: range?.last });
  }

  async size(sha256: string): Promise<number | undefined> {
    return (await stat(this.pathOf(sha256)).catch(unlessMissing))?.size;
  }

  async remove(sha256: string): Promise<void> {
    await rm(this.pathOf(sha256), { force: true });
  }

  async *list(): AsyncGenerator<StoredContent> {
    for (const shard of (await readdir(this.root).catch(unlessMissing)) ?? []) {
      if (!/^[0-9a-f]{2}$/.test(shard)) continue;
      for (const name of await readdir(join(this.root, shard))) {
        const sha256 = contentAt(`${shard}/${name}`);
        const bytes = sha256 && (await this.size(sha256));
        if (sha256 && bytes !== undefined) yield { sha256, bytes: Number(bytes) };
      }
    }
  }

  async diskUse(): Promise<number | null> {
    // There is no folder before the first file.
    const disk = await statfs(this.root).catch(unlessMissing);
    return disk?.blocks ? Math.round(100 * (1 - disk.bavail / disk.blocks)) : null;
  }

  /** Notes that a content is used now. */
  async touch(sha256: string): Promise<void> {
    const now = new Date();
    await utimes(this.pathOf(sha256), now, now).catch(unlessMissing);
  }

  /** Removes contents that were last stored or used before a time. */
  async removeUnusedSince(time: Date): Promise<void> {
    for await (const { sha256 } of this.list()) {
      const { mtimeMs } = (await stat(this.pathOf(sha256)).catch(unlessMissing)) ?? {};
      if (mtimeMs !== undefined && mtimeMs < time.getTime()) await this.remove(sha256);
    }
  }

  private pathOf(sha256: string): string {
    return join(this.root, pathOfContent(sha256));
  }
}
