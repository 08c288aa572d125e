import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { expectCountersToBeTrue, trueCounts } from '../../../test/support/scenes/message-truth';
import { makeNeighbours } from '../../../test/support/scenes/neighbours';
import { seededRandom } from '../../../test/support/seeded-random';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import type { User } from '../auth/user.entity';

let testApp: TestApp;
let people: { user: User; client: ApiClient }[];

beforeAll(async () => {
  testApp = await startTestApp();
  people = [];
  for (let i = 0; i < 3; i += 1) {
    const user = await testApp.person();
    people.push({ user, client: await testApp.signIn(user) });
  }
  await makeNeighbours(
    testApp,
    people.map(({ user }) => user),
  );
});

afterAll(() => testApp.close());

const pick = <T>(items: T[], random: (limit: number) => number): T => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** Performs a random action on messages, valid or not, and returns the status. */
async function actAtRandom(random: (limit: number) => number, ids: number[]): Promise<number> {
  const me = pick(people, random);
  const other = pick(
    people.filter((it) => it !== me),
    random,
  );
  const kind = ids.length === 0 ? 0 : random(11);
  if (kind < 4) {
    const { status, body } = await me.client.post('/api/messages', {
      receiverId: other.user.id,
      content: `Message ${ids.length}`,
      clientKey: randomUUID(),
    });
    ids.push(body.id);
    return status;
  }
  const id = pick(ids, random);
  if (kind < 6) return (await me.client.patch(`/api/messages/${id}/read`)).status;
  if (kind === 6) {
    const [found] = await testApp.running.app.db.query(
      'select conversation_id from messages where id = $1',
      [id],
    );
    const { data } = await me.client.graphql(
      'mutation ($c: ID!, $id: ID!) { markConversationRead(conversationId: $c, upToMessageId: $id) }',
      { c: found?.conversation_id ?? 1, id },
    );
    return data ? 200 : 404;
  }
  if (kind === 7) return (await me.client.patch(`/api/messages/${id}/archive`)).status;
  if (kind === 8) return (await me.client.patch(`/api/messages/${id}/unarchive`)).status;
  return (await me.client.delete(`/api/messages/${id}`)).status;
}

async function expectTabsToBeTrue(): Promise<void> {
  for (const { user, client } of people) {
    const truth = await trueCounts(testApp, user.id);
    const { data } = await client.graphql('{ mailboxCounts { unread read sent archived } }');
    expect(data.mailboxCounts).toEqual(truth);
    for (const box of ['unread', 'read', 'sent', 'archived']) {
      const { body } = await client.get(`/api/messages/${box}?first=100`);
      expect([box, body.length]).toEqual([box, Math.min(truth[box], 100)]);
    }
  }
}

test.each([1, 2, 3])('counters are true after each of many random acts (seed %i)', async (seed) => {
  const random = seededRandom(seed);
  const ids: number[] = [];
  for (let i = 0; i < 80; i += 1) {
    expect([200, 201, 400, 404]).toContain(await actAtRandom(random, ids));
    await expectCountersToBeTrue(testApp);
  }
  await expectTabsToBeTrue();
});

test.each([4, 5])(
  'counters are correct after concurrent random actions (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const ids: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const acts = Array.from({ length: 30 }, () => actAtRandom(random, ids));
      for (const status of await Promise.all(acts)) expect([200, 201, 400, 404]).toContain(status);
      await expectCountersToBeTrue(testApp);
    }
    await expectTabsToBeTrue();
  },
);

test('the same message read, archived and deleted by both at once is counted once', async () => {
  const [one, two] = people;
  if (!one || !two) throw new Error('Two people are needed.');
  for (let round = 0; round < 10; round += 1) {
    const { body } = await one.client.post('/api/messages', {
      receiverId: two.user.id,
      content: 'Once',
    });
    const { id } = body;
    const acts = [one, two, two, one].flatMap(({ client }) => [
      client.patch(`/api/messages/${id}/read`),
      client.patch(`/api/messages/${id}/archive`),
      client.delete(`/api/messages/${id}`),
    ]);
    for (const { status } of await Promise.all(acts))
      expect([200, 201, 400, 404]).toContain(status);
    await expectCountersToBeTrue(testApp);
  }
});
