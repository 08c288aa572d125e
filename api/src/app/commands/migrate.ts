import 'reflect-metadata';
import { withDatabase } from './with-database';

/** npm run migrate: updates the configured database to the current schema. */
void withDatabase(async () => 'The database is up to date.');
