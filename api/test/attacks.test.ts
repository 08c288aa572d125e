import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from './support/api-client';
import { type House, openHouse } from './support/house';
import { type Probe, startProbe } from './support/probe';
import { RawSocket } from './support/raw-socket';
import { ensureServerIsBuilt, type ServerProcess, serverProcess } from './support/server-process';

/** Longest wait of anybody else, in ms, beyond what a quiet server takes on this machine. */
const MAX_DELAY_MS = 300;
const MAX_GROWTH_MB = 200;

let house: House;
let server: ServerProcess;
let probe: Probe;
let mallory: ApiClient;
let quiet: number;
let rested: number;

/** Memory that the server holds, in MB. */
const memory = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)]).toString()) / 1024;

beforeAll(async () => {
  ensureServerIsBuilt();
  house = await openHouse();
  server = await serverProcess(house.databaseUrl, {
    NODE_ENV: 'production',
    // Everything that production leaves closed is open, and the attacker has many addresses.
    ANY_OPERATION: 'on',
    PLAYGROUND: 'on',
    TRUST_PROXY: '1',
  });
  await server.start();
  const honest = await house.signIn(await house.person());
  mallory = (await house.signIn(await house.person())).at(server.url);
  probe = startProbe(honest.cookieHeader, [
    `${server.url}/healthz`,
    `${server.url}/api/auth/user`,
    `${server.url}/api/conversations`,
    `${server.url}/index.html`,
  ]);
  await sleep(3_000);
  await probe.seen();
  await sleep(1_000);
  quiet = (await probe.seen()).slowest;
  rested = memory();
}, 60_000);

afterAll(async () => {
  probe.stop();
  await server.kill();
  await house.close();
});

/** A request from an address of the attacker's choice. */
const from = (address: number) => ({
  'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
});

/** Runs so many at a time until all have run. */
async function inParallel(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
) {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

const visitor = () => house.visitor().at(server.url);

const DOUBLING = `{ ...F0 } ${Array.from({ length: 60 }, (_, i) => `fragment F${i} on AppInfo { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F60 on AppInfo { demo }`;
const SAVE = 'mutation ($input: WishListInput!) { saveWishList(input: $input) { weeks } }';

async function unreadPlayground(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  const page = await (
    await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } })
  ).text();
  const largest = /assets\/playground-[\w-]+\.js/.exec(page)?.[0] ?? 'index.html';
  socket.write(
    `GET /graphql HTTP/1.1\r\nHost: h\r\nAccept: text/html\r\n\r\nGET /${largest} HTTP/1.1\r\nHost: h\r\n\r\n`,
  );
  return socket;
}

const ATTACKS: [string, () => Promise<unknown>][] = [
  [
    'fragments that double sixty times',
    () =>
      inParallel(200, 10, (i) =>
        visitor().send('POST', '/graphql', { body: { query: DOUBLING }, headers: from(i) }),
      ),
  ],
  [
    'the same on sockets',
    async () => {
      const socket = await RawSocket.admitted(server.url, mallory.cookieHeader);
      for (let id = 0; id < 200; id += 1) {
        socket.subscribe(`${id}`, {
          query: `subscription ${DOUBLING.replace('AppInfo', 'Subscription')}`,
        });
      }
      await socket.answerTo('199');
      socket.end();
    },
  ],
  [
    'lists of 200,000 bad items',
    () =>
      inParallel(20, 5, (i) => {
        const body = { query: SAVE, variables: { input: { weeks: Array(200_000).fill('') } } };
        return visitor()
          .send('POST', '/graphql', { body, headers: from(i) })
          .catch(() => undefined);
      }),
  ],
  [
    'lists of 20,000 bad items',
    () =>
      inParallel(100, 10, (i) => {
        const body = { query: SAVE, variables: { input: { weeks: Array(20_000).fill('') } } };
        return visitor().send('POST', '/graphql', { body, headers: from(i) });
      }),
  ],
  [
    '1,500 different operations',
    () =>
      inParallel(1_500, 10, (i) => {
        const query = `{ ${Array.from({ length: 10 }, (_, n) => `a${i}_${n}: appInfo { demo ${'x: demo '.repeat(10)} }`).join(' ')} }`;
        return visitor().send('POST', '/graphql', { body: { query }, headers: from(i) });
      }),
  ],
  [
    '60 playgrounds that are not read',
    async () => {
      const sockets = await Promise.all(Array.from({ length: 60 }, unreadPlayground));
      await sleep(3_000);
      for (const socket of sockets) socket.destroy();
    },
  ],
  [
    '200 sign-ins at once from as many addresses',
    () =>
      inParallel(200, 200, (i) => {
        const body = { email: `nobody${i}@example.test`, password: 'a wrong password' };
        return visitor().send('POST', '/api/auth/login', { body, headers: from(i) });
      }),
  ],
  [
    '300 sockets of one person with 20 subscriptions each',
    async () => {
      const sockets: RawSocket[] = [];
      await inParallel(300, 20, async () => {
        const socket = await RawSocket.admitted(server.url, mallory.cookieHeader);
        for (let id = 0; id < 20 && socket.socket.readyState === 1; id += 1) {
          socket.subscribe(`${id}`, { query: 'subscription { myMessageEvents { kind } }' });
        }
        sockets.push(socket);
      });
      for (const socket of sockets) socket.end();
    },
  ],
];

test.each(ATTACKS)('%s keep nobody else waiting and fill no memory', async (_what, attack) => {
  await probe.seen();
  await attack();
  const { asked, failed, slowest } = await probe.seen();
  console.log(_what, { asked, failed, slowest, quiet, memory: memory() - rested });
  expect(asked).toBeGreaterThan(0);
  expect(failed).toBe(0);
  expect(slowest - quiet).toBeLessThan(MAX_DELAY_MS);
  expect(memory() - rested).toBeLessThan(MAX_GROWTH_MB);
});
