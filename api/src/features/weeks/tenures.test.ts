import { makeBooking } from '../../../test/factories/booking.factory';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { type AdminHouse, openAdminHouse } from '../../../test/support/scenes/admin-house';
import {
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../../../test/support/scenes/co-owned-home';
import { inBetween } from '../../../test/support/sql/in-between';
import type { User } from '../auth/user.entity';
import { Booking } from './week.entities';
import { makeYear } from './week.factory';

const LAST_YEAR = new Date().getUTCFullYear() - 1;

let it: AdminHouse;
let home: CoOwnedHome;
let coming: number;
let past: number;
let buyer: User;

beforeAll(async () => {
  it = await openAdminHouse();
});

beforeEach(async () => {
  home = await makeCoOwnedHome(it.testApp);
  const { id: propertyId } = home.property;
  await makeYear(db().manager, { propertyId, year: LAST_YEAR });
  const stay = { propertyId, year: LAST_YEAR, week: 30, shareId: home.one.share.id };
  past = (await makeBooking(db().manager, stay)).id;
  coming = (await claim(home.one, { week: 25 })).data.claimWeek.id;
  for (const id of [past, coming]) await nameGuests('Grandma and her nurse', id);
  buyer = await it.testApp.person({ firstName: 'Vera', lastName: 'Blum' });
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;

const nameGuests = (guests: string, bookingId = coming) =>
  home.one.client.graphql(
    `mutation { nameGuests(input: { bookingId: ${bookingId}, guests: "${guests}" }) { id } }`,
  );

const booking = (id = coming) => db().manager.findOneByOrFail(Booking, { id });

const upsert = (ownerEmail: string) =>
  it.admin.post('/api/admin/shares/upsert', {
    propertyId: home.property.id,
    shareNumber: home.one.share.shareNumber,
    ownerName: 'Vera Blum',
    ownerEmail,
  });

const sell = () => upsert(buyer.email ?? '');

/** The owner in the calendar of the one booked week of a year. */
async function ownerIn(year: number, client = home.other.client): Promise<string | null> {
  const { data } =
    await client.graphql(`{ calendar(propertyId: ${home.property.id}, year: ${year}) {
    weeks { booking { ownerName } } } }`);
  type Week = { booking: { ownerName: string | null } | null };
  const held = data.calendar.weeks.flatMap(({ booking: it }: Week) => it ?? []);
  expect(held).toHaveLength(1);
  return held[0].ownerName;
}

/** The path of a user's own calendar feed, which only owners can make. */
async function feedOf(client: ApiClient): Promise<string> {
  const { data } = await client.graphql('mutation { createCalendarFeed { url } }');
  return new URL(data.createCalendarFeed.url).pathname;
}

/** The weeks in a calendar feed. */
async function fed(path: string): Promise<string[]> {
  const { body } = await home.one.client.get(path);
  return [...String(body).matchAll(/^UID:booking-(\d+)@/gm)].map(([, id]) => String(id)).sort();
}

/** The weeks in a user's own data, as their years with the guests. */
async function ownData(client: ApiClient): Promise<[number, string][]> {
  const { body } = await client.get('/api/my-data');
  return body.weeks.map(({ year, guests }: Booking) => [year, guests]);
}

const [PAST, COMING] = [LAST_YEAR, LAST_YEAR + 2];

describe('a sold share passes its coming weeks on, and the past stays as it was', () => {
  test('in the calendar, feeds, and the data of both', async () => {
    const feed = await feedOf(home.one.client);
    expect((await sell()).status).toBe(200);
    expect([await ownerIn(PAST), await ownerIn(COMING)]).toEqual(['Olivia Marsh', 'Vera Blum']);
    const client = await it.testApp.signIn(buyer);
    expect(await fed(await feedOf(client))).toEqual([String(coming)]);
    expect(await fed(feed)).toEqual([String(past)]);
    expect(await ownData(client)).toEqual([[COMING, '']]);
    expect(await ownData(await it.testApp.signIn(home.one.user))).toEqual([
      [PAST, 'Grandma and her nurse'],
    ]);
  });

  test('in the fairness ledger', async () => {
    await sell();
    const { data } = await home.other.client.graphql(
      `{ fairnessLedger(propertyId: ${home.property.id}) { year holderNames } }`,
    );
    expect(data.fairnessLedger).toEqual([
      { year: COMING, holderNames: ['Vera Blum'] },
      { year: PAST, holderNames: ['Olivia Marsh'] },
    ]);
  });

  test('and its new owner cannot name the guests of a past stay', async () => {
    await sell();
    const client = await it.testApp.signIn(buyer);
    const answer = await client.graphql(
      `mutation { nameGuests(input: { bookingId: ${past}, guests: "Mine" }) { id } }`,
    );
    expect(refusalOf(answer)).toBe('FORBIDDEN: Week 30 is not yours.');
  });

  test('until its former owner is erased, whose guests are then removed', async () => {
    await sell();
    expect((await it.admin.delete(`/api/admin/users/${home.one.user.id}`)).status).toBe(200);
    expect(await ownerIn(PAST)).toBe('Former owner');
    expect(await booking(past)).toMatchObject({ guests: '', guestId: null });
  });

  test('also when it is sold twice, and given back the same day', async () => {
    await sell();
    await upsert(home.other.user.email ?? '');
    expect(await ownerIn(COMING)).toBe('Omar Haddad');
    await upsert(home.one.user.email ?? '');
    expect([await ownerIn(PAST), await ownerIn(COMING)]).toEqual(['Olivia Marsh', 'Olivia Marsh']);
    const client = await it.testApp.signIn(home.one.user);
    expect(await fed(await feedOf(client))).toEqual([past, coming].map(String).sort());
  });

  test('and a week that it gets later, by a claim or a swap, is its owner’s', async () => {
    await sell();
    const client = await it.testApp.signIn(buyer);
    const { data } = await claim({ ...home.one, client }, { week: 26 });
    expect(data.claimWeek).toMatchObject({ ownerName: 'Vera Blum', isMine: true });
    const { id } = home.other.share;
    await db().query('update bookings set share_id = $1 where id = $2', [id, coming]);
    expect(await fed(await feedOf(client))).toEqual([String(data.claimWeek.id)]);
    expect(await fed(await feedOf(home.other.client))).toEqual([String(coming)]);
  });

  test('and a week that is booked while it is sold is the new owner’s', async () => {
    const { databaseUrl } = it.testApp;
    const sale = `update shares set user_id = ${buyer.id} where id = ${home.one.share.id}`;
    const { id: shareId, propertyId } = home.one.share;
    const week = { propertyId, year: COMING, week: 40, shareId };
    const made = await inBetween(databaseUrl, sale, () => makeBooking(db().manager, week));
    const feed = await feedOf(await it.testApp.signIn(buyer));
    expect(await fed(feed)).toContain(String(made.id));
  });
});

describe("the guests of a share's coming weeks are cleared", () => {
  test.each<[string, () => Promise<{ status: number }>]>([
    ['somebody else gets it', () => upsert('vera.guests@example.test')],
    ['its owner loses it', () => it.admin.delete(`/api/admin/shares/${home.one.share.id}`)],
    ['its owner is deleted', () => it.admin.delete(`/api/admin/users/${home.one.user.id}`)],
  ])('when %s', async (_how, change) => {
    const { version } = await booking();
    expect((await change()).status).toBe(200);
    expect(await booking()).toMatchObject({ guests: '', version: version + 1, releasedAt: null });
  });

  test('not when its owner is only renamed', async () => {
    expect((await upsert(home.one.user.email ?? '')).status).toBe(200);
    expect(await booking()).toMatchObject({ guests: 'Grandma and her nurse' });
  });
});

test('an owner who names guests while their share is removed is refused', async () => {
  const removal = `update shares set user_id = null where id = ${home.one.share.id}`;
  const { databaseUrl } = it.testApp;
  const named = await inBetween(databaseUrl, removal, () => nameGuests('Somebody late'));
  expect(refusalOf(named)).toMatch(/^FORBIDDEN: /);
  expect(await booking()).toMatchObject({ guests: '' });
});
