import { isOutage, Outage } from '../../lib/network/outage';
import { Connection } from './connection';

type Reply = number | 'no network' | { status: number; retryAfter: string };

/** A fake network: answers with the current status, and records when it was requested. */
let reply: Reply;
let asked: number[];
let connection: Connection;
let notified: jest.Mock;
const { fetch } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
  asked = [];
  reply = 200;
  globalThis.fetch = async () => {
    asked.push(Date.now());
    if (reply === 'no network') throw new TypeError('Failed to fetch');
    const { status, retryAfter = null } = typeof reply === 'number' ? { status: reply } : reply;
    return { status, headers: new Map([['retry-after', retryAfter]]) } as never;
  };
  connection = new Connection();
  notified = jest.fn();
  connection.subscribe(notified);
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const request = () => connection.fetch('/graphql').catch((error: unknown) => error);

test.each<[string, Reply]>([
  ['no network', 'no network'],
  ['a server that is not ready', 503],
  ['a proxy without a server', 502],
])('%s is an outage, which is shown after a second', async (_, trouble) => {
  reply = trouble;
  expect(isOutage(await request())).toBe(true);
  await pass(900);
  expect(connection.isAway()).toBe(false);
  await pass(200);
  expect(connection.isAway()).toBe(true);
  expect(notified).toHaveBeenCalledTimes(1);
});

test.each([200, 400, 401, 429, 500])(
  'a response with the status %d is not an outage',
  async (status) => {
    reply = status;
    expect(await request()).toMatchObject({ status });
    await pass(60_000);
    expect(connection.isAway()).toBe(false);
    expect(asked).toHaveLength(1);
  },
);

test('an outage that is over within a second is not shown', async () => {
  reply = 'no network';
  await request();
  reply = 200;
  await pass(60_000);
  expect(notified).toHaveBeenCalledTimes(1);
  expect(connection.isAway()).toBe(false);
});

test('the server is polled with growing pauses of at most 15 s, however many requests fail', async () => {
  reply = 503;
  await Promise.all([request(), request(), request(), request()]);
  await pass(300_000);
  const pauses = asked.slice(4).map((time, index) => time - (asked[index + 3] ?? 0));
  expect(pauses[0]).toBeLessThanOrEqual(500);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000);
  expect(pauses.length).toBeGreaterThan(20);
  expect(pauses.length).toBeLessThan(60);
});

test('an outage ends automatically, and each waiter is notified once', async () => {
  reply = 'no network';
  await request();
  const back = jest.fn();
  connection.whenReachable().then(back);
  await pass(10_000);
  expect(back).not.toHaveBeenCalled();
  reply = 200;
  await pass(15_000);
  expect(back).toHaveBeenCalledTimes(1);
  expect(connection.isAway()).toBe(false);
  expect(notified).toHaveBeenCalledTimes(2);
  const times = asked.length;
  await pass(60_000);
  expect(asked).toHaveLength(times);
});

test('no one waits while the server responds', async () => {
  await expect(connection.whenReachable()).resolves.toBeUndefined();
});

test.each([
  ['seconds', () => '20'],
  ['a date', () => new Date(Date.now() + 20_000).toUTCString()],
])('the server is not polled before the time it names in %s', async (_, retryAfter) => {
  reply = { status: 503, retryAfter: retryAfter() };
  const error = await request();
  expect((error as Outage).retryAfterMs).toBeGreaterThan(18_000);
  await pass(18_900);
  expect(asked).toHaveLength(1);
  reply = 200;
  await pass(3_000);
  expect(asked).toHaveLength(2);
  expect(connection.isAway()).toBe(false);
});

test('a browser that goes offline and comes back is believed at once', async () => {
  reply = 'no network';
  window.dispatchEvent(new Event('offline'));
  await pass(1_100);
  expect(connection.isAway()).toBe(true);
  reply = 200;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(connection.isAway()).toBe(false);
});

test('a response that was under way when the browser went offline does not end the outage', async () => {
  const answered = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await answered(...request);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return response;
  };
  const late = request();
  await pass(100);
  reply = 'no network';
  window.dispatchEvent(new Event('offline'));
  await pass(1_100);
  expect(await late).toMatchObject({ status: 200 });
  expect(connection.isAway()).toBe(true);
});

test('a check finds out at once whether the server responds', async () => {
  connection.checkNow();
  await pass(2_000);
  expect(connection.isAway()).toBe(false);
  reply = 503;
  connection.checkNow();
  await pass(2_000);
  expect(connection.isAway()).toBe(true);
});

test('a request that the page itself aborted is not an outage', async () => {
  const controller = new AbortController();
  controller.abort();
  reply = 'no network';
  const error = await connection
    .fetch('/graphql', { signal: controller.signal })
    .catch((caught: unknown) => caught);
  expect(error).not.toBeInstanceOf(Outage);
  await pass(2_000);
  expect(connection.isAway()).toBe(false);
});

test('a page with operations that the server no longer knows is outdated until it is reloaded', async () => {
  expect(connection.isOutdated()).toBe(false);
  connection.markOutdated();
  expect(connection.isOutdated()).toBe(true);
  expect(notified).toHaveBeenCalledTimes(1);
  await request();
  expect(connection.isOutdated()).toBe(true);
});
