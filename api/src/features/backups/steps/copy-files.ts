import { dirname, join } from 'node:path';
import type { DataSource } from 'typeorm';
import { type Copied, copyContents } from '../../../core/files/copy-contents';
import type { FileStore } from '../../../core/files/file-store';
import { FolderStore } from '../../../core/files/folder-store';

/** The folder beside a backup with the uploaded files of all backups there, each content once. */
export const filesBeside = (backup: string) =>
  new FolderStore(join(dirname(backup), 'fairweek-files'));

/** Returns the contents that a database refers to; an older one has none. */
export async function contentsIn(db: DataSource): Promise<string[]> {
  const [table] = await db.query("select to_regclass('file_blobs') as found");
  if (!table?.found) return [];
  const rows: { sha256: string }[] = await db.query('select sha256 from file_blobs order by 1');
  return rows.map(({ sha256 }) => sha256);
}

/** Copies the uploaded files beside a backup; those that are there already count as used again. */
async function copyFiles(
  { db, store }: { db: DataSource; store: FileStore },
  backup: string,
): Promise<Copied> {
  const target = filesBeside(backup);
  const contents = await contentsIn(db);
  const result = await copyContents(store, target, contents);
  for (const sha256 of contents) await target.touch(sha256);
  return result;
}

/** Writes a backup with its files: a file that goes while it is written is copied before. */
export async function withFiles(
  from: { db: DataSource; store: FileStore },
  backup: string,
  write: () => Promise<number>,
): Promise<number> {
  // The rows matter most: they are saved even where files cannot be read.
  await copyFiles(from, backup).catch(() => undefined);
  const bytes = await write();
  await copyFiles(from, backup);
  return bytes;
}
