import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../../../test/support/until';
import { Turns } from './turns';

const AT_ONCE = 6;
const MAX_WAITING = 50;

type Caller = Parameters<Turns['run']>[0];
const olivia: Caller = { userId: 1, sessionId: 'at home', token: null };
const oscar: Caller = { userId: 2, sessionId: 'elsewhere', token: null };

let turns: Turns;
/** The requests in the order in which they started, and those whose work has not ended. */
let started: string[];
let running: Map<string, (error?: Error) => void>;
let stop: () => Promise<unknown>;
let ask: (actor: Caller, name: string) => { answer: Promise<number>; leave(): void };
/** The requests that the server has received, and those whose connection it has seen end. */
let received: number;
let left: number;

beforeEach(async () => {
  turns = new Turns({ requestsAtOnce: AT_ONCE });
  started = [];
  running = new Map();
  received = 0;
  left = 0;
  const actors = new Map<string, Caller>();
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    received += 1;
    response.once('close', () => {
      left += 1;
    });
    const work = () =>
      new Promise<number>((resolve, reject) => {
        started.push(name);
        running.set(name, (error) => (error ? reject(error) : resolve(200)));
      }).finally(() => running.delete(name));
    const status = await turns
      .run(actors.get(name) ?? null, response, work)
      .catch(({ status: refused = 500 }: { status?: number }) => refused);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  ask = (actor, name) => {
    actors.set(name, actor);
    const request = get({ port, path: `/${name}`, agent: false });
    const answer = new Promise<number>((resolve) => {
      request.on('response', (response) => resolve(response.resume().statusCode ?? 0));
      request.on('error', () => resolve(0));
    });
    return { answer, leave: () => request.destroy() };
  };
  stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => stop());

const names = (count: number, prefix = 'own') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

/** Sends requests one after the other, so that their order is known. */
async function askAll(actor: Caller, all: readonly string[]) {
  const asked: ReturnType<typeof ask>[] = [];
  for (const name of all) {
    const before = received;
    asked.push(ask(actor, name));
    await until(() => received > before);
  }
  return asked;
}

/** Ends the work of whatever runs until the requests have been answered. */
async function finish(answers: readonly Promise<number>[]): Promise<number[]> {
  let isDone = false;
  const all = Promise.all(answers).finally(() => {
    isDone = true;
  });
  await until(() => {
    for (const end of running.values()) end();
    return isDone;
  });
  return all;
}

test('of twenty requests of one person six run, and the others follow in turn', async () => {
  const mine = names(20);
  const asked = await askAll(olivia, mine);
  expect(started).toEqual(mine.slice(0, AT_ONCE));
  running.get('own-3')?.();
  expect(await asked[3]?.answer).toBe(200);
  await until(() => started.length > AT_ONCE);
  expect(started).toEqual(mine.slice(0, AT_ONCE + 1));
  expect(running.size).toBe(AT_ONCE);
  expect(await finish(asked.map(({ answer }) => answer))).toEqual(Array(20).fill(200));
  expect(started).toEqual(mine);
});

test('another person is answered while they wait, and so is someone signed out', async () => {
  const asked = await askAll(olivia, names(20));
  for (const other of [oscar, null]) {
    const [theirs] = await askAll(other, [`other-${other?.userId}`]);
    running.get(`other-${other?.userId}`)?.();
    expect(await theirs?.answer).toBe(200);
  }
  expect(started.slice(AT_ONCE)).toEqual(['other-2', 'other-undefined']);
  expect(running.size).toBe(AT_ONCE);
  await finish(asked.map(({ answer }) => answer));
});

test('an access token has turns of its own, which it shares with no other token', async () => {
  const grant = {
    left: { remaining: 1, seconds: 1 },
    admit() {
      throw new Error('No one asks.');
    },
  };
  const token = (sessionId: string): Caller => ({ userId: 1, sessionId, token: grant });
  const asked = await askAll(olivia, names(7));
  asked.push(...(await askAll(token('heating'), names(7, 'heating'))));
  asked.push(...(await askAll(token('lights'), names(7, 'lights'))));
  expect(started).toEqual([...names(6), ...names(6, 'heating'), ...names(6, 'lights')]);
  await finish(asked.map(({ answer }) => answer));
});

test('sessions of one person share their turns', async () => {
  const asked = await askAll(olivia, names(5));
  asked.push(...(await askAll({ ...olivia, sessionId: 'phone' } as Caller, names(5, 'phone'))));
  expect(started).toEqual([...names(5), 'phone-0']);
  await finish(asked.map(({ answer }) => answer));
});

test('fifty wait, and the next is asked to try later', async () => {
  const asked = await askAll(olivia, names(AT_ONCE + MAX_WAITING));
  expect(await ask(olivia, 'one-more').answer).toBe(429);
  expect(await finish(asked.map(({ answer }) => answer))).not.toContain(429);
});

test('the refusal is a sentence and says when to come again', async () => {
  const full = new Turns({ requestsAtOnce: 0 });
  const never = {} as Parameters<Turns['run']>[1];
  const waiting = Object.assign(never, { closed: false, once: () => never });
  for (const _ of names(MAX_WAITING)) void full.run(olivia, waiting, async () => undefined);
  await expect(full.run(olivia, waiting, async () => undefined)).rejects.toMatchObject({
    message: 'Too many of your requests are waiting. Please try again in a few seconds.',
    retryAfter: 5,
  });
});

test('one whose client leaves while it waits never starts, and makes room', async () => {
  const asked = await askAll(olivia, names(AT_ONCE + MAX_WAITING));
  asked[AT_ONCE]?.leave();
  await until(() => left === 1);
  const [late] = await askAll(olivia, ['late']);
  const others = asked.filter((_, index) => index !== AT_ONCE).map(({ answer }) => answer);
  await finish([...others, late?.answer ?? Promise.reject()]);
  expect(started).not.toContain(`own-${AT_ONCE}`);
  expect(started.at(-1)).toBe('late');
});

test('a turn ends with an error as well', async () => {
  const asked = await askAll(olivia, names(AT_ONCE + 1));
  running.get('own-0')?.(new Error('No.'));
  expect(await asked[0]?.answer).toBe(500);
  await until(() => started.length === AT_ONCE + 1);
  await finish(asked.map(({ answer }) => answer));
});

test('the work of a client that has left keeps its turn until it ends', async () => {
  const asked = await askAll(olivia, names(AT_ONCE + 1));
  asked[0]?.leave();
  await until(() => left === 1);
  expect(started).toHaveLength(AT_ONCE);
  running.get('own-0')?.();
  await until(() => started.length === AT_ONCE + 1);
  await finish(asked.map(({ answer }) => answer));
});
