import { type CoOwnedHome, makeCoOwnedHome } from '../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';

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
