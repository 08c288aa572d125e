import 'reflect-metadata';
import { withDatabase } from './with-database';

/** npm run migrate: brings the configured database up to date. */
void withDatabase(async () => 'The database is up to date.');
