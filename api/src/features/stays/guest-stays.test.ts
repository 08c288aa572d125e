import { makeBooking } from '../../../test/factories/booking.factory';
import { CAST, type Home, openHome, type Who } from '../../../test/support/scenes/home-cast';
import { makeYear } from '../weeks/week.factory';

const YEAR = new Date().getUTCFullYear() + 1;
const STAYS = `{ myGuestStays {
  bookingId propertyName startDate host { id firstName email } } }`;
const LINK =
  'mutation ($bookingId: ID!, $guestId: ID) { linkGuest(bookingId: $bookingId, guestId: $guestId) }';
const WATCH = 'subscription { myCalendarEvents { propertyId year } }';
const GUESTS = 'query ($propertyId: ID!) { propertyGuests(propertyId: $propertyId) { id email } }';

let home: Home;
let bookingId: number;

const db = () => home.testApp.running.app.db;

async function shareOf(who: 'owner'): Promise<number> {
  const [share] = await db().query(
    'select id from shares where property_id = $1 and user_id = $2 order by share_number limit 1',
    [home.property.id, home.people[who].id],
  );
  return share.id;
}

async function book(week: number): Promise<number> {
  const facts = { propertyId: home.property.id, year: YEAR, week };
  return (await makeBooking(db().manager, { ...facts, shareId: await shareOf('owner') })).id;
}

beforeEach(async () => {
  home = await openHome();
  await makeYear(db().manager, { propertyId: home.property.id, year: YEAR });
  bookingId = await book(20);
});
afterEach(() => home.testApp.close());

const link = (who: Who, guestId: number | null = home.people.guest.id) =>
  home.as[who].graphql(LINK, { bookingId, guestId });
const stays = async (who: Who = 'guest') => (await home.as[who].graphql(STAYS)).data.myGuestStays;

test('an owner links a guest of the property to a week, who sees it with their host', async () => {
  expect(await stays()).toEqual([]);
  expect((await link('owner')).data.linkGuest).toBe(true);
  const { owner, guest } = home.people;
  expect(await stays()).toEqual([
    {
      ...{ bookingId: String(bookingId), propertyName: 'Lake House' },
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      host: { id: String(owner.id), firstName: owner.firstName, email: null },
    },
  ]);
  const { data } = await home.as.owner.graphql('{ myStays { guestId guestName } }');
  expect(data.myStays).toEqual([
    { guestId: String(guest.id), guestName: `${guest.firstName} ${guest.lastName}` },
  ]);
  expect((await link('owner', null)).data.linkGuest).toBe(true);
  expect(await stays()).toEqual([]);
});

test('a guest reads which coming stay was cancelled or moved, by whom, until it is theirs again', async () => {
  const changes = async () =>
    (
      await home.as.guest.graphql(`{ myStayChanges {
        propertyName before { startDate } now { startDate } by { id } host { id } } }`)
    ).data.myStayChanges;
  await link('owner');
  const [{ startDate }] = await stays();
  expect(await changes()).toEqual([]);
  await link('administrator', null);
  const ofHost = { propertyName: 'Lake House', host: { id: String(home.people.owner.id) } };
  const by = { id: String(home.people.administrator.id) };
  expect(await changes()).toEqual([{ ...ofHost, before: { startDate }, now: null, by }]);
  await link('owner');
  expect(await changes()).toEqual([]);
  await db().query(`update notices set facts = facts || '{"before": [{"startDate": "2099-01-03",
    "endDate": "2099-01-10"}]}', kind = 'stay.moved', by_id = null where kind = 'stay.taken'`);
  expect(await changes()).toEqual([
    { ...ofHost, before: { startDate: '2099-01-03' }, now: { startDate }, by: null },
  ]);
  await home.testApp.pass('15 days');
  expect(await changes()).toEqual([]);
});

