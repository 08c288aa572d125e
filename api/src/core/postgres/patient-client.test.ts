import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { connectionOptions } from '@packages/postgres-connection/connection';
import { Pool } from 'pg';
import { openTunnel } from '../../../test/support/clients/tunnel';
import { createTestDatabase } from '../../../test/support/sql/template';
import { until } from '../../../test/support/until';
import { patientClient } from './patient-client';

const SILENT_MS = 1_000;

let pool: Pool;
afterEach(() => pool.end());

function openPool(url: string, patience: Partial<Parameters<typeof patientClient>[0]> = {}) {
  const Client = patientClient({ silentMs: SILENT_MS, ...patience });
  pool = new Pool({ ...connectionOptions(url), connectionTimeoutMillis: 0, Client });
  pool.on('error', () => undefined);
}
const ask = () =>
  pool.query('select 1').then(
    () => 'answered',
    ({ code }) => code,
  );
const askMany = () => Promise.all(Array.from({ length: 15 }, ask));

/** Keeps this process from doing anything else. */
function beBusy(ms: number): void {
  for (const end = Date.now() + ms; Date.now() < end; );
}

/** A server that accepts connections, and never answers. */
async function silentServer() {
  let count = 0;
  const server = createServer(() => {
    count += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgresql://a:b@127.0.0.1:${port}/c`, count: () => count, server };
}

/** A message of PostgreSQL's protocol. */
function messageOf(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

test('refused attempts fail, and later ones succeed', async () => {
  const tunnel = await openTunnel(await createTestDatabase());
  openPool(tunnel.url, { atOnce: 2 });
  tunnel.block(true);
  expect(await askMany()).not.toContain('answered');
  tunnel.block(false);
  expect(new Set(await askMany())).toEqual(new Set(['answered']));
  await tunnel.close();
});

test('time in which the process itself is busy does not count', async () => {
  openPool(await createTestDatabase());
  const answer = ask();
  for (let part = 0; part < 5; part += 1) {
    await new Promise(setImmediate);
    beBusy(SILENT_MS);
  }
  expect(await answer).toBe('answered');
});

test('a silent database is given up, and few connect to it at once', async () => {
  const { url, count, server } = await silentServer();
  openPool(url, { atOnce: 2 });
  const answers = Promise.all([ask(), ask(), ask()]);
  await until(() => count() === 2);
  expect(await answers).toEqual(Array(3).fill('ECONNABORTED'));
  expect(count()).toBe(3);
  server.close();
});

test('attempts end when they are no longer wanted', async () => {
  const { url, server } = await silentServer();
  const stopping = new AbortController();
  openPool(url, { silentMs: 60_000, signal: stopping.signal });
  const answer = ask();
  stopping.abort();
  expect(await answer).toBe('ECONNABORTED');
  server.close();
});

test('a database that ends in the moment of connecting fails the query alone', async () => {
  const { url, server } = await silentServer();
  const accepted = [messageOf('R', '\0\0\0\0'), messageOf('Z', 'I')];
  const ended = messageOf('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');
  // A slow process reads both at once.
  server.on('connection', (socket) =>
    socket.once('data', () => socket.end(Buffer.concat([...accepted, ended]))),
  );
  openPool(url);
  expect(await ask()).not.toBe('answered');
  server.close();
});
