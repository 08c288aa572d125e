import {
  hasEmbeddedDatabase,
  shareEmbeddedDatabase,
} from '@packages/embedded-postgres/embedded-database';
import { StartProblem } from '@packages/start-problem/start-problem';
import type { DataSource } from 'typeorm';
import { migrateQueue } from '../background/worker';
import { type Config, readConfig } from '../config/config';
import { connect, migrate, pendingMigrations } from '../database/data-source';
import { placeOfCommands } from '../database/direct-url';
import { createLog } from '../log';
import { APPLICATION } from '../version';

/** The resources of a command. */
export interface CommandContext {
  config: Config;
  url: string;
  db: DataSource;
}

/** `update` migrates first, `as it is` never changes the schema. */
export type Schema = 'update' | 'as it is';

/** Updates the schema, except below a running server of another version. */
async function updateSchema({ db, url }: CommandContext, isShared: boolean): Promise<void> {
  if (isShared) {
    if ((await pendingMigrations(db)).length === 0) return;
    throw new StartProblem(
      'The Fairweek that is running is older than this program: restart it first, which updates the database.',
    );
  }
  await migrate(db);
  const log = createLog('warn');
  await migrateQueue(url, { log });
}

/**
 * Runs a command on the configured database; an embedded one is shared with a running Fairweek, and
 * otherwise started for the time of the command.
 */
export async function onDatabase<Result>(
  schema: Schema,
  command: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  return whileConnected(readConfig(process.env), { statementMs: 0 }, async (context, isShared) => {
    if (schema === 'update') await updateSchema(context, isShared);
    return command(context);
  });
}

/** Connects to the configured database for the time of some work. */
export async function whileConnected<Result>(
  config: Config,
  limits: { statementMs?: number },
  work: (context: CommandContext, isShared: boolean) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = config;
  const embedded = databaseUrl
    ? undefined
    : await shareEmbeddedDatabase({ application: APPLICATION, dataDir });
  const { url, variable } = placeOfCommands(config, embedded);
  let db: DataSource | undefined;
  try {
    db = await connect(url, { poolSize: 4, variable, ...limits });
    return await work({ config, url, db }, embedded?.isShared ?? false);
  } finally {
    await db?.destroy();
    await embedded?.stop();
  }
}

/** Like `onDatabase`, but refuses an empty place, where that would create a database. */
export async function onExistingDatabase<Result>(
  schema: Schema,
  command: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl || (await hasEmbeddedDatabase(dataDir))) return onDatabase(schema, command);
  throw new StartProblem(
    `There is no database in ${dataDir} yet: "npm start" creates it. For another one, set DATA_DIR or DATABASE_URL.`,
  );
}
