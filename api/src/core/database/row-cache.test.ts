import { Client } from 'pg';
import pino from 'pino';
import { openTunnel, type Tunnel } from '../../../test/support/clients/tunnel';
import { setDateAhead } from '../../../test/support/clock';
import { createTestDatabase } from '../../../test/support/sql/template';
import { until } from '../../../test/support/until';
import { ChangeChannel, PROOF_MS } from '../events/change-channel';
import { topic } from '../events/event-bus';
import { PostgresEventBus } from '../events/event-bus.postgres';
import { type RowChange, rowCaches } from './row-cache';

const CHANGES = topic<RowChange>('colours');
const log = pino({ level: 'silent' });
const coloursOf = rowCaches<string>(CHANGES);

let databaseUrl: string;
let db: Client;
let tunnel: Tunnel;
let bus: PostgresEventBus;
let changes: ChangeChannel;
/** How often the row was asked for. */
let asked: number;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  db = new Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query("create table colours (name text); insert into colours values ('red')");
});
afterAll(() => db.end());

beforeEach(async () => {
  tunnel = await openTunnel(databaseUrl);
  bus = await PostgresEventBus.connect(tunnel.url, log);
  changes = new ChangeChannel(bus);
  asked = 0;
  await becomesKept();
});
afterEach(async () => {
  jest.useRealTimers();
  setDateAhead(0);
  await bus.close();
  await tunnel.close();
});

async function find(lastsMs = 60_000) {
  asked += 1;
  const { rows } = await db.query('select name from colours');
  return { row: rows[0].name, userId: 1, lastsMs };
}

const read = (lastsMs?: number) => coloursOf({ changes }).read('key', () => find(lastsMs));

/** Whether a read asks the database. */
async function isAsked(): Promise<boolean> {
  const before = asked;
  await read();
  return asked > before;
}

const becomesKept = () => until(async () => !(await isAsked()));

const paint = (name: string, change: RowChange = { userId: 1 }) =>
  db.query(`begin; update colours set name = '${name}';
    ${bus.commitPrefix([{ topic: CHANGES, payload: change }])} commit`);

test('a row is read again once it has changed, and that of another user is not', async () => {
  await paint('blue');
  await changes.receivedByAll();
  expect([await isAsked(), await read()]).toEqual([true, 'blue']);
  await paint('blue', { userId: 2 });
  await changes.receivedByAll();
  expect(await isAsked()).toBe(false);
  await paint('red', {});
  await changes.receivedByAll();
  expect([await isAsked(), await read()]).toEqual([true, 'red']);
});

test('a row is read again once time has changed it', async () => {
  await paint('red');
  await changes.receivedByAll();
  await read(1_000);
  expect(await isAsked()).toBe(false);
  setDateAhead(1_001);
  expect(await isAsked()).toBe(true);
});

test('of a channel that has frozen, nothing counts after 5 seconds', async () => {
  tunnel.freeze();
  await paint('green');
  expect(await read()).not.toBe('green');
  setDateAhead(PROOF_MS);
  expect(await read()).toBe('green');
  expect(await isAsked()).toBe(true);
  await paint('red');
});

test('a channel that was cut begins with nothing', async () => {
  const gap = new Promise<void>((resolve) => bus.onGap(resolve));
  tunnel.block(true);
  await gap;
  await paint('yellow');
  expect(await read()).toBe('yellow');
  await paint('red');
  tunnel.block(false);
  await until(() => changes.isProven());
  expect(await read()).toBe('red');
});

test('a proof counts from when it was sent', async () => {
  const late = new ChangeChannel(bus);
  late.isProven();
  setDateAhead(PROOF_MS);
  for (let trips = 0; trips < 3; trips += 1) await bus.sendToListeners(CHANGES, {});
  expect(late.isProven()).toBe(false);
  await until(() => {
    setDateAhead(0);
    return late.isProven();
  });
});

test('a row that was read before a change, but arrives after its notification, is not kept', async () => {
  await paint('red');
  await changes.receivedByAll();
  const read = coloursOf({ changes }).read('key', async () => {
    const found = await find();
    await paint('violet');
    await changes.receivedByAll();
    return found;
  });
  expect(await read).toBe('red');
  expect(await isAsked()).toBe(true);
});

/** Timers then run only as a test says. */
const stopTimers = () =>
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });

test('a process that nothing asks sends nothing', async () => {
  stopTimers();
  const sent = jest.spyOn(bus, 'sendNow');
  const idle = new ChangeChannel(bus);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).not.toHaveBeenCalled();
  idle.isProven();
  idle.isProven();
  await bus.listener;
  expect(sent).toHaveBeenCalledTimes(1);
  idle.isProven();
  await jest.advanceTimersByTimeAsync(60_000);
  // One more, for what was asked since.
  expect(sent).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});

describe('two processes', () => {
  let other: PostgresEventBus;
  let otherTunnel: Tunnel;

  beforeEach(async () => {
    otherTunnel = await openTunnel(databaseUrl);
    other = await PostgresEventBus.connect(otherTunnel.url, log);
    other.joinListeners();
    await other.listener;
  });
  afterEach(async () => {
    await other.close();
    await otherTunnel.close();
  });

  test('both have received what the one waited for', async () => {
    new ChangeChannel(other);
    const received: unknown[] = [];
    other.subscribe(CHANGES, (change) => received.push(change));
    await paint('red', { userId: 7 });
    await changes.receivedByAll();
    expect(received).toEqual([{ userId: 7 }]);
  });

  test('one that does not answer is waited for once, as long as it may rely on the channel', async () => {
    stopTimers();
    let isOver = false;
    const waiting = changes.receivedByAll().then(() => {
      isOver = true;
    });
    for (let trips = 0; trips < 5; trips += 1) await bus.sendToListeners(CHANGES, {});
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(PROOF_MS - 1);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await waiting;
    await changes.receivedByAll();
  });
});
