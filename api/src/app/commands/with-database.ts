import type { DataSource } from 'typeorm';
import { Outage } from '../../core/outage';
import { StartProblem } from '../../core/start-problem';
import { startEmbeddedDatabase } from '../../embedded-postgres/embedded-database';
import { migrateQueue } from '../background/worker';
import { readConfig } from '../config/config';
import { connect, migrate } from '../data-source';
import { createLog } from '../log';

/**
 * Migrates the configured database and runs a command on it; prints one sentence, also on failure.
 */
export async function withDatabase(command: (db: DataSource) => Promise<string>): Promise<void> {
  try {
    console.log(await onDatabase(command));
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exitCode = 1;
  }
}

/** The arguments are wrong; the message shows the usage. */
export class UsageError extends StartProblem {}

async function onDatabase(command: (db: DataSource) => Promise<string>): Promise<string> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: config.dataDir, log: () => undefined });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  let db: DataSource | undefined;
  try {
    db = await connect(url, { poolSize: 2, statementMs: 0 });
    await migrate(db);
    const log = createLog('warn');
    await migrateQueue(url, { log, outage: new Outage(log) });
    return await command(db);
  } finally {
    await db?.destroy();
    await embedded?.stop();
  }
}
