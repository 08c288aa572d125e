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

  test('a server killed between the commit and the sending of an event loses none', async () => {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    const [one, other] = [await testApp.person(), await testApp.person()];
    await makeNeighbours(testApp, [one, other]);
    const sender = (await testApp.signIn(one)).at(first.url);
    const receiver = (await testApp.signIn(other)).at(second.url);
    const listener = await receiver.subscribe(
      'subscription { myMessageEvents { kind message { content } } }',
    );
    const kept = () => testApp.running.app.db.query('select 1 from unsent_events');

    await redis.refusePublishing(true);
    const message = { receiverId: other.id, content: 'The boat is in the shed.' };
    expect((await sender.post('/api/messages', message)).status).toBe(201);
    await first.kill();
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
  }, 120_000);
});
