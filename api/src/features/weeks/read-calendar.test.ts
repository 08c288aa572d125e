import { makeBooking } from '../../../test/factories/booking.factory';
import type { ApiClient } from '../../../test/support/clients/api-client';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  makeOwner,
  refusalOf,
} from '../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { statementsOf } from '../../../test/support/sql/statements';
import { UserRole } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { makeProperty } from '../properties/property.factory';
import { Share } from '../shares/share.entity';
import { addDays, weekOf } from './rules';
import { makeYear } from './week.factory';

const CALENDAR = `query ($propertyId: ID!, $year: Int!) {
  calendar(propertyId: $propertyId, year: $year) {
    propertyName year isOpenForClaims shares { shareNumber ownerName isMine }
    weeks { week startDate endDate season holiday isMaintenance
      booking { shareNumber ownerName ownerId isMine guests } } } }`;
const STAYS = '{ myStays(first: 5) { propertyName location shareNumber year week guests } }';

interface CalendarAnswer {
  weeks: { week: number; booking: { guests: string | null; isMine: boolean } | null }[];
}

interface SeasonAnswer {
  country: string;
  weeks: { endDate: string; season: string; holiday: string | null }[];
}

let testApp: TestApp;
let home: CoOwnedHome;
let admin: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  home = await makeCoOwnedHome(testApp);
  const person = await testApp.person({ userRole: UserRole.ADMIN });
  admin = await testApp.signIn(person, { isAdmin: true });
  const { manager } = testApp.running.app.db;
  const facts = { propertyId: home.property.id, year: COMING_YEAR };
  await makeBooking(manager, { ...facts, week: 30, shareId: home.one.share.id, guests: 'Leo' });
  await makeBooking(manager, { ...facts, week: 31, shareId: home.other.share.id, guests: 'Sam' });
});

afterAll(() => testApp.close());

const calendarOf = (client: ApiClient, facts: { propertyId?: number; year?: number } = {}) =>
  client.graphql(CALENDAR, { propertyId: home.property.id, year: COMING_YEAR, ...facts });

const bookingIn = ({ weeks }: CalendarAnswer, week: number) =>
  weeks.find((it) => it.week === week)?.booking;

test('an owner sees every week and its holder, and only the guests of their own', async () => {
  const { data } = await calendarOf(home.one.client);
  expect(data.calendar).toMatchObject({
    propertyName: home.property.name,
    year: COMING_YEAR,
    isOpenForClaims: true,
    shares: [
      { shareNumber: 1, ownerName: 'Olivia Marsh', isMine: true },
      { shareNumber: 2, ownerName: 'Omar Haddad', isMine: false },
    ],
  });
  expect([52, 53]).toContain(data.calendar.weeks.length);
  expect(data.calendar.weeks[9]).toMatchObject({ week: 10, isMaintenance: true, booking: null });
  expect(bookingIn(data.calendar, 30)).toMatchObject({ isMine: true, guests: 'Leo' });
  expect(bookingIn(data.calendar, 31)).toEqual({
    shareNumber: 2,
    ownerName: 'Omar Haddad',
    ownerId: String(home.other.user.id),
    isMine: false,
    guests: null,
  });
  expect(JSON.stringify(data)).not.toContain('@');
});

test('administrators see all guests; in an ordinary session they see no calendar', async () => {
  const { data } = await calendarOf(admin);
  expect(bookingIn(data.calendar, 31)).toMatchObject({ isMine: false, guests: 'Sam' });
  const person = await testApp.person({ userRole: UserRole.ADMIN });
  expect(refusalOf(await calendarOf(await testApp.signIn(person)))).toBe(
    'FORBIDDEN: You do not own shares in this property',
  );
});

test('others are refused: owners and guests of other properties, and signed-out users', async () => {
  const elsewhere = await makeCoOwnedHome(testApp);
  const guest = await testApp.person({ linkedPropertyId: elsewhere.property.id });
  const stranger = elsewhere.one.client;
  for (const client of [stranger, await testApp.signIn(guest)]) {
    expect(refusalOf(await calendarOf(client))).toBe(
      'FORBIDDEN: You do not own shares in this property',
    );
  }
  expect(refusalOf(await calendarOf(stranger, { propertyId: 999_999 }))).toBe(
    'FORBIDDEN: You do not own shares in this property',
  );
  expect(refusalOf(await calendarOf(testApp.visitor()))).toMatch('UNAUTHENTICATED');
});

test('a year that no one has opened is computed, and cannot be claimed in', async () => {
  const { data } = await calendarOf(home.one.client, { year: 2061 });
  expect(data.calendar).toMatchObject({ isOpenForClaims: false });
  // 2061 begins on a Saturday, so it has 53.
  expect(data.calendar.weeks).toHaveLength(53);
  expect(data.calendar.weeks[0]).toMatchObject({ startDate: '2061-01-01', booking: null });
  expect(refusalOf(await calendarOf(home.one.client, { year: 1 }))).toMatch('BAD_USER_INPUT');
});

