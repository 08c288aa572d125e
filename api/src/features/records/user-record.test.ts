import { makeBooking } from '../../../test/factories/booking.factory';
import { CAST, type Home, openHome } from '../../../test/support/scenes/home-cast';
import { statementsOf } from '../../../test/support/sql/statements';
import { makeRequest } from '../special-requests/special-request.factory';
import { makeYear } from '../weeks/week.factory';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const COMING = new Date().getUTCFullYear() + 1;

const RECORD = `query ($id: ID!) { userRecord(id: $id) {
  user { id firstName shares { shareNumber propertyName } hasSecondFactor passwordState }
  lastSeenAt stays { year week propertyName shareNumber isGuest startDate } stayCount
  requests { title status propertyName } requestCount
  swaps { status isWaiting requesterName answererName currentWeekStart preferredWeekStart }
  hasActions
} }`;

async function recordOf(id: number) {
  const { data, errors } = await home.as.administrator.graphql(RECORD, { id });
  if (errors) throw new Error(errors[0]?.message);
  return data.userRecord;
}

test('everything about a user is in their record', async () => {
  const { property, elsewhere, people, as, testApp } = home;
  const { manager } = testApp.running.app.db;
  const { id: propertyId } = property;
  await makeYear(manager, { propertyId, year: COMING });
  await makeYear(manager, { propertyId: elsewhere.id, year: COMING });
  const shareOf = async (house: number, number: number) => {
    const query = 'select id from shares where property_id = $1 and share_number = $2';
    const [{ id }] = await manager.query(query, [house, number]);
    return Number(id);
  };
  const shareId = await shareOf(propertyId, 1);
  await makeBooking(manager, { propertyId, year: COMING, week: 30, shareId });
  const other = await makeBooking(manager, {
    ...{ propertyId: elsewhere.id, year: COMING, week: 12 },
    shareId: await shareOf(elsewhere.id, 1),
  });
  await manager.query('update users set linked_property_id = $1 where id = $2', [
    elsewhere.id,
    people.owner.id,
  ]);
  await manager.query('update bookings set guest_id = $1 where id = $2', [
    people.owner.id,
    other.id,
  ]);
  await makeRequest(manager, {
    ...{ propertyId, userId: people.owner.id, title: 'Kept', archivedAt: new Date() },
  });
  await makeRequest(manager, { propertyId, userId: people.owner.id, title: 'A cot' });
  await makeRequest(manager, {
    ...{ propertyId, userId: people.owner.id, title: 'Done', status: 'fulfilled' },
  });
  await as.administrator.graphql(
    'mutation($userId: ID!) { setTemporaryPassword(userId: $userId) { expiresAt } }',
    {
      userId: people.guest.id,
    },
  );

  expect(await recordOf(people.owner.id)).toMatchObject({
    user: {
      id: String(people.owner.id),
      shares: [
        { shareNumber: 1, propertyName: 'Lake House' },
        { shareNumber: 12, propertyName: 'Lake House' },
      ],
      ...{ hasSecondFactor: false, passwordState: 'CHOSEN' },
    },
    lastSeenAt: expect.stringMatching(/^\d{4}-/),
    stays: [
      { year: COMING, week: 12, propertyName: 'Dune House', shareNumber: 1, isGuest: true },
      { year: COMING, week: 30, propertyName: 'Lake House', shareNumber: 1, isGuest: false },
    ],
    stayCount: 2,
    requests: [
      { title: 'A cot', status: 'pending', propertyName: 'Lake House' },
      { title: 'Done', status: 'fulfilled' },
      { title: 'Kept' },
    ],
    requestCount: 3,
    swaps: [],
    hasActions: false,
  });
  expect(await recordOf(people.guest.id)).toMatchObject({ stays: [], hasActions: true });
  expect(await recordOf(people.administrator.id)).toMatchObject({ hasActions: true });
});

test('a record has the coming weeks of every share', async () => {
  const { manager } = home.testApp.running.app.db;
  const propertyId = home.property.id;
  const shares = await manager.query(
    'select id, share_number as number from shares where user_id = $1 order by share_number',
    [home.people.owner.id],
  );
  const weeks = [2, 6, 10, 14, 18, 22, 26, 34, 38, 42];
  for (const [index, week] of [...weeks, ...weeks.map((week) => week + 1)].entries()) {
    const shareId = Number(shares[index % 2].id);
    await makeBooking(manager, { propertyId, year: COMING, week, shareId });
  }
  const { stays } = await recordOf(home.people.owner.id);
  const own = stays.filter(({ isGuest }: { isGuest: boolean }) => !isGuest);
  expect(own.map(({ week }: { week: number }) => week)).toEqual(
    [...weeks.flatMap((week) => [week, week + 1]), 30].sort((one, other) => one - other),
  );
});

test('of 201 coming weeks a record has the next 200, and says how many there are', async () => {
  const { manager } = home.testApp.running.app.db;
  const { id: propertyId } = home.property;
  const { id: userId } = home.people.owner;
  const { stayCount } = await recordOf(userId);
  for (const years of [1, 2, 3, 4]) await makeYear(manager, { propertyId, year: COMING + years });
  await manager.query(
    `insert into bookings (property_id, year, week, share_id)
      select w.property_id, w.year, w.week, s.id
      from weeks w join shares s on s.property_id = w.property_id and s.share_number = 12
      where w.property_id = $1 and w.year > $2 order by w.start_date desc limit $3`,
    [propertyId, COMING, 201 - stayCount],
  );
  const days = (await manager.query(
    `select w.start_date::text as day from bookings b join weeks w using (property_id, year, week)
      join shares s on s.id = b.share_id where s.user_id = $1 or b.guest_id = $1 order by 1`,
    [userId],
  )) as { day: string }[];
  expect(days).toHaveLength(201);
  const record = await recordOf(userId);
  expect(record.stayCount).toBe(201);
  expect(record.stays.map(({ startDate }: { startDate: string }) => startDate)).toEqual(
    days.slice(0, 200).map(({ day }) => day),
  );
});

test('a record takes four statements', async () => {
  expect(await statementsOf(() => recordOf(home.people.owner.id))).toEqual([
    ...['admin-user', 'shares-of-users', 'user-record'],
  ]);
});

test('no one but an administrator in an administrator session reads a record, not even their own', async () => {
  for (const who of CAST.filter((one) => one !== 'administrator')) {
    const { errors } = await home.as[who].graphql(RECORD, { id: home.people.owner.id });
    expect(errors?.[0]?.extensions?.code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
  }
  const { errors } = await home.as.administrator.graphql(RECORD, { id: 999_999 });
  expect(errors?.[0]).toMatchObject({ message: 'There is no such user.' });
});
