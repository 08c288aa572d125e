import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../support/clients/api-client';
import { heldMemory, inspected } from '../support/clients/inspector';
import { type Probe, startProbe } from '../support/clients/probe';
import { RawSocket } from '../support/clients/raw-socket';
import { resetTokenFor } from '../support/mailbox';
import { freePort } from '../support/servers/free-port';
import { PRODUCTION } from '../support/servers/production';
import {
  ensureServerIsBuilt,
  type ServerProcess,
  serverProcess,
} from '../support/servers/server-process';
import { PASSWORD, SECRET, startTestApp, type TestApp } from '../support/servers/test-app';

/** Maximum wait of other clients, in ms, if only this test is running. */
const MAX_WAIT_MS = 300;
const MAX_GROWTH_MB = 200;
const MAX_LEFT_MB = 30;

let testApp: TestApp;
let server: ServerProcess;
let probe: Probe;
let mallory: ApiClient;
let held: number;
let inspectorPort: number;

/** Memory used by the server, in MB. */
const memory = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)]).toString()) / 1024;

beforeAll(async () => {
  ensureServerIsBuilt();
  testApp = await startTestApp();
  inspectorPort = await freePort();
  server = await serverProcess(testApp.databaseUrl, {
    env: {
      ...inspected(inspectorPort),
      ...PRODUCTION,
      APP_URL: 'http://127.0.0.1',
      JWT_SECRET: SECRET,
      // Everything optional in production is enabled, and the attacker has many addresses.
      ANY_OPERATION: 'on',
      PLAYGROUND: 'on',
      TRUST_PROXY: '1',
      REQUESTS_PER_MINUTE: '1200',
    },
  });
  await server.start();
  const honest = await testApp.signIn(await testApp.person());
  mallory = (await testApp.signIn(await testApp.person())).at(server.url);
  probe = startProbe(honest.cookieHeader, [
    `${server.url}/healthz`,
    `${server.url}/api/auth/user`,
    `${server.url}/api/conversations`,
    `${server.url}/index.html`,
  ]);
  await sleep(3_000);
  held = await heldMemory(inspectorPort);
}, 180_000);

afterAll(async () => {
  // A part that did not start must not keep the rest from being stopped.
  probe?.stop();
  await server?.kill();
  await testApp?.close();
});

/** A request from an address of the attacker's choice. */
const from = (address: number) => ({
  'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
});

/** Runs this many at a time until all have run. */
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

const visitor = () => testApp.visitor().at(server.url);

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
      inParallel(1_500, 5, (i) => {
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

/** Other clients’ responses during an attack. */
async function holds(attack: () => Promise<unknown>): Promise<void> {
  // Collects garbage of earlier attacks: each one accounts for its own growth.
  await heldMemory(inspectorPort);
  const rested = memory();
  // If other programs use the processors, everything takes longer. Measured before the attack,
  // which adds to the load itself.
  const others = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
  await probe.seen();
  await attack();
  const { failed, slowest } = await probe.seen();
  expect(failed).toBe(0);
  expect(slowest).toBeLessThan(MAX_WAIT_MS * others);
  expect(memory() - rested).toBeLessThan(MAX_GROWTH_MB);
}

test.each(ATTACKS)('%s keep no one else waiting and fill no memory', (_what, attack) =>
  holds(attack),
);

test('guesses from sixty addresses lock an owner out neither at home nor elsewhere', async () => {
  const victim = await testApp.person();
  const { email } = victim;
  const home = (await testApp.signIn(victim)).at(server.url);
  const signIn = (client: ApiClient, address: number, password: string) =>
    client.send('POST', '/api/auth/login', { body: { email, password }, headers: from(address) });
  await holds(() =>
    inParallel(60, 60, async (i) => {
      const body = { email };
      await visitor().send('POST', '/api/auth/forgot-password', { body, headers: from(i) });
      await signIn(visitor(), i, `guess ${i}`);
    }),
  );
  expect((await signIn(home, 500, PASSWORD)).status).toBe(200);
  expect((await signIn(visitor(), 501, PASSWORD)).status).toBe(200);
  const forgot = await visitor().send('POST', '/api/auth/forgot-password', {
    body: { email },
    headers: from(502),
  });
  expect(forgot.status).toBe(200);
  const token = await resetTokenFor(testApp, email ?? '');
  const reset = { token, newPassword: 'another good password' };
  expect((await visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
});

test('a stranger cannot guess addresses letter by letter and can write to no one', async () => {
  const agnes = await testApp.person({ email: 'agnes.holm@example.test' });
  const people = await Promise.all(Array.from({ length: 10 }, () => testApp.person()));
  const letters = 'abcdefghijklmnopqrstuvwxyz.@';
  const answers = new Set<unknown>();
  await holds(async () => {
    await inParallel(letters.length * 4, 4, async (i) => {
      const text = 'agnes.holm'.slice(0, (i % 9) + 1) + letters[i % letters.length];
      const { data } = await mallory.graphql(
        'query ($text: String!) { searchPeople(text: $text) { id email } }',
        { text },
      );
      answers.add(JSON.stringify(data?.searchPeople ?? []));
    });
    await inParallel(600, 20, async (i) => {
      const receiverId = people[i % people.length]?.id;
      answers.add((await mallory.post('/api/messages', { receiverId, content: 'Buy!' })).status);
      const mail = { receiverEmail: agnes.email, content: 'Buy!' };
      if (i < 30) answers.add((await mallory.post('/api/messages/send-to-email', mail)).status);
    });
  });
  expect([...answers].filter((answer) => answer !== 429).sort()).toEqual([404, '[]']);
  const [{ count }] = await testApp.running.app.db.query('select count(*)::int from messages');
  expect(count).toBe(0);
});

test('what the attacks have left in memory is next to nothing', async () => {
  expect((await heldMemory(inspectorPort)) - held).toBeLessThan(MAX_LEFT_MB);
});
