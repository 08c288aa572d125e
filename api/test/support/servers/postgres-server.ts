import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '@packages/embedded-postgres/binaries';
import { ensureCluster, launchServer, stopServer } from '@packages/embedded-postgres/cluster';
import { choosePlaces } from '@packages/embedded-postgres/places';
import { readPostmaster } from '@packages/embedded-postgres/postmaster';
import { ask } from '../clients/ask';
import { freePort } from './free-port';
import { signalFamily } from './processes';

/** A test's own PostgreSQL that can be disrupted; it keeps its port. */
export interface PostgresServer {
  /** The URL of an empty database. */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Suspends it silently, like a machine that hangs. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const answers = (url: string) =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

/**
 * Starts a PostgreSQL, separate from the embedded one of the tests, in a folder or the tests'
 * default one.
 */
export async function startPostgres(folder?: string): Promise<PostgresServer> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'fairweek-postgres-')));
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  const places = await choosePlaces({
    application: 'Fairweek',
    dataDir,
    found: await findBinaries(),
    log: () => undefined,
  });
  await ensureCluster(places, 'secret', { fsync: 'off' });
  const port = await freePort();
  const base = `postgresql://${places.name}:secret@127.0.0.1:${port}/postgres`;
  const pid = async () => (await readPostmaster(places.cluster))?.pid ?? 0;
  const server = {
    url: base.replace(/postgres$/, 'house'),
    async start() {
      // The processes of a killed server may take a moment to exit, and no other starts before.
      for (let hasEnded = true; !(await answers(base)); await sleep(50)) {
        if (!hasEnded) continue;
        hasEnded = false;
        const { ended } = await launchServer(places, { port });
        void ended.then(() => {
          hasEnded = true;
        });
      }
    },
    stop: () => stopServer(places),
    freeze: async () => signalFamily(await pid(), 'SIGSTOP'),
    thaw: async () => signalFamily(await pid(), 'SIGCONT'),
    kill: async () => void process.kill(await pid(), 'SIGKILL'),
    async remove() {
      signalFamily(await pid(), 'SIGCONT');
      await stopServer(places);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await server.start();
  await ask(base, 'create database house');
  return server;
}
