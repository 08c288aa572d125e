import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartProblem } from '../start-problem/start-problem';

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}

/** Creates a folder and its parents; Node's recursive mkdir never ends below /proc. */
export async function ensureFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) await ensureFolder(above);
  try {
    await mkdir(folder);
  } catch (error) {
    // A concurrent start may have created it.
    if (!(await isFolder(folder))) throw error;
  }
}

/** Why a data folder cannot be used, by the file system's error code. */
const REASONS: Record<string, string> = {
  EEXIST: 'is a file, where a folder belongs',
  ENOTDIR: 'lies below a file, where a folder belongs',
  EISDIR: 'is a folder, where a file belongs',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'lies on a disk that cannot be written',
  ENOENT: 'cannot be made there',
  ENOSPC: 'lies on a disk that is full',
  EDQUOT: 'lies on a disk of which this user has no more',
  ENAMETOOLONG: 'has too long a name',
  ELOOP: 'is a link that leads to itself',
};

/**
 * Explains why a file or folder cannot be used, after what could not be done; undefined for an
 * error of another kind.
 */
export function fileProblem(error: unknown, what: string): StartProblem | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason === undefined ? undefined : new StartProblem(`${what}: ${path ?? 'it'} ${reason}.`);
}

/**
 * Runs work that needs the data folder; throws a StartProblem if a folder or file cannot be used.
 */
export async function usingDataFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', path = dataDir } = error as NodeJS.ErrnoException;
    const reason = REASONS[code];
    if (!reason) throw error;
    const isOthers = code === 'EACCES' || code === 'EPERM';
    const advice = isOthers
      ? `Make it theirs (sudo chown -R ${process.getuid?.()} ${dataDir})`
      : 'Fix that';
    throw new StartProblem(
      `The data folder ${dataDir} cannot be used: ${path === dataDir ? 'it' : path} ${reason}. ` +
        `${advice}, or set DATA_DIR to another folder.`,
    );
  }
}
