import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { makeFile } from '../../../test/factories/file.factory';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { writtenMails } from '../../../test/support/mailbox';
import { freePort } from '../../../test/support/servers/free-port';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import type { SystemStatus } from './system.types';

const STATUS = `{ systemStatus { problems version nodeVersion postgresVersion startedAt database
  writable liveEvents worker mail mailFailingSince freeBytes files fileBytes fileDiskUse jobsWaiting oldestJobAt jobsFailed
  mailsWaiting mailsStuck mailsFailed sessions liveConnections
  lastBackupAt lastBackupBytes isBackupScheduled isBackupOverdue } }`;

let testApp: TestApp;
let admin: ApiClient;

beforeAll(async () => {
  // Nothing listens there: emails wait.
  testApp = await startTestApp({
    isApart: true,
    env: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
  });
  admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  await testApp.running.app.db.query(`insert into backups (file_name, is_scheduled, finished_at, bytes)
    values ('monday.fairweek', false, now(), 1234567)`);
});
afterAll(() => testApp.close());

const status = async (): Promise<SystemStatus> => (await admin.graphql(STATUS)).data.systemStatus;

/** The status once it is as expected; figures are kept for three seconds. */
const statusOnce = (isReady: (it: SystemStatus) => boolean) =>
  until(async () => {
    const it = await status();
    return isReady(it) ? it : null;
  }, 200);

test('an installation that works has no problem', async () => {
  const it = await statusOnce(({ worker }) => worker);
  expect(it).toMatchObject({
    problems: [],
    version: testApp.running.app.state.version,
    nodeVersion: process.versions.node,
    postgresVersion: expect.stringMatching(/^\d+\.\d+/),
    ...{ database: true, writable: true, liveEvents: true, worker: true },
    ...{ mail: 'WORKING', mailFailingSince: null, freeBytes: null },
    ...{ files: 0, fileBytes: 0 },
    ...{ jobsWaiting: 0, oldestJobAt: null, jobsFailed: 0 },
    ...{ mailsWaiting: 0, mailsStuck: 0, mailsFailed: 0 },
    ...{ sessions: 1, liveConnections: 0 },
    ...{ lastBackupBytes: 1_234_567, isBackupScheduled: false, isBackupOverdue: false },
  });
  expect(new Date(it.startedAt).getTime()).toBeLessThanOrEqual(Date.now());
});

test('uploaded files are counted with the size of their contents, and how full their disk is', async () => {
  const { id: uploadedById } = await testApp.person();
  await makeFile(testApp.running.app, { purpose: 'PROFILE_PICTURE', uploadedById });
  const it = await statusOnce(({ files }) => files === 1);
  expect([it.fileBytes, it.fileDiskUse]).toEqual([36, expect.any(Number)]);
});

test('sessions and live connections are counted', async () => {
  const client = await testApp.signIn(await testApp.person());
  const listener = await client.subscribe('subscription { myMessageEvents { kind } }');
  await statusOnce(({ sessions, liveConnections }) => sessions === 2 && liveConnections === 1);
  listener.stop();
  await statusOnce(({ liveConnections }) => liveConnections === 0);
});

test('the free space is that of the disk with the embedded database', async () => {
  const { state } = testApp.running.app;
  Object.assign(state, { dataDir: tmpdir() });
  const { bavail, bsize } = await statfs(tmpdir());
  expect(Number((await status()).freeBytes) / (bavail * bsize)).toBeCloseTo(1, 1);
  Object.assign(state, { dataDir: undefined });
});

test('a mail server that is down is a problem, with how long it has been', async () => {
  const { db } = testApp.running.app;
  const people = [await testApp.person(), await testApp.person(), await testApp.person()];
  for (const { email } of people) {
    await testApp.visitor().post('/api/auth/forgot-password', { email });
  }
  await writtenMails(testApp);
  await until(async () => {
    const [row] = await db.query('select count(*) from mails where last_error is not null');
    return Number(row.count) === 3;
  });
  await testApp.pass('25 minutes 10 seconds');
  // Between its tries, an email’s job is waiting.
  const it = await statusOnce(
    ({ mailsStuck, jobsWaiting }) => mailsStuck === 3 && jobsWaiting === 3,
  );
  expect(it).toMatchObject({
    problems: ['The mail server has not accepted any email for 25 minutes: check SMTP_URL.'],
    ...{ mail: 'FAILING', mailsWaiting: 3, mailsFailed: 0 },
  });
  const since = Date.now() - new Date(String(it.mailFailingSince)).getTime();
  expect(Math.round(since / 60_000)).toBe(25);

  // One email that arrives since then: the server works, and the others are stuck.
  await db.query('update mails set sent_at = now() where id = (select min(id) from mails)');
  expect(await statusOnce(({ mailsWaiting }) => mailsWaiting === 2)).toMatchObject({
    problems: [expect.stringMatching(/^2 emails have waited for more than 10 minutes/)],
    ...{ mail: 'WORKING', mailFailingSince: null },
  });
  await db.query('update mails set failed_at = now() where sent_at is null');
  expect(await statusOnce(({ mailsFailed }) => mailsFailed === 2)).toMatchObject({
    problems: ['2 emails could not be delivered: resend or dismiss under Mail.'],
  });
});

test.each([
  ['an owner', {}, false, 'FORBIDDEN'],
  ['a guest', { userRole: 'USER' }, false, 'FORBIDDEN'],
  ['an administrator who has not signed in as one', { isAdmin: true }, false, 'FORBIDDEN'],
] as const)('the status is refused to %s', async (_who, facts, isAdmin, code) => {
  const client = await testApp.signIn(await testApp.person(facts), { isAdmin });
  expect((await client.graphql(STATUS)).errors?.[0]?.extensions.code).toBe(code);
});

test('the status is refused to someone who is signed out', async () => {
  const { errors } = await testApp.visitor().graphql(STATUS);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
