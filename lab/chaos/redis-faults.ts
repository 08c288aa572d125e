import { setTimeout as sleep } from 'node:timers/promises';
import type { Closers } from '../../api/src/app/closers';
import { openTunnel, type Tunnel } from '../../api/test/support/clients/tunnel';
import { startPostgres } from '../../api/test/support/servers/postgres-server';
import { hasRedis, startRedis, type TestRedis } from '../../api/test/support/servers/redis';
import { serverProcess } from '../../api/test/support/servers/server-process';
import { openFront } from './front';
import { disturb, type Outcome, type Scenario } from './scenario';
import { settleTown } from './town';

interface Way {
  redis: TestRedis;
  tunnel: Tunnel;
}

/** Disturbs two processes, so that events have to travel through Redis. */
async function disturbRedis(
  closers: Closers,
  fault: (way: Way) => Promise<void>,
): Promise<Outcome> {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  closers.push(
    () => postgres.remove(),
    () => redis.stop(),
  );
  const tunnel = await openTunnel(redis.url);
  closers.push(() => tunnel.close());
  const town = await settleTown(postgres.url);
  const options = { env: { REDIS_URL: tunnel.url } };
  const servers = [
    await serverProcess(postgres.url, options),
    await serverProcess(postgres.url, options),
  ];
  closers.push(...servers.map((server) => () => server.kill()));
  for (const server of servers) await server.start();
  const front = await openFront(servers.map(({ url }) => url));
  closers.push(() => front.close());
  const outcome = await disturb({
    town,
    url: front.url,
    servers,
    fault: async () => {
      await fault({ redis, tunnel });
      // Sending needs no Redis: what has to recover are the live events.
      await sleep(8_000);
    },
  });
  return { ...outcome, note: `${outcome.reconnects} sockets again, ${outcome.note}` };
}

const skipped = () => (hasRedis ? undefined : 'this machine has no redis-server');

export const REDIS_FAULTS: Scenario[] = [
  {
    name: 'Redis stopped for 5 s',
    skipped,
    run: (closers) =>
      disturbRedis(closers, async ({ redis }) => {
        await redis.halt();
        await sleep(5_000);
        await redis.resume();
      }),
  },
  {
    name: 'SIGSTOP of Redis for 10 s',
    skipped,
    run: (closers) =>
      disturbRedis(closers, async ({ redis }) => {
        redis.freeze(true);
        await sleep(10_000);
        redis.freeze(false);
      }),
  },
  {
    name: 'connections to Redis frozen without FIN',
    skipped,
    run: (closers) => disturbRedis(closers, async ({ tunnel }) => tunnel.freeze()),
  },
];
