import 'reflect-metadata';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSnapshot } from '@packages/snapshot/check-snapshot';
import { makeFile } from '../../../test/factories/file.factory';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { Departure } from '../../core/process/departure';
import type { AppContext } from '../../core/request-context';
import { backupsFeature } from './backups.feature';
import { contentsIn, filesBeside, withFiles } from './steps/copy-files';
import { lastBackup } from './steps/last-backup';
import { writeBackup } from './steps/write-backup';
import { backUpWhenDue } from './use-cases/back-up-when-due';

let testApp: TestApp;
let app: AppContext;
let dir: string;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fairweek-schedule-'));
  const shared: AppContext = testApp.running.app;
  app = { ...shared, backups: { ...shared.backups, dir, everyHours: 24, keep: 3 } };
  await sql('delete from backups; update installation set started_at = now()');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const sql = (text: string) => testApp.running.app.db.query(text);

test('of several processes, one makes the backup that is due', async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => backUpWhenDue(app)));
  expect(made.filter(Boolean)).toHaveLength(1);
  const [name = ''] = await readdir(dir);
  expect(name).toMatch(/^fairweek-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/);
  expect((await checkSnapshot(join(dir, name), 'Fairweek')).header.release).toBe(
    app.backups.version,
  );

  expect(await backUpWhenDue(app)).toBe(false);
  await testApp.pass('24 hours');
  await rm(join(dir, name));
  expect(await backUpWhenDue(app)).toBe(true);
});

test('without BACKUP_DIR none is made', async () => {
  expect(await backUpWhenDue({ ...app, backups: { ...app.backups, dir: undefined } })).toBe(false);
  expect(await sql('select 1 from backups')).toEqual([]);
});

test('only the latest files are kept, and files of other names are left alone', async () => {
  const old = [1, 2, 3, 4].map((day) => `fairweek-2020-01-0${day}T00-00-00Z.backup.gz`);
  const others = ['fairweek-mine.backup.gz', 'notes.txt'];
  for (const name of [...old, ...others]) await writeFile(join(dir, name), '');
  await backUpWhenDue(app);
  const names = await readdir(dir);
  expect(names).toEqual(expect.arrayContaining([...others, ...old.slice(2)]));
  expect(names).toHaveLength(5);
});

test('several backups of one day push out none of the days before', async () => {
  const daily = [1, 2].map((day) => `fairweek-2020-01-0${day}T00-00-00Z.backup.gz`);
  const again = [1, 2, 3].map((hour) => `fairweek-2020-01-03T0${hour}-00-00Z.backup.gz`);
  for (const name of [...daily, ...again]) await writeFile(join(dir, name), '');
  await backUpWhenDue(app);
  const names = await readdir(dir);
  expect(names).toEqual(expect.arrayContaining([daily[1], again[1], again[2]]));
  expect(names).toHaveLength(4);
});

test('what a killed process has left is removed, and what another is writing is not', async () => {
  const [left, fresh] = [1, 2].map((day) => `fairweek-2020-01-0${day}T00-00-00Z.backup.gz.partial`);
  const write = async (name = '') => {
    await writeFile(join(dir, name), '');
    await utimes(join(dir, name), new Date(), new Date());
  };
  await write(left);
  await testApp.pass('2 hours');
  await sql("insert into backups (file_name, is_scheduled) values ('killed', true)");
  await testApp.pass('4 minutes');
  expect(await backUpWhenDue(app)).toBe(false);
  await testApp.pass('1 hour');
  await write(fresh);
  expect(await backUpWhenDue(app)).toBe(true);
  expect((await readdir(dir)).filter((name) => name.endsWith('.partial'))).toEqual([fresh]);
  const [killed] = await sql("select error from backups where file_name = 'killed'");
  expect(killed).toEqual({ error: 'No worker took it, or its process has ended.' });
});

test('a failure is recorded and tried again later', async () => {
  await rm(dir, { recursive: true });
  await writeFile(dir, 'a file where the folder belongs');
  await expect(backUpWhenDue(app)).rejects.toThrow('EEXIST');
  expect(await lastBackup(app)).toMatchObject({ at: null, isOverdue: false });
  expect((await lastBackup(app)).error).toContain('EEXIST');

  await rm(dir);
  expect(await backUpWhenDue(app)).toBe(false);
  await testApp.pass('1 hour');
  expect(await backUpWhenDue(app)).toBe(true);
  expect(await lastBackup(app)).toMatchObject({ error: null, isOverdue: false });
});

test('a process that stops gives up its backup and leaves no file', async () => {
  const departure = new Departure();
  const making = backUpWhenDue({ ...app, departure });
  await until(async () => (await readdir(dir)).length > 0);
  await Promise.all([
    expect(making).rejects.toThrow('Fairweek was stopped before it was complete.'),
    departure.begin(0),
  ]);
  expect(await readdir(dir)).toEqual([]);
  expect((await lastBackup(app)).error).toBe('Fairweek was stopped before it was complete.');
});