test('the guest of a week is named to its owner and administrators alone', async () => {
  await link('owner');
  const { guest } = home.people;
  const linked = { guestId: String(guest.id), guestName: `${guest.firstName} ${guest.lastName}` };
  const text = `query ($propertyId: ID!) { calendar(propertyId: $propertyId, year: ${YEAR}) {
    weeks { week booking { guestId guestName } } } }`;
  const seen = async (who: Who) => {
    const { data } = await home.as[who].graphql(text, { propertyId: home.property.id });
    return data.calendar.weeks.find((it: { week: number }) => it.week === 20).booking;
  };
  for (const who of ['owner', 'administrator'] as const) expect(await seen(who)).toEqual(linked);
  for (const who of ['inactiveOwner', 'guest'] as const) {
    expect([who, await seen(who)]).toEqual([who, { guestId: null, guestName: null }]);
  }
  await db().query('update users set linked_property_id = null where id = $1', [guest.id]);
  expect(await seen('owner')).toEqual({ guestId: null, guestName: null });
});

test('a guest hears when they are linked to a week, when it is given back and when the link goes', async () => {
  const other = await home.testApp.signIn(
    await home.testApp.person({ linkedPropertyId: home.property.id }),
  );
  const listeners = [await home.as.guest.subscribe(WATCH), await other.subscribe(WATCH)] as const;
  const [guest, otherGuest] = listeners;
  await link('owner');
  await guest.received(1);
  await link('owner', null);
  await guest.received(2);
  await link('owner');
  await guest.received(3);
  await home.as.owner.graphql(`mutation { releaseWeek(bookingId: ${bookingId}) }`);
  await guest.received(4);
  for (const listener of listeners) await listener.caughtUp();
  const event = { propertyId: String(home.property.id), year: YEAR };
  expect(guest.events.map((it) => it.data.myCalendarEvents)).toEqual(Array(4).fill(event));
  expect(otherGuest.events).toEqual([]);
  for (const listener of listeners) listener.stop();
});

test('only the owner of the week and administrators link its guest', async () => {
  for (const who of CAST) {
    const { errors } = await link(who);
    const isAllowed = who === 'owner' || who === 'administrator';
    expect([who, errors === undefined]).toEqual([who, isAllowed]);
  }
});

test('only a guest of the property is linked', async () => {
  for (const who of ['strangerGuest', 'owner', 'strangerOwner'] as const) {
    const { errors } = await link('owner', home.people[who].id);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'guestId' });
  }
  expect(await stays('strangerGuest')).toEqual([]);
});

test('a guest who was deleted is not linked', async () => {
  await db().query('update users set deleted_at = now(), email = null where id = $1', [
    home.people.guest.id,
  ]);
  expect((await link('owner')).errors?.[0]?.extensions).toMatchObject({ field: 'guestId' });
});

test('a stay ends with the link to the property, the week or the share', async () => {
  await link('owner');
  await db().query('update users set linked_property_id = null where id = $1', [
    home.people.guest.id,
  ]);
  expect(await stays()).toEqual([]);
  await db().query('update users set linked_property_id = $2 where id = $1', [
    home.people.guest.id,
    home.property.id,
  ]);
  expect(await stays()).toHaveLength(1);
  await db().query('update shares set user_id = null where id = $1', [await shareOf('owner')]);
  expect(await stays()).toEqual([]);
});

test('a stay is listed until the day of departure at the house', async () => {
  await link('owner');
  const endsOn = (zone: string) =>
    db().query(
      `update weeks set start_date = day - 7, end_date = day
        from (select (now() at time zone '${zone}')::date as day) there
        where property_id = $1 and year = $2 and week = 20`,
      [home.property.id, YEAR],
    );
  const isIn = (zone: string) =>
    db().query('update properties set time_zone = $2 where id = $1', [home.property.id, zone]);
  // The two are 25 hours apart, so their days always differ.
  await endsOn('Pacific/Pago_Pago');
  await isIn('Pacific/Pago_Pago');
  expect(await stays()).toHaveLength(1);
  await isIn('Pacific/Kiritimati');
  expect(await stays()).toEqual([]);
});

test('owners and administrators list the guests of a property, without addresses', async () => {
  for (const who of CAST) {
    const { data } = await home.as[who].graphql(GUESTS, { propertyId: home.property.id });
    const isAllowed = ['owner', 'inactiveOwner', 'administrator'].includes(who);
    expect([who, data?.propertyGuests]).toEqual([
      who,
      isAllowed ? [{ id: String(home.people.guest.id), email: null }] : undefined,
    ]);
  }
});
