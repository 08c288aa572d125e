import 'reflect-metadata';
import { runCommandLine } from './command-line';
import { onDatabase } from './open-database';

/** npm run migrate: updates the configured database to the current schema. */
void runCommandLine(() => onDatabase('update', async () => 'The database is up to date.'));
