import 'reflect-metadata';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSnapshot } from '@packages/snapshot/check-snapshot';
import { DEMO_PASSWORD } from '../../src/demo/accounts';
import { ApiClient } from '../support/clients/api-client';
import { ask } from '../support/clients/ask';
import { runCommand, startCommand } from '../support/servers/command-process';
import { ensureServerIsBuilt, serverProcess } from '../support/servers/server-process';
import { allRows } from '../support/sql/all-rows';
import { createOwnDatabase } from '../support/sql/own-database';
import { createTestDatabase } from '../support/sql/template';
import { until } from '../support/until';

let folder: string;
beforeAll(() => ensureServerIsBuilt(), 180_000);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairweek-commands-'));
  // As root the database runs as another user, who needs access.
  await chmod(folder, 0o711);
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** A database that takes a while to save, so that a process can be killed while it does. */
async function largeDatabase(): Promise<string> {
  const url = await createTestDatabase();
  await ask(
    url,
    `insert into security_events (kind, user_id, network)
      select 'SIGNED_IN', n, md5(n::text) from generate_series(1, 200000) n`,
  );
  return url;
}

test('a running embedded Fairweek moves to an own database and back, and people stay signed in', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const embedded = { DATA_DIR: first, DEMO: 'on', JWT_SECRET: '' };
  const server = await serverProcess(undefined, { env: embedded });
  await server.start();
  const client = new ApiClient(server.url);
  const login = { email: 'olivia@fairweek.test', password: DEMO_PASSWORD, isAdmin: false };
  expect((await client.post('/api/auth/login', login)).status).toBe(200);

  const one = join(folder, 'one.gz');
  const saved = await runCommand('backup', [one], { DATA_DIR: first });
  expect(saved.output).toContain(`${one} (`);
  expect(saved.output).toContain('It holds the secret of this installation, too');
  expect(saved.complaint).toMatch(/^messages: \d+ rows, [\d.]+ kB$/m);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const refused = await runCommand('restore', [one], { DATA_DIR: first });
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.complaint).toContain('There is a database with data already');
  await server.stop();

  const own = await createOwnDatabase();
  const there = { DATABASE_URL: own, DATA_DIR: first };
  expect(await runCommand('restore', [one], there)).toMatchObject({ code: 0 });
  const two = join(folder, 'two.gz');
  expect(await runCommand('backup', [two], there)).toMatchObject({ code: 0 });
  expect(await runCommand('restore', [two], { DATA_DIR: second })).toMatchObject({ code: 0 });
  // The copy also holds when it became quiet.
  const counts = async (file: string) => {
    const { installation, ...tables } = (await checkSnapshot(file, 'Fairweek')).trailer.tables;
    return { ...tables, installations: installation?.rows };
  };
  expect(await counts(two)).toEqual(await counts(one));

  const again = await serverProcess(undefined, { env: { ...embedded, DATA_DIR: second } });
  await again.start();
  const headers = { cookie: client.cookieHeader };
  const answer = await fetch(`${again.url}/api/auth/user`, { headers });
  expect(await answer.json()).toMatchObject({ email: 'olivia@fairweek.test' });
  await again.stop();
}, 180_000);

test('a backup that is killed leaves no file of its name, and the next one succeeds', async () => {
  const env = { DATABASE_URL: await largeDatabase(), DATA_DIR: join(folder, 'data') };
  const file = join(folder, 'one.gz');
  const { child, ended } = startCommand('backup', [file], env);
  await until(async () => (await stat(`${file}.partial`).catch(() => undefined))?.size);
  child.kill('SIGKILL');
  await ended;
  expect(await readdir(folder)).toEqual(['one.gz.partial']);
  expect(await runCommand('backup', [file], env)).toMatchObject({ code: 0 });
  expect(await readdir(folder)).toEqual(['one.gz']);
  expect((await checkSnapshot(file, 'Fairweek')).trailer.tables.security_events?.rows).toBe(
    200_000,
  );

  const stopped = startCommand('backup', [`${file}.2`], env);
  await until(async () => (await stat(`${file}.2.partial`).catch(() => undefined))?.size);
  stopped.child.kill('SIGTERM');
  expect(await stopped.ended).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('Stopped; no file was written.'),
  });
  expect(await readdir(folder)).toEqual(['one.gz']);
}, 180_000);

test('a restore that is killed leaves no table, and the next one succeeds', async () => {
  const source = await largeDatabase();
  const file = join(folder, 'one.gz');
  const data = { DATA_DIR: join(folder, 'data') };
  await runCommand('backup', [file], { DATABASE_URL: source, ...data });
  const target = await createOwnDatabase();
  const env = { DATABASE_URL: target, ...data };
  const { child, ended } = startCommand('restore', [file], env);
  const copying = `select pid from pg_stat_activity
    where datname = current_database() and query like 'COPY "security_events"%'`;
  await until(async () => (await ask(target, copying)).length > 0);
  child.kill('SIGKILL');
  await ended;
  await until(async () => (await ask(target, copying)).length === 0);
  expect(await allRows(target)).toEqual({});
  expect(await runCommand('restore', [file], env)).toMatchObject({ code: 0 });
  expect(await allRows(target)).toEqual(await allRows(source));
}, 180_000);

test('a file that exists is not replaced', async () => {
  const env = { DATABASE_URL: await createTestDatabase(), DATA_DIR: join(folder, 'data') };
  const file = join(folder, 'one.gz');
  await runCommand('backup', [file], env);
  const before = await stat(file);
  const again = await runCommand('backup', [file], env);
  expect(again).toMatchObject({ code: 1, output: '' });
  expect(again.complaint).toBe(`${file} exists already: choose another name.\n`);
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
});
