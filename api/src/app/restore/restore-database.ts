import { isEmptyDatabase } from '@packages/snapshot/catalog';
import type { CheckedSnapshot } from '@packages/snapshot/check-snapshot';
import { loadSnapshot } from '@packages/snapshot/load-snapshot';
import type { Progress, SnapshotHeader } from '@packages/snapshot/snapshot-format';
import { StartProblem } from '@packages/start-problem/start-problem';
import type { PoolClient } from 'pg';
import { MigrationExecutor, type QueryRunner } from 'typeorm';
import { MAKE_QUIET } from '../../features/backups/steps/quiet-copy';
import { migrateQueue } from '../background/worker';
import type { CommandContext } from '../commands/open-database';
import {
  createDataSource,
  knownMigrations,
  lockMigrations,
  migrate,
} from '../database/data-source';
import { createLog } from '../log';

/** PostgreSQL's code of a missing right. */
const NOT_ALLOWED = '42501';

interface RestoreOptions {
  onProgress?(progress: Progress): void;
  /** Runs once everything has been loaded. */
  beforeCommit?(): Promise<void>;
}

/** Refuses a backup whose schema this program does not know. */
export function refuseNewerBackup({ migrations, release }: SnapshotHeader): void {
  const known = new Set(knownMigrations());
  if (migrations.every((name) => known.has(name))) return;
  throw new StartProblem(
    `The backup was made by a newer Fairweek (${release}), so nothing was restored: restore it with that one.`,
  );
}

async function refuseData(client: PoolClient): Promise<void> {
  if (await isEmptyDatabase(client)) return;
  throw new StartProblem(
    'There is a database with data already, so nothing was restored. Restore into an empty place: ' +
      'another DATA_DIR, or a DATABASE_URL of an empty database.',
  );
}

/** Runs exactly the migrations of the backup, and loads its rows, in the runner's transaction. */
async function load(
  runner: QueryRunner,
  snapshot: CheckedSnapshot,
  options: RestoreOptions,
): Promise<void> {
  const client: PoolClient = await runner.connect();
  await refuseData(client);
  const migrations = new MigrationExecutor(runner.connection, runner);
  migrations.transaction = 'none';
  await migrations.executePendingMigrations();
  await loadSnapshot(client, snapshot, options.onProgress);
  // The schema of an older backup has no such column yet: the migration that adds it finds the mark.
  const { rowCount } = await client.query(`select from pg_attribute
    where attrelid = to_regclass('installation') and attname = 'quiet_since'`);
  await client.query(rowCount ? MAKE_QUIET : 'create table restored_copy ()');
  await options.beforeCommit?.();
}

/** Explains an error of PostgreSQL; any other is returned unchanged. */
function explainedRestore(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof StartProblem || !/^[0-9A-Z]{5}$/.test(code ?? '')) return error;
  const advice =
    code === NOT_ALLOWED
      ? 'The user of DATABASE_URL has to own the database.'
      : 'Fix that, and restore again.';
  return new StartProblem(`The restore failed and left nothing: ${message}. ${advice}`);
}

/**
 * Restores a backup into an empty database: schema and rows in one transaction, so that a restore
 * that fails or is killed leaves nothing; then updates the schema, as any update does. The
 * restored database is a quiet copy.
 */
export async function restoreDatabase(
  { url, db }: Pick<CommandContext, 'url' | 'db'>,
  snapshot: CheckedSnapshot,
  options: RestoreOptions = {},
): Promise<void> {
  const { migrations } = snapshot.header;
  const then = createDataSource(url, { poolSize: 1, statementMs: 0, migrations });
  await then.initialize();
  const runner = then.createQueryRunner();
  try {
    await lockMigrations(runner);
    await refuseData(await runner.connect());
    const log = createLog('warn');
    await migrateQueue(url, { log });
    await runner.startTransaction();
    await load(runner, snapshot, options);
    await runner.commitTransaction();
  } catch (error) {
    throw explainedRestore(error);
  } finally {
    // Ends the connection, and with it the lock and a transaction that failed.
    await then.destroy();
  }
  await migrate(db);
  await db.query(MAKE_QUIET);
  await db.query('analyze');
}
