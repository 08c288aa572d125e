import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PARTIAL } from '../../core/snapshot/whole-file';

/** The names of the files that this module makes and removes. */
const NAME = /^fairweek-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/;

/** A file that has not grown for this long belongs to a process that was killed, in ms. */
const ABANDONED_MS = 3_600_000;

/** The name of a backup made at this time; names sort by time. */
export function backupName(at: Date): string {
  return `fairweek-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;
}

/** Removes all but the latest backups of a folder; other files are left alone. */
export async function removeOldBackups(dir: string, keep: number): Promise<void> {
  const names = (await readdir(dir)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, -keep)) await rm(join(dir, name), { force: true });
}

/** Removes unfinished backups whose process was killed. */
export async function removeAbandoned(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!name.endsWith(PARTIAL) || !NAME.test(name.slice(0, -PARTIAL.length))) continue;
    const entry = await stat(join(dir, name)).catch(() => undefined);
    if (entry && Date.now() - entry.mtimeMs > ABANDONED_MS) {
      await rm(join(dir, name), { force: true });
    }
  }
}
