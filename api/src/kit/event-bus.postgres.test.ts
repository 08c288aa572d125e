import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import pino from 'pino';
import { createTestDatabase } from '../../test/support/template';
import { PostgresEventBus } from './event-bus.postgres';

/** A way to the database that can fall silent, as a network does that drops a connection untold. */
async function openTunnel(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const pairs: [Socket, Socket][] = [];
  const server = createServer((here) => {
    const there = connect(Number(port), hostname);
    for (const socket of [here, there]) socket.on('error', () => undefined);
    here.pipe(there).pipe(here);
    here.on('close', () => there.destroy());
    pairs.push([here, there]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  const address = server.address();
  if (typeof address === 'object' && address) url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    fallSilent() {
      for (const [here, there] of pairs) {
        here.unpipe(there);
        there.unpipe(here);
        here.resume();
        there.resume();
      }
    },
    close: () => server.close(),
  };
}

test('a connection that has fallen silent is made again, and the gap is told', async () => {
  const databaseUrl = await createTestDatabase();
  const tunnel = await openTunnel(databaseUrl);
  const bus = await PostgresEventBus.connect(tunnel.url, pino({ level: 'silent' }), 100);
  const heard: object[] = [];
  let gaps = 0;
  bus.subscribe('topic', (payload) => heard.push(payload));
  bus.onGap(() => {
    gaps += 1;
  });
  await sleep(300);
  expect(gaps).toBe(0);

  tunnel.fallSilent();
  // One gap when the connection is given up, one when there is another.
  while (gaps < 2) await sleep(20);
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query(bus.commitPrefix([{ topic: 'topic', payload: { id: 1 } }]));
  await other.end();
  while (heard.length === 0) await sleep(20);
  expect(heard).toEqual([{ id: 1 }]);
  await bus.close();
  tunnel.close();
});
