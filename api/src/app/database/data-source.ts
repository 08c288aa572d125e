import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionOptions } from '@packages/postgres-connection/connection';
import { StartProblem } from '@packages/start-problem/start-problem';
import { DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { UNPREPARED } from '../../core/database/database';
import { SnakeCaseNaming } from '../../core/database/naming-strategy';
import { patientClient } from '../../core/postgres/patient-client';
import { explained } from '../../core/process/start-problem';
import { FEATURES } from '../features';

const MIGRATIONS = join(__dirname, '../../migrations');

type MigrationClass = new () => MigrationInterface;

/**
 * Every migration, by the order of the files: TypeScript under Jest, JavaScript in a build. TypeORM
 * would read the path as a pattern, in which parentheses have a meaning.
 */
function loadMigrations(): MigrationClass[] {
  const files = readdirSync(MIGRATIONS).filter((file) => /\.(js|ts)$/.test(file));
  return files.sort().flatMap((file) => Object.values(require(join(MIGRATIONS, file))));
}

/** A database that sends nothing for this long while a request connects is unavailable, in ms. */
const SILENT_MS = 5_000;
/** Upper bound for connecting, and for waiting until a connection is free, in ms. */
const POOL_WAIT_MS = 15_000;

/** Processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_012_025;
const LOCK_PAUSE_MS = 200;

interface PoolOptions {
  /** Maximum number of connections. */
  poolSize?: number;
  /** True if a pooler stands between this process and PostgreSQL. */
  isPooled?: boolean;
  /** False behind a pooler that keeps no prepared statements. */
  preparedStatements?: boolean;
  /** Statement timeout in ms; 0 means none. */
  statementMs?: number;
  /** The names of the migrations to know; defaults to all. */
  migrations?: readonly string[];
}

/**
 * Creates the connection pool of a process, with all entities and migrations; the schema is never
 * synchronized.
 */
export function createDataSource(
  url: string,
  { poolSize = 20, isPooled, preparedStatements = true, statementMs, migrations }: PoolOptions = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    extra: {
      ...connectionOptions(url, isPooled),
      connectionTimeoutMillis: POOL_WAIT_MS,
      Client: patientClient({ silentMs: SILENT_MS }),
      [UNPREPARED]: !preparedStatements,
      ...(statementMs !== undefined && { statement_timeout: statementMs }),
    },
    entities: FEATURES.flatMap(({ entities = [] }) => entities),
    migrations: loadMigrations().filter(({ name }) => migrations?.includes(name) ?? true),
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
  });
}

/** Connects a data source; throws a StartProblem if the database cannot be used. */
export async function connect(
  url: string,
  { variable = 'DATABASE_URL', ...options }: PoolOptions & { variable?: string } = {},
): Promise<DataSource> {
  try {
    return await createDataSource(url, options).initialize();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const service = `The database ${pathname.slice(1)} at ${host}`;
    throw explained(error, { service, variable });
  }
}

/** Returns the names of all migrations that this program knows. */
export function knownMigrations(): string[] {
  return loadMigrations().map(({ name }) => name);
}

/** Returns the names of the migrations of a data source. */
export function migrationNames({ migrations }: DataSource): string[] {
  return migrations.map((migration) => migration.name ?? migration.constructor.name);
}

/** Returns the names of the migrations that have not been executed yet. */
export async function pendingMigrations(db: DataSource): Promise<string[]> {
  const runner = db.createQueryRunner();
  try {
    const pending = await new MigrationExecutor(db, runner).getPendingMigrations();
    return pending.map(({ name }) => name);
  } finally {
    await runner.release();
  }
}

/**
 * Waits until no other process migrates, until the connection ends; polls, so that a lost
 * connection is noticed.
 */
export async function lockMigrations(runner: QueryRunner): Promise<void> {
  const sql = 'select pg_try_advisory_lock($1) as taken';
  while (!(await runner.query(sql, [MIGRATION_LOCK]))[0].taken) await sleep(LOCK_PAUSE_MS);
}

/** Advice about a migration that this program does not know. */
export const newerData = (migration: string) =>
  `The database was last used by a newer Fairweek, whose ${migration} this one does not know: ` +
  'start the newer one, or restore a backup from before its update.';

/** Refuses data migrated by a newer Fairweek, which could not read what this one writes. */
async function refuseNewerData(db: DataSource, migrations: MigrationExecutor): Promise<void> {
  const known = new Set(migrationNames(db));
  const unknown = (await migrations.getExecutedMigrations()).find(({ name }) => !known.has(name));
  if (unknown) throw new StartProblem(newerData(unknown.name));
}

/**
 * How long a migration waits for a table, in ms: everyone who reads or writes that table waits behind it.
 */
const TABLE_WAIT_MS = 2_000;
/** Between two attempts, those who have waited go on. */
const ATTEMPT_PAUSE_MS = 1_000;
/** PostgreSQL's codes of a lock that was not available in time, and of a deadlock. */
const TRY_AGAIN = ['55P03', '40P01'];

/** Executes pending migrations; repeats one that waits for a table, such as during a backup. */
async function executePatiently(migrations: MigrationExecutor): Promise<void> {
  for (;;) {
    try {
      await migrations.executePendingMigrations();
      return;
    } catch (error) {
      if (!TRY_AGAIN.includes((error as { code?: string }).code ?? '')) throw error;
      await sleep(ATTEMPT_PAUSE_MS);
    }
  }
}

/** Runs pending migrations; processes that start together wait for each other. */
export async function migrate(db: DataSource): Promise<void> {
  const runner = db.createQueryRunner();
  const migrations = new MigrationExecutor(db, runner);
  migrations.transaction = 'each';
  try {
    await lockMigrations(runner);
    await refuseNewerData(db, migrations);
    // A large table may take long.
    await runner.query(`set statement_timeout = 0; set lock_timeout = ${TABLE_WAIT_MS}`);
    await executePatiently(migrations);
    await runner.query('reset statement_timeout; reset lock_timeout');
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await runner.release();
  }
}
