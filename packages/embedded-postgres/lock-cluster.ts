import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { KeptConnection } from '../postgres-connection/kept-connection';
import { StartProblem } from '../start-problem/start-problem';
import { type Launched, launchServer } from './cluster';
import { lastComplaint, logSize } from './complaint';
import type { Places } from './places';
import { isServing, type Postmaster, readPostmaster, removeStalePostmaster } from './postmaster';

/** The holder of a data folder: its process, if known, and whether that is a command. */
interface Holder {
  readonly pid: number | undefined;
  readonly isCommand: boolean;
}

/** Another process uses the data folder; its database is not touched. */
export class AlreadyRunningError extends StartProblem {
  /** Where its database listens. */
  readonly port: number;

  constructor({ application, dataDir }: ClusterLockOptions, holder: Holder, port: number) {
    const { pid, isCommand } = holder;
    const [who, how] = pid ? [` (process ${pid})`, ` with \`kill ${pid}\``] : ['', ''];
    super(
      isCommand
        ? `A command of ${application} still works on ${dataDir}${who}: start again once it has ended.`
        : `Another ${application} is already running on ${dataDir}${who}: use that one, stop it${how}, ` +
            'or set DATA_DIR to another folder.',
    );
    this.name = 'AlreadyRunningError';
    this.port = port;
  }
}

/** The database was restarted on a different port from the one its clients use. */
class MovedError extends Error {}

interface ClusterLockOptions {
  readonly application: string;
  readonly dataDir: string;
  readonly places: Places;
  readonly password: string;
  readonly settings?: Record<string, string>;
  /** How long another process may keep the lock, in ms: that of a killed one soon ends. */
  readonly patienceMs?: number;
  /** True if this process is a command, which soon ends. */
  readonly isCommand?: boolean;
  readonly log: (sentence: string) => void;
  readonly onLost?: (reason: Error) => void;
}

/** This process's lock on a cluster; it ends with the connection that took it. */
export interface ClusterLock {
  readonly port: number;
  /** Announces that the connection will end; returns whether the lock was still held. */
  letGo(): Promise<boolean>;
}

/** How to reach a server: again on the same port, until it is no longer needed. */
interface Reach extends ClusterLockOptions {
  readonly port?: number;
  readonly signal: AbortSignal;
}

/** How long a zombie or a stopping server may keep the lock file, in ms. */
const STUBBORN_MS = 5_000;
/** Replaying the write-ahead log after a crash may take a while. */
const RECOVERY_MS = 120_000;
/** How long it may take until the connection of a killed process ends, in ms. */
const LOCK_PATIENCE_MS = 1_000;
/** How long a start waits for a command to end, in ms; a shorter patience is kept. */
const COMMAND_PATIENCE_MS = 10_000;
const PAUSE_MS = 50;
/** How often the connection is checked: on one machine, it ends with its server at once. */
const PULSE_MS = 30_000;
const MAX_ATTEMPTS = 10;
/** Any number that all who use a data folder share. */
const LOCK_KEY = 0x66616972;
const HOLDER = '(holds the data folder, process ';
const COMMAND = '(command in the data folder, process ';

