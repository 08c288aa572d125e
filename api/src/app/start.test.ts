import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { startTestApp } from '../../test/support/servers/test-app';
import { createTestDatabase } from '../../test/support/sql/template';

test('a start that fails at the port closes what it had opened', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const databaseUrl = await createTestDatabase();
  const opening = startTestApp({ databaseUrl, env: { PORT: String(port) } });
  await expect(opening).rejects.toThrow('EADDRINUSE');
  taken.close();

  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  await client.end();
  expect(rows).toEqual([{ others: 0 }]);
});
