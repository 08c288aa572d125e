import { simpleParser } from 'mailparser';
import { Client } from 'pg';
import { aheadBy } from '../support/clock';
import { type MailServer, openMailServer } from '../support/servers/mail-server';
import {
  ensureServerIsBuilt,
  type ServerProcess,
  serverProcess,
} from '../support/servers/server-process';
import { createTestDatabase } from '../support/sql/template';
import { until } from '../support/until';

const TO = 'nora@example.test';

let mailServer: MailServer;
let server: ServerProcess;
let db: Client;

beforeAll(async () => {
  ensureServerIsBuilt();
  mailServer = await openMailServer();
  const databaseUrl = await createTestDatabase();
  server = await serverProcess(databaseUrl, { env: { SMTP_URL: mailServer.url } });
  db = new Client({ connectionString: databaseUrl });
  await db.connect();
}, 180_000);

afterAll(async () => {
  await server.kill();
  await mailServer.close();
  await db.end();
});

test('a process killed between sending and marking causes one recognisable duplicate, and no loss', async () => {
  await server.start();
  // The mark cannot be set once the mail server has the message.
  mailServer.beforeAcknowledging(async () => {
    await db.query('begin');
    await db.query('select 1 from mails for update');
  });
  await fetch(`${server.url}/api/auth/register-first-time`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: TO, firstName: 'Nora', lastName: 'New' }),
  });
  await mailServer.received(TO);
  const waitsForMark = `select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%sent_at = now()%'`;
  await until(async () => {
    // Within a transaction PostgreSQL would always return what it saw first.
    await db.query('select pg_stat_clear_snapshot()');
    return (await db.query(waitsForMark)).rowCount;
  });
  await server.kill();
  mailServer.beforeAcknowledging(async () => {});
  await db.query('rollback');
  const [mail] = (await db.query('select sent_at, attempts from mails')).rows;
  expect(mail).toEqual({ sent_at: null, attempts: 1 });

  // As if after more time than any living process takes.
  await db.query(aheadBy('181 seconds'));
  await server.start();
  await until(async () => (await db.query('select sent_at from mails')).rows[0].sent_at);
  await until(async () => (await db.query('select from graphile_worker.jobs')).rowCount === 0);
  const copies = await Promise.all(mailServer.all(TO).map((raw) => simpleParser(raw)));
  expect(copies).toHaveLength(2);
  expect(copies[1]?.messageId).toBe(copies[0]?.messageId);
  expect((await db.query('select * from graphile_worker.jobs')).rows).toEqual([]);
}, 180_000);
