import { createDataSource, migrate } from '../../src/app/database/data-source';
import { writeBackup } from '../../src/features/backups/steps/write-backup';
import { SECRET } from './servers/test-app';
import { createOwnDatabase } from './sql/own-database';

/** Writes a backup of the database. */
export function backUpTo(file: string, databaseUrl: string): Promise<number> {
  const settings = { databaseUrl, generatedSecret: 'generated', version: '0.1.0' };
  return writeBackup({ settings, secret: SECRET, file });
}

/** Returns a migrated database with one user. */
export async function createMigrated(): Promise<string> {
  const url = await createOwnDatabase();
  const db = await createDataSource(url, { poolSize: 1 }).initialize();
  await migrate(db);
  await db.query(
    "insert into users (first_name, last_name, email) values ('Ada', 'Keller', 'ada@example.test')",
  );
  await db.destroy();
  return url;
}
