import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'fairweek-test-';

/** Creates a folder for all files of this test run, and removes the remains of killed runs. */
export async function openRunFolder(): Promise<string> {
  const parent = tmpdir();
  for (const name of await readdir(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) await removeRunFolder(join(parent, name));
  }
  const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL, which never runs as root, has a cluster inside it.
  await chmod(folder, 0o755);
  return folder;
}

/** Ends the processes that work in the folder of a test run, and removes the folder. */
export async function removeRunFolder(folder: string): Promise<void> {
  for (const pid of await processesIn(folder)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Processes with the folder in their command or environment; none without /proc. */
async function processesIn(folder: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter((pid) => pid > 1 && pid !== process.pid);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const files = ['cmdline', 'environ'].map((file) =>
        readFile(join('/proc', String(pid), file), 'utf8').catch(() => ''),
      );
      return (await Promise.all(files)).some((text) => text.includes(folder));
    }),
  );
  return pids.filter((_, index) => found[index]);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
