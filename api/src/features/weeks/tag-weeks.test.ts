import { makeBooking } from '../../../test/factories/booking.factory';
import { makeShare } from '../../../test/factories/share.factory';
import { type AdminHouse, logged, openAdminHouse } from '../../../test/support/scenes/admin-house';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../../../test/support/scenes/co-owned-home';
import { makeProperty } from '../properties/property.factory';
import { makeYear } from './week.factory';

let it: AdminHouse;
let home: CoOwnedHome;

beforeAll(async () => {
  it = await openAdminHouse();
});

beforeEach(async () => {
  home = await makeCoOwnedHome(it.testApp);
});

afterAll(() => it.testApp.close());

const TAG = `mutation ($input: TagWeeksInput!) { tagWeeks(input: $input) {
  isOpenForClaims tagsVersion weeks { week season holiday isMaintenance } } }`;

function tag(weeks: object[], facts: object = {}) {
  const input = { propertyId: home.property.id, year: COMING_YEAR, weeks, ...facts };
  return it.admin.graphql(TAG, { input });
}

const low = (week: number) => ({ week, season: 'LOW', isMaintenance: false });
const maintenance = (week: number) => ({ ...low(week), isMaintenance: true });

test('weeks are tagged, the others stay, owners are notified, and old and new tags are logged', async () => {
  const { received, stop } = await home.one.client.subscribe(
    'subscription { myCalendarEvents { propertyId year } }',
  );
  const { data } = await tag([
    { week: 31, season: 'PEAK', holiday: ' Regatta ', isMaintenance: false },
    maintenance(30),
    low(10),
  ]);
  expect(data.tagWeeks.weeks.slice(29, 31)).toEqual([
    { week: 30, season: 'LOW', holiday: null, isMaintenance: true },
    { week: 31, season: 'PEAK', holiday: 'Regatta', isMaintenance: false },
  ]);
  expect(data.tagWeeks.weeks[9].isMaintenance).toBe(false);
  expect(data.tagWeeks.weeks[28].season).toBe('PEAK');
  const event = { propertyId: String(home.property.id), year: COMING_YEAR };
  expect(await received(1)).toMatchObject([{ data: { myCalendarEvents: event } }]);
  stop();
  expect(await logged(it.testApp)).toMatchObject([
    {
      action: 'weeks.tag',
      subject: `Property ${home.property.id}, Lake House, weeks of ${COMING_YEAR}`,
      before: { weeks: [{ week: 10, isMaintenance: true }, { week: 30 }, { week: 31 }] },
      after: { weeks: [low(10), maintenance(30), { week: 31, holiday: 'Regatta' }] },
    },
  ]);
});

test('a new year is created, and stays closed for claims', async () => {
  const { id: propertyId } = await makeProperty(it.testApp.running.app.db.manager);
  const { data } = await tag([maintenance(3)], { propertyId, year: 2042 });
  expect(data.tagWeeks).toMatchObject({ isOpenForClaims: false });
  expect(data.tagWeeks.weeks).toHaveLength(52);
});

test("maintenance in a booked week is refused with the holder's name, and changes nothing", async () => {
  await claim(home.one, { week: 31 });
  expect(refusalOf(await tag([maintenance(30), maintenance(31)]))).toBe(
    'CONFLICT: Week 31 is held by Olivia Marsh (share 1) and cannot be reserved for maintenance.',
  );
  expect(refusalOf(await claim(home.other, { week: 30 }))).toBe('not refused');
});

test('maintenance in a week of a vacant share is refused as well', async () => {
  const { manager } = it.testApp.running.app.db;
  const propertyId = home.property.id;
  const { id: shareId } = await makeShare(manager, { propertyId, shareNumber: 8 });
  await makeYear(manager, { propertyId, year: 2043 });
  await makeBooking(manager, { propertyId, year: 2043, week: 5, shareId });
  expect(refusalOf(await tag([maintenance(5)], { year: 2043 }))).toBe(
    'CONFLICT: Week 5 is held by share 8 and cannot be reserved for maintenance.',
  );
});

test('of a concurrent claim and maintenance one succeeds, and the other is refused', async () => {
  for (let week = 20; week < 40; week += 1) {
    const answers = await Promise.all([claim(home.one, { week }), tag([maintenance(week)])]);
    const refused = answers.map(refusalOf).filter((it) => it !== 'not refused');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(
      /^CONFLICT: Week \d+ is (reserved for maintenance\.|held by Olivia Marsh)/,
    );
  }
});

test('of two administrators who read the same year, the second is refused and changes nothing', async () => {
  const answers = await Promise.all([
    tag([{ ...low(12), holiday: 'First' }], { version: 0 }),
    tag([{ ...low(12), holiday: 'Second' }], { version: 0 }),
  ]);
  expect(answers.map(refusalOf).sort()).toEqual([
    'CONFLICT: Someone else has changed this year. Please reload it and try again.',
    'not refused',
  ]);
  const saved = answers.find(({ data }) => data)?.data.tagWeeks;
  expect(saved.tagsVersion).toBe(1);
  const again = await tag([low(13)], { version: saved.tagsVersion });
  expect(again.data.tagWeeks).toMatchObject({ tagsVersion: 2 });
  expect(again.data.tagWeeks.weeks[11]).toMatchObject({ holiday: saved.weeks[11].holiday });
});

test.each([
  [[], 'weeks must name at least one week.'],
  [[low(1), low(1)], 'weeks must name each week once.'],
  [[low(54)], 'week must be at most 53.'],
  [[{ ...low(1), holiday: 'x'.repeat(51) }], 'holiday must have at most 50 characters.'],
])('weeks %j are refused', async (weeks, sentence) => {
  expect(refusalOf(await tag(weeks))).toBe(`BAD_USER_INPUT: ${sentence}`);
});

test('a week that the year does not have, and a property that there is not, are refused', async () => {
  // 2051 has 52 Saturdays.
  expect(refusalOf(await tag([low(53)], { year: 2051 }))).toBe(
    'BAD_USER_INPUT: 2051 has no week 53 here.',
  );
  expect(refusalOf(await tag([low(1)], { propertyId: 999_999 }))).toBe(
    'NOT_FOUND: There is no such property.',
  );
});
