import { makeNeighbours } from '../support/scenes/neighbours';
import { hasRedis, startRedis, type TestRedis } from '../support/servers/redis';
import {
  ensureServerIsBuilt,
  type ServerProcess,
  serverProcess,
} from '../support/servers/server-process';
import { startTestApp, type TestApp } from '../support/servers/test-app';
import { until } from '../support/until';

// Skipped where no redis-server is installed, which the suite does not need otherwise.
(hasRedis ? describe : describe.skip)('two servers on one Redis', () => {
  let testApp: TestApp;
  let redis: TestRedis;
  let servers: ServerProcess[] = [];

  beforeAll(async () => {
    ensureServerIsBuilt();
    [testApp, redis] = [await startTestApp(), await startRedis()];
    const options = { env: { REDIS_URL: redis.url } };
    servers = [
      await serverProcess(testApp.databaseUrl, options),
      await serverProcess(testApp.databaseUrl, options),
    ];
    for (const server of servers) await server.start();
  }, 180_000);

  afterAll(async () => {
    for (const server of servers) await server.kill();
    await redis.stop();
    await testApp.close();
  });

  const kept = () => testApp.running.app.db.query('select 1 from unsent_events');

  /** Two neighbours, each at a server; the second listens. */
  async function neighbours() {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    const [one, other] = [await testApp.person(), await testApp.person()];
    await makeNeighbours(testApp, [one, other]);
    const sender = (await testApp.signIn(one)).at(first.url);
    const receiver = (await testApp.signIn(other)).at(second.url);
    const listener = await receiver.subscribe(
      'subscription { myMessageEvents { kind message { content } } }',
    );
    return { sender, listener, receiverId: other.id };
  }

  test('that someone types is sent once and not kept', async () => {
    const { sender, listener, receiverId } = await neighbours();
    const { body } = await sender.post('/api/messages', { receiverId, content: 'Hello' });
    await listener.received(1);
    await until(async () => (await kept()).length === 0);
    const typing = `mutation { setTyping(conversationId: ${body.conversationId}) }`;
    await redis.refusePublishing(true);
    expect((await sender.graphql(typing)).data).toEqual({ setTyping: true });
    expect(await kept()).toEqual([]);
    await redis.refusePublishing(false);
    await sender.graphql(typing);
    const [, event] = await listener.received(2);
    expect(event.data.myMessageEvents).toEqual({ kind: 'TYPING', message: null });
    listener.stop();
  });

  test('a server killed between the commit and the sending of an event loses none', async () => {
    const { sender, listener, receiverId } = await neighbours();
    await redis.refusePublishing(true);
    const message = { receiverId, content: 'The boat is in the shed.' };
    expect((await sender.post('/api/messages', message)).status).toBe(201);
    await servers[0]?.kill();
    expect(await kept()).toHaveLength(1);
    expect(listener.events).toEqual([]);
    await redis.refusePublishing(false);

    const [event] = await listener.received(1);
    expect(event.data.myMessageEvents).toEqual({
      kind: 'SENT',
      message: { content: message.content },
    });
    await until(async () => (await kept()).length === 0);
    listener.stop();
  });
});
