import { randomBytes } from 'node:crypto';
import { createDatabase } from '../servers/run-database';

/** The migrated, empty database that every test database is a copy of. */
export const TEMPLATE = 'fairweek_template';

/** A database for one test file, ready to use; dropped with the whole cluster after the run. */
export function createTestDatabase(template = TEMPLATE): Promise<string> {
  return createDatabase(`test_${randomBytes(6).toString('hex')}`, template);
}
