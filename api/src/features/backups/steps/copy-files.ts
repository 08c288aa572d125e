import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataSource } from 'typeorm';
import { copyContents } from '../../../core/files/copy-contents';
import type { FileStore } from '../../../core/files/file-store';
import { FolderStore } from '../../../core/files/folder-store';

/** The folder beside a backup with the uploaded files of all backups there, each content once. */
export const filesBeside = (backup: string) =>
  new FolderStore(join(dirname(backup), 'fairweek-files'));

/** Returns the contents of the stored files of a database; an older one has none. */
export async function contentsIn(db: DataSource): Promise<string[]> {
  const [table] = await db.query("select to_regclass('files') as found");
  if (!table?.found) return [];
  const rows: { sha256: string }[] = await db.query(
    `select sha256 from files where stored_at is not null union
      select thumb_sha256 from files where stored_at is not null and thumb_sha256 is not null
      order by 1`,
  );
  return rows.map(({ sha256 }) => sha256);
}

interface From {
  db: DataSource;
  store: FileStore;
  signal: AbortSignal;
  /** Receives the number of missing contents, if there are any, and the place of the store. */
  onMissing(count: number, place: string): void;
}

/** Copies the uploaded files beside a backup; those that are there already count as used again. */
async function copyFiles({ db, store, signal }: From, backup: string): Promise<string[]> {
  const target = filesBeside(backup);
  const contents = await contentsIn(db);
  const { missing } = await copyContents(store, target, contents, signal);
  for (const sha256 of contents) await target.touch(sha256);
  return missing;
}

/**
 * Writes a backup with its files: a file that goes while it is written is copied before. One that is
 * stopped leaves no backup.
 */
export async function withFiles(
  from: From,
  backup: string,
  write: () => Promise<number>,
): Promise<number> {
  // The rows matter most: they are saved even where files cannot be read.
  await copyFiles(from, backup).catch(() => undefined);
  const bytes = await write();
  try {
    const { length } = await copyFiles(from, backup);
    if (length > 0) from.onMissing(length, from.store.place);
    return bytes;
  } catch (error) {
    if (from.signal.aborted) await rm(backup, { force: true });
    throw error;
  }
}
