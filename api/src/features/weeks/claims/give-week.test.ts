import type { ApiClient } from '../../../../test/support/clients/api-client';
import { openAdminHouse } from '../../../../test/support/scenes/admin-house';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../../../../test/support/scenes/co-owned-home';
import type { TestApp } from '../../../../test/support/servers/test-app';
import { Booking, PropertyYear, Week } from '../week.entities';
import { makeYear } from '../week.factory';

const GIVE = `mutation ($input: GiveWeekInput!) {
  giveWeek(input: $input) { id shareId ownerName } }`;
const REASON = 'Agreed at the meeting';
const LAST_YEAR = COMING_YEAR - 2;

let testApp: TestApp;
let home: CoOwnedHome;
let admin: ApiClient;

beforeAll(async () => {
  ({ testApp, admin } = await openAdminHouse());
});

beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
});

afterAll(() => testApp.close());

const db = () => testApp.running.app.db;

interface Given {
  week?: number;
  year?: number;
  shareId?: number;
  bookingId?: number;
  reason?: string;
}

const give = (given: Given = {}, client = admin) =>
  client.graphql(GIVE, {
    input: {
      ...{ propertyId: home.property.id, year: COMING_YEAR, week: 20 },
      ...{ shareId: home.one.share.id, reason: REASON, ...given },
    },
  });

const holders = (week = 20, year = COMING_YEAR) =>
  db()
    .manager.findBy(Booking, { propertyId: home.property.id, year, week })
    .then((all) => all.map(({ shareId, releasedAt }) => [shareId, releasedAt === null]));

const news = ({ share }: CoOwnedHome['one']) =>
  db()
    .query('select kind from notices where user_id = $1', [share.userId])
    .then((all: { kind: string }[]) => all.map(({ kind }) => kind));

const claimed = async (week: number) =>
  (await claim(home.one, { week })).data.claimWeek.id as number;

test('an open week is given to a share; repeating it is refused and names the holder', async () => {
  const { data } = await give();
  expect(data.giveWeek).toMatchObject({ shareId: String(home.one.share.id) });
  expect(await holders()).toEqual([[home.one.share.id, true]]);
  expect(refusalOf(await give({ shareId: home.other.share.id }))).toBe(
    `CONFLICT: Week 20 has just been taken by ${data.giveWeek.ownerName} (share ${home.one.share.shareNumber}).`,
  );
});

test('of an administrator who gives and an owner who claims at once, one succeeds', async () => {
  const answers = await Promise.all([
    give({ shareId: home.other.share.id }),
    claim(home.one, { week: 20 }),
  ]);
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  expect(await holders()).toHaveLength(1);
});

test('a held week moves to another share: its booking ends, and both owners are notified', async () => {
  const bookingId = await claimed(21);
  await give({ week: 21, shareId: home.other.share.id, bookingId });
  expect(await holders(21)).toEqual([
    [home.one.share.id, false],
    [home.other.share.id, true],
  ]);
  expect(await news(home.one)).toEqual(['week.released']);
  expect(await news(home.other)).toEqual(['week.given']);
});

test('a week is not moved by a booking that ended, of another week, or to its own share', async () => {
  const bookingId = await claimed(22);
  const other = home.other.share.id;
  expect(refusalOf(await give({ week: 23, shareId: other, bookingId }))).toBe(
    'BAD_USER_INPUT: This booking is of another week.',
  );
  expect(refusalOf(await give({ week: 22, bookingId }))).toBe(
    `CONFLICT: Share ${home.one.share.shareNumber} holds week 22 already.`,
  );
  await home.one.client.graphql(`mutation { releaseWeek(bookingId: ${bookingId}) }`);
  expect(refusalOf(await give({ week: 22, shareId: other, bookingId }))).toBe(
    'CONFLICT: Week 22 has already been given back.',
  );
  expect(await holders(22)).toEqual([[home.one.share.id, false]]);
});

test('a week of a past year that the house has not used is given as well', async () => {
  await give({ year: LAST_YEAR, week: 30 });
  expect(await holders(30, LAST_YEAR)).toEqual([[home.one.share.id, true]]);
});

test('a week in maintenance, a year in its draft, and shares and weeks that do not exist are refused', async () => {
  const { id: propertyId } = home.property;
  await db().manager.update(
    Week,
    { propertyId, year: COMING_YEAR, week: 24 },
    { isMaintenance: true },
  );
  const drafted = { propertyId, year: COMING_YEAR + 1 };
  await makeYear(db().manager, drafted);
  await db().manager.update(PropertyYear, drafted, { isDrafting: true });
  const elsewhere = (await makeCoOwnedHome(testApp)).one.share.id;
  const refusals = [
    await give({ week: 24 }),
    await give({ year: COMING_YEAR + 1 }),
    await give({ shareId: elsewhere }),
    await give({ week: 53, year: LAST_YEAR }),
    await give({ reason: '  ' }),
  ].map(refusalOf);
  expect(refusals).toEqual([
    'CONFLICT: Week 24 is reserved for maintenance. Please change that first.',
    `CONFLICT: The weeks of ${COMING_YEAR + 1} are being drafted and cannot be changed until the draft has ended.`,
    'NOT_FOUND: This house has no such share.',
    `BAD_USER_INPUT: ${LAST_YEAR} has no week 53 here.`,
    expect.stringMatching(/^BAD_USER_INPUT: .*reason/i),
  ]);
});

test('only administrators give weeks, and the calendar says so', async () => {
  const [owner, stranger] = [home.one.client, (await makeCoOwnedHome(testApp)).one.client];
  for (const client of [owner, stranger]) {
    expect(refusalOf(await give({}, client))).toBe('FORBIDDEN: Admin privileges required.');
  }
  const query = `{ calendar(propertyId: ${home.property.id}, year: ${COMING_YEAR}) { canGiveWeeks } }`;
  expect((await owner.graphql(query)).data.calendar.canGiveWeeks).toBe(false);
  expect((await admin.graphql(query)).data.calendar.canGiveWeeks).toBe(true);
});
