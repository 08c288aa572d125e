import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { poolOf } from '../core/database/database';
import { Departure } from '../core/departure';
import type { EventBus } from '../core/events/event-bus';
import { PostgresEventBus } from '../core/events/event-bus.postgres';
import { RedisEventBus } from '../core/events/event-bus.redis';
import { PersistedOperations } from '../core/graphql/persisted-operations';
import { createTaskQueue } from '../core/limits/task-queue';
import { createThrottle } from '../core/limits/throttle';
import { Outage } from '../core/outage';
import { PoolGuard } from '../core/postgres/guard-pool';
import type { AppContext, BackupSettings } from '../core/request-context';
import { explained, StartProblem } from '../core/start-problem';
import { seedDemo } from '../demo/seed';
import { tidyUp } from './background/purge';
import { startClock } from './background/scheduler';
import { migrateQueue, startWorker, type Worker } from './background/worker';
import { Closers } from './closers';
import { type Config, withListeningPort } from './config/config';
import { connect, migrate } from './data-source';
import { AUDIT_AREAS, PERSONAL_DATA } from './features';
import { Health } from './health/health';
import { mountHealth } from './http/lifecycle';
import { createServer } from './http/server';
import { WEB_ROOT } from './http/web-pages';
import { createSchema } from './schema';
import { VERSION } from './version';

/** The bcrypt work factor; too slow for the many sign-ins of tests. */
export const PASSWORD_COST = 12;
const TEST_PASSWORD_COST = 4;

/** A running instance of Fairweek. */
export interface Running {
  app: AppContext;
  /** The address it listens on, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

interface StartOptions {
  config: Config;
  databaseUrl: string;
  secret: string;
  log: Logger;
  /** Defaults to those that the web build has written. */
  operations?: PersistedOperations;
  /** Called once when only a restart of the process would help. */
  onStuck?: () => void;
}

/** Returns how this process makes backups. */
export function backupSettings({
  config,
  databaseUrl,
  secret,
}: Pick<StartOptions, 'config' | 'databaseUrl'> & { secret?: string }): BackupSettings {
  const generatedSecret = config.jwtSecret ? undefined : secret;
  return { ...config.backups, databaseUrl, generatedSecret, version: VERSION };
}

/** Written by the web build, next to its pages. */
const OPERATIONS_FILE = join(WEB_ROOT, 'operations.json');

const passwordCostOf = ({ nodeEnv }: Config) =>
  nodeEnv === 'test' ? TEST_PASSWORD_COST : PASSWORD_COST;

/** The address of the database without a pooler in between. */
const directUrlOf = ({ config, databaseUrl }: StartOptions) => config.directUrl ?? databaseUrl;

async function connectBus(options: StartOptions): Promise<EventBus> {
  const { config, secret, log } = options;
  if (!config.redisUrl) return PostgresEventBus.connect(directUrlOf(options), log);
  // All instances of one installation share the secret, and no other installation has it.
  const name = createHmac('sha256', secret).update('events').digest('base64url');
  try {
    return await RedisEventBus.connect(config.redisUrl, { channel: `fairweek:${name}`, log });
  } catch (error) {
    const service = `Redis at ${new URL(config.redisUrl).host}`;
    throw explained(error, { service, variable: 'REDIS_URL' });
  }
}

/** Connects to the database and prepares it: its schema past a pooler, if there is one. */
async function openDatabase(options: StartOptions, outage: Outage): Promise<DataSource> {
  const { config, databaseUrl, log } = options;
  const { directUrl, poolSize, preparedStatements } = config;
  const isPooled = directUrl !== undefined;
  const db = await connect(databaseUrl, { poolSize, isPooled, preparedStatements });
  try {
    const direct = isPooled
      ? await connect(directUrl, { poolSize: 1, variable: 'DATABASE_DIRECT_URL' })
      : db;
    await migrate(direct);
    if (direct !== db) await direct.destroy();
    await migrateQueue(directUrlOf(options), { log, outage });
    if (config.demo) await seedDemo(db, passwordCostOf(config));
    await tidyUp(db, config.retention);
    return db;
  } catch (error) {
    await db.destroy();
    throw explained(error, { service: 'The database', variable: 'PREPARED_STATEMENTS' });
  }
}

async function open(options: StartOptions, closers: Closers): Promise<Omit<Running, 'stop'>> {
  const { config, secret, log } = options;
  const outage = new Outage(log);
  const db = await openDatabase(options, outage);
  const guard = new PoolGuard(poolOf(db));
  closers.push(async () => guard.stop());
  closers.push(() => db.destroy());

  const bus = await connectBus(options);
  closers.push(() => bus.close());
  const { appUrl, demo, limits } = config;
  const mail = { smtpUrl: config.smtpUrl, from: config.mailFrom };
  const throttle = createThrottle({ db });
  const hashing = createTaskQueue({
    atOnce: limits.passwordHashesAtOnce,
    waiting: limits.passwordQueue,
    perClient: limits.passwordsPerNetwork,
  });
  const shared = { db, bus, throttle, log, outage, departure: new Departure() };
  const app: AppContext = {
    ...shared,
    appUrl,
    secret,
    passwordCost: passwordCostOf(config),
    hashing,
    demo,
    retention: config.retention,
    mail,
    backups: backupSettings(options),
    auditAreas: AUDIT_AREAS,
    personalData: PERSONAL_DATA,
  };
  const schema = await createSchema();
  const operations = options.operations ?? (await PersistedOperations.load(OPERATIONS_FILE));
  if (operations.isEmpty && !config.openings.anyOperation) {
    throw new StartProblem(
      'The web interface has not been built, so this server could not be used. Please run "npm run build".',
    );
  }
  const server = await createServer({ app, config, schema, operations });
  let worker: Worker | undefined;
  let clock: ReturnType<typeof startClock> | undefined;
  // Requests end before the worker, and the worker before what both use.
  closers.push(
    async () => worker?.stop(),
    async () => clock?.stop(),
    () => server.close(),
  );
  const health = new Health(app, { onStuck: options.onStuck });
  closers.push(async () => health.stop());
  mountHealth(server, health);
  await server.listen({ port: config.port, host: config.host });
  const { port } = server.server.address() as AddressInfo;
  app.appUrl = withListeningPort(config, port).appUrl;

  // Last: a start that fails must not have sent emails.
  if (config.role !== 'api') {
    worker = await startWorker({
      app,
      url: directUrlOf(options),
      isAlone: !config.databaseUrl,
      poolSize: config.workerPoolSize,
    });
    clock = startClock(app);
  }
  health.watch(worker);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return { app, url: `http://${host}:${port}` };
}

/**
 * Migrates, seeds the demo into an empty database, and serves until stopped; closes what it has
 * opened if a step fails.
 */
export async function start(options: StartOptions): Promise<Running> {
  const closers = new Closers();
  try {
    const opened = await open(options, closers);
    const stop = async () => {
      await opened.app.departure.begin(options.config.drainSeconds * 1000);
      const failures: unknown[] = [];
      await closers.closeAll((error) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    };
    return { ...opened, stop };
  } catch (error) {
    await closers.closeAll(() => undefined);
    throw error;
  }
}
