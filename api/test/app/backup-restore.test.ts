import 'reflect-metadata';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { checkSnapshot } from '@packages/snapshot/check-snapshot';
import { inSnapshot } from '@packages/snapshot/snapshot-client';
import { snapshotOf } from '@packages/snapshot/write-snapshot';
import { createDataSource, knownMigrations, migrate } from '../../src/app/database/data-source';
import { refuseNewerBackup, restoreDatabase } from '../../src/app/restore/restore-database';
import { writeBackup } from '../../src/features/backups/steps/write-backup';
import { backUpTo, createMigrated } from '../support/backup';
import { ask } from '../support/clients/ask';
import { SECRET, startTestApp } from '../support/servers/test-app';
import { allGuards, allRows } from '../support/sql/all-rows';
import { createOwnDatabase } from '../support/sql/own-database';
import { until } from '../support/until';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairweek-backup-'));
  file = join(folder, 'one.backup.gz');
});
afterEach(() => rm(folder, { recursive: true }));

const backUp = (databaseUrl: string) => backUpTo(file, databaseUrl);

async function restore(url: string): Promise<void> {
  const db = await createDataSource(url, { poolSize: 2 }).initialize();
  try {
    await restoreDatabase({ url, db }, await checkSnapshot(file, 'Fairweek'));
  } finally {
    await db.destroy();
  }
}

/** Stops before the database is read, so that nothing changes any more. */
async function demo(): Promise<string> {
  const testApp = await startTestApp({ env: { DEMO: 'on' } });
  await testApp.close();
  return testApp.databaseUrl;
}

test('a restored database has every row, guard and id of the backup, without a superuser', async () => {
  const source = await demo();
  await backUp(source);
  const target = await createOwnDatabase();
  await restore(target);

  const [before, after] = [await allRows(source), await allRows(target)];
  expect(after).toEqual(before);
  expect(Object.values(after).filter((digest) => !digest.startsWith('0 ')).length).toBeGreaterThan(
    15,
  );
  expect(await allGuards(target)).toEqual(await allGuards(source));

  const again = await startTestApp({ databaseUrl: target });
  await again.close();
});

test('a backup is one moment of a database that goes on being written', async () => {
  const source = await demo();
  let isOver = false;
  let pairs = 0;
  // Two tables that lie far apart in the backup grow by one row each, or not at all.
  const writer = async (number: number) => {
    const db = await createDataSource(source, { poolSize: 1 }).initialize();
    for (let n = 0; !isOver; n += 1) {
      await db.transaction(async (manager) => {
        const id = number * 1_000_000 + n;
        await manager.query(
          `insert into audit_log (actor_id, actor_name, action, subject) values (${id}, 'A', 'b.c', 'd')`,
        );
        await manager.query(
          `insert into security_events (kind, user_id) values ('SIGNED_IN', ${id})`,
        );
      });
      pairs += 1;
    }
    await db.destroy();
  };
  const writers = [1, 2, 3].map(writer);
  await backUp(source);
  const during = pairs;
  isOver = true;
  await Promise.all(writers);

  const target = await createOwnDatabase();
  await restore(target);
  const [row] = await ask<{ both: number; audits: number; events: number; allAudits: number }>(
    target,
    `select count(*) filter (where a.actor_id = e.user_id)::int as both,
        count(a.id)::int as audits, count(e.id)::int as events,
        (select count(*)::int from audit_log) as "allAudits"
      from (select * from audit_log where action = 'b.c') a
      full join security_events e on a.actor_id = e.user_id`,
  );
  expect(during).toBeGreaterThan(10);
  expect(row?.audits).toBe(row?.both);
  expect(row?.events).toBe(row?.both);
  const { trailer } = await checkSnapshot(file, 'Fairweek');
  expect(trailer.tables.audit_log?.rows).toBe(row?.allAudits);
  // Ids go on above all that were given.
  await ask(target, "insert into security_events (kind) values ('SIGNED_IN')");
});

test('a migration waits for a backup, which would miss the rows of a rewritten table', async () => {
  const source = await createMigrated();
  const application = 'Fairweek';
  const options = {
    application,
    release: '0.1.0',
    without: [],
    secretMark: null,
    secret: undefined,
  };
  let altering: Promise<unknown> | undefined;
  const waits = `select 1 from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query like 'alter table users%'`;
  const text = await inSnapshot({ application, url: source }, async (client) => {
    const chunks: Buffer[] = [];
    for await (const chunk of snapshotOf(client, options)) {
      chunks.push(chunk);
      if (altering) continue;
      let isOver = false;
      altering = ask(source, 'alter table users add again uuid default gen_random_uuid()');
      void altering.then(() => {
        isOver = true;
      });
      await until(async () => isOver || (await ask(source, waits)).length > 0);
    }
    return Buffer.concat(chunks).toString();
  });
  expect(text).toContain('ada@example.test');
  await altering;
});

