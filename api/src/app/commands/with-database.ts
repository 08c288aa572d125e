import pino from 'pino';
import type { DataSource } from 'typeorm';
import { ConfigError, readConfig } from '../config';
import { createDataSource, migrate } from '../data-source';
import { AlreadyRunningError, startEmbeddedDatabase } from '../embedded-database';
import { migrateQueue } from '../worker';

/** Runs a command on the configured database, brought up to date first; ends with a sentence either way. */
export async function withDatabase(command: (db: DataSource) => Promise<string>): Promise<void> {
  try {
    console.log(await onDatabase(command));
  } catch (error) {
    const canBeMended =
      error instanceof ConfigError ||
      error instanceof AlreadyRunningError ||
      error instanceof UsageError;
    console.error(canBeMended ? error.message : error);
    process.exitCode = 1;
  }
}

/** The command's words are off; the message says how it is called. */
export class UsageError extends Error {}

async function onDatabase(command: (db: DataSource) => Promise<string>): Promise<string> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: config.dataDir, log: () => undefined });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const db = createDataSource(url, 2);
  try {
    await db.initialize();
    await migrate(db, url);
    await migrateQueue(url, pino({ level: 'warn' }));
    return await command(db);
  } finally {
    if (db.isInitialized) await db.destroy();
    await embedded?.stop();
  }
}
