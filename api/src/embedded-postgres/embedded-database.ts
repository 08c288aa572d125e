import { randomBytes } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries';
import { DATABASE_USER, ensureCluster, ensureOwner, stopServer } from './cluster';
import { ensureFolder, usingDataFolder } from './data-folder';
import { AlreadyRunningError, lockCluster } from './lock-cluster';
import { choosePlaces, exists } from './places';
import { writeOnce } from './write-once';

export { AlreadyRunningError } from './lock-cluster';

/** A running PostgreSQL that only this process uses. */
export interface EmbeddedDatabase {
  /** Connection string of the database `fairweek`. */
  readonly url: string;
  /** Stops the server if this process still holds it; close all other connections first. */
  stop(): Promise<void>;
}

/** Options of the embedded PostgreSQL. */
export interface EmbeddedDatabaseOptions {
  /** Fairweek's data folder; created if missing. */
  readonly dataDir: string;
  readonly log: (sentence: string) => void;
  /** Called once when the database is lost permanently because another Fairweek has taken it. */
  readonly onLost?: (reason: Error) => void;
  /** How long another process may keep the folder before it counts as running, in ms. */
  readonly patienceMs?: number;
  /** True if this process is a command, which soon ends. */
  readonly isCommand?: boolean;
  /** Additional server settings, such as `{ fsync: 'off' }` in tests. */
  readonly settings?: Record<string, string>;
}

async function prepare({ dataDir: folder, log, settings }: EmbeddedDatabaseOptions) {
  await ensureFolder(folder);
  const dataDir = await realpath(folder);
  const password = await writeOnce(
    join(dataDir, 'database-password'),
    randomBytes(24).toString('hex'),
  );
  const places = await choosePlaces(dataDir, await findBinaries(), log);
  await ensureCluster(places, password, settings);
  await ensureOwner(places);
  return { dataDir, password, places };
}

function urlOf(password: string, port: number): string {
  return `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE_USER}`;
}

/**
 * Starts the PostgreSQL from npm on the data folder, or adopts the one that a killed Fairweek left
 * running; throws AlreadyRunningError if another Fairweek uses the folder.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDir, password, places } = await usingDataFolder(options.dataDir, () =>
    prepare(options),
  );
  const lock = await lockCluster({ ...options, dataDir, places, password });
  return {
    url: urlOf(password, lock.port),
    async stop() {
      // Once released or lost, the server may belong to another Fairweek.
      if (await lock.letGo()) await stopServer(places);
    },
  };
}

/** The database of a data folder, for as long as a command needs it. */
export interface SharedDatabase extends EmbeddedDatabase {
  /** True if another Fairweek runs it, and goes on running it. */
  readonly isShared: boolean;
}

/** Uses the database that a running Fairweek has started on the data folder, or starts it. */
export async function shareEmbeddedDatabase(dataDir: string): Promise<SharedDatabase> {
  try {
    const options = { dataDir, log: () => undefined, patienceMs: 0, isCommand: true };
    return { ...(await startEmbeddedDatabase(options)), isShared: false };
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    const password = await readFile(join(dataDir, 'database-password'), 'utf8');
    return { url: urlOf(password, error.port), isShared: true, stop: async () => undefined };
  }
}

/** Returns true if a database was created in a data folder, or where it points to. */
export async function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  const remembered = await readFile(join(dataDir, 'database-place'), 'utf8').catch(() => undefined);
  return exists(join(remembered?.trim() ?? join(dataDir, 'postgres'), 'cluster', 'PG_VERSION'));
}
