import 'reflect-metadata';
import pino from 'pino';
import { migrateQueue } from '../../src/app/background/worker';
import { createDataSource, migrate } from '../../src/app/database/data-source';
import { createDatabase, openRunDatabase, type RunDatabase } from './servers/run-database';
import { TEMPLATE } from './sql/template';

declare global {
  var runDatabase: RunDatabase | undefined;
}

/** One real PostgreSQL for all test files; each gets its own database from a migrated template. */
export default async function globalSetup(): Promise<void> {
  globalThis.runDatabase = await openRunDatabase();
  const url = await createDatabase(TEMPLATE);
  const db = createDataSource(url);
  await db.initialize();
  await migrate(db);
  await db.destroy();
  const log = pino({ level: 'silent' });
  await migrateQueue(url, { log });
}
