import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { hasRedis, startRedis, type TestRedis } from '../../test/support/redis';
import { RedisEventBus } from './event-bus.redis';

(hasRedis ? describe : describe.skip)('two installations on one Redis', () => {
  let redis: TestRedis;
  let buses: RedisEventBus[] = [];
  const log = pino({ level: 'silent' });

  beforeAll(async () => {
    redis = await startRedis();
    buses = await Promise.all(
      ['a', 'a', 'b'].map((channel) => RedisEventBus.connect(redis.url, { channel, log })),
    );
  });
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await redis.stop();
  });

  test('hear their own events only', async () => {
    const heard = buses.map((bus) => {
      const payloads: object[] = [];
      bus.subscribe('messages:1', (payload) => payloads.push(payload));
      return payloads;
    });
    const other = new Promise<object>((resolve) => buses[2]?.subscribe('messages:1', resolve));
    await buses[0]?.afterCommit([{ topic: 'messages:1', payload: { of: 'a' } }]);
    await buses[2]?.afterCommit([{ topic: 'messages:1', payload: { of: 'b' } }]);
    await other;
    expect(heard).toEqual([[{ of: 'a' }], [{ of: 'a' }], [{ of: 'b' }]]);
  });

  test('hear what Redis would not take at first', async () => {
    const heard = new Promise<object>((resolve) => buses[1]?.subscribe('messages:2', resolve));
    await redis.refusePublishing(true);
    const sent = buses[0]?.afterCommit([{ topic: 'messages:2', payload: { of: 'a' } }]);
    await sleep(150);
    await redis.refusePublishing(false);
    await sent;
    expect(await heard).toEqual({ of: 'a' });
  });

  test('learn that what Redis never takes is lost', async () => {
    await redis.refusePublishing(true);
    const sent = buses[0]?.afterCommit([{ topic: 'messages:2', payload: {} }]);
    await expect(sent).rejects.toThrow('NOPERM');
    await redis.refusePublishing(false);
  });
});
