import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import {
  APPLY_IMPORT,
  type ApplyImportJob,
  runImport,
} from '../features/imports/use-cases/apply-import';
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

interface StartOptions {
  config: Config;
  databaseUrl: string;
  secret: string;
  log: Logger;
}

function connectBus({ config, databaseUrl, secret, log }: StartOptions): Promise<EventBus> {
  if (!config.redisUrl) return PostgresEventBus.connect(databaseUrl, log);
  // All instances of one installation share the secret, and no other installation has it.
  const name = createHmac('sha256', secret).update('events').digest('base64url');
  return RedisEventBus.connect(config.redisUrl, { channel: `fairweek:${name}`, log });
}

/** Migrates, seeds the demo into an empty database, and serves until stopped. */
export async function start(options: StartOptions): Promise<Running> {
  const { config, databaseUrl, secret, log } = options;
  const db = createDataSource(databaseUrl);
  await db.initialize();
  await migrate(db, databaseUrl);
  await migrateQueue(databaseUrl, log);
  const passwordCost = config.nodeEnv === 'test' ? TEST_PASSWORD_COST : PASSWORD_COST;
  if (config.demo) await seedDemo(db, passwordCost);

  const bus = await connectBus(options);
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
  const tasks = {
    [APPLY_IMPORT]: (payload: unknown) => runImport(app, payload as ApplyImportJob),
  };
  const worker = await startWorker({ url: databaseUrl, db, smtpUrl, mailFrom, log, tasks });
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
