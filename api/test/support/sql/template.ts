import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The migrated, empty database that every test database is a copy of. */
export const TEMPLATE = 'fairweek_template';

/** A database for one test file, ready to use; dropped with the whole cluster after the run. */
export async function createTestDatabase(): Promise<string> {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('The test database is not running: see global-setup.ts.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: base });
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  await admin.end();
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}