test('a backup of an older schema is restored and then updated', async () => {
  const older = knownMigrations().slice(0, 20);
  const source = await createOwnDatabase();
  const then = await createDataSource(source, { migrations: older }).initialize();
  await migrate(then);
  await then.query(
    "insert into users (first_name, last_name, email) values ('Ada', 'Keller', 'ada@example.test')",
  );
  await then.destroy();
  await backUp(source);
  expect((await checkSnapshot(file, 'Fairweek')).header.migrations).toHaveLength(20);

  const target = await createOwnDatabase();
  await restore(target);
  const users = await ask(target, 'select first_name, email::text from users');
  expect(users).toEqual([{ first_name: 'Ada', email: 'ada@example.test' }]);
  const executed = await ask<{ name: string }>(target, 'select name from migrations');
  expect(executed.map(({ name }) => name).sort()).toEqual(knownMigrations().sort());
});

test('what waits in the queue is still delivered after a restore', async () => {
  const source = await demo();
  await ask(
    source,
    `with mail as (insert into mails (recipient, subject, text, html)
        values ('ada@example.test', 'Waiting', 'text', 'html') returning id)
      select graphile_worker.add_job('deliver-mail', json_build_object('mailId', id),
        run_at := '2099-01-01', job_key := 'deliver-mail:' || id, max_attempts := 20) from mail`,
  );
  const jobs = `select task_identifier, key, run_at, max_attempts, attempts from graphile_worker.jobs`;
  const waiting = await ask(source, jobs);
  expect(waiting).toHaveLength(1);
  await backUp(source);
  const target = await createOwnDatabase();
  await restore(target);
  expect(await ask(target, jobs)).toEqual(waiting);
});

test('only its owner can read a backup, and an unfinished one never has its name', async () => {
  const source = await demo();
  await backUp(source);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(file);
  const stopped = new AbortController();
  const writing = writeBackup({
    settings: { databaseUrl: source, generatedSecret: undefined, version: '0.1.0' },
    secret: SECRET,
    file,
    signal: stopped.signal,
    onProgress: () => stopped.abort(),
  });
  await expect(writing).rejects.toThrow('aborted');
  expect(await readdir(folder)).toEqual([]);
});

test('a backup of a newer Fairweek is refused', async () => {
  const source = await createMigrated();
  await ask(source, "insert into migrations (timestamp, name) values (9999999999999, 'Next9')");
  await backUp(source);
  const { header } = await checkSnapshot(file, 'Fairweek');
  expect(() => refuseNewerBackup(header)).toThrow(
    'The backup was made by a newer Fairweek (0.1.0), so nothing was restored',
  );
});

test('a database that is not empty is refused and not changed', async () => {
  const source = await createMigrated();
  await backUp(source);
  const target = await createOwnDatabase();
  await ask(target, 'create table mine (id int)');
  await expect(restore(target)).rejects.toThrow(
    'There is a database with data already, so nothing was restored.',
  );
  const tables = await ask(
    target,
    "select schemaname, tablename from pg_tables where schemaname !~ '^(pg_|information)'",
  );
  expect(tables).toEqual([{ schemaname: 'public', tablename: 'mine' }]);
});

test('a restore that fails leaves no table', async () => {
  await backUp(await createMigrated());
  const text = gunzipSync(await readFile(file)).toString();
  const snapshot = await checkSnapshot(file, 'Fairweek');
  // As if the disk returned another content the second time.
  await writeFile(file, gzipSync(text.replace('ada@example.test', 'ada\tx')));
  const target = await createOwnDatabase();
  const db = await createDataSource(target, { poolSize: 2 }).initialize();
  await expect(restoreDatabase({ url: target, db }, snapshot)).rejects.toThrow(
    /^The restore failed and left nothing: .* Fix that, and restore again\.$/,
  );
  await db.destroy();
  expect(await allRows(target)).toEqual({});
});

test('a user who may create nothing is refused with a sentence', async () => {
  await backUp(await createMigrated());
  const target = new URL(await createOwnDatabase());
  const guest = `guest_${target.pathname.slice(1)}`;
  await ask(process.env.TEST_DATABASE_URL ?? '', `create role ${guest} login password 'own'`);
  target.username = guest;
  await expect(restore(target.href)).rejects.toThrow(
    /^The restore failed and left nothing: permission denied .* has to own the database\.$/,
  );
});
