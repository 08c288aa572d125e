import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../src/kit/database/database';
import { topic } from '../../src/kit/events/topic';
import { type House, openHouse } from './house';
import { hasRedis, startRedis, type TestRedis } from './redis';

/** Processes of Fairweek that share one database and one event bus. */
export interface Fleet {
  /** Where one person's requests arrive. */
  here: House;
  /** Where the other person's requests arrive: another process, unless there is only one. */
  there: House;
  /** Resolves when every process has heard all events of what was answered before. */
  settle(): Promise<void>;
  /** Cuts the connections by which events arrive. */
  cutBus(): Promise<void>;
  close(): Promise<void>;
}

/** A marker that each process sends is heard by each, after all that was sent before it. */
async function settle(houses: House[]): Promise<void> {
  const apps = houses.map((it) => it.running.app);
  const topics = apps.map(() => topic<Record<string, never>>('marker', randomUUID()));
  const heard = apps.flatMap(({ bus }) =>
    topics.map((topic) => new Promise<void>((resolve) => bus.subscribe(topic, () => resolve()))),
  );
  for (const [index, marker] of topics.entries()) {
    const app = apps[index];
    if (app) await inTransaction(app, async ({ publish }) => publish(marker, {}));
  }
  await Promise.all(heard);
}

async function openFleet(options: { isPair: boolean; redis?: TestRedis }): Promise<Fleet> {
  const { isPair, redis } = options;
  const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  const here = await openHouse({ env });
  const { databaseUrl } = here;
  const there = isPair ? await openHouse({ databaseUrl, env }) : here;
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

/** Every way that live events travel: its name, whether this machine has it, and how it is opened. */
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
