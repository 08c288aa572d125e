import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { App } from '../kit/call';
import type { EventBus } from '../kit/event-bus';
import { PostgresEventBus } from '../kit/event-bus.postgres';
import { RedisEventBus } from '../kit/event-bus.redis';
import { createThrottle } from '../kit/throttle';
import { type Config, withListeningPort } from './config';
import { createDataSource, migrate } from './data-source';
import { seedDemo } from './demo/seed';
import { createSchema } from './schema';
import { createServer } from './server';
import { migrateQueue, startWorker } from './worker';

/** bcrypt's work factor; tests sign in too often to pay it. */
export const PASSWORD_COST = 12;
const TEST_PASSWORD_COST = 4;

/** A running Fairweek. */
export interface Running {
  app: App;
  /** Where it listens, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

function connectBus(config: Config, databaseUrl: string, log: Logger): Promise<EventBus> {
  return config.redisUrl
    ? RedisEventBus.connect(config.redisUrl, log)
    : PostgresEventBus.connect(databaseUrl, log);
}

/** Migrates, seeds the demo into an empty database, and serves until stopped. */
export async function start(options: {
  config: Config;
  databaseUrl: string;
  secret: string;
  log: Logger;
}): Promise<Running> {
  const { config, databaseUrl, secret, log } = options;
  const db = createDataSource(databaseUrl);
  await db.initialize();
  await migrate(db, databaseUrl);
  await migrateQueue(databaseUrl, log);
  const passwordCost = config.nodeEnv === 'test' ? TEST_PASSWORD_COST : PASSWORD_COST;
  if (config.demo) await seedDemo(db, passwordCost);

  const bus = await connectBus(config, databaseUrl, log);
  const app: App = {
    db,
    bus,
    throttle: createThrottle(db),
    log,
    appUrl: config.appUrl,
    secret,
    passwordCost,
    demo: config.demo,
  };
  const { smtpUrl, mailFrom, trustProxy } = config;
  const worker = await startWorker({ url: databaseUrl, db, smtpUrl, mailFrom, log });
  const server = await createServer({ app, schema: await createSchema(), trustProxy });
  await server.listen({ port: config.port, host: config.host });
  const { port } = server.server.address() as AddressInfo;
  app.appUrl = withListeningPort(config, port).appUrl;

  return {
    app,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    async stop() {
      await server.close();
      await worker.stop();
      await bus.close();
      await db.destroy();
    },
  };
}
