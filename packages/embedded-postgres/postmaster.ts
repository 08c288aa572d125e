import { readFile, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command';

/** The content of PostgreSQL's lock file. */
export interface Postmaster {
  readonly pid: number;
  /** Absent until the server listens. */
  readonly port: number | undefined;
}

/** Reads the lock file (`postmaster.pid`); undefined if there is none. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) || undefined };
}

/**
 * Returns true if the lock file's process is running and really is a PostgreSQL on this cluster.
 */
export async function isServing({ pid }: Postmaster, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  // After a crash or a reboot the number may belong to a zombie or another process.
  if (platform() === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
    return command === undefined ? isAlive(pid) : command.includes(cluster);
  }
  if (platform() === 'win32') return true;
  const { ok, output } = await runCommand('/bin/ps', ['-o', 'command=', '-p', String(pid)]);
  return !ok || output.includes(cluster);
}

/**
 * Removes the lock file of a server that has ended, unless the file has changed since it was read.
 */
export async function removeStalePostmaster(seen: Postmaster, cluster: string): Promise<void> {
  const now = await readPostmaster(cluster);
  if (now?.pid === seen.pid && !(await isServing(now, cluster))) {
    await rm(join(cluster, 'postmaster.pid'), { force: true });
  }
}

function isAlive(pid: number): boolean {
  // kill(0) and kill(-1) would signal whole groups of processes.
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
