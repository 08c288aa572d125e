import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@packages/embedded-postgres/embedded-database';
import { connectionOptions, withClient } from '@packages/postgres-connection/connection';
import { printModule } from '@packages/typed-sql/print-module';
import pino from 'pino';
import { createDataSource, migrate } from '../src/app/database/data-source';
import { allStatements } from '../src/core/database/statement';
// Loads every feature, and so every statement.
import '../src/app/start';
import '../src/features/backups/steps/last-backup';
import '../src/app/commands/administration';
import { describeStatements } from '@packages/typed-sql/describe';
import { migrateQueue } from '../src/app/background/worker';
import { APPLICATION } from '../src/app/version';

const PATIENCE_MS = 60_000;

const HEAD = `// Written by "npm run codegen" from the statements and the migrated database: change those instead.
`;

/** Runs work on a migrated database that is deleted afterwards. */
async function withDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairweek-statements-'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const options = { application: APPLICATION, dataDir, settings, log: () => undefined };
  const database = await startEmbeddedDatabase(options);
  try {
    const db = await createDataSource(database.url).initialize();
    await migrate(db);
    await db.destroy();
    const log = pino({ level: 'silent' });
    await migrateQueue(database.url, { log });
    return await work(database.url);
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Writes the types of all statements, as PostgreSQL reports them. */
export async function printStatements(folder: string): Promise<void> {
  const statements = allStatements();
  const described = await withDatabase((url) =>
    withClient(connectionOptions(url), PATIENCE_MS, (client) =>
      describeStatements(client, statements),
    ),
  );
  await writeFile(join(folder, 'src/generated/statements.ts'), printModule(HEAD, described));
}