test("a property's own changeover weekday and missing shares are respected", async () => {
  const { manager } = testApp.running.app.db;
  const empty = await makeProperty(manager, { changeoverWeekday: 5 });
  const { data } = await calendarOf(admin, { propertyId: empty.id, year: 2027 });
  expect(data.calendar).toMatchObject({ shares: [] });
  expect(data.calendar.weeks[0]).toMatchObject({ startDate: '2027-01-01', endDate: '2027-01-08' });
});

test('a week of a deleted person stays readable, one of a vacant share has no name', async () => {
  const gone = await makeCoOwnedHome(testApp);
  const { manager } = testApp.running.app.db;
  const facts = { propertyId: gone.property.id, year: COMING_YEAR };
  await makeBooking(manager, { ...facts, week: 1, shareId: gone.other.share.id });
  await manager.update('User', gone.other.user.id, { deletedAt: new Date(), email: null });
  const former = await calendarOf(gone.one.client, facts);
  expect(bookingIn(former.data.calendar, 1)).toMatchObject({
    ownerName: 'Former owner',
    ownerId: null,
  });
  await manager.update(Share, gone.other.share.id, { userId: null });
  const vacant = await calendarOf(gone.one.client, facts);
  expect(bookingIn(vacant.data.calendar, 1)).toMatchObject({ shareNumber: 2, ownerName: null });
});

test('myStays lists upcoming stays in all properties, soonest first', async () => {
  const { manager } = testApp.running.app.db;
  const second = await makeProperty(manager, { name: 'Cabin', location: 'Åre' });
  const owner = await makeOwner(testApp, second, { shareNumber: 8 });
  for (const year of [COMING_YEAR - 2, COMING_YEAR]) {
    await makeYear(manager, { propertyId: second.id, year });
    for (const week of [40, 5]) {
      await makeBooking(manager, { propertyId: second.id, year, week, shareId: owner.share.id });
    }
  }
  const { data } = await owner.client.graphql(STAYS);
  expect(data.myStays).toEqual(
    [5, 40].map((week) => ({
      propertyName: 'Cabin',
      location: 'Åre',
      shareNumber: 8,
      year: COMING_YEAR,
      week,
      guests: '',
    })),
  );
  expect(refusalOf(await testApp.visitor().graphql(STAYS))).toMatch('UNAUTHENTICATED');
});

test('a stay counts on its last day, and no longer', async () => {
  const { manager } = testApp.running.app.db;
  const today = new Date().toISOString().slice(0, 10);
  const changeoverWeekday = new Date().getUTCDay() || 7;
  const property = await makeProperty(manager, { changeoverWeekday });
  const propertyId = property.id;
  const owner = await makeOwner(testApp, property, { shareNumber: 1 });
  for (const end of [today, addDays(today, -7)]) {
    const { year, week } = weekOf(addDays(end, -7), changeoverWeekday);
    await makeYear(manager, { propertyId, year });
    await makeBooking(manager, { propertyId, year, week, shareId: owner.share.id });
  }
  const { data } = await owner.client.graphql('{ myStays { endDate } }');
  expect(data.myStays).toEqual([{ endDate: today }]);
});

test('a calendar takes 2 statements and myStays 1 besides the session, for 300 properties as for 3', async () => {
  const count = async () => [
    await statementsOf(() => calendarOf(home.one.client)),
    await statementsOf(() => home.one.client.graphql(STAYS)),
  ];
  const before = await count();
  const { manager } = testApp.running.app.db;
  const properties = await manager.save(
    Array.from({ length: 300 }, (_, index) =>
      manager.create(Property, { name: `House ${index}`, location: 'Somewhere' }),
    ),
  );
  await manager.insert(
    Share,
    properties.map(({ id }) => ({ propertyId: id, shareNumber: 1, userId: home.one.user.id })),
  );
  expect(before).toEqual([['calendar-head', 'calendar-weeks'], ['my-stays']]);
  expect(await count()).toEqual(before);
});

test('a claimed week appears in the calendar immediately', async () => {
  await claim(home.one, { week: 44 });
  const { data } = await calendarOf(home.other.client);
  expect(bookingIn(data.calendar, 44)).toMatchObject({ shareNumber: 1, isMine: false });
});

test('a property in the south has the seasons and holidays of its place, opened or not', async () => {
  const { manager } = testApp.running.app.db;
  const { id: propertyId } = await makeProperty(manager, { timeZone: 'Pacific/Auckland' });
  const seasonOf4January = async (year: number) => {
    const found = await admin.graphql(
      `query ($propertyId: ID!, $year: Int!) { calendar(propertyId: $propertyId, year: $year) {
        country weeks { endDate season holiday } } }`,
      { propertyId, year },
    );
    const { country, weeks }: SeasonAnswer = found.data.calendar;
    expect(weeks.map(({ holiday }) => holiday)).not.toContain('Midsummer');
    return [country, weeks.find(({ endDate }) => endDate > `${year}-01-04`)?.season];
  };
  await makeYear(manager, { propertyId, year: COMING_YEAR });
  expect(await seasonOf4January(COMING_YEAR)).toEqual(['NZ', 'PEAK']);
  expect(await seasonOf4January(COMING_YEAR + 1)).toEqual(['NZ', 'PEAK']);
});
