import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../start-problem/start-problem';
import { type Binaries, programPath, repairBinaries } from './binaries';
import { chooseRunAs } from './run-as';
import { type RunAs, runCommand } from './run-command';
import { writeOnce } from './write-once';

/** The application, the locations of its database and the user that runs it. */
export interface Places {
  /** The application’s name in lower case, which its role, its database and its folder have too. */
  readonly name: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  /** Contains the cluster and its log. */
  readonly home: string;
  /** The folder of the binaries in use, possibly a copy. */
  readonly binaries: string;
  readonly runAs: RunAs | undefined;
}

interface Wanted {
  /** The application’s name. */
  readonly application: string;
  readonly dataDir: string;
  readonly found: Binaries;
  readonly log: (sentence: string) => void;
}

/** Chooses places that PostgreSQL's user can enter, as near to the data folder as possible. */
export async function choosePlaces({ application, dataDir, found, log }: Wanted): Promise<Places> {
  const name = application.toLowerCase();
  // For what PostgreSQL's user could not reach in its usual place.
  const systemFolder = join('/var/lib', name);
  const usual = join(dataDir, 'postgres');
  const usualRunAs = await chooseRunAs(join(usual, 'cluster'));
  const home = await chooseHome({ dataDir, usual, systemFolder, runAs: usualRunAs });
  const cluster = join(home, 'cluster');
  const runAs = home === usual ? usualRunAs : await chooseRunAs(cluster);
  const binaries = await reachableBinaries(found, systemFolder, runAs);
  if (home !== usual) {
    log(`PostgreSQL may not enter ${dataDir}, so its data is kept in ${home}.`);
  }
  if (binaries !== found.folder) {
    log(`PostgreSQL may not enter ${found.folder}, so a copy in ${binaries} is used.`);
  }
  return { name, cluster, home, binaries, runAs };
}

interface HomeOptions {
  readonly dataDir: string;
  readonly usual: string;
  readonly systemFolder: string;
  readonly runAs: RunAs | undefined;
}

/**
 * Creates the home of the cluster: in the data folder, or where a file in the data folder points
 * to.
 */
async function chooseHome({ dataDir, usual, systemFolder, runAs }: HomeOptions): Promise<string> {
  if (!runAs) {
    await makeHome(usual);
    return usual;
  }
  const remembered = join(dataDir, 'database-place');
  if (!(await exists(remembered))) {
    await makeHome(usual, runAs);
    // The data folder is ours: other users may pass through it, but not list it.
    await chmod(dataDir, (await stat(dataDir)).mode | 0o111);
    if (await canUse(usual, runAs)) return usual;
    if (await exists(join(usual, 'cluster'))) {
      throw new StartProblem(
        `The database in ${usual} is there, but the system user that runs PostgreSQL may not enter that folder: ` +
          'let others pass through the folders above it (chmod o+x), or move the project.',
      );
    }
    await rm(usual, { recursive: true, force: true });
  }
  const home = (await writeOnce(remembered, `${newSystemHome(systemFolder, dataDir)}\n`)).trim();
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  await makeHome(home, (await chooseRunAs(join(home, 'cluster'))) ?? runAs);
  return home;
}

function newSystemHome(systemFolder: string, dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  // The random part keeps a new data folder apart from the remains of an old one of the same name.
  return join(systemFolder, `${hash}-${randomBytes(3).toString('hex')}`);
}

async function makeHome(home: string, runAs?: RunAs): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (runAs) await chown(home, runAs.uid, runAs.gid);
}

/** Returns the binaries if PostgreSQL's user can run them, otherwise a copy. */
async function reachableBinaries(
  found: Binaries,
  systemFolder: string,
  runAs?: RunAs,
): Promise<string> {
  const version = (folder: string) =>
    runCommand(programPath(folder, 'postgres'), ['--version'], runAs);
  const first = await version(found.folder);
  if (first.ok) return found.folder;
  if (!runAs) throw new StartProblem(`The built-in PostgreSQL does not run here: ${first.output}.`);

  // The copy keeps the name `native`, which the list of symbolic links expects.
  const folder = join(systemFolder, found.release, 'native');
  if (!(await exists(folder))) await copyBinaries(found.folder, folder);
  const second = await version(folder);
  if (!second.ok)
    throw new StartProblem(`The built-in PostgreSQL does not run here: ${second.output}.`);
  return folder;
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomBytes(4).toString('hex')}.tmp`;
  await mkdir(draft, { recursive: true, mode: 0o755 });
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true });
    await runCommand('/bin/chmod', ['-R', 'a+rX,u+w', draft]);
    await rename(draft, to).catch(async (error) => {
      if (!(await exists(to))) throw error;
    });
    await repairBinaries(to);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function canUse(folder: string, runAs: RunAs): Promise<boolean> {
  const script = 'test -w "$1" && test -x "$1"';
  return (await runCommand('/bin/sh', ['-c', script, 'sh', folder], runAs)).ok;
}

/** Returns true if a path exists, as far as this process can see. */
export async function exists(path: string): Promise<boolean> {
  return realpath(path).then(
    () => true,
    () => false,
  );
}
