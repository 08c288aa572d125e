import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../src/core/database/database';
import { topic } from '../../../src/core/events/event-bus';
import { hasRedis, startRedis, type TestRedis } from './redis';
import { startTestApp, type TestApp } from './test-app';

/** Processes of Fairweek that share one database and one event bus. */
export interface Fleet {
  /** The process that receives one user's requests. */
  here: TestApp;
  /**
   * The process that receives the other user's requests: a different one, unless there is only one.
   */
  there: TestApp;
  /** Resolves once every process has received all events of requests answered before. */
  settle(): Promise<void>;
  /** Cuts the connections that deliver events. */
  cutBus(): Promise<void>;
  close(): Promise<void>;
}

/** Each process receives each process's marker after everything sent before it. */
async function settle(houses: TestApp[]): Promise<void> {
  const apps = houses.map((it) => it.running.app);
  const topics = apps.map(() => topic<Record<string, never>>('marker', randomUUID()));
  const heard = apps.flatMap(({ bus }) =>
    topics.map((topic) => new Promise<void>((resolve) => bus.subscribe(topic, () => resolve()))),
  );
  for (const [index, marker] of topics.entries()) {
    const app = apps[index];
    if (app)
      await inTransaction(app, async (transaction) => transaction.publishOnCommit(marker, {}));
  }
  await Promise.all(heard);
}

async function openFleet(options: { isPair: boolean; redis?: TestRedis }): Promise<Fleet> {
  const { isPair, redis } = options;
  const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  const here = await startTestApp({ env });
  const { databaseUrl } = here;
  const there = isPair ? await startTestApp({ databaseUrl, env }) : here;
  return {
    here,
    there,
    settle: () => settle([here, there]),
    async cutBus() {
      if (redis) return redis.cutSubscribers();
      await here.running.app.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'fairweek (live events)'`,
      );
    },
    async close() {
      if (isPair) await there.close();
      await here.close();
      await redis?.stop();
    },
  };
}

/** Every transport of live events: its name, whether this machine has it, and how to open it. */
export const FLEETS = [
  { name: 'one process', isHere: true, open: () => openFleet({ isPair: false }) },
  {
    name: 'two processes over PostgreSQL',
    isHere: true,
    open: () => openFleet({ isPair: true }),
  },
  {
    name: `two processes over Redis${hasRedis ? '' : ' (no redis-server on this machine)'}`,
    isHere: hasRedis,
    open: async () => openFleet({ isPair: true, redis: await startRedis() }),
  },
];