test('a schedule is overdue after two intervals without a backup', async () => {
  expect(await lastBackup(app)).toEqual({
    at: null,
    bytes: null,
    error: null,
    isRunning: false,
    isWaiting: false,
    isScheduled: true,
    isOverdue: false,
    installedAt: expect.any(Date),
  });
  await backUpWhenDue(app);
  const last = await lastBackup(app);
  expect(last.at).toBeInstanceOf(Date);
  expect(last.bytes).toBeGreaterThan(1000);
  await testApp.pass('47 hours');
  expect((await lastBackup(app)).isOverdue).toBe(false);
  await testApp.pass('2 hours');
  expect((await lastBackup(app)).isOverdue).toBe(true);
  const without = { ...app, backups: { ...app.backups, dir: undefined } };
  expect(await lastBackup(without)).toMatchObject({ isScheduled: false, isOverdue: false });
});

test('a schedule that has never made one is overdue a day after the installation', async () => {
  await testApp.pass('23 hours');
  expect((await lastBackup(app)).isOverdue).toBe(false);
  await testApp.pass('2 hours');
  expect(await lastBackup(app)).toMatchObject({ at: null, isOverdue: true });
});

test('a backup by command is the last one, but not one of the schedule', async () => {
  await testApp.pass('25 hours');
  await sql(
    "insert into backups (file_name, is_scheduled, finished_at, bytes) values ('x', false, now(), 1)",
  );
  expect(await lastBackup(app)).toMatchObject({ at: expect.any(Date), isOverdue: true });
});

test('old records are deleted, except the last good one', async () => {
  await backUpWhenDue(app);
  await sql(
    "insert into backups (file_name, is_scheduled, failed_at, error) values ('x', false, now(), 'e')",
  );
  await testApp.pass('91 days');
  await backupsFeature.purge?.(app.db, app.retention);
  expect(await sql('select error from backups')).toEqual([{ error: null }]);
});

test('uploaded files lie beside the backups, each once, until none of these has them', async () => {
  const { id: uploadedById } = await testApp.person();
  const { sha256 } = await makeFile(app, { purpose: 'PROFILE_PICTURE', uploadedById });
  const beside = filesBeside(join(dir, 'any'));
  for (let day = 1; day <= 3; day += 1) {
    await backUpWhenDue(app);
    await testApp.pass('24 hours');
  }
  expect(await beside.size(sha256)).toBe(36);
  await app.files.store.remove(sha256);
  await sql('delete from files; delete from file_blobs');
  for (let day = 1; day <= 2; day += 1) {
    await backUpWhenDue(app);
    expect(await beside.size(sha256)).toBe(36);
    await testApp.pass('24 hours');
  }
  await backUpWhenDue(app);
  expect(await beside.size(sha256)).toBeUndefined();
});

/** Makes a backup of another name, as the command does; returns its path. */
async function byCommand({ onMissing = jest.fn(), isStopped = false } = {}): Promise<string> {
  const file = join(dir, 'before-upgrade.gz');
  const { db, backups: settings, secret, files } = app;
  const stopping = new AbortController();
  const from = { db, store: files.store, signal: stopping.signal, onMissing };
  await withFiles(from, file, async () => {
    const bytes = await writeBackup({ settings, secret, file });
    if (isStopped) stopping.abort(new Error('stopped'));
    return bytes;
  });
  return file;
}

const profilePicture = async () => {
  const { id: uploadedById } = await testApp.person();
  return makeFile(app, { purpose: 'PROFILE_PICTURE', uploadedById });
};

test('the uploaded files of a backup of any name stay as long as it does', async () => {
  const { sha256 } = await profilePicture();
  const manual = await byCommand();
  const beside = filesBeside(manual);
  await sql('delete from files; delete from file_blobs');
  for (let day = 1; day <= 5; day += 1) {
    await testApp.pass('24 hours');
    await backUpWhenDue(app);
  }
  expect(await beside.size(sha256)).toBe(36);
  await rm(manual);
  await testApp.pass('24 hours');
  await backUpWhenDue(app);
  expect(await beside.size(sha256)).toBeUndefined();
});

test('a backup says how many contents are missing; those of unfinished uploads are none', async () => {
  const { sha256 } = await profilePicture();
  const { id } = await profilePicture();
  await sql(`update files set stored_at = null where id = ${id}`);
  expect(await contentsIn(app.db)).toEqual([sha256]);
  await app.files.store.remove(sha256);
  const onMissing = jest.fn();
  await byCommand({ onMissing });
  expect(onMissing.mock.calls).toEqual([[1, app.files.store.place]]);
});

test('a backup that is stopped while its files are copied leaves no file', async () => {
  await profilePicture();
  await expect(byCommand({ isStopped: true })).rejects.toThrow('stopped');
  expect(await readdir(dir)).toEqual(['fairweek-files']);
});
