import {
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
} from '../../../test/support/scenes/co-owned-home';
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

const query = (sql: string, values: unknown[] = []) => testApp.running.app.db.query(sql, values);

async function openWeeks(first = 3): Promise<number[]> {
  const { data } = await home.one.client.graphql(
    `{ openWeeks(first: ${first}) { week year propertyId } }`,
  );
  return data.openWeeks.map(({ week }: { week: number }) => week);
}

test('coming weeks that no one holds are listed, soonest first', async () => {
  expect(await openWeeks()).toEqual([1, 2, 3]);
  await claim(home.other, { week: 2 });
  await query('update weeks set is_maintenance = true where property_id = $1 and week = 3', [
    home.property.id,
  ]);
  expect(await openWeeks()).toEqual([1, 4, 5]);
});

test.each([
  ['the year is not open', 'update property_years set is_open_for_claims = false'],
  ['the year is being drafted', 'update property_years set is_drafting = true'],
  ['the property is not used', 'update properties set is_active = false'],
  ['my share is inactive', 'update shares set is_active = false'],
  [
    'the weeks are over',
    'update weeks set start_date = start_date - 7000, end_date = end_date - 7000',
  ],
])('nothing is listed where %s', async (_, change) => {
  const key = change.startsWith('update properties') ? 'id' : 'property_id';
  await query(`${change} where ${key} = $1`, [home.property.id]);
  expect(await openWeeks()).toEqual([]);
});

test('others see nothing of it', async () => {
  const stranger = await testApp.signIn(await testApp.person());
  const { data } = await stranger.graphql('{ openWeeks { week } }');
  expect(data.openWeeks).toEqual([]);
});
