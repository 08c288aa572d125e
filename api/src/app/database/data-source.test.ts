import { StartProblem } from '@packages/start-problem/start-problem';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { ask } from '../../../test/support/clients/ask';
import { startTestApp } from '../../../test/support/servers/test-app';
import { createTestDatabase } from '../../../test/support/sql/template';
import { until } from '../../../test/support/until';
import { poolOf } from '../../core/database/database';
import { connect, migrate } from './data-source';

test('data migrated by a newer Fairweek is refused and left unchanged', async () => {
  const databaseUrl = await createTestDatabase();
  await ask(
    databaseUrl,
    "insert into migrations (timestamp, name) values (9999999999999, 'Future9999999999999')",
  );
  const refusal = await startTestApp({ databaseUrl }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartProblem);
  expect(String(refusal)).toContain(
    'The database was last used by a newer Fairweek, whose Future9999999999999 this one does not know',
  );
});

test('a process waits for the migration of another', async () => {
  const databaseUrl = await createTestDatabase();
  const opened = await Promise.all([startTestApp({ databaseUrl }), startTestApp({ databaseUrl })]);
  for (const testApp of opened) await testApp.close();
  const locks = await ask(
    databaseUrl,
    `select 1 from pg_locks l join pg_database d on d.oid = l.database
      where locktype = 'advisory' and d.datname = current_database()`,
  );
  expect(locks).toEqual([]);
});

/** The backends that build an index and wait for a transaction to end. */
const BUILDING = `select pid from pg_stat_activity
  where datname = current_database() and query like 'create index%' and wait_event_type = 'Lock'`;

test('messages are written while their index is built, and an interrupted update continues', async () => {
  const databaseUrl = await createTestDatabase();
  await ask(
    databaseUrl,
    `drop index messages_search; delete from migrations where name like 'MessageSearch%'`,
  );
  const writer = new Client({ connectionString: databaseUrl });
  await writer.connect();
  await writer.query('begin; lock table messages in row exclusive mode');
  const first = await connect(databaseUrl);
  const interrupted = expect(migrate(first)).rejects.toThrow();
  const { pid } = await until(async () => (await ask<{ pid: number }>(databaseUrl, BUILDING))[0]);
  await ask(databaseUrl, 'begin; lock table messages in row exclusive mode nowait; commit');
  await ask(databaseUrl, `select pg_terminate_backend(${pid})`);
  await interrupted;
  await first.destroy();
  await writer.end();

  const second = await connect(databaseUrl);
  await migrate(second);
  await second.destroy();
  const valid = `select indisvalid as "isValid" from pg_index
    where indexrelid = 'messages_search'::regclass`;
  expect(await ask(databaseUrl, valid)).toEqual([{ isValid: true }]);
});

test('a process that was busy while it connected does not take its database for lost', async () => {
  const db = await connect(await createTestDatabase());
  // The one that connecting has opened is in use, so that another is needed.
  const client = await poolOf(db).connect();
  const answer = db.query('select 1 as one');
  await new Promise(setImmediate);
  for (const end = Date.now() + 6_000; Date.now() < end; );
  expect(await answer).toEqual([{ one: 1 }]);
  client.release();
  await db.destroy();
});

test('an update beside a backup stops no reader, and goes on when the backup is complete', async () => {
  const databaseUrl = await createTestDatabase();
  const db = await connect(databaseUrl, { poolSize: 3 });
  db.migrations.push(
    new (class Probe9000000000000 {
      name = 'Probe9000000000000';
      up = (runner: QueryRunner) => runner.query('alter table users add probe integer');
      down = async () => undefined;
    })(),
  );
  const backup = new Client({ connectionString: databaseUrl });
  await backup.connect();
  await backup.query('begin; lock table users in access share mode');
  const updated = migrate(db);
  const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock'
    and query like 'alter table users%' and datname = current_database()`;
  await until(async () => (await db.query(waits)).length > 0);
  const begun = performance.now();
  await db.query('select count(*) from users');
  expect(performance.now() - begun).toBeLessThan(5_000);
  await until(async () => (await db.query(waits)).length > 0);
  await backup.query('commit');
  await updated;
  expect(await db.query('select probe from users')).toEqual([]);
  expect(await db.query('show lock_timeout')).toEqual([{ lock_timeout: '0' }]);
  await backup.end();
  await db.destroy();
});
