import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster } from '@packages/embedded-postgres/postmaster';
import type { Closers } from '../../api/src/app/closers';
import { openTunnel, type Tunnel } from '../../api/test/support/clients/tunnel';
import { type PostgresServer, startPostgres } from '../../api/test/support/servers/postgres-server';
import { familyOf, isAlive, signalFamily } from '../../api/test/support/servers/processes';
import {
  MAIN,
  ROOT,
  type ServerProcess,
  serverProcess,
} from '../../api/test/support/servers/server-process';
import { until } from '../../api/test/support/until';
import { disturb, type Outcome } from './scenario';
import { settleTown, type Town } from './town';

/** The program that `npm start` runs once everything is built. */
export const SUPERVISED = [
  process.execPath,
  '--input-type=module',
  '-e',
  `const { supervise } = await import(${JSON.stringify(join(ROOT, 'scripts/lib/supervise.mjs'))});
   process.exitCode = await supervise([process.execPath, ${JSON.stringify(MAIN)}]);`,
];

/** A Fairweek with users who write while it is disturbed. */
interface World {
  town: Town;
  server: ServerProcess;
  disturb(fault: () => Promise<void>): Promise<Outcome>;
}

const worldOf = (town: Town, server: ServerProcess): World => ({
  town,
  server,
  disturb: (fault) => disturb({ town, url: server.url, servers: [server], fault }),
});

/** A Fairweek with an external database. */
interface External extends World {
  postgres: PostgresServer;
  tunnel: Tunnel;
}

export async function external(closers: Closers, folder?: string): Promise<External> {
  const postgres = await startPostgres(folder);
  closers.push(() => postgres.remove());
  const town = await settleTown(postgres.url);
  const tunnel = await openTunnel(postgres.url);
  closers.push(() => tunnel.close());
  const server = await serverProcess(tunnel.url);
  closers.push(() => server.kill());
  await server.start();
  return { postgres, tunnel, ...worldOf(town, server) };
}

/** A Fairweek with the embedded database. */
interface Embedded extends World {
  dataDir: string;
  /** Returns the id of PostgreSQL's main process. */
  postmaster(): Promise<number>;
}

export async function embedded(closers: Closers, command?: string[]): Promise<Embedded> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairweek-chaos-'));
  await chmod(dataDir, 0o711);
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  const cluster = join(dataDir, 'postgres', 'cluster');
  const server = await serverProcess(undefined, { env: { DATA_DIR: dataDir }, command });
  closers.push(async () => {
    const { pid = 0 } = (await readPostmaster(cluster)) ?? {};
    const family = server.isRunning() ? familyOf(server.pid) : [];
    await server.stop();
    for (const it of family) if (isAlive(it)) process.kill(it, 'SIGKILL');
    if (pid && isAlive(pid)) signalFamily(pid, 'SIGKILL');
    await until(() => !pid || !isAlive(pid));
  });
  await server.start();
  const password = await readFile(join(dataDir, 'database-password'), 'utf8');
  const { port } = (await readPostmaster(cluster)) ?? {};
  const url = `postgresql://fairweek:${password}@127.0.0.1:${port}/fairweek`;
  return {
    dataDir,
    postmaster: async () => (await readPostmaster(cluster))?.pid ?? 0,
    ...worldOf(await settleTown(url), server),
  };
}
