import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { until } from '../until';
import { freePort } from './free-port';

/** Whether this machine has a Redis that a test can start. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A test's own Redis. */
export interface TestRedis {
  url: string;
  /** Cuts every subscription's connection, like a network failure. */
  cutSubscribers(): Promise<void>;
  /** Refuses to publish anything, or publishes again. */
  refusePublishing(isRefused: boolean): Promise<void>;
  /** Resolves once it has refused something. */
  hasRefused(): Promise<void>;
  /** Stops it, as for an update, and starts it again on its port. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Suspends it silently, or resumes it. */
  freeze(isFrozen: boolean): void;
  stop(): Promise<void>;
}

/** Starts a Redis that stores nothing, on a free loopback port. */
export async function startRedis({ password }: { password?: string } = {}): Promise<TestRedis> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'fairweek-redis-'));
  const launch = () =>
    spawn(
      'redis-server',
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
        ...(password ? ['--requirepass', password] : []),
      ],
      { stdio: 'ignore' },
    );
  let server = launch();
  const url = `redis://127.0.0.1:${port}`;
  const admin = new Redis(url, { password, maxRetriesPerRequest: 100, retryStrategy: () => 50 });
  admin.on('error', () => undefined);
  await admin.ping();
  return {
    url,
    cutSubscribers: async () => void (await admin.client('KILL', 'TYPE', 'pubsub')),
    refusePublishing: async (isRefused) =>
      void (await admin.call('ACL', 'SETUSER', 'default', isRefused ? '-publish' : '+publish')),
    async hasRefused() {
      await until(async () => (await admin.info('errorstats')).includes('errorstat_NOPERM'));
    },
    async halt() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
    async resume() {
      server = launch();
      await admin.ping();
    },
    freeze: (isFrozen) => void server.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      await admin.quit();
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
