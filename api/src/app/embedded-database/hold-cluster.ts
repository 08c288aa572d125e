import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { StartProblem } from '../start-problem';
import { DATABASE_USER, lastComplaint, launchServer } from './cluster';
import type { Places } from './places';
import { isServing, type Postmaster, readPostmaster, removeStalePostmaster } from './postmaster';

/** Another Fairweek holds the data folder; its database is left alone. */
export class AlreadyRunningError extends StartProblem {
  constructor(dataDir: string) {
    super(
      `Another Fairweek is already running on ${dataDir}: use that one, stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'AlreadyRunningError';
  }
}

interface HoldOptions {
  readonly dataDir: string;
  readonly places: Places;
  readonly password: string;
  readonly settings?: Record<string, string>;
  readonly log: (sentence: string) => void;
  readonly onLost?: (reason: Error) => void;
}

/** This process's hold on a cluster: a lock that ends with the connection that took it. */
export interface Hold {
  readonly port: number;
  /**
   * Announces that the connection will end, so that its end is no alarm; answers whether the
   * hold lasted until now.
   */
  letGo(): boolean;
}

/** A zombie or a server that is just stopping can keep the lock file this long. */
const STUBBORN_MS = 5_000;
/** Replaying the log of a crash may take a while. */
const RECOVERY_MS = 120_000;
/** A killed holder's connection is noticed within this time. */
const LOCK_PATIENCE_MS = 1_000;
const PAUSE_MS = 50;
const MAX_ATTEMPTS = 10;
/** Any number, as long as every Fairweek uses the same: 'fair' in ASCII. */
const LOCK_KEY = 0x66616972;

/** Starts or adopts the server and takes the lock of the one Fairweek that may use it. */
export async function holdCluster(options: HoldOptions): Promise<Hold> {
  for (let attempt = 1; ; attempt++) {
    const { client, port } = await reachServer(options);
    try {
      if (!(await takeLock(client))) throw new AlreadyRunningError(options.dataDir);
      await ensureDatabase(client);
    } catch (error) {
      discard(client);
      // The server was being stopped by its former holder: start it again.
      if (attempt < MAX_ATTEMPTS && isConnectionLoss(error)) continue;
      throw error;
    }
    return watch(client, port, options.onLost);
  }
}

function watch(client: Client, port: number, onLost?: (reason: Error) => void): Hold {
  let watching = true;
  const lost = (reason: Error) => {
    if (watching) onLost?.(reason);
    watching = false;
  };
  client.on('error', lost);
  client.on('end', () => lost(new Error('The connection that holds the database has ended.')));
  return {
    port,
    letGo() {
      const held = watching;
      watching = false;
      return held;
    },
  };
}

interface Reached {
  readonly client: Client;
  readonly port: number;
}

/** Connects to the server on the cluster, launching it as often as it takes. */
async function reachServer(options: HoldOptions): Promise<Reached> {
  const { places, log } = options;
  const begun = Date.now();
  const announcement = setTimeout(
    () => log('The database is taking its time to recover or to start; waiting for it.'),
    STUBBORN_MS,
  );
  try {
    for (;;) {
      const reached = await tryServing(options);
      if (reached) return reached;
      const waited = Date.now() - begun;
      if (waited > RECOVERY_MS) throw await notStarted(places);
      const postmaster = await readPostmaster(places.cluster);
      if (postmaster && (await isServing(postmaster, places.cluster))) await sleep(PAUSE_MS);
      else await launch(options, postmaster, waited);
    }
  } finally {
    clearTimeout(announcement);
  }
}

async function launch(
  { places, settings }: HoldOptions,
  stale: Postmaster | undefined,
  waited: number,
): Promise<void> {
  // PostgreSQL itself clears a lock file whose process is gone, but not a zombie's or a stranger's.
  if (stale && waited > STUBBORN_MS / 2) await removeStalePostmaster(stale, places.cluster);
  const { ended } = await launchServer(places, settings);
  const failed = await endedBeforeServing(places, ended);
  if (failed && waited > STUBBORN_MS) throw await notStarted(places);
}

/** Waits until the launched server has written its lock file, or has given up. */
async function endedBeforeServing(places: Places, ended: Promise<void>): Promise<boolean> {
  let over = false;
  const end = ended.then(() => {
    over = true;
  });
  for (;;) {
    await Promise.race([end, sleep(PAUSE_MS)]);
    if (over) {
      await sleep(PAUSE_MS * 4);
      return true;
    }
    const postmaster = await readPostmaster(places.cluster);
    if (postmaster && (await isServing(postmaster, places.cluster))) return false;
  }
}

/** Connects when a server is there and ready; anything but 'not yet' is an error. */
async function tryServing({ places, password }: HoldOptions): Promise<Reached | undefined> {
  const postmaster = await readPostmaster(places.cluster);
  if (!postmaster?.port || !(await isServing(postmaster, places.cluster))) return undefined;
  const client = new Client({
    host: '127.0.0.1',
    port: postmaster.port,
    user: DATABASE_USER,
    password,
    database: 'postgres',
    application_name: 'fairweek (holds the data folder)',
    connectionTimeoutMillis: 3_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { client, port: postmaster.port };
  } catch (error) {
    discard(client);
    if (error instanceof DatabaseError && error.code === '28P01') {
      throw new StartProblem(
        `The database in ${places.home} does not accept the password kept in the data folder ` +
          '(database-password): put the right file back, or start with an empty data folder.',
      );
    }
    return undefined;
  }
}

/** Ends a connection without waiting: on a broken one the driver's promise may never settle. */
function discard(client: Client): void {
  client.end().catch(() => undefined);
}

async function takeLock(client: Client): Promise<boolean> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [LOCK_KEY],
    );
    if (rows[0]?.taken) return true;
    if (Date.now() > deadline) return false;
    await sleep(PAUSE_MS * 2);
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    DATABASE_USER,
  ]);
  if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE_USER}`);
}

/** Codes of class 57 mean that the server is going down; an error without a code is the socket's. */
function isConnectionLoss(error: unknown): boolean {
  if (error instanceof AlreadyRunningError) return false;
  return !(error instanceof DatabaseError) || (error.code ?? '').startsWith('57');
}

async function notStarted(places: Places): Promise<StartProblem> {
  return new StartProblem(`The database did not start: ${await lastComplaint(places)}.`);
}
