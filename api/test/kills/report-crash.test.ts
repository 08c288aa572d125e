import { Client } from 'pg';
import { type User, UserRole } from '../../src/features/auth/user.entity';
import { ApiClient } from '../support/clients/api-client';
import { aheadBy } from '../support/clock';
import { RANGE, SEND, settledReport } from '../support/scenes/reports';
import {
  ensureServerIsBuilt,
  type ServerProcess,
  serverProcess,
} from '../support/servers/server-process';
import { PASSWORD, startTestApp, type TestApp } from '../support/servers/test-app';
import { until } from '../support/until';

let testApp: TestApp;
let server: ServerProcess;
let db: Client;
let administrator: User;

beforeAll(async () => {
  ensureServerIsBuilt();
  testApp = await startTestApp();
  administrator = await testApp.person({ userRole: UserRole.ADMIN });
  // Its worker would run the job.
  await testApp.close();
  server = await serverProcess(testApp.databaseUrl);
  await server.start();
  db = new Client({ connectionString: testApp.databaseUrl });
  await db.connect();
}, 180_000);

afterAll(async () => {
  await server.kill();
  await db.end();
});

const only = async (text: string) => (await db.query(text)).rows[0];

test('a report whose worker is killed is generated again: once, complete, with one email', async () => {
  const client = new ApiClient(server.url);
  const login = { email: administrator.email, password: PASSWORD, isAdmin: true };
  await client.post('/api/auth/login', login);
  // Its files cannot be written: the worker dies there.
  await db.query('begin; lock table report_files in share row exclusive mode');
  const input = { reportType: 'users', dateRange: RANGE, recipientEmail: 'board@example.test' };
  const { data } = await client.graphql(SEND, { input });
  const { id } = data.sendReport;
  const status = `select status from report_jobs where id = ${id}`;
  await until(async () => (await only(status)).status !== 'QUEUED');
  await server.kill();
  await db.query('rollback');
  expect(await only('select count(*)::int as files from report_files')).toEqual({ files: 0 });
  expect(await only('select count(*)::int as mails from mails')).toEqual({ mails: 0 });
  // As if after more time than any living process takes.
  await db.query(aheadBy('181 seconds'));
  await server.start();
  expect(await settledReport(client, id)).toMatchObject({ status: 'SENT', progress: 100 });
  expect(await only('select count(*)::int as mails from mails')).toEqual({ mails: 1 });
  expect((await client.get(`/api/admin/reports/${id}/report.pdf`)).status).toBe(200);
}, 180_000);
