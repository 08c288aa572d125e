import { spawn } from 'node:child_process';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { ask } from '../postgres-connection/test/ask';
import { until } from '../postgres-connection/test/until';
import {
  AlreadyRunningError,
  hasEmbeddedDatabase,
  shareEmbeddedDatabase,
} from './embedded-database';
import { isServing, readPostmaster } from './postmaster';
import { chooseRunAs } from './run-as';
import { endChild, startInChild, TestFolder } from './test/database-folder';

let folder: TestFolder;
let dataDir: string;
let cluster: string;
const start: TestFolder['start'] = (options) => folder.start(options);

beforeEach(async () => {
  folder = await TestFolder.make();
  ({ dataDir, cluster } = folder);
});
afterEach(() => folder.remove());

describe('startEmbeddedDatabase', () => {
  it('creates a UTF-8 database that folds case beyond ASCII, behind a private password', async () => {
    const { url } = await start();
    const [row] = await ask(
      url,
      `SELECT current_database() AS name, current_user AS role, lower('ÄÉŁ') AS lower,
        current_setting('server_encoding') AS encoding,
        current_setting('max_connections') AS connections`,
    );
    expect(row).toEqual({
      name: 'example',
      role: 'example',
      lower: 'äéł',
      encoding: 'UTF8',
      connections: '200',
    });
    expect((await stat(join(dataDir, 'database-password'))).mode & 0o777).toBe(0o600);
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/);
  });

  it('runs the server in its own session, out of reach of Ctrl-C', async () => {
    await start();
    const pid = (await readPostmaster(cluster))?.pid;
    const session = await spawnAndWait('ps', ['-o', 'sid=', '-p', String(pid)]);
    expect(Number(session)).toBe(pid);
  });

  it('keeps the data from one start to the next', async () => {
    const first = await start();
    await ask(first.url, `CREATE TABLE kept AS SELECT 'Übergabe' AS word`);
    await first.stop();
    expect(await readPostmaster(cluster)).toBeUndefined();
    const second = await start();
    expect(await ask(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'Übergabe' }]);
  });

  it('adopts the server that a killed process left running', async () => {
    const { child, url } = await startInChild(dataDir);
    const orphan = await readPostmaster(cluster);
    await ask(url ?? '', 'CREATE TABLE kept AS SELECT 1 AS number');
    await endChild(child, 'SIGKILL');
    const adopted = await start();
    expect(adopted.url).toBe(url);
    expect(await readPostmaster(cluster)).toEqual(orphan);
    expect(await ask(adopted.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
    await adopted.stop();
    expect(await readPostmaster(cluster)).toBeUndefined();
  });

  it('recovers when the process and PostgreSQL were both killed', async () => {
    const { child, url } = await startInChild(dataDir);
    await ask(url ?? '', 'CREATE TABLE kept AS SELECT 1 AS number');
    const postmaster = await readPostmaster(cluster);
    await endChild(child, 'SIGKILL');
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    const recovered = await start();
    expect(await ask(recovered.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
  });

  it('waits for a command that works on the folder, and names it in a refusal', async () => {
    const command = await start({ isCommand: true });
    const refusal = await start({ patienceMs: 0 }).catch((error: unknown) => error);
    expect(String(refusal)).toMatch(/A command of Example still works on .+\.$/);
    const starting = start();
    setTimeout(() => void command.stop(), 2_500);
    const started = await starting;
    expect(await ask(started.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await started.stop();
  });

  it('refuses a second process on the folder and does not affect the first', async () => {
    const first = await start();
    const refusal = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AlreadyRunningError);
    expect(String(refusal)).toMatch(/Another Example is already running on .+\.$/);
    expect(String(refusal)).toContain(`(process ${process.pid})`);
    expect(String(refusal)).toContain(`stop it with \`kill ${process.pid}\``);
    expect(await ask(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of several simultaneous starts on an empty folder win', async () => {
    const starts = await Promise.all([1, 2, 3].map(() => startInChild(dataDir)));
    const winners = starts.filter(({ url }) => url);
    const losers = starts.filter(({ url }) => !url);
    expect(winners).toHaveLength(1);
    expect(losers.map(({ name }) => name)).toEqual(['AlreadyRunningError', 'AlreadyRunningError']);
    expect(await ask(winners[0]?.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    for (const { child } of winners) await endChild(child, 'SIGTERM');
    expect(await readPostmaster(cluster)).toBeUndefined();
  });

  it('starts while the previous process is still stopping', async () => {
    const first = await start();
    const [second] = await Promise.all([start(), first.stop()]);
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it.each([
    ['a process that has ended', async () => 4_194_000],
    ['another process with the same number', strangerOfSameUser],
  ])('starts despite a lock file that names %s', async (_, findPid) => {
    await (await start()).stop();
    await writeFile(
      join(cluster, 'postmaster.pid'),
      [await findPid(), cluster, 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready', ''].join('\n'),
    );
    const { url } = await start();
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  const HOLDER = `application_name LIKE 'example (holds%'`;
  const endHold = (url: string) =>
    ask(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${HOLDER}`);
  const works = (url: string) =>
    ask(url, `SELECT 1 FROM pg_stat_activity WHERE ${HOLDER}`).then(
      (rows) => rows.length === 1,
      () => false,
    );

  it('takes its lock again when the connection that holds it ends', async () => {
    const onLost = jest.fn();
    const { url } = await start({ onLost });
    await endHold(url);
    await until(() => works(url));
    await expect(start()).rejects.toThrow(AlreadyRunningError);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('lets a server recover when one of its processes was killed', async () => {
    const { url } = await start();
    const [row] = await ask<{ pid: number }>(
      url,
      `SELECT pid FROM pg_stat_activity WHERE ${HOLDER}`,
    );
    process.kill(row?.pid ?? 0, 'SIGKILL');
    await until(() => works(url));
  });

  it('restarts a killed server on the same port within ten seconds', async () => {
    const { url } = await start();
    await ask(url, 'CREATE TABLE kept AS SELECT 1 AS number');
    const before = await readPostmaster(cluster);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    const begun = Date.now();
    await until(() => works(url));
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(await ask(url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
    expect((await readPostmaster(cluster))?.pid).not.toBe(before?.pid);
  });

  it('stops a server that is just being restarted', async () => {
    const { url, stop } = await start();
    const before = await readPostmaster(cluster);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await until(async () => !(await works(url)));
    await stop();
    const after = await readPostmaster(cluster);
    expect(after ? await isServing(after, cluster) : false).toBe(false);
  });

  it('gives up the database once another process has it, and leaves it running', async () => {
    let lose: (reason: Error) => void = () => undefined;
    const lost = new Promise<Error>((resolve) => {
      lose = resolve;
    });
    const { url, stop } = await start({ onLost: (reason) => lose(reason) });
    folder.running.splice(0);
    const other = new Client({ connectionString: url.replace(/\/example$/, '/postgres') });
    await other.connect();
    // It waits for the folder lock and gets it first.
    const taken = other.query('SELECT pg_advisory_lock($1)', [0x66616972]);
    await until(
      async () => (await ask(url, 'SELECT 1 FROM pg_locks WHERE NOT granted')).length > 0,
    );
    await endHold(url);
    await taken;
    expect(await lost).toBeInstanceOf(AlreadyRunningError);
    await stop();
    expect(await readPostmaster(cluster)).toBeDefined();
    await other.end();
    await start();
  });

  it('reports no loss when it is stopped', async () => {
    const onLost = jest.fn();
    await (await start({ onLost })).stop();
    // A loss would be reported before the next start.
    await (await start()).stop();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('works below a deep folder with spaces, quotes and dollars in its name', async () => {
    const deep = join(folder.path, `it's $HOME "and" more`, ...Array(6).fill('d'.repeat(90)));
    await mkdir(deep, { recursive: true });
    const { url } = await start({ dataDir: deep });
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

async function strangerOfSameUser(): Promise<number> {
  const child = spawn('sleep', ['20'], { ...(await chooseRunAs(cluster)), stdio: 'ignore' });
  child.unref();
  strangers.push(child);
  return child.pid ?? 0;
}

const strangers: ReturnType<typeof spawn>[] = [];
afterAll(() => {
  for (const stranger of strangers) stranger.kill();
});

function spawnAndWait(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', () => resolve(output.trim()));
    child.on('error', reject);
  });
}

describe('shareEmbeddedDatabase', () => {
  it('uses the database of another process, and leaves it running', async () => {
    const running = await start();
    const shared = await shareEmbeddedDatabase({ application: 'Example', dataDir });
    expect(shared).toMatchObject({ isShared: true, url: running.url });
    await shared.stop();
    expect(await ask(running.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts a database that does not run, and stops it', async () => {
    expect(await hasEmbeddedDatabase(dataDir)).toBe(false);
    const own = await shareEmbeddedDatabase({ application: 'Example', dataDir });
    expect(own.isShared).toBe(false);
    expect(await ask(own.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await own.stop();
    expect(await readPostmaster(cluster)).toBeUndefined();
    expect(await hasEmbeddedDatabase(dataDir)).toBe(true);
  });

  it('takes over from a process that was killed', async () => {
    const { child } = await startInChild(dataDir);
    await endChild(child, 'SIGKILL');
    const shared = await shareEmbeddedDatabase({ application: 'Example', dataDir });
    expect(await ask(shared.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await shared.stop();
    const next = await start();
    expect(await ask(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
