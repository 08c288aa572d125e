import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { type User, UserRole } from '../auth/user.entity';

const NAME = `mutation ($input: NameGuestsInput!) { nameGuests(input: $input) {
  guests guestCount guestsShown version } }`;
const CALENDAR = `query ($propertyId: ID!) { calendar(propertyId: $propertyId, year: ${COMING_YEAR}) {
  weeks { week booking { guests guestCount guestsShown version } } } }`;

let testApp: TestApp;
let home: CoOwnedHome;
let bookingId: number;

const query = (sql: string, values: unknown[] = []) => testApp.running.app.db.query(sql, values);

beforeEach(async () => {
  testApp = await startTestApp();
  home = await makeCoOwnedHome(testApp);
  bookingId = Number((await claim(home.one, { week: 20 })).data.claimWeek.id);
});
afterEach(() => testApp.close());

const name = (input: object, { client } = home.one) =>
  client.graphql(NAME, { input: { bookingId, ...input } });

/** The four, shown to the co-owners. */
const nameFour = () => name({ guests: 'Anna\nBen', guestCount: 4, guestsShown: true });

/** The booking of the week in a user’s calendar. */
async function seenBy(who: User, options = {}): Promise<object> {
  const client = await testApp.signIn(who, options);
  const { data } = await client.graphql(CALENDAR, { propertyId: home.property.id });
  return data.calendar.weeks.find(({ week }: { week: number }) => week === 20).booking;
}

const stored = async () =>
  (
    await query('select guests, guest_count, guests_shown from bookings where id = $1', [bookingId])
  )[0];

const NONE = { guests: '', guest_count: null, guests_shown: false };
const FOUR = { guests: 'Anna\nBen', guest_count: 4, guests_shown: true };

test('names are one per line, and how many may be more', async () => {
  const { data } = await name({ guests: ' Anna \r\n\n Ben\n', guestCount: 4 });
  expect(data.nameGuests).toEqual({
    ...{ guests: 'Anna\nBen', guestCount: 4, guestsShown: false, version: 2 },
  });
  const { data: mine } = await home.one.client.graphql('{ myStays { guests guestCount } }');
  expect(mine.myStays).toEqual([{ guests: 'Anna\nBen', guestCount: 4 }]);
  await name({ guests: '', guestCount: 3 });
  expect(await stored()).toEqual({ ...NONE, guest_count: 3 });
  await name({ guests: '' });
  expect(await stored()).toEqual(NONE);
});

test.each([
  [{ guests: 'Anna\nBen', guestCount: 1 }, 'guestCount'],
  [{ guests: '', guestCount: 0 }, 'guestCount'],
  [{ guests: '', guestCount: 100 }, 'guestCount'],
  [{ guests: 'x'.repeat(1621) }, 'guests'],
])('%j is refused', async (input, field) => {
  const { errors } = await name(input);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(await stored()).toEqual(NONE);
});

test('of two who change the same stay, the second reads it again', async () => {
  const answers = await Promise.all(['Anna', 'Ben'].map((guests) => name({ guests, version: 1 })));
  expect(answers.map(refusalOf).sort()).toEqual([
    'CONFLICT: Someone else has changed this stay. Please open it again and repeat your change.',
    'not refused',
  ]);
  expect(refusalOf(await name({ guests: 'Carla', version: 2 }))).toBe('not refused');
});

test('co-owners see who stays where it is shown, and guests never do', async () => {
  const hidden = { guests: null, guestCount: null, guestsShown: null, version: null };
  const all = { guests: 'Anna\nBen', guestCount: 4 };
  const guest = await testApp.person({
    ...{ userRole: UserRole.USER, linkedPropertyId: home.property.id },
  });
  const admin = await testApp.person({ userRole: UserRole.ADMIN });
  await name({ guests: 'Anna\nBen', guestCount: 4 });
  expect(await seenBy(home.other.user)).toEqual(hidden);
  await nameFour();
  expect(await seenBy(home.other.user)).toEqual({ ...hidden, ...all });
  expect(await seenBy(guest)).toEqual(hidden);
  expect(await seenBy(home.one.user)).toEqual({ ...all, guestsShown: true, version: 3 });
  expect(await seenBy(admin, { isAdmin: true })).toMatchObject({ ...all, guestsShown: true });
  expect(refusalOf(await name({ guests: 'Me' }, home.other))).toBe(
    'FORBIDDEN: Week 20 is not yours.',
  );
});

test('a new owner of the share reads nothing of it, at once or on a day to come', async () => {
  await nameFour();
  const { id } = home.one.share;
  const buyer = await testApp.person();
  await query(
    `insert into planned_handovers (share_id, user_id, day, kind, planned_by_id)
      values ($1, $2, $3, 'SALE', $2)`,
    [id, buyer.id, `${COMING_YEAR}-02-01`],
  );
  expect(await stored()).toEqual(NONE);
  await query(`update planned_handovers set status = 'ENDED'`);
  await nameFour();
  await query('update shares set user_id = $2 where id = $1', [id, buyer.id]);
  expect(await stored()).toEqual(NONE);
});

test('another member who stands first keeps it', async () => {
  await nameFour();
  const { id } = home.one.share;
  const member = await testApp.person();
  await query('insert into share_members (share_id, user_id) values ($1, $2)', [id, member.id]);
  await query('update shares set user_id = $2 where id = $1', [id, member.id]);
  expect(await stored()).toEqual(FOUR);
});

test.each([true, false])('guests who come along to another week: %p', async (guestsCome) => {
  await nameFour();
  const target = (await claim(home.other, { week: 22 })).data.claimWeek.id;
  const { data } = await home.one.client.graphql(
    'mutation ($input: RequestSwapInput!) { requestSwap(input: $input) { id } }',
    { input: { bookingId, targetBookingId: target, guestsCome } },
  );
  await home.other.client.graphql('mutation ($id: ID!) { acceptSwap(id: $id) { status } }', {
    id: data.requestSwap.id,
  });
  expect(await stored()).toEqual(NONE);
  bookingId = target;
  expect(await stored()).toEqual(guestsCome ? FOUR : NONE);
});

test.each([true, false])('the same to an open week: %p', async (guestsCome) => {
  await nameFour();
  await home.one.client.graphql(
    'mutation ($input: RequestSwapInput!) { requestSwap(input: $input) { id } }',
    { input: { bookingId, year: COMING_YEAR, week: 24, guestsCome } },
  );
  expect(await query('select week from bookings where id = $1', [bookingId])).toEqual([
    { week: 24 },
  ]);
  expect(await stored()).toEqual(guestsCome ? FOUR : NONE);
});
