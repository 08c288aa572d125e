import 'reflect-metadata';
import { commandArguments, runCommandLine } from './command-line';
import { onDatabase } from './open-database';

const USAGE = `Usage: npm run migrate

Updates the configured database to the current schema, and creates the embedded one where there is
none.`;

/** npm run migrate: updates the configured database to the current schema. */
void runCommandLine(async () => {
  commandArguments(USAGE, {});
  return onDatabase('update', async () => 'The database is up to date.');
});
