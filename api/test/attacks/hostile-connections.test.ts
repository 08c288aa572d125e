import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { ApiClient } from '../support/clients/api-client';
import { startTestApp, type TestApp } from '../support/servers/test-app';

let testApp: TestApp;
let asOlivia: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  asOlivia = await testApp.signIn(await testApp.person());
});

async function upgrade(path: string): Promise<Socket> {
  const socket = connect({
    port: Number(new URL(testApp.running.url).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const origin = 'Origin: https://evil.example';
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: h\r\n${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  return socket;
}

test('connections that are broken off while they are refused do no harm', async () => {
  // An unhandled error would fail this file, just as it would end the process.
  for (let tries = 0; tries < 40; tries += 1) {
    const socket = await upgrade(tries % 2 ? '/graphql' : '/nothing');
    socket.write('x'.repeat(1000));
    if (tries % 4 > 1) await sleep(2);
    socket.resetAndDestroy();
  }
  await sleep(200);
  expect((await testApp.visitor().get('/healthz')).status).toBe(200);
});

/** The errors of one operation on a socket, or its close code. */
function refused(query: string): Promise<unknown> {
  const headers = { cookie: asOlivia.cookieHeader };
  class WithCookie extends WebSocket {
    constructor(address: string, protocols?: string[]) {
      super(address, protocols, { headers });
    }
  }
  const url = `${testApp.running.url.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WithCookie, retryAttempts: 0 });
  return new Promise((resolve) => {
    client.subscribe({ query }, { next: resolve, error: resolve, complete: () => undefined });
  }).finally(() => client.dispose());
}

test.each([
  ['one that cannot be parsed', 'subscription {', /^Syntax Error/],
  [
    'one of too many words',
    `subscription { myMessageEvents { ${'kind '.repeat(8_000)} } }`,
    /2000 tokens/,
  ],
])('a socket stays open for other operations after %s', async (_what, query, message) => {
  const begun = Date.now();
  expect(await refused(query)).toMatchObject([{ message: expect.stringMatching(message) }]);
  expect(Date.now() - begun).toBeLessThan(2_000);
});

test('neither an unresponsive socket nor a refused one kept half open prevents the server from stopping', async () => {
  const socket = await upgrade('/nothing');
  socket.resume();
  await once(socket, 'end');
  const url = `${testApp.running.url.replace('http', 'ws')}/graphql`;
  const silent = new WebSocket(url, 'graphql-transport-ws', {
    headers: { cookie: asOlivia.cookieHeader },
  });
  await once(silent, 'open');
  silent.pause();
  const begun = Date.now();
  await testApp.close();
  expect(Date.now() - begun).toBeLessThan(4_000);
  socket.destroy();
  silent.terminate();
});
