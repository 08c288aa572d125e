import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem/start-problem';
import { programPath } from './binaries';
import { logFile } from './complaint';
import { exists, type Places } from './places';
import { isServing, readPostmaster } from './postmaster';
import { quietEnvironment, runCommand } from './run-command';

const MAX_LOG_BYTES = 10_000_000;
const DRAFT_AGE_MS = 10 * 60_000;
const STOP_PATIENCE_MS = 60_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Processes that a database of one machine and few users does not need.
  max_logical_replication_workers: '0',
  io_workers: '1',
  // One call instead of one per file, before a crashed database serves again; Linux has it alone.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

/** Creates an empty UTF-8 cluster unless one exists; safe under concurrent starts. */
export async function ensureCluster(
  places: Places,
  password: string,
  settings: Record<string, string> = {},
): Promise<void> {
  if (await exists(join(places.cluster, 'PG_VERSION'))) return;
  await sweepDrafts(places.home);
  if ((await readdir(places.cluster).catch(() => [])).length > 0) {
    throw new StartProblem(
      `The database in ${places.cluster} is not whole: its file PG_VERSION is missing. ` +
        'Restore the folder from a backup, or set DATA_DIR to another folder.',
    );
  }
  const draft = `${places.cluster}.${randomBytes(4).toString('hex')}.tmp`;
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (places.runAs) {
      await chown(draft, places.runAs.uid, places.runAs.gid);
      await chown(passwordFile, places.runAs.uid, places.runAs.gid);
    }
    const { ok, output } = await runCommand(
      programPath(places.binaries, 'initdb'),
      [
        `--pgdata=${draft}`,
        `--username=${places.name}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The built-in C.UTF-8 sorts and folds case alike on every system.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
        ...(settings.fsync === 'off' ? ['--no-sync'] : []),
      ],
      places.runAs,
    );
    if (!ok) throw new StartProblem(notCreated(places, output));
    await rename(draft, places.cluster).catch(async (error) => {
      if (!(await exists(join(places.cluster, 'PG_VERSION')))) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

function notCreated({ home }: Places, output: string): string {
  const reason = /No space left on device/.test(output)
    ? 'the disk is full.'
    : (output.split('\n').findLast((line) => /error|FATAL/.test(line)) ?? output);
  return `The database could not be created in ${home}: ${reason}`;
}

/**
 * Restores the ownership of a cluster copied by root, and removes access for others, as PostgreSQL
 * requires; if this process may not, PostgreSQL itself reports the problem.
 */
export async function ensureOwner({ cluster, home, runAs }: Places): Promise<void> {
  const { uid } = await stat(cluster);
  if (runAs && uid !== runAs.uid) {
    await runCommand('/bin/chown', ['-R', `${runAs.uid}:${runAs.gid}`, home]);
  }
  await chmod(cluster, 0o700).catch(() => undefined);
}

/** Removes what a start killed during its first seconds has left behind. */
async function sweepDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!/^cluster\.[0-9a-f]+\.tmp/.test(name)) continue;
    const path = join(home, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry && Date.now() - entry.mtimeMs > DRAFT_AGE_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/** A server that was just launched. */
export interface Launched {
  /** Resolves when the server stops or could not be started. */
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
}

/**
 * Launches the server in its own session: Ctrl-C in the terminal reaches only the application,
 * which then stops the database last, and the server survives an application that was killed.
 */
export async function launchServer(
  places: Places,
  options: { settings?: Record<string, string>; port?: number } = {},
): Promise<Launched> {
  const { settings, port = await findFreePort() } = options;
  const log = await openLog(logFile(places));
  try {
    const settled = Object.entries({ ...SETTINGS, ...settings });
    const child = spawn(
      programPath(places.binaries, 'postgres'),
      [
        '-D',
        places.cluster,
        '-p',
        String(port),
        ...settled.flatMap(([k, v]) => ['-c', `${k}=${v}`]),
      ],
      {
        ...places.runAs,
        cwd: places.home,
        env: quietEnvironment(),
        detached: true,
        windowsHide: true,
        stdio: ['ignore', log.fd, log.fd],
      },
    );
    child.unref();
    let isOver = false;
    const ended = new Promise<void>((resolve) => {
      child.on('exit', () => resolve());
      child.on('error', () => resolve());
    }).then(() => {
      isOver = true;
    });
    return { ended, hasEnded: () => isOver };
  } finally {
    await log.close();
  }
}

/** Stops the server after a final checkpoint, cancelling running statements. */
export async function stopServer(places: Places): Promise<void> {
  const { cluster, home, binaries, runAs } = places;
  const server = await readPostmaster(cluster);
  if (!server || !(await isServing(server, cluster))) return;
  // pg_ctl's own wait would mistake the server of the next start for this one.
  const stop = ['stop', '-D', cluster, '-m', 'fast', '-W'];
  const { output } = await runCommand(programPath(binaries, 'pg_ctl'), stop, runAs);
  const deadline = Date.now() + STOP_PATIENCE_MS;
  while (await isServing(server, cluster)) {
    if (Date.now() > deadline) throw new Error(`The database in ${home} does not stop: ${output}`);
    await sleep(20);
  }
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (entry) => entry.size,
    () => 0,
  );
  return open(file, size > MAX_LOG_BYTES ? 'w' : 'a', 0o600);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
