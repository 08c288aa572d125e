import fc from 'fast-check';
import {
  type CoOwnedHome,
  makeCoOwnedHome,
  refusalOf,
} from '../../../test/support/scenes/co-owned-home';
import {
  said,
  sendTo,
  talkEvents,
  textsOf,
  WATCH_TALKS,
} from '../../../test/support/scenes/talk-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';

let testApp: TestApp;
let home: CoOwnedHome;
let house: number;
beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
  house = home.property.id;
});
afterAll(() => testApp.close());

const query = (sql: string, values: unknown[]) => testApp.running.app.db.query(sql, values);

/** Gives the share of the other owner to a user, or to no one. */
const give = (userId: number | null) =>
  query('update shares set user_id = $2 where id = $1', [home.other.share.id, userId]);

/** The messages of a user that lie outside of the periods in which they took part. */
const strays = () =>
  query(
    `select m.id from talk_messages m where m.property_id = $1 and not exists (
      select from talk_periods period
      where period.property_id = m.property_id and period.user_id = m.author_id
        and m.id > period.after_id and m.id <= coalesce(period.up_to_id, m.id))`,
    [house],
  );

test('what is sent while its sender leaves is of their time, or refused', async () => {
  const { other } = home;
  for (let round = 0; round < 12; round += 1) {
    const sending = [1, 2, 3].map((number) =>
      sendTo(other.client, house, { content: `${round}.${number}` }),
    );
    const [answers] = await Promise.all([Promise.all(sending), give(null)]);
    const kept = answers.filter(({ errors }) => !errors).length;
    const texts = await textsOf(other.client, house);
    expect(texts.filter((text) => text.startsWith(`${round}.`))).toHaveLength(kept);
    await give(other.user.id);
  }
  expect(await strays()).toEqual([]);
});

/** Does the work, which sends a message, while the other owner leaves. */
async function whileLeaving<T>(send: () => Promise<T>): Promise<T> {
  const { other } = home;
  const leaving = testApp.running.app.db.createQueryRunner();
  await leaving.startTransaction();
  await leaving.query('update shares set user_id = null where id = $1', [other.share.id]);
  const sending = send();
  await until(async () => {
    const [{ waits }] = await query(
      `select count(*)::int as waits from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like $1`,
      ['%send-talk-message%'],
    );
    return waits === 1;
  });
  await leaving.commitTransaction();
  await leaving.release();
  return sending;
}

test('a message that waits for its sender to leave is refused', async () => {
  const { client } = home.other;
  const answer = await whileLeaving(() => sendTo(client, house, { content: 'Too late' }));
  expect(refusalOf(answer)).toMatch(/^FORBIDDEN/);
  expect(await strays()).toEqual([]);
});

test('a message that waits for someone to leave is not sent to them', async () => {
  const { one, other } = home;
  const [staying, left] = [
    await one.client.subscribe(WATCH_TALKS),
    await other.client.subscribe(WATCH_TALKS),
  ];
  await whileLeaving(() => said(one.client, house, 'Among us'));
  expect(await talkEvents(staying, 1)).toHaveLength(1);
  expect(await talkEvents(left, 0)).toEqual([]);
});

test('who joins while others send reads an unbroken end of the talk', async () => {
  const { one, other } = home;
  const heir = await testApp.person();
  const client = await testApp.signIn(heir);
  await Promise.all([
    ...Array.from({ length: 12 }, (_, index) => said(one.client, house, `Number ${index}`)),
    give(heir.id),
  ]);
  const all = await textsOf(one.client, house);
  const [before, after] = [await textsOf(other.client, house), await textsOf(client, house)];
  expect([...before, ...after]).toEqual(all);
});

/** Does the steps in order, and returns the texts that the other owner is there to read. */
async function lived(steps: readonly string[]): Promise<string[]> {
  const read: string[] = [];
  let takesPart = true;
  for (const [index, step] of steps.entries()) {
    if (step === 'say') {
      const { content } = await said(home.one.client, house, `Number ${index}`);
      if (takesPart) read.push(content);
    } else {
      takesPart = step === 'join';
      await give(takesPart ? home.other.user.id : null);
    }
  }
  return read;
}

test('each reads what was written while they took part, whatever the order of it all', async () => {
  const { other } = home;
  const step = fc.constantFrom('say', 'leave', 'join');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await query('delete from talk_messages where property_id = $1', [house]);
      await give(other.user.id);
      expect(await textsOf(other.client, house)).toEqual([]);
      const expected = await lived(steps);
      expect(await textsOf(other.client, house)).toEqual(expected);
    }),
    { numRuns: 12 },
  );
});
