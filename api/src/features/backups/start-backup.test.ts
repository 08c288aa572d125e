import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSnapshot } from '@packages/snapshot/check-snapshot';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { logged } from '../../../test/support/scenes/admin-house';
import { refusalOf } from '../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';

const START = 'mutation { startBackup }';
const STATUS = `{ systemStatus {
  isBackupRunning isBackupWaiting backupError lastBackupAt lastBackupBytes } }`;

let testApp: TestApp;
let admin: ApiClient;
let dir: string;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.runBackground();
  admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fairweek-start-'));
  testApp.running.app.backups.dir = dir;
  await testApp.running.app.db.query('delete from backups');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const status = async () => (await admin.graphql(STATUS)).data.systemStatus;
const ended = () =>
  until(async () => {
    const it = await status();
    return it.isBackupRunning ? null : it;
  });

test('of two administrators who press at once, one starts the backup', async () => {
  const pressed = await Promise.all([1, 2].map(() => admin.graphql(START)));
  expect(pressed.map(({ data }) => data.startBackup).sort()).toEqual([false, true]);
  expect(await ended()).toMatchObject({ backupError: null, lastBackupBytes: expect.any(Number) });
  const names = await readdir(dir);
  expect(names).toHaveLength(1);
  await checkSnapshot(join(dir, names[0] ?? ''), 'Fairweek');
  expect(await logged(testApp)).toMatchObject([{ action: 'backup.start' }]);
});

test('while one is made, no other is started', async () => {
  await testApp.running.app.db.query(
    "insert into backups (file_name, is_scheduled) values ('due', true)",
  );
  expect((await admin.graphql(START)).data).toEqual({ startBackup: false });
  expect(await status()).toMatchObject({ isBackupRunning: true, isBackupWaiting: false });
  expect(await readdir(dir)).toEqual([]);
});

test('a backup whose process has ended is in no one’s way', async () => {
  await testApp.running.app.db.query(
    "insert into backups (file_name, is_scheduled) values ('killed', true)",
  );
  await testApp.pass('4 minutes');
  expect(await status()).toMatchObject({ isBackupRunning: false });
  expect((await admin.graphql(START)).data).toEqual({ startBackup: true });
  expect(await ended()).toMatchObject({ backupError: null });
});

test('a backup waits for a free worker, and is not given up before', async () => {
  const withoutWorker = await startTestApp({ env: { ROLE: 'api', BACKUP_DIR: dir } });
  const person = await withoutWorker.person({ isAdmin: true });
  const waiting = await withoutWorker.signIn(person, { isAdmin: true });
  expect((await waiting.graphql(START)).data).toEqual({ startBackup: true });
  await withoutWorker.pass('20 minutes');
  expect((await waiting.graphql(START)).data).toEqual({ startBackup: false });
  expect((await waiting.graphql(STATUS)).data.systemStatus).toMatchObject({
    isBackupRunning: true,
    isBackupWaiting: true,
  });
  await withoutWorker.close();
});

test('the eleventh backup of an hour is refused', async () => {
  await testApp.running.app.db.query(
    "insert into backups (file_name, is_scheduled) values ('due', true)",
  );
  const eager = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  for (let press = 1; press <= 10; press += 1) await eager.graphql(START);
  expect(refusalOf(await eager.graphql(START))).toMatch(/^TOO_MANY_REQUESTS: /);
});

test('a backup that fails says why, and leaves no failed job', async () => {
  await rm(dir, { recursive: true });
  await writeFile(dir, 'a file where the folder belongs');
  await admin.graphql(START);
  expect(await ended()).toMatchObject({ backupError: expect.stringContaining('EEXIST') });
  await until(async () => {
    const jobs = await testApp.running.app.db.query('select 1 from graphile_worker.jobs');
    return jobs.length === 0 ? true : null;
  });
});

test('without a folder for backups none is started', async () => {
  testApp.running.app.backups.dir = undefined;
  expect(refusalOf(await admin.graphql(START))).toBe(
    'CONFLICT: Set BACKUP_DIR to the folder for backups, then restart.',
  );
});
