import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { StartProblem } from '@packages/start-problem/start-problem';
import type { Logger } from 'pino';
import { poolOf } from '../core/database/database';
import { reserveOf } from '../core/database/reserve';
import { PersistedOperations } from '../core/graphql/persisted-operations';
import { PoolGuard } from '../core/postgres/pool-guard';
import { Outage } from '../core/process/outage';
import type { AppContext } from '../core/request-context';
import { createAppContext, processState } from './app-context';
import { startBackground } from './background/background';
import { Closers } from './closers';
import { type Config, withListeningPort } from './config/config';
import { connectBus, connectChanges } from './connect-bus';
import { directUrlOf } from './database/direct-url';
import { openDatabase } from './database/open-database';
import { Health } from './health/health';
import { mountHealth } from './http/lifecycle';
import { createServer } from './http/server';
import { SocketLimits } from './http/socket-limits';
import { OPERATIONS, WEB_ROOT } from './http/web-pages';
import { Metrics } from './metrics/metrics';
import { createSchema } from './schema';

/** A running instance of Fairweek. */
export interface Running {
  app: AppContext;
  /** The address it listens on, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** The options of a server. */
export interface StartOptions {
  config: Config;
  databaseUrl: string;
  secret: string;
  log: Logger;
  /** Defaults to those that the web build has written. */
  operations?: PersistedOperations;
  /** Called once when only a restart of the process would help. */
  onStuck?: () => void;
}

/** Written by the web build, next to its pages. */
const OPERATIONS_FILE = join(WEB_ROOT, OPERATIONS);

async function open(options: StartOptions, closers: Closers): Promise<Omit<Running, 'stop'>> {
  const { config, log } = options;
  const outage = new Outage(log);
  const db = await openDatabase(options, log);
  closers.push(() => db.destroy());
  const reserve = reserveOf(db);
  closers.push(() => poolOf(reserve).end());
  for (const pool of [db, reserve].map(poolOf)) {
    const guard = new PoolGuard(pool);
    closers.push(async () => guard.stop());
  }
  const bus = await connectBus({ ...options, db });
  closers.push(() => bus.close());
  const changes = await connectChanges(bus, options);
  closers.push(() => changes.bus.close());
  const sockets = new SocketLimits(config.limits);
  const state = processState(config, {
    parts: async () => (await health.readiness()).parts,
    live: () => sockets.open,
  });
  const app = createAppContext(options, { db, bus, changes, log, outage, state }, reserve);
  const schema = await createSchema();
  const operations = options.operations ?? (await PersistedOperations.load(OPERATIONS_FILE));
  if (operations.isEmpty && !config.openings.anyOperation) {
    throw new StartProblem(
      'The web interface has not been built, so this server could not be used. Please run "npm run build".',
    );
  }
  const health = new Health(app, { onStuck: options.onStuck });
  closers.push(async () => health.stop());
  const metrics = new Metrics(app);
  const server = await createServer({ app, config, schema, operations, sockets, metrics });
  let background: Awaited<ReturnType<typeof startBackground>> | undefined;
  // Requests end before the worker, and the worker before what both use.
  closers.push(
    async () => background?.stop(),
    () => server.close(),
  );
  mountHealth(server, health);
  await server.listen({ port: config.port, host: config.host });
  const { port } = server.server.address() as AddressInfo;
  app.appUrl = withListeningPort(config, port).appUrl;

  // Last: a start that fails must not have sent emails.
  if (config.role !== 'api') {
    background = await startBackground({
      app,
      url: directUrlOf(options),
      isAlone: !config.databaseUrl,
      poolSize: config.workerPoolSize,
      onStarted: (worker) => health.watch(worker),
    });
  }
  health.watch(background?.worker);
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
