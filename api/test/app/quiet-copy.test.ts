import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSnapshot } from '@packages/snapshot/check-snapshot';
import { connect, createDataSource, migrate } from '../../src/app/database/data-source';
import { restoreDatabase } from '../../src/app/restore/restore-database';
import { isQuietCopy, resumeCopy } from '../../src/features/backups/steps/quiet-copy';
import { readFigures } from '../../src/features/system/steps/read-figures';
import { backUpTo } from '../support/backup';
import { ask } from '../support/clients/ask';
import { startTestApp } from '../support/servers/test-app';
import { createOwnDatabase } from '../support/sql/own-database';
import { createTestDatabase } from '../support/sql/template';
import { until } from '../support/until';

const WAITING = 'select 1 from graphile_worker.jobs';

/** Returns the database that a backup of an installation with a waiting email becomes. */
async function restoredCopy(): Promise<string> {
  const source = await startTestApp();
  await ask(
    source.databaseUrl,
    `select graphile_worker.add_job('deliver-mail', '{"id": 1}', max_attempts := 1)`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'fairweek-quiet-'));
  const file = join(folder, 'one.backup.gz');
  await backUpTo(file, source.databaseUrl);
  await source.close();
  const url = await createOwnDatabase();
  const db = await createDataSource(url, { poolSize: 2 }).initialize();
  await restoreDatabase({ url, db }, await checkSnapshot(file, 'Fairweek'));
  await db.destroy();
  await rm(folder, { recursive: true });
  return url;
}

test('a restored copy does no background work until it is said to be the real installation', async () => {
  const databaseUrl = await restoredCopy();
  const copy = await startTestApp({ databaseUrl, isApart: true });
  const { app } = copy.running;
  expect(await isQuietCopy(app)).toBe(true);
  const admin = await copy.signIn(await copy.person({ isAdmin: true }), { isAdmin: true });
  const status = async () =>
    (await admin.graphql('{ systemStatus { problems worker } }')).data.systemStatus;
  expect(await status()).toMatchObject({
    worker: false,
    problems: expect.arrayContaining([expect.stringMatching(/^This is a restored copy: /)]),
  });
  expect((await status()).problems.join()).not.toContain('No background work');
  await app.db.query(`update graphile_worker._private_jobs set run_at = now() - interval '1 hour'`);
  await app.db.query(
    `insert into mails (recipient, subject, text, html, created_at)
      values ('a@example.test', 'A', 'A', 'A', now() - interval '2 hours')`,
  );
  const late = { oldestDueJob: null, mailsStuck: 0 };
  expect(await readFigures(app)).toMatchObject(late);
  const workers = "select 1 from pg_stat_activity where application_name = 'fairweek (worker)'";
  expect(await app.db.query(`${workers} and datname = current_database()`)).toEqual([]);
  expect(await app.db.query(WAITING)).toHaveLength(1);

  expect(await resumeCopy(app)).toBe(true);
  await until(async () => (await app.db.query(WAITING)).length === 0);
  expect(await resumeCopy(app)).toBe(false);
  await until(async () => (await status()).worker, 200);
  expect((await status()).problems.join()).not.toContain('restored copy');
  await copy.close();

  const again = await startTestApp({ databaseUrl, isApart: true });
  expect(await isQuietCopy(again.running.app)).toBe(false);
  await again.close();
});

test.each([
  ['a quiet copy', "insert into installation_state values (1, '2026-01-02', '2026-01-03')", true],
  ['the real one', "insert into installation_state values (1, '2026-01-02', null)", false],
  ['one just restored', 'create table restored_copy ()', true],
])('an update keeps what an installation is: %s', async (_, state, isQuiet) => {
  const url = await createTestDatabase();
  await ask(
    url,
    `alter table installation drop column started_at, drop column quiet_since;
      create table installation_state (id bigint primary key,
        started_at timestamptz(3) not null default now(), quiet_since timestamptz(3));
      delete from migrations where name like 'OneInstallation%'; ${state}`,
  );
  const [before] = await ask(url, 'select id from installation');
  const db = await connect(url);
  await migrate(db);
  expect(await isQuietCopy({ db })).toBe(isQuiet);
  await db.destroy();
  const after = await ask(
    url,
    'select id, started_at > \'2026-01-03\' as "isNew" from installation',
  );
  expect(after).toEqual([{ ...before, isNew: state.startsWith('create') }]);
});
