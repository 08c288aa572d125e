import { Client } from 'pg';
import pino from 'pino';
import { openTunnel } from '../../../test/support/clients/tunnel';
import { createTestDatabase } from '../../../test/support/sql/template';
import { until } from '../../../test/support/until';
import { topic } from './event-bus';
import { PostgresEventBus } from './event-bus.postgres';

/** When the connection of the bus was last asked for something. */
const PULSE = `select query_start::text as at from pg_stat_activity
  where datname = current_database() and application_name = 'fairweek (live events)'`;

test('a connection that has fallen silent is replaced, and the gap is reported', async () => {
  const databaseUrl = await createTestDatabase();
  const tunnel = await openTunnel(databaseUrl);
  const bus = await PostgresEventBus.connect(tunnel.url, pino({ level: 'silent' }), 100);
  const heard: object[] = [];
  let gaps = 0;
  bus.subscribe(topic('topic'), (payload) => heard.push(payload));
  bus.onGap(() => {
    gaps += 1;
  });
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  const pulses = new Set<string>();
  await until(async () => {
    const { rows } = await other.query(PULSE);
    pulses.add(rows[0]?.at);
    return pulses.size > 3;
  });
  expect(gaps).toBe(0);

  tunnel.freeze();
  // One gap when the old connection is dropped, one when the new one is ready.
  await until(() => gaps >= 2);
  await other.query(bus.commitPrefix([{ topic: 'topic', payload: { id: 1 } }]));
  await other.end();
  await until(() => heard.length > 0);
  expect(heard).toEqual([{ id: 1 }]);
  await bus.close();
  await tunnel.close();
});

test('a transaction publishes more events than a statement has columns, in their order', async () => {
  const databaseUrl = await createTestDatabase();
  const bus = await PostgresEventBus.connect(databaseUrl, pino({ level: 'silent' }));
  const heard: object[] = [];
  bus.subscribe(topic<{ id: number }>('topic'), (event) => heard.push(event));
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  const events = Array.from({ length: 2500 }, (_, id) => ({ topic: 'topic', payload: { id } }));
  await other.query(`begin; ${bus.commitPrefix(events)} commit`);
  await other.end();
  await until(() => heard.length === events.length);
  expect(heard).toEqual(events.map(({ payload }) => payload));
  await bus.close();
});
