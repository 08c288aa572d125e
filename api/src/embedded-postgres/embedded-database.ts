import { randomBytes } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries';
import { DATABASE_USER, ensureCluster, ensureOwner, stopServer } from './cluster';
import { ensureFolder, usingDataFolder } from './data-folder';
import { lockCluster } from './lock-cluster';
import { choosePlaces } from './places';
import { writeOnce } from './write-once';

export { AlreadyRunningError } from './lock-cluster';

/** A running PostgreSQL that belongs to this process alone. */
export interface EmbeddedDatabase {
  /** Connection string of the database `fairweek`. */
  readonly url: string;
  /** Stops the server, if this process still holds it; close the other connections first. */
  stop(): Promise<void>;
}

/** How to start the embedded PostgreSQL. */
export interface EmbeddedDatabaseOptions {
  /** Fairweek's data folder; made when missing. */
  readonly dataDir: string;
  readonly log: (sentence: string) => void;
  /** Called once when the database is lost for good: another Fairweek has it. */
  readonly onLost?: (reason: Error) => void;
  /** Server settings beside the usual ones, such as `{ fsync: 'off' }` in tests. */
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

/**
 * Starts the PostgreSQL that npm brought on the data folder, or takes over the one that a killed
 * Fairweek left running; throws AlreadyRunningError when another Fairweek holds the folder.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDir, password, places } = await usingDataFolder(options.dataDir, () =>
    prepare(options),
  );
  const lock = await lockCluster({ ...options, dataDir, places, password });
  return {
    url: `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${lock.port}/${DATABASE_USER}`,
    async stop() {
      // Once let go or lost, the server may belong to another Fairweek.
      if (await lock.letGo()) await stopServer(places);
    },
  };
}
