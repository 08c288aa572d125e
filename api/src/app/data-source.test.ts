import { ask } from '../../test/support/clients/ask';
import { startTestApp } from '../../test/support/servers/test-app';
import { createTestDatabase } from '../../test/support/sql/template';
import { StartProblem } from '../core/start-problem';

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
