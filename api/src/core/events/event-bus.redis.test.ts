import pino from 'pino';
import { openTunnel, type Tunnel } from '../../../test/support/clients/tunnel';
import { hasRedis, startRedis, type TestRedis } from '../../../test/support/servers/redis';
import { until } from '../../../test/support/until';
import { topic } from './event-bus';
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

  test('receive their own events only', async () => {
    const heard = buses.map((bus) => {
      const payloads: object[] = [];
      bus.subscribe(topic('messages:1'), (payload) => payloads.push(payload));
      return payloads;
    });
    const other = new Promise<object>((resolve) =>
      buses[2]?.subscribe(topic('messages:1'), resolve),
    );
    await buses[0]?.afterCommit([{ topic: 'messages:1', payload: { of: 'a' } }]);
    await buses[2]?.afterCommit([{ topic: 'messages:1', payload: { of: 'b' } }]);
    await other;
    expect(heard).toEqual([[{ of: 'a' }], [{ of: 'a' }], [{ of: 'b' }]]);
  });

  test('receive events that Redis refused at first', async () => {
    const heard = new Promise<object>((resolve) =>
      buses[1]?.subscribe(topic('messages:2'), resolve),
    );
    await redis.refusePublishing(true);
    const sent = buses[0]?.afterCommit([{ topic: 'messages:2', payload: { of: 'a' } }]);
    await redis.hasRefused();
    await redis.refusePublishing(false);
    await sent;
    expect(await heard).toEqual({ of: 'a' });
  });

  test('report a gap when Redis never accepts an event', async () => {
    await redis.refusePublishing(true);
    const sent = buses[0]?.afterCommit([{ topic: 'messages:2', payload: {} }]);
    await expect(sent).rejects.toThrow('NOPERM');
    await redis.refusePublishing(false);
  });
});

(hasRedis ? describe : describe.skip)('a Redis that fails', () => {
  let redis: TestRedis;
  let tunnel: Tunnel;
  const buses: RedisEventBus[] = [];
  const log = pino({ level: 'silent' });

  /** Counts the gaps that a bus reports from now on. */
  function gapsOf(bus: RedisEventBus): { count: number } {
    const gaps = { count: 0 };
    bus.onGap(() => {
      gaps.count += 1;
    });
    return gaps;
  }

  async function open(url: string): Promise<RedisEventBus> {
    const bus = await RedisEventBus.connect(url, { channel: 'a', log, pulseMs: 200 });
    buses.push(bus);
    return bus;
  }

  beforeEach(async () => {
    redis = await startRedis();
    tunnel = await openTunnel(redis.url);
  });
  afterEach(async () => {
    await Promise.all(buses.splice(0).map((bus) => bus.close()));
    await tunnel.close();
    await redis.stop();
  });

  test('reports one gap when it goes down and one when it is back, however long it takes', async () => {
    const bus = await open(tunnel.url);
    const gaps = gapsOf(bus);
    await redis.halt();
    await until(() => gaps.count === 1);
    const attempts = tunnel.connections();
    await until(() => tunnel.connections() > attempts + 6);
    expect([gaps.count, bus.isConnected]).toEqual([1, false]);
    await redis.resume();
    await until(() => gaps.count === 2);
    const heard = new Promise<object>((resolve) => bus.subscribe(topic('topic'), resolve));
    await bus.afterCommit([{ topic: 'topic', payload: { id: 1 } }]);
    expect(await heard).toEqual({ id: 1 });
    expect([gaps.count, bus.isConnected]).toEqual([2, true]);
  });

  test('is detected when its connections fall silent, and reached again over new ones', async () => {
    const bus = await open(tunnel.url);
    const gaps = gapsOf(bus);
    tunnel.freeze();
    const begun = Date.now();
    await until(() => gaps.count === 2);
    expect(Date.now() - begun).toBeLessThan(10_000);
    const heard = new Promise<object>((resolve) => bus.subscribe(topic('topic'), resolve));
    await bus.afterCommit([{ topic: 'topic', payload: { id: 1 } }]);
    expect(await heard).toEqual({ id: 1 });
  });

  test('keeps an event from other processes, which report the gap once it is back', async () => {
    const [bus, other] = [await open(tunnel.url), await open(redis.url)];
    const gaps = gapsOf(other);
    const heard: object[] = [];
    bus.subscribe(topic('topic'), (payload) => heard.push(payload));
    tunnel.block(true);
    await until(() => !bus.isConnected);
    const sent = bus.afterCommit([{ topic: 'topic', payload: { id: 1 } }]);
    await expect(sent).rejects.toThrow();
    // Subscribers in the same process still receive it.
    expect(heard).toEqual([{ id: 1 }]);
    expect(gaps.count).toBe(0);
    tunnel.block(false);
    await until(() => gaps.count === 1);
    expect(other.isConnected).toBe(true);
  });
});
