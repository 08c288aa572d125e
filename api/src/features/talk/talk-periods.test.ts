import type { ApiClient } from '../../../test/support/clients/api-client';
import { type CoOwnedHome, makeCoOwnedHome } from '../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { sentStatements } from '../../../test/support/sql/sent-statements';

let testApp: TestApp;
let home: CoOwnedHome;
beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
});
afterAll(() => testApp.close());

const query = (sql: string, values: unknown[]) => testApp.running.app.db.query(sql, values);

const wrote = (lastMessageId: number) =>
  query('update talks set last_message_id = $2 where property_id = $1', [
    home.property.id,
    lastMessageId,
  ]);

/** The messages that a user reads, as [after, up to]. */
const periodsOf = async (userId: number): Promise<[number, number | null][]> => {
  const rows = await query(
    `select after_id, up_to_id from talk_periods
      where property_id = $1 and user_id = $2 order by id`,
    [home.property.id, userId],
  );
  return rows.map((it: { after_id: number; up_to_id: number | null }) => [
    it.after_id,
    it.up_to_id,
  ]);
};

const pass = (from: number, to: number | null) =>
  query('update shares set user_id = $3 where property_id = $1 and user_id = $2', [
    home.property.id,
    from,
    to,
  ]);

test('who joins or leaves a long talk reads their part of it alone', async () => {
  const { one, other, property } = home;
  const write = () =>
    query(
      `with sent as (
        insert into talk_messages (property_id, author_id, kind, content, created_at)
        select $1, $2, 'MESSAGE', 'Long ago', now() from generate_series(1, 300) returning id)
      update talks set last_message_id = (select max(id) from sent) where property_id = $1`,
      [property.id, one.user.id],
    );
  const give = (userId: number | null) =>
    query('update shares set user_id = $2 where id = $1', [other.share.id, userId]);
  /** The most messages that PostgreSQL reads in vain for a user. */
  const passedOver = async (client: ApiClient) => {
    const sent = await sentStatements(async () => {
      await client.graphql('{ talks { unreadCount hasMention last { id } } }');
      await client.graphql(`{ talkMessages(propertyId: ${property.id}) { items { id } } }`);
      await client.graphql(`{ talk(propertyId: ${property.id}) { unreadCount } }`);
    });
    const reads = sent.filter(({ name }) => name?.startsWith('talk'));
    expect(reads).toHaveLength(3);
    const plans = await Promise.all(
      reads.map(({ text, values }) => query(`explain (analyze) ${text}`, values)),
    );
    const counts = JSON.stringify(plans).matchAll(/Rows Removed by (?:Join )?Filter: (\d+)/g);
    return Math.max(0, ...Array.from(counts, ([, count]) => Number(count)));
  };
  await write();
  const heir = await testApp.person();
  await give(heir.id);
  await write();
  await give(null);
  await write();
  const newcomer = await testApp.person();
  await give(newcomer.id);
  await query('analyze talk_messages', []);
  expect(await passedOver(await testApp.signIn(newcomer))).toBeLessThan(30);
  expect(await passedOver(await testApp.signIn(heir))).toBeLessThan(30);
});

test('an owner takes part from the day they join to the day they leave, and again', async () => {
  const [owner, heir] = [home.one.user.id, (await testApp.person()).id];
  await wrote(7);
  await pass(owner, heir);
  expect(await periodsOf(owner)).toEqual([[0, 7]]);
  expect(await periodsOf(heir)).toEqual([[7, null]]);
  await wrote(9);
  await pass(heir, owner);
  expect(await periodsOf(heir)).toEqual([[7, 9]]);
  expect(await periodsOf(owner)).toEqual([
    [0, 7],
    [9, null],
  ]);
});
