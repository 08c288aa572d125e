import 'reflect-metadata';
import { join } from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { migrateQueue } from '../../src/app/background/worker';
import { createDataSource, migrate } from '../../src/app/data-source';
import { Outage } from '../../src/core/outage';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../src/embedded-postgres/embedded-database';
import { openRunFolder } from './servers/run-folder';
import { TEMPLATE } from './sql/template';

declare global {
  var testDatabase: EmbeddedDatabase | undefined;
  var testFolder: string | undefined;
}

/** One real PostgreSQL for all test files; each gets its own database from a migrated template. */
export default async function globalSetup(): Promise<void> {
  globalThis.testFolder = await openRunFolder();
  // Test files and the processes they start create their temporary files there.
  process.env.TMPDIR = globalThis.testFolder;
  const database = await startEmbeddedDatabase({
    dataDir: join(globalThis.testFolder, 'data'),
    log: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const admin = new Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  const url = new URL(database.url);
  url.pathname = `/${TEMPLATE}`;
  const db = createDataSource(url.href);
  await db.initialize();
  await migrate(db);
  await db.destroy();
  const log = pino({ level: 'silent' });
  await migrateQueue(url.href, { log, outage: new Outage(log) });

  process.env.TEST_DATABASE_URL = database.url;
  globalThis.testDatabase = database;
}
