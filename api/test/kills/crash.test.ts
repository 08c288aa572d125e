import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../support/clients/api-client';
import { openTab } from '../support/clients/catching-up';
import { forgetAttempts } from '../support/mailbox';
import { expectCountersToBeTrue, trueCounts } from '../support/scenes/message-truth';
import { makeNeighbours } from '../support/scenes/neighbours';
import { seededRandom } from '../support/seeded-random';
import {
  ensureServerIsBuilt,
  type ServerProcess,
  serverProcess,
} from '../support/servers/server-process';
import { startTestApp, type TestApp } from '../support/servers/test-app';
import { until } from '../support/until';

const CRASHES = 20;
const WRITERS = 8;
/** The messages sent between two crashes, however slow the machine is. */
const MESSAGES_BETWEEN = 5;

let testApp: TestApp;
let server: ServerProcess;

beforeAll(async () => {
  ensureServerIsBuilt();
  testApp = await startTestApp();
  server = await serverProcess(testApp.databaseUrl);
}, 180_000);

afterAll(async () => {
  await server.kill();
  await testApp.close();
});

/** Sends with one key until the server has acknowledged it, and returns the message's id. */
async function sendUntilAcknowledged(client: ApiClient, message: object): Promise<number> {
  const clientKey = randomUUID();
  for (;;) {
    const answer = await client
      .post('/api/messages', { ...message, clientKey })
      .catch(() => undefined);
    if (answer?.status === 201) return answer.body.id;
    // Any other answer of the server is a defect, not a crash.
    if (answer) throw new Error(`${answer.status}: ${answer.body.message}`);
    await sleep(100);
  }
}

test('twenty crashes lose, repeat and hide no acknowledged message', async () => {
  const random = seededRandom(Date.now());
  await server.start();
  const omar = await testApp.person();
  const asOmar = (await testApp.signIn(omar)).at(server.url);
  const writers: ApiClient[] = [];
  const conversations: number[] = [];
  const acknowledged: number[] = [];
  for (let i = 0; i < WRITERS; i += 1) {
    const writer = await testApp.person();
    await makeNeighbours(testApp, [omar, writer]);
    const client = (await testApp.signIn(writer)).at(server.url);
    const { body } = await client.post('/api/messages', { receiverId: omar.id, content: 'First' });
    acknowledged.push(body.id);
    conversations.push(body.conversationId);
    writers.push(client);
  }

  const tab = openTab(asOmar, conversations);
  let isOver = false;
  const writing = writers.map(async (client, writer) => {
    for (let number = 0; !isOver; number += 1) {
      const content = `Message ${number} of ${writer}`;
      acknowledged.push(await sendUntilAcknowledged(client, { receiverId: omar.id, content }));
      await sleep(random(20));
    }
  });
  const reading = (async () => {
    while (!isOver) {
      const id = acknowledged[random(acknowledged.length)];
      await asOmar.patch(`/api/messages/${id}/read`).catch(() => undefined);
      await sleep(random(30));
    }
  })();

  let { reconnects } = tab;
  for (let crash = 0; crash < CRASHES; crash += 1) {
    // Above human speed.
    await forgetAttempts(testApp);
    const wanted = acknowledged.length + MESSAGES_BETWEEN;
    await until(() => acknowledged.length >= wanted);
    // Every other crash may come before the tab is back.
    if (crash % 2 === 1) await until(() => tab.reconnects > reconnects);
    await sleep(random(300));
    ({ reconnects } = tab);
    await server.kill();
    await server.start();
  }
  isOver = true;
  await Promise.all([...writing, reading]);
  await sleep(500);
  await tab.finish();

  const { db } = testApp.running.app;
  const rows: { id: number }[] = await db.query('select id from messages order by id');
  const stored = rows.map((it) => it.id);
  expect([...acknowledged].sort((a, b) => a - b)).toEqual(stored);
  expect([...tab.seen].sort((a, b) => a - b)).toEqual(stored);
  expect(new Set(tab.live).size).toBe(tab.live.length);
  await expectCountersToBeTrue(testApp);
  const { data } = await asOmar.graphql('{ mailboxCounts { unread read sent archived } }');
  expect(data.mailboxCounts).toEqual(await trueCounts(testApp, omar.id));
  expect(tab.reconnects).toBeGreaterThanOrEqual(CRASHES / 2);
  expect(stored.length).toBeGreaterThan(WRITERS * 10);
}, 600_000);
