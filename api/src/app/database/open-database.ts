import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { RESERVED_CONNECTIONS } from '../../core/database/reserve';
import { explained } from '../../core/process/start-problem';
import { seedDemo } from '../../demo/seed';
import { passwordCostOf } from '../app-context';
import { tidyUp } from '../background/tidy-up';
import { migrateQueue } from '../background/worker';
import type { Config } from '../config/config';
import { connect, migrate } from './data-source';
import { directUrlOf } from './direct-url';

interface Place {
  config: Config;
  databaseUrl: string;
}

/** Updates the schema, past a pooler if there is one. */
async function migrateDirectly(db: DataSource, { config }: Place): Promise<void> {
  if (config.directUrl === undefined) return migrate(db);
  const options = { poolSize: 1, variable: 'DATABASE_DIRECT_URL' };
  const direct = await connect(config.directUrl, options);
  try {
    await migrate(direct);
  } finally {
    await direct.destroy();
  }
}

/**
 * Connects to the database, with all connections but the reserved ones; updates its schema, seeds
 * the demo and deletes expired data.
 */
export async function openDatabase(place: Place, log: Logger): Promise<DataSource> {
  const { config, databaseUrl } = place;
  const { directUrl, preparedStatements } = config;
  const poolSize = config.poolSize - RESERVED_CONNECTIONS;
  const isPooled = directUrl !== undefined;
  const db = await connect(databaseUrl, { poolSize, isPooled, preparedStatements });
  try {
    await migrateDirectly(db, place);
    await migrateQueue(directUrlOf(place), { log });
    if (config.demo) await seedDemo(db, passwordCostOf(config));
    await tidyUp(db, config.retention);
    return db;
  } catch (error) {
    await db.destroy();
    throw explained(error, { service: 'The database', variable: 'PREPARED_STATEMENTS' });
  }
}
