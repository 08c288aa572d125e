import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readParts } from '@packages/snapshot/read-snapshot';
import { PARTIAL } from '@packages/snapshot/whole-file';
import { filesBeside } from './steps/copy-files';

/** The names of the files that this module makes and removes. */
const NAME = /^fairweek-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/;

/** A file that has not grown for this long belongs to a process that was killed, in ms. */
const ABANDONED_MS = 3_600_000;

/** The name of a backup made at this time; names sort by time. */
export function backupName(at: Date): string {
  return `fairweek-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;
}

/** When the backup of a name was made. */
const timeOf = (name: string) =>
  new Date(name.slice('fairweek-'.length).replace(/T(\d\d)-(\d\d)-(\d\d)Z.*/, 'T$1:$2:$3Z'));

/** Its files were copied before a backup by command was begun, by another clock perhaps. */
const MARGIN_MS = 24 * 3_600_000;

/** Since when the files of a backup of any name count as used; undefined for other files. */
async function usesSince(dir: string, name: string): Promise<Date | undefined> {
  if (NAME.test(name)) return timeOf(name);
  try {
    for await (const part of readParts(join(dir, name))) {
      if (part.kind !== 'header') return undefined;
      return new Date(Date.parse(part.header.createdAt) - MARGIN_MS);
    }
  } catch {
    // Not a backup.
  }
  return undefined;
}

const DAY_LENGTH = 'fairweek-2026-11-27'.length;

/**
 * Removes old backups of a folder: it keeps the latest ones, and the last one of each of as many
 * days, so that several made on one day push out none of the days before. It also removes uploaded
 * files that no backup of the folder needs. Other files are left alone.
 */
export async function removeOldBackups(dir: string, keep: number): Promise<void> {
  const names = (await readdir(dir)).filter((name) => NAME.test(name)).sort();
  const lastOfDays = new Map(names.map((name) => [name.slice(0, DAY_LENGTH), name]));
  const kept = new Set([...names.slice(-keep), ...[...lastOfDays.values()].slice(-keep)]);
  for (const name of names) if (!kept.has(name)) await rm(join(dir, name), { force: true });
  const times = await Promise.all((await readdir(dir)).map((name) => usesSince(dir, name)));
  const known = times.flatMap((time) => time?.getTime() ?? []);
  if (known.length === 0) return;
  await filesBeside(join(dir, 'any')).removeUnusedSince(new Date(Math.min(...known)));
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
