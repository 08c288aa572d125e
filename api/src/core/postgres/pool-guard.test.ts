import { setTimeout as sleep } from 'node:timers/promises';
import { connectionOptions } from '@packages/postgres-connection/connection';
import { Client, Pool } from 'pg';
import { openTunnel, type Tunnel } from '../../../test/support/clients/tunnel';
import { HAS_TO_WAIT } from '../../../test/support/sql/in-between';
import { createTestDatabase } from '../../../test/support/sql/template';
import { until } from '../../../test/support/until';
import { PoolGuard } from './pool-guard';

const SIZE = 4;
const SUSPECT_AFTER_MS = 500;

let databaseUrl: string;
let tunnel: Tunnel;
let pool: Pool;
let guard: PoolGuard;

beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  tunnel = await openTunnel(databaseUrl);
  pool = new Pool({ ...connectionOptions(tunnel.url), max: SIZE });
  pool.on('error', () => undefined);
  guard = new PoolGuard(pool, SUSPECT_AFTER_MS);
});
afterEach(async () => {
  await pool.end();
  guard.stop();
  await tunnel.close();
});

/** Holds a lock until it ends. */
async function holdLock(): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('select pg_advisory_lock(1)');
  return client;
}

const settled = (queries: Promise<unknown>[]) =>
  Promise.all(queries.map((query) => query.then(() => 'answered').catch(({ code }) => code)));

test('a pool whose connections fall silent while all are busy recovers automatically', async () => {
  const many = (sql: string) => Array.from({ length: SIZE }, () => pool.query(sql));
  await Promise.all(many('select 1'));
  const other = await holdLock();
  const busy = many('select pg_advisory_lock_shared(1)');
  await until(async () => (await other.query(HAS_TO_WAIT)).rowCount === SIZE);
  tunnel.freeze();
  // They answer into the silence.
  await other.end();
  const waiting = pool.query('select 1').catch(() => undefined);
  const begun = Date.now();
  expect(await settled(busy)).toEqual(Array(SIZE).fill('ECONNABORTED'));
  await waiting;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(Date.now() - begun).toBeLessThan(6_000);
});

test('a long statement is left alone, and one that waits for a lock', async () => {
  const other = await holdLock();
  const long = settled([
    pool.query('select pg_sleep(4)'),
    pool.query('select pg_advisory_lock(1)'),
  ]);
  await sleep(3_500);
  await other.end();
  expect(await long).toEqual(['answered', 'answered']);
});

test('locks of a silent connection are released', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(2)');
  tunnel.freeze();
  await expect(client.query('select 1')).rejects.toThrow('does not answer');
  client.release();
  const [row] = (await pool.query('select pg_try_advisory_xact_lock(2) as free')).rows;
  expect(row).toEqual({ free: true });
});
