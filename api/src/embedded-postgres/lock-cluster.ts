import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { KeptConnection } from '../kit/postgres/kept-connection';
import { StartProblem } from '../kit/start-problem';
import { DATABASE_USER, launchServer } from './cluster';
import { lastComplaint, logSize } from './complaint';
import type { Places } from './places';
import { isServing, type Postmaster, readPostmaster, removeStalePostmaster } from './postmaster';

/** Another Fairweek holds the data folder; its database is left alone. */
export class AlreadyRunningError extends StartProblem {
  constructor(dataDir: string, pid: number | undefined) {
    const [who, how] = pid ? [` (process ${pid})`, ` with \`kill ${pid}\``] : ['', ''];
    super(
      `Another Fairweek is already running on ${dataDir}${who}: use that one, stop it${how}, ` +
        'or set DATA_DIR to another folder.',
    );
    this.name = 'AlreadyRunningError';
  }
}

/** The database runs at another port than the one that its users know. */
class MovedError extends Error {}

interface ClusterLockOptions {
  readonly dataDir: string;
  readonly places: Places;
  readonly password: string;
  readonly settings?: Record<string, string>;
  readonly log: (sentence: string) => void;
  readonly onLost?: (reason: Error) => void;
}

/** This process's lock on a cluster; it ends with the connection that took it. */
export interface ClusterLock {
  readonly port: number;
  /** Announces that the connection will end; answers whether the lock lasted until now. */
  letGo(): Promise<boolean>;
}

/** How a server is reached: again at the same port, until it is no longer wanted. */
interface Reach extends ClusterLockOptions {
  readonly port?: number;
  readonly signal: AbortSignal;
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
const HOLDER = 'fairweek (holds the data folder, process ';

/**
 * Starts or adopts the server and takes the lock of the one Fairweek that may use it; takes it
 * again, and starts the server again at its port, whenever it is lost. `onLost` is called when
 * that cannot be, because another Fairweek was faster.
 */
export async function lockCluster(options: ClusterLockOptions): Promise<ClusterLock> {
  let port = 0;
  const connection = await KeptConnection.open({
    async connect(signal) {
      const reached = await takeHold({ ...options, port: port || undefined, signal });
      if (port && reached.port !== port) {
        discard(reached.client);
        throw new MovedError('The database was started again at another port.');
      }
      port = reached.port;
      return reached.client;
    },
    onLost: ({ message }) => options.log(`Lost the database (${message}); restarting it …`),
    onBack: () => options.log('The database is back.'),
    isHopeless: (reason) => reason instanceof AlreadyRunningError || reason instanceof MovedError,
    onGivenUp: (reason) => options.onLost?.(reason as Error),
  });
  // A server that is just started again can be stopped only by its holder.
  return { port, letGo: () => connection.letGo(STUBBORN_MS) };
}

async function takeHold(options: Reach): Promise<Reached> {
  for (let attempt = 1; ; attempt++) {
    const reached = await reachServer(options);
    try {
      await takeLock(reached.client, options.dataDir);
      await ensureDatabase(reached.client);
      return reached;
    } catch (error) {
      discard(reached.client);
      // The server was being stopped by its former holder: start it again.
      if (attempt < MAX_ATTEMPTS && isConnectionLoss(error)) continue;
      throw error;
    }
  }
}

interface Reached {
  readonly client: Client;
  readonly port: number;
}

/** Connects to the server on the cluster, launching it as often as it takes. */
async function reachServer(options: Reach): Promise<Reached> {
  const { places, log, signal } = options;
  const begun = Date.now();
  const said = await logSize(places);
  const announcement = setTimeout(
    () => log('The database is taking its time to recover or to start; waiting for it.'),
    STUBBORN_MS,
  );
  try {
    for (;;) {
      signal.throwIfAborted();
      const reached = await tryServing(options);
      if (reached) return reached;
      const waited = Date.now() - begun;
      if (waited > RECOVERY_MS) throw await notStarted(places, said);
      const postmaster = await readPostmaster(places.cluster);
      if (postmaster && (await isServing(postmaster, places.cluster))) await sleep(PAUSE_MS);
      else if (!(await launch(options, postmaster, waited))) throw await notStarted(places, said);
    }
  } finally {
    clearTimeout(announcement);
  }
}

/** Launches the server; false when it has failed for too long. */
async function launch(
  { places, settings, port }: Reach,
  stale: Postmaster | undefined,
  waited: number,
): Promise<boolean> {
  // PostgreSQL itself clears a lock file whose process is gone, but not a zombie's or a stranger's.
  if (stale && waited > STUBBORN_MS / 2) await removeStalePostmaster(stale, places.cluster);
  const { ended } = await launchServer(places, { settings, port });
  const failed = await endedBeforeServing(places, ended);
  return !(failed && waited > STUBBORN_MS);
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
async function tryServing({ places, password }: Reach): Promise<Reached | undefined> {
  const postmaster = await readPostmaster(places.cluster);
  if (!postmaster?.port || !(await isServing(postmaster, places.cluster))) return undefined;
  const client = new Client({
    host: '127.0.0.1',
    port: postmaster.port,
    user: DATABASE_USER,
    password,
    database: 'postgres',
    application_name: `${HOLDER}${process.pid})`,
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

async function takeLock(client: Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [LOCK_KEY],
    );
    if (rows[0]?.taken) return;
    if (Date.now() > deadline) throw new AlreadyRunningError(dataDir, await findHolder(client));
    await sleep(PAUSE_MS * 2);
  }
}

/** The process that has the lock, by the name that its connection carries. */
async function findHolder(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
      WHERE locktype = 'advisory' AND objid = $1 AND granted AND application_name LIKE $2`,
    [LOCK_KEY, `${HOLDER}%`],
  );
  return Number(rows[0]?.name.slice(HOLDER.length, -1)) || undefined;
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

async function notStarted(places: Places, said: number): Promise<StartProblem> {
  return new StartProblem(`The database did not start: ${await lastComplaint(places, said)}`);
}
