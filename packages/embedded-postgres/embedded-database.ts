import { randomBytes } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries';
import { ensureCluster, ensureOwner, stopServer } from './cluster';
import { ensureFolder, usingDataFolder } from './data-folder';
import { AlreadyRunningError, lockCluster } from './lock-cluster';
import { choosePlaces, exists } from './places';
import { writeOnce } from './write-once';

export { AlreadyRunningError } from './lock-cluster';

/** A running PostgreSQL that only this process uses. */
export interface EmbeddedDatabase {
  /** Connection string of the application's database. */
  readonly url: string;
  /** Stops the server if this process still holds it; close all other connections first. */
  stop(): Promise<void>;
}

/** Options of the embedded PostgreSQL. */
export interface EmbeddedDatabaseOptions {
  /** The application's name; its role and its database have it in lower case. */
  readonly application: string;
  /** The application's data folder; created if missing. */
  readonly dataDir: string;
  readonly log: (sentence: string) => void;
  /** Called once when the database is lost permanently because another process has taken it. */
  readonly onLost?: (reason: Error) => void;
  /** How long another process may keep the folder before it counts as running, in ms. */
  readonly patienceMs?: number;
  /** True if this process is a command, which soon ends. */
  readonly isCommand?: boolean;
  /** Additional server settings, such as `{ fsync: 'off' }` in tests. */
  readonly settings?: Record<string, string>;
}

async function prepare({ application, dataDir: folder, log, settings }: EmbeddedDatabaseOptions) {
  await ensureFolder(folder);
  const dataDir = await realpath(folder);
  const password = await writeOnce(
    join(dataDir, 'database-password'),
    randomBytes(24).toString('hex'),
  );
  const places = await choosePlaces({ application, dataDir, found: await findBinaries(), log });
  await ensureCluster(places, password, settings);
  await ensureOwner(places);
  return { dataDir, password, places };
}

function urlOf(application: string, password: string, port: number): string {
  const name = application.toLowerCase();
  return `postgresql://${name}:${password}@127.0.0.1:${port}/${name}`;
}

/**
 * Starts the PostgreSQL from npm on the data folder, or adopts the one that a killed process left
 * running; throws AlreadyRunningError if another process uses the folder.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDir, password, places } = await usingDataFolder(options.dataDir, () =>
    prepare(options),
  );
  const lock = await lockCluster({ ...options, dataDir, places, password });
  return {
    url: urlOf(options.application, password, lock.port),
    async stop() {
      // Once released or lost, the server may belong to another process.
      if (await lock.letGo()) await stopServer(places);
    },
  };
}

/** The database of a data folder, for as long as a command needs it. */
export interface SharedDatabase extends EmbeddedDatabase {
  /** True if another process runs it, and goes on running it. */
  readonly isShared: boolean;
}

/** Uses the database that another process has started on the data folder, or starts it. */
export async function shareEmbeddedDatabase({
  application,
  dataDir,
}: Pick<EmbeddedDatabaseOptions, 'application' | 'dataDir'>): Promise<SharedDatabase> {
  try {
    const quiet = { log: () => undefined, patienceMs: 0, isCommand: true };
    const options = { application, dataDir, ...quiet };
    return { ...(await startEmbeddedDatabase(options)), isShared: false };
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    const password = await readFile(join(dataDir, 'database-password'), 'utf8');
    const url = urlOf(application, password, error.port);
    return { url, isShared: true, stop: async () => undefined };
  }
}

/** Returns true if a database was created in a data folder, or where it points to. */
export async function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  const remembered = await readFile(join(dataDir, 'database-place'), 'utf8').catch(() => undefined);
  return exists(join(remembered?.trim() ?? join(dataDir, 'postgres'), 'cluster', 'PG_VERSION'));
}
