import ICAL from 'ical.js';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../../../../test/support/scenes/co-owned-home';
import { request as requestSwap } from '../../../../test/support/scenes/swap-home';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { User, UserRole } from '../../auth/user.entity';
import { Share } from '../../shares/share.entity';
import { Booking, CalendarFeed, Week } from '../week.entities';

const CREATE = `mutation ($propertyId: ID) { createCalendarFeed(propertyId: $propertyId) {
  url feed { id propertyId propertyName } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeCalendarFeed(id: $id) }';

let testApp: TestApp;
let home: CoOwnedHome;

beforeAll(async () => {
  testApp = await startTestApp();
});

beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
});

afterAll(() => testApp.close());

const manager = () => testApp.running.app.db.manager;

const create = (client: ApiClient, propertyId?: number) => client.graphql(CREATE, { propertyId });

async function pathOf(client: ApiClient, propertyId?: number): Promise<string> {
  const { data } = await create(client, propertyId);
  return new URL(data.createCalendarFeed.url).pathname;
}

/** The feed as an independent library reads it. */
async function eventsAt(path: string): Promise<ICAL.Event[]> {
  const { status, body } = await testApp.visitor().get(path);
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const statusOf = async (path: string) => (await testApp.visitor().get(path)).status;

const uidOf = async (bookingId: number) => {
  const [{ id }] = await manager().query('select id from installation');
  return `booking-${bookingId}@${id}`;
};

async function claimed(owner: CoOwnedHome['one'], week: number): Promise<number> {
  return (await claim(owner, { week })).data.claimWeek.id;
}

test("a user's own feed has their weeks everywhere as all-day events until the check-out day", async () => {
  const id = await claimed(home.one, 30);
  await claimed(home.other, 31);
  const path = await pathOf(home.one.client);
  const [event, ...others] = await eventsAt(path);
  expect(others).toEqual([]);
  const { startDate, endDate } = await manager().findOneByOrFail(Week, {
    propertyId: home.property.id,
    year: COMING_YEAR,
    week: 30,
  });
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe(startDate);
  expect(event?.endDate.toString()).toBe(endDate);
  expect(event?.duration.toString()).toBe('P1W');
  expect(event?.uid).toBe(await uidOf(id));
  expect(event?.summary).toBe('Lake House · share 1 · Olivia Marsh');
  expect(event?.location).toBe(home.property.location);
  expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  const place = `property=${home.property.id}&year=${COMING_YEAR}&week=${startDate}`;
  expect(event?.component.getFirstPropertyValue('url')).toBe(
    `${testApp.running.app.appUrl}/calendar?${place}`,
  );
});

test('an event names the times of the house that has some, before the guests', async () => {
  const id = await claimed(home.one, 30);
  const path = await pathOf(home.one.client);
  const told = async () => (await eventsAt(path)).map(({ description }) => description);
  expect(await told()).toEqual([null]);
  await manager().query(
    `insert into property_arrivals (property_id, check_in_time, version) values ($1, '16:00', 1)`,
    [home.property.id],
  );
  expect(await told()).toEqual(['Check-in from 16:00']);
  await manager().query("update property_arrivals set check_out_time = '10:00'");
  await manager().update(Booking, id, { guests: 'Choir' });
  expect(await told()).toEqual(['Check-in from 16:00\nCheck-out until 10:00\nGuests: Choir']);
});

test('a feed is no invitation, and a long one is sent compressed', async () => {
  for (const week of [30, 31, 32, 33, 34, 35, 36]) await claimed(home.one, week);
  const path = await pathOf(home.one.client);
  await manager().query("update bookings set guests = repeat('Grandma and the dog ', 40)");
  const asking = { headers: { 'accept-encoding': 'gzip' } };
  const { body, headers } = await testApp.visitor().send('GET', path, asking);
  expect(body).not.toContain('METHOD');
  expect(body).not.toMatch(/[^\r]\n/);
  expect(headers.get('content-encoding')).toBe('gzip');
});

test('a change keeps the UID and increments the sequence; a released week is cancelled', async () => {
  const id = await claimed(home.one, 30);
  const path = await pathOf(home.one.client);
  const [before] = await eventsAt(path);
  const guests = 'Leo, Mia; "the dog"\nand Grandma';
  await home.one.client.graphql(
    'mutation ($input: NameGuestsInput!) { nameGuests(input: $input) { id } }',
    { input: { bookingId: id, guests } },
  );
  const [named] = await eventsAt(path);
  expect(named?.uid).toBe(before?.uid);
  expect(named?.sequence).toBe((before?.sequence ?? 0) + 1);
  expect(named?.description).toBe('Guests: Leo, Mia; "the dog", and Grandma');

  await home.one.client.graphql(`mutation { releaseWeek(bookingId: ${id}) }`);
  const [cancelled] = await eventsAt(path);
  expect(cancelled?.uid).toBe(before?.uid);
  expect(cancelled?.sequence).toBe((before?.sequence ?? 0) + 2);
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');

  await manager().update(Booking, id, { releasedAt: new Date(Date.now() - 370 * 24 * 3600_000) });
  expect(await eventsAt(path)).toEqual([]);
});

test('swapped weeks keep their UIDs and increment the sequence, with their new owners', async () => {
  const [mine, theirs] = [await claimed(home.one, 30), await claimed(home.other, 31)];
  await manager().update(Booking, mine, { guests: 'Choir' });
  const path = await pathOf(home.one.client, home.property.id);
  const told = async () =>
    (await eventsAt(path)).map(({ uid, sequence, summary, description }) => [
      ...[uid, sequence, summary.split(' · ')[1], description],
    ]);
  const uids = await Promise.all([mine, theirs].map(uidOf));
  const input = { bookingId: mine, targetBookingId: theirs };
  const { data } = await requestSwap(home.one.client, input);
  await home.other.client.graphql(`mutation { acceptSwap(id: ${data.requestSwap.id}) { id } }`);
  expect(await told()).toEqual([
    [uids[0], 3, 'share 2', null],
    [uids[1], 2, 'share 1', 'Guests: Choir'],
  ]);
  const open = { bookingId: theirs, year: COMING_YEAR, week: 29 };
  await requestSwap(home.one.client, open);
  expect(await told()).toEqual([
    [uids[1], 3, 'share 1', 'Guests: Choir'],
    [uids[0], 3, 'share 2', null],
  ]);
});

test("a property's feed has everyone's weeks, with the guests of the user's own only", async () => {
  for (const [owner, week] of [
    [home.one, 30],
    [home.other, 31],
  ] as const) {
    const bookingId = await claimed(owner, week);
    const input = { bookingId, guests: `Guests of share ${owner.share.shareNumber}` };
    await owner.client.graphql(
      'mutation ($input: NameGuestsInput!) { nameGuests(input: $input) { id } }',
      { input },
    );
  }
  const path = await pathOf(home.one.client, home.property.id);
  const events = await eventsAt(path);
  expect(events.map(({ summary, description }) => [summary, description])).toEqual([
    ['Lake House · share 1 · Olivia Marsh', 'Guests: Guests of share 1'],
    ['Lake House · share 2 · Omar Haddad', null],
  ]);
  expect((await testApp.visitor().get(path)).body).not.toContain('@example.test');
});

test('the answer is a calendar that must be revalidated, and is not resent unchanged', async () => {
  const path = await pathOf(home.one.client);
  const { headers } = await testApp.visitor().get(path);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  const etag = headers.get('etag') ?? '';
  const ask = () => testApp.visitor().send('GET', path, { headers: { 'if-none-match': etag } });
  expect(await ask()).toMatchObject({ status: 304, body: '' });
  await claimed(home.one, 30);
  expect((await ask()).status).toBe(200);
});

test('the address is stored only as a hash, and creating it again ends the previous one', async () => {
  const own = await pathOf(home.one.client);
  const whole = await pathOf(home.one.client, home.property.id);
  const newer = await pathOf(home.one.client);
  const [token = ''] = /[\w-]{43}/.exec(newer) ?? [];
  const stored = await manager().findBy(CalendarFeed, { userId: home.one.user.id });
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect([await statusOf(own), await statusOf(whole), await statusOf(newer)]).toEqual([
    404, 200, 200,
  ]);
});

test('of addresses created concurrently one works', async () => {
  const paths = await Promise.all(Array.from({ length: 5 }, () => pathOf(home.one.client)));
  const statuses = await Promise.all(paths.map(statusOf));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('one week is a file for its owner alone, as in the feed', async () => {
  const id = await claimed(home.one, 30);
  const path = `/api/stays/${id}.ics`;
  const { status, headers, body } = await home.one.client.get(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="fairweek-stay.ics"');
  const [event, ...others] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  expect(event?.getFirstPropertyValue('uid')).toBe(await uidOf(id));
  for (const client of [home.other.client, testApp.visitor()]) {
    const refused = await client.get(path);
    expect([401, 404]).toContain(refused.status);
    expect(JSON.stringify(refused.body)).not.toContain('VCALENDAR');
  }
  await home.one.client.graphql(`mutation { releaseWeek(bookingId: ${id}) }`);
  expect((await home.one.client.get(path)).status).toBe(404);
});

test('only their user can list and revoke feeds', async () => {
  const path = await pathOf(home.one.client, home.property.id);
  const { data } = await home.one.client.graphql('{ myCalendarFeeds { id propertyName } }');
  const [{ id, propertyName }] = data.myCalendarFeeds;
  expect(propertyName).toBe('Lake House');
  expect(refusalOf(await home.other.client.graphql(REVOKE, { id }))).toBe(
    'NOT_FOUND: There is no such calendar address.',
  );
  expect(await statusOf(path)).toBe(200);
  expect((await home.one.client.graphql(REVOKE, { id })).data.revokeCalendarFeed).toBe(true);
  expect(await statusOf(path)).toBe(404);
});

test('third persons get no address of a property, administrators without a share neither', async () => {
  const admin = await testApp.person({ userRole: UserRole.ADMIN });
  const strangers = [
    (await makeCoOwnedHome(testApp)).one.client,
    await testApp.signIn(await testApp.person({ linkedPropertyId: home.property.id })),
    await testApp.signIn(admin, { isAdmin: true }),
  ];
  for (const client of strangers) {
    for (const id of [home.property.id, 999_999]) {
      expect(refusalOf(await create(client, id))).toBe(
        'FORBIDDEN: You do not own shares in this property',
      );
    }
  }
  expect(refusalOf(await create(testApp.visitor()))).toMatch('UNAUTHENTICATED');
});

test('the address ends with the last share there, and with the person', async () => {
  const whole = await pathOf(home.one.client, home.property.id);
  const own = await pathOf(home.one.client);
  await manager().update(Share, home.one.share.id, { userId: null });
  expect([await statusOf(whole), await statusOf(own)]).toEqual([404, 200]);
  await manager().update(User, home.one.user.id, { deletedAt: new Date(), email: null });
  expect(await statusOf(own)).toBe(404);
});

test('an invalid address is NOT_FOUND, and a client that keeps trying is refused', async () => {
  const own = await pathOf(home.one.client);
  for (const wrong of ['x', 'A'.repeat(43), 'A'.repeat(60), '%00', "'--"]) {
    const { status, body } = await testApp.visitor().get(`/calendar-feed/${wrong}.ics`);
    expect([404, 400]).toContain(status);
    expect(JSON.stringify(body)).not.toContain('VCALENDAR');
  }
  const tries = Array.from({ length: 60 }, () => statusOf(`/calendar-feed/${'B'.repeat(43)}.ics`));
  expect(await Promise.all(tries)).toContain(429);
  expect(await statusOf(own)).toBe(200);
});
