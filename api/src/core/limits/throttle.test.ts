import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import type { Limit } from './throttle';

const THREE: Limit = { name: 'three', points: 3, seconds: 60 };
const ONE: Limit = { name: 'one', points: 1, seconds: 60 };

let testApp: TestApp;
let second: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
  second = await startTestApp({ databaseUrl: testApp.databaseUrl });
});
beforeEach(() => testApp.running.app.db.query('delete from throttle'));
afterAll(() => Promise.all([testApp.close(), second.close()]));

const throttle = () => testApp.running.app.throttle;
const stored = () => testApp.running.app.db.query('select key, points from throttle order by key');
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map(({ status }) => status).sort();

test('of many simultaneous attempts in two processes, only as many pass as the limit allows', async () => {
  const tries = Array.from({ length: 20 }, (_, index) =>
    (index % 2 === 0 ? testApp : second).running.app.throttle.consume(THREE, 'key'),
  );
  const passed = (await outcomes(tries)).filter((it) => it === 'fulfilled');
  expect(passed).toHaveLength(3);
});

test('a refused attempt is not counted and prolongs nothing', async () => {
  for (let tries = 0; tries < 3; tries += 1) await throttle().consume(THREE, 'key');
  await outcomes([1, 2, 3, 4].map(() => throttle().consume(THREE, 'key')));
  expect(await stored()).toEqual([{ key: 'three:key', points: 3 }]);
});

test('several counts pass together, or none of them is counted', async () => {
  await throttle().consumeAll([
    [THREE, 'key'],
    [ONE, 'key'],
  ]);
  const again = throttle().consumeAll([
    [THREE, 'key'],
    [ONE, 'key'],
  ]);
  await expect(again).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds\.$/),
  });
  expect(await stored()).toEqual([
    { key: 'one:key', points: 1 },
    { key: 'three:key', points: 1 },
  ]);
});

test('attempts that are given back at once leave the count unchanged', async () => {
  const first = await throttle().consume(THREE, 'key');
  await Promise.all(
    [1, 2].map(async () => throttle().giveBack([await throttle().consume(THREE, 'key')])),
  );
  expect(await stored()).toEqual([{ key: 'three:key', points: 1 }]);
  await throttle().giveBack([first]);
  expect(await stored()).toEqual([{ key: 'three:key', points: 0 }]);
});

test('an attempt is given back only to its own window', async () => {
  // Two windows of one length that begin within a millisecond would be one.
  const late = await throttle().consume({ ...THREE, seconds: 120 }, 'key');
  await testApp.running.app.db.query('update throttle set expire = 0');
  await throttle().consume(THREE, 'key');
  await throttle().giveBack([late]);
  expect(await stored()).toEqual([{ key: 'three:key', points: 1 }]);
});

test('an expired window no longer counts', async () => {
  for (let tries = 0; tries < 3; tries += 1) await throttle().consume(THREE, 'key');
  await testApp.running.app.db.query('update throttle set expire = 0');
  expect(await throttle().consume(THREE, 'key')).toMatchObject({ points: 1 });
});
