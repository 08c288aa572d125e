import { makeBooking } from '../../../../test/factories/booking.factory';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { UserRole } from '../../auth/user.entity';
import { Booking } from '../week.entities';
import { makeYear } from '../week.factory';

const RELEASE = `mutation ($id: ID!, $reason: String) {
  releaseWeek(bookingId: $id, reason: $reason) }`;
const NAME = 'mutation ($input: NameGuestsInput!) { nameGuests(input: $input) { guests isMine } }';

/** Today at a property whose time zone is UTC, as it is by default. */
const TODAY = `(now() at time zone 'utc')::date`;

let testApp: TestApp;
let home: CoOwnedHome;
let admin: ApiClient;
let stranger: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  home = await makeCoOwnedHome(testApp);
  const person = await testApp.person({ userRole: UserRole.ADMIN });
  admin = await testApp.signIn(person, { isAdmin: true });
  stranger = (await makeCoOwnedHome(testApp)).one.client;
});

afterAll(() => testApp.close());

const manager = () => testApp.running.app.db.manager;
const release = (client: ApiClient, id: number, reason?: string) =>
  client.graphql(RELEASE, { id, reason });
const name = (client: ApiClient, bookingId: number, guests: string) =>
  client.graphql(NAME, { input: { bookingId, guests } });

async function claimed(week: number): Promise<number> {
  return (await claim(home.one, { week })).data.claimWeek.id;
}

/** A week of Olivia's that started long ago. */
async function pastBooking({ property, one } = home): Promise<number> {
  const facts = { propertyId: property.id, year: COMING_YEAR - 2 };
  await makeYear(manager(), facts);
  const week = 1 + (await manager().countBy(Booking, facts));
  return (await makeBooking(manager(), { ...facts, week, shareId: one.share.id })).id;
}

test('a released week is open again, and the booking stays as a released one', async () => {
  const id = await claimed(20);
  expect((await release(home.one.client, id)).data.releaseWeek).toBe(true);
  const booking = await manager().findOneByOrFail(Booking, { id });
  expect(booking).toMatchObject({ version: 2, notMaintenance: null });
  expect(booking.releasedAt).not.toBeNull();
  expect((await claim(home.other, { week: 20 })).errors).toBeUndefined();
  expect(refusalOf(await release(home.one.client, id))).toBe(
    'CONFLICT: Week 20 has already been given back.',
  );
});

test('other users cannot release a week: co-owners, users elsewhere and signed-out users are refused', async () => {
  const id = await claimed(21);
  const refusals = [home.other.client, stranger, testApp.visitor()].map(async (client) => [
    refusalOf(await release(client, id)),
    refusalOf(await name(client, id, 'Mallory')),
  ]);
  const [coOwner, third, visitor] = await Promise.all(refusals);
  expect(new Set(coOwner)).toEqual(new Set(['FORBIDDEN: Week 21 is not yours.']));
  expect(new Set(third)).toEqual(new Set(['FORBIDDEN: You do not own shares in this property']));
  expect(new Set(visitor)).toEqual(new Set(['UNAUTHENTICATED: Please sign in to continue.']));
  expect(refusalOf(await release(stranger, 999_999))).toBe(
    'FORBIDDEN: You do not own shares in this property',
  );
});

test('a week that has begun stays with its owner; administrators may end it all the same', async () => {
  const id = await pastBooking();
  expect(refusalOf(await release(home.one.client, id))).toMatch(
    /^CONFLICT: Week \d has already begun and cannot be given back\.$/,
  );
  expect(refusalOf(await release(admin, id))).toBe(
    'BAD_USER_INPUT: Please give a reason, which all owners can read.',
  );
  expect((await release(admin, id, 'A flood')).data.releaseWeek).toBe(true);
  expect(refusalOf(await release(admin, 999_999))).toBe('NOT_FOUND: There is no such booking.');
});

test('a week that begins today has begun, and one that begins tomorrow has not', async () => {
  const id = await pastBooking();
  const begin = (day: string) =>
    manager().query(
      `update weeks w set start_date = ${day}, end_date = ${day} + 7 from bookings b
        where b.id = $1 and (w.property_id, w.year, w.week) = (b.property_id, b.year, b.week)`,
      [id],
    );
  await begin(TODAY);
  expect(refusalOf(await release(home.one.client, id))).toMatch(/has already begun/);
  await begin(`${TODAY} + 1`);
  expect(refusalOf(await release(home.one.client, id))).toBe('not refused');
});

test('today is that of the house: a week may have begun on one side of the earth alone', async () => {
  const elsewhere = await makeCoOwnedHome(testApp);
  const id = await pastBooking(elsewhere);
  const { property, one } = elsewhere;
  const setZone = (timeZone: string) =>
    admin.patch(`/api/admin/properties/${property.id}`, { timeZone });
  // The two are 25 hours apart, so their days always differ.
  await manager().query(
    `update weeks w set start_date = day, end_date = day + 7
      from bookings b, (select (now() at time zone 'Pacific/Kiritimati')::date as day) kiritimati
      where b.id = $1 and (w.property_id, w.year, w.week) = (b.property_id, b.year, b.week)`,
    [id],
  );
  await setZone('Pacific/Kiritimati');
  expect(refusalOf(await release(one.client, id))).toMatch(/has already begun/);
  await setZone('Pacific/Pago_Pago');
  expect(refusalOf(await release(one.client, id))).toBe('not refused');
});

test('owners and administrators say who stays; each change counts', async () => {
  const id = await claimed(22);
  expect((await name(home.one.client, id, '  Grandma and Leo ')).data.nameGuests).toEqual({
    guests: 'Grandma and Leo',
    isMine: true,
  });
  const [refusal] = (await name(admin, id, ' \u200b')).errors ?? [];
  expect(refusal?.message).toBe('guests must show something, or be empty.');
  const half = await name(admin, id, 'Leo \ud83c');
  expect(half.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await name(admin, id, '')).data.nameGuests).toEqual({ guests: '', isMine: false });
  expect(await manager().findOneByOrFail(Booking, { id })).toMatchObject({
    version: 3,
    guests: '',
  });
});

test('guests may have at most 1620 characters, however wide', async () => {
  const id = await claimed(23);
  expect((await name(home.one.client, id, '🏡'.repeat(1620))).errors).toBeUndefined();
  expect(refusalOf(await name(home.one.client, id, 'x'.repeat(1621)))).toBe(
    'BAD_USER_INPUT: guests must have at most 1620 characters.',
  );
});