/**
 * Starts or adopts the server and takes the lock of the only process that may use it. Whenever the
 * server is lost, restarts it on the same port and takes the lock again. `onLost` is called if
 * another process was faster.
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
    pulseMs: PULSE_MS,
    onLost: ({ message }) => options.log(`Lost the database (${message}); restarting it …`),
    onBack: () => options.log('The database is back.'),
    isHopeless: (reason) => reason instanceof AlreadyRunningError || reason instanceof MovedError,
    onGivenUp: (reason) => options.onLost?.(reason as Error),
  });
  // A server that is just being restarted can be stopped only by the process that holds it.
  return { port, letGo: () => connection.letGo(STUBBORN_MS) };
}

async function takeHold(options: Reach): Promise<Reached> {
  for (let attempt = 1; ; attempt++) {
    const reached = await reachServer(options);
    try {
      await takeLock(reached, options);
      await ensureDatabase(reached.client, options.places.name);
      return reached;
    } catch (error) {
      discard(reached.client);
      // The server was being stopped by its previous owner: start it again.
      if (attempt < MAX_ATTEMPTS && isConnectionLoss(error)) continue;
      throw error;
    }
  }
}

interface Reached {
  readonly client: Client;
  readonly port: number;
}

/** Connects to the server on the cluster, launching it as often as necessary. */
async function reachServer(options: Reach): Promise<Reached> {
  const { places, log, signal } = options;
  const begun = Date.now();
  const said = await logSize(places);
  const announcement = setTimeout(
    () => log('The database is taking its time to recover or to start; waiting for it.'),
    STUBBORN_MS,
  );
  let last: { launched: Launched; after: number } | undefined;
  try {
    for (;;) {
      signal.throwIfAborted();
      const reached = await tryServing(options);
      if (reached) return reached;
      const waited = Date.now() - begun;
      if (waited > RECOVERY_MS) throw await notStarted(places, said);
      const postmaster = await readPostmaster(places.cluster);
      if (postmaster && (await isServing(postmaster, places.cluster))) {
        await sleep(PAUSE_MS);
        continue;
      }
      // Also one that has lived long enough to write its lock file.
      if (last && last.after > STUBBORN_MS && last.launched.hasEnded()) {
        throw await notStarted(places, said);
      }
      last = { launched: await launch(options, postmaster, waited), after: waited };
    }
  } finally {
    clearTimeout(announcement);
  }
}

/** Launches the server, and waits until it has written its lock file or has ended. */
async function launch(
  { places, settings, port }: Reach,
  stale: Postmaster | undefined,
  waited: number,
): Promise<Launched> {
  // PostgreSQL itself removes a lock file whose process has ended, but not that of a zombie or
  // another process.
  if (stale && waited > STUBBORN_MS / 2) await removeStalePostmaster(stale, places.cluster);
  const launched = await launchServer(places, { settings, port });
  for (;;) {
    await Promise.race([launched.ended, sleep(PAUSE_MS)]);
    if (launched.hasEnded()) {
      await sleep(PAUSE_MS * 4);
      return launched;
    }
    const postmaster = await readPostmaster(places.cluster);
    if (postmaster && (await isServing(postmaster, places.cluster))) return launched;
  }
}

/** Connects if a server is running and ready; throws any error other than 'not yet'. */
async function tryServing({ places, password, isCommand }: Reach): Promise<Reached | undefined> {
  const postmaster = await readPostmaster(places.cluster);
  if (!postmaster?.port || !(await isServing(postmaster, places.cluster))) return undefined;
  const client = new Client({
    host: '127.0.0.1',
    port: postmaster.port,
    user: places.name,
    password,
    database: 'postgres',
    application_name: `${places.name} ${isCommand ? COMMAND : HOLDER}${process.pid})`,
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

async function takeLock({ client, port }: Reached, options: ClusterLockOptions): Promise<void> {
  const { patienceMs = LOCK_PATIENCE_MS } = options;
  const begun = Date.now();
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [LOCK_KEY],
    );
    if (rows[0]?.taken) return;
    const waited = Date.now() - begun;
    if (waited >= patienceMs) {
      const holder = await findHolder(client);
      const isWorthWaiting = holder.isCommand && patienceMs > 0 && waited < COMMAND_PATIENCE_MS;
      if (!isWorthWaiting) throw new AlreadyRunningError(options, holder, port);
    }
    await sleep(PAUSE_MS * 2);
  }
}

/** Returns the process that holds the lock, from the name of its connection. */
async function findHolder(client: Client): Promise<Holder> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
      WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [LOCK_KEY],
  );
  const name = rows[0]?.name ?? '';
  const pid = Number(/, process (\d+)\)$/.exec(name)?.[1]) || undefined;
  return { pid, isCommand: name.includes(COMMAND) };
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
}

/**
 * Codes of class 57 mean that the server is shutting down; an error without a code comes from the
 * socket.
 */
function isConnectionLoss(error: unknown): boolean {
  if (error instanceof AlreadyRunningError) return false;
  return !(error instanceof DatabaseError) || (error.code ?? '').startsWith('57');
}

async function notStarted(places: Places, said: number): Promise<StartProblem> {
  return new StartProblem(`The database did not start: ${await lastComplaint(places, said)}`);
}
