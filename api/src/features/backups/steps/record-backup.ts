import { type Database, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const BEGIN = statement(
  'begin-backup',
  'insert into backups (file_name, is_scheduled) values ($1, false) returning id',
);

const SEE = statement('see-backup', 'update backups set seen_at = now() where id = $1');

const FINISH = statement(
  'finish-backup',
  `update backups set finished_at = now(), failed_at = null, error = null, bytes = $2
    where id = $1`,
);

/** SQL condition for a backup of which no end is recorded. */
export const IS_UNFINISHED = 'finished_at is null and failed_at is null';

const FAIL = statement(
  'fail-backup',
  `update backups set failed_at = now(), error = $2 where id = $1 and ${IS_UNFINISHED}`,
);

/** A process that has not shown for so long that it works on a backup has ended. */
const SILENT = `interval '3 minutes'`;

/** Until when a backup waits for a worker; its `seen_at` lies ahead for so long. */
export const WAITS_UNTIL = `now() + interval '30 minutes'`;

/** SQL condition for a backup that is being made, or waits to be. */
export const IS_RUNNING = `${IS_UNFINISHED} and seen_at >= now() - ${SILENT}`;

/** SQL condition for a backup that no worker has taken yet. */
export const IS_WAITING = `${IS_UNFINISHED} and seen_at > now()`;

/** Fails the backups whose process has ended, or that no worker has taken. */
export const FAIL_ABANDONED = statement(
  'fail-abandoned-backups',
  `update backups set failed_at = now(), error = 'No worker took it, or its process has ended.'
    where ${IS_UNFINISHED} and seen_at < now() - ${SILENT}`,
);

/** How often a process shows that it is still working on a backup, in ms. */
const PULSE_MS = 30_000;

/** Records that a backup was begun by command; returns its id. */
export async function beginBackup(app: Pick<Database, 'db'>, fileName: string): Promise<number> {
  const [row] = await read(app, BEGIN, [fileName]);
  if (!row) throw new Error('A backup was not recorded.');
  return row.id;
}

/** Runs the work of a recorded backup, which returns its size, and records how it ended. */
export async function recordBackup(
  app: Pick<Database, 'db'>,
  id: number,
  work: () => Promise<number>,
): Promise<number> {
  const pulse = setInterval(() => read(app, SEE, [id]).catch(() => undefined), PULSE_MS);
  try {
    const bytes = await work();
    await read(app, FINISH, [id, bytes]);
    return bytes;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await read(app, FAIL, [id, reason]).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(pulse);
  }
}
