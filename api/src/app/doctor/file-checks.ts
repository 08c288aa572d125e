import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileProblem, usingDataFolder } from '@packages/embedded-postgres/data-folder';
import { sizeOf } from '../commands/progress';
import type { Config } from '../config/config';
import { hasBackupsInside } from '../config/config-warnings';
import { SECRET_FILE } from '../config/secret';
import { secretWeakness } from '../config/weak-secret';
import { WEB_ROOT } from '../http/web-pages';
import { broken, type Check, ok, warning } from './finding';

const LITTLE_SPACE = 1_000_000_000;
const NO_SPACE = 100_000_000;

/** The folder itself, or the nearest one above it that exists. */
function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));
}

async function tryWriting(folder: string): Promise<void> {
  const place = existing(folder);
  const file = join(place, `.fairweek-${randomBytes(4).toString('hex')}`);
  try {
    await writeFile(file, '');
    await rm(file);
  } catch (error) {
    throw Object.assign(error as NodeJS.ErrnoException, { path: place });
  }
}

async function checkDataDir({ dataDir, databaseUrl, jwtSecret }: Config) {
  if (databaseUrl && jwtSecret) return ok(`${dataDir} is not used.`);
  await usingDataFolder(dataDir, () => tryWriting(dataDir));
  return ok(`${dataDir} can be written.`);
}

/** True if both lie on one disk, as far as the system says. */
async function isSameDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map(existing).map((it) => stat(it)));
  return first?.dev === second?.dev;
}

async function checkBackupDir(config: Config) {
  const { dataDir, databaseUrl, backups } = config;
  const { dir } = backups;
  if (!dir) {
    return warning(
      'No backups are made automatically. Set BACKUP_DIR to a folder, best on another disk.',
    );
  }
  try {
    await tryWriting(dir);
    // The configuration has a warning of its own for a folder in DATA_DIR.
    const isApart = databaseUrl !== undefined || hasBackupsInside(config);
    return isApart || !(await isSameDisk(dir, dataDir))
      ? ok(`${dir} can be written.`)
      : warning(`${dir} lies on the disk of DATA_DIR, so both can be lost at once: use another.`);
  } catch (error) {
    const problem = fileProblem(error, `BACKUP_DIR ${dir} cannot be written`);
    if (!problem) throw error;
    return broken(`${problem.message} Make it writable for this user, or choose another folder.`);
  }
}

async function checkSpace({ dataDir, backups }: Config) {
  const folders = [...new Set([dataDir, backups.dir ?? dataDir].map(existing))];
  const results = await Promise.all(
    folders.map(async (folder) => {
      const { blocks, bavail, bsize } = await statfs(folder);
      // No disk at all, such as /proc: whether it can be written is another check.
      if (blocks === 0) return [];
      const free = bavail * bsize;
      const sentence = `${sizeOf(free)} are free at ${folder}.`;
      if (free > LITTLE_SPACE) return ok(sentence);
      const advice = `${sentence} Free some space, or move it to a larger disk.`;
      return free > NO_SPACE ? warning(advice) : broken(advice);
    }),
  );
  return results.flat();
}

/** Files of the data folder that only their owner may read. */
async function checkPermissions({ dataDir }: Config) {
  const files = [SECRET_FILE, 'database-password'].map((name) => join(dataDir, name));
  const open: string[] = [];
  for (const file of files) {
    const entry = await stat(file).catch(() => undefined);
    if (entry && process.platform !== 'win32' && entry.mode & 0o077) open.push(file);
  }
  if (open.length === 0) return ok('Only their owner can read the generated secrets.');
  return broken(`Other users can read ${open.join(' and ')}: chmod 600 ${open.join(' ')}`);
}

async function checkSecret({ dataDir, jwtSecret }: Config) {
  if (jwtSecret === undefined) {
    const text = await readFile(join(dataDir, SECRET_FILE), 'utf8').catch(() => undefined);
    return ok(text ? 'A generated secret is in DATA_DIR.' : 'It is generated at the first start.');
  }
  const weakness = secretWeakness(jwtSecret);
  return weakness
    ? broken(
        `JWT_SECRET can be guessed: it ${weakness}. "openssl rand -hex 32" makes a better one.`,
      )
    : ok('JWT_SECRET is set, and random.');
}

function checkWeb() {
  const isBuilt = ['index.html', 'operations.json'].every((it) => existsSync(join(WEB_ROOT, it)));
  return isBuilt
    ? ok('The web interface is built.')
    : broken('The web interface has not been built: run "npm run build" or "npm start".');
}

const OLDEST_NODE = [20, 19] as const;

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [least, leastMinor] = OLDEST_NODE;
  const isNew = major > least || (major === least && minor >= leastMinor);
  const sentence = `Node.js ${process.versions.node} runs it`;
  return isNew
    ? ok(`${sentence}.`)
    : broken(`${sentence}, which is too old: install ${OLDEST_NODE.join('.')} or newer.`);
}

/** Checks that need no service. */
export const FILE_CHECKS: readonly Check<Config>[] = [
  ['node', checkNode],
  ['web', checkWeb],
  ['secret', checkSecret],
  ['data folder', checkDataDir],
  ['permissions', checkPermissions],
  ['disk', checkSpace],
  ['backup folder', checkBackupDir],
];
