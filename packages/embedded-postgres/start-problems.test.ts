import { appendFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../postgres-connection/test/ask';
import { StartProblem } from '../start-problem/start-problem';
import { readPostmaster } from './postmaster';
import { runCommand } from './run-command';
import { TestFolder } from './test/database-folder';

let folder: TestFolder;
let dataDir: string;
let cluster: string;

beforeEach(async () => {
  folder = await TestFolder.make();
  ({ dataDir, cluster } = folder);
});
afterEach(() => folder.remove());

async function fileAt(path: string): Promise<string> {
  await writeFile(path, '');
  return path;
}

it('explains a wrong password file', async () => {
  await (await folder.start()).stop();
  await writeFile(join(dataDir, 'database-password'), 'another');
  await expect(folder.start()).rejects.toThrow(
    /does not accept the password kept in the data folder/,
  );
  await writeFile(join(dataDir, 'database-password'), 'unused');
  const postmaster = await readPostmaster(cluster);
  process.kill(postmaster?.pid ?? 0, 'SIGINT');
});

it('reports why PostgreSQL does not start', async () => {
  await (await folder.start()).stop();
  await rm(join(cluster, 'global', 'pg_control'));
  await expect(folder.start()).rejects.toThrow(
    /^The database did not start: .*(FATAL|PANIC|could not)/,
  );
});

it('quotes the error of this start, and of no earlier one', async () => {
  await (await folder.start()).stop();
  await appendFile(join(dataDir, 'postgres', 'postgres.log'), 'FATAL:  of an earlier start\n');
  await rm(join(cluster, 'postgresql.conf'));
  await expect(folder.start()).rejects.toThrow(
    /^The database did not start: postgres: could not access the server configuration file/,
  );
});

it('reports that a copy lacks its empty folders', async () => {
  await (await folder.start()).stop();
  await rm(join(cluster, 'pg_notify'), { recursive: true });
  await expect(folder.start()).rejects.toThrow(
    `The database did not start: the folder ${join(cluster, 'pg_notify')} is missing. Whatever copied`,
  );
});

it('reports that a copy lacks its PG_VERSION file, and leaves it unchanged', async () => {
  await (await folder.start()).stop();
  await rm(join(cluster, 'PG_VERSION'));
  await expect(folder.start()).rejects.toThrow(
    `The database in ${cluster} is not whole: its file PG_VERSION is missing.`,
  );
  expect(await stat(join(cluster, 'base'))).toBeDefined();
});

it.each<[string, () => Promise<string>, string]>([
  ['a file', async () => fileAt(dataDir), 'it is a file, where a folder belongs'],
  [
    'below a file',
    async () => join(await fileAt(dataDir), 'below'),
    '/data is a file, where a folder belongs',
  ],
  ['where no folder can be made', async () => '/proc/example', 'it cannot be made there'],
  [
    'in disorder',
    async () => {
      await mkdir(join(dataDir, 'database-password'), { recursive: true });
      return dataDir;
    },
    'database-password is a folder, where a file belongs',
  ],
])('refuses a data folder that is %s with one sentence', async (_what, make, reason) => {
  const folderAt = await make();
  const refusal = await folder.start({ dataDir: folderAt }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartProblem);
  expect(String(refusal)).toContain(`The data folder ${folderAt} cannot be used: `);
  expect(String(refusal)).toContain(reason);
});

// Only root can make files that belong to another user.
(process.getuid?.() === 0 ? it : it.skip)('uses a copy made by root', async () => {
  const first = await folder.start();
  await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS number');
  await first.stop();
  await runCommand('/bin/chown', ['-R', 'root', join(dataDir, 'postgres')]);
  const { url } = await folder.start();
  expect(await ask(url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
});
