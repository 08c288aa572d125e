import { join } from 'node:path';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '@packages/embedded-postgres/embedded-database';
import { Client } from 'pg';
import { ask } from '../clients/ask';
import { CLOCK } from '../clock';
import { openRunFolder, removeRunFolder } from './run-folder';

const SETTINGS = {
  // A crash of the machine would lose the run anyway.
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  // Each worker keeps a few applications, and statistics come when a test asks for them.
  ...{ max_connections: '400', autovacuum: 'off' },
  // Tables without statistics look large; starting helpers takes longer than to read them.
  max_parallel_workers_per_gather: '0',
};

/** The PostgreSQL of a test run, and the folder of all its files. */
export interface RunDatabase {
  url: string;
  folder: string;
  /** Stops it, and removes all files of the run. */
  close(): Promise<void>;
}

/**
 * Starts one real PostgreSQL for a whole test run. Test files and the processes that they start
 * find it through TEST_DATABASE_URL, and create their temporary files next to it.
 */
export async function openRunDatabase(): Promise<RunDatabase> {
  const folder = await openRunFolder();
  process.env.TMPDIR = folder;
  const database: EmbeddedDatabase = await startEmbeddedDatabase({
    application: 'Fairweek',
    dataDir: join(folder, 'data'),
    log: () => undefined,
    settings: SETTINGS,
  });
  process.env.TEST_DATABASE_URL = database.url;
  await ask(addressOf('template1'), CLOCK);
  return {
    url: database.url,
    folder,
    async close() {
      await database.stop();
      await removeRunFolder(folder);
    },
  };
}

/** Returns the address of another database of the run's PostgreSQL. */
function addressOf(name: string): string {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('The test database is not running: see openRunDatabase.');
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates a database in the run's PostgreSQL, empty or as a copy of a template; returns its address. */
export async function createDatabase(name: string, template = 'template1'): Promise<string> {
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return addressOf(name);
}
