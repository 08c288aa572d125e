import { makeShare } from '../../../test/factories/share.factory';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { statementsOf } from '../../../test/support/sql/statements';
import { makeProperty } from '../properties/property.factory';
import { makeRequest } from '../special-requests/special-request.factory';
import { defaultRange } from './rules';

const OVERVIEW = `{ adminOverview {
  totalUsers newUsers totalProperties activeProperties fullyAllocated allocatedShares shareCapacity
  allocationPercent weekSwaps roles { role count } usersWithShares usersWithoutShares
  topShareHolders { shares person { id firstName lastName email } }
  recentUsers { id firstName email userRole createdAt } months { month requests swaps } } }`;

const ALLOCATIONS = `query($first: Int, $offset: Int, $search: String) {
  propertyAllocations(first: $first, offset: $offset, search: $search) {
    total items { propertyId name allocated totalShares } } }`;

let home: Home;
const overview = async () => (await home.as.administrator.graphql(OVERVIEW)).data.adminOverview;

beforeAll(async () => {
  home = await openHome();
  const { testApp } = home;
  const { db } = testApp.running.app;
  // Deleted: counts nowhere, not even with a share still assigned.
  const gone = await testApp.person({ deletedAt: new Date(), email: null });
  const closed = await makeProperty(db.manager, {
    name: 'Closed',
    location: 'Bern',
    isActive: false,
    totalShares: 6,
  });
  await makeShare(db.manager, { propertyId: closed.id, shareNumber: 1, userId: gone.id });
  await db.query(`update users set created_at = now() - interval '31 days' where id = $1`, [
    home.people.owner.id,
  ]);
});

afterAll(() => home.testApp.close());

test('the overview counts people, properties and shares, and no one who is gone', async () => {
  expect(await overview()).toMatchObject({
    totalUsers: 8,
    newUsers: 7,
    totalProperties: 3,
    activeProperties: 2,
    allocatedShares: 5,
    shareCapacity: 30,
    allocationPercent: 17,
    weekSwaps: 0,
    roles: [
      { role: 'ADMIN', count: 1 },
      { role: 'OWNER', count: 5 },
      { role: 'USER', count: 2 },
    ],
    usersWithShares: 4,
    usersWithoutShares: 4,
  });
});

test('a property counts as fully allocated once each of its shares has an owner', async () => {
  const { db } = home.testApp.running.app;
  const { id } = await makeProperty(db.manager, { name: 'Hut', location: 'Ulm', totalShares: 2 });
  const { owner } = home.people;
  await makeShare(db.manager, { propertyId: id, shareNumber: 1, userId: owner.id });
  expect(await overview()).toMatchObject({ fullyAllocated: 0 });
  const second = await makeShare(db.manager, { propertyId: id, shareNumber: 2, userId: owner.id });
  expect(await overview()).toMatchObject({ fullyAllocated: 1 });
  await db.query('update shares set user_id = null where id = $1', [second.id]);
  expect(await overview()).toMatchObject({ fullyAllocated: 0 });
  await db.query('delete from shares where property_id = $1', [id]);
  await db.query('delete from properties where id = $1', [id]);
});

test.each([
  ['the first of the last 30 days', 0, 1],
  ['the day before', -1000, 0],
])('a user created on %s is new in each place alike', async (_, offset, more) => {
  const { administrator } = home.as;
  const NEW = `query ($from: String!, $to: String!) {
    adminOverview { newUsers } reportSummary { newUsers }
    reportPreview(reportType: users, from: $from, to: $to) { label value } }`;
  const range = defaultRange(new Date().toISOString().slice(0, 10));
  const counts = async (createdAt: string) => {
    await home.testApp.running.app.db.query(
      'update users set created_at = $2::timestamptz where id = $1',
      [home.people.owner.id, createdAt],
    );
    const { data } = await administrator.graphql(NEW, { ...range });
    const figures: { label: string; value: string }[] = data.reportPreview;
    const inReport = figures.find(({ label }) => label === 'New users')?.value;
    return [data.adminOverview.newUsers, data.reportSummary.newUsers, Number(inReport)];
  };
  const [others = 0] = await counts('2020-01-01');
  const start = new Date(Date.parse(range.from) + offset);
  expect(await counts(start.toISOString())).toEqual(Array(3).fill(others + more));
});

test('the top share holders are listed by number of shares, at most five', async () => {
  const { topShareHolders } = await overview();
  const { owner } = home.people;
  const { id, firstName, lastName, email } = owner;
  const person = { id: String(id), firstName, lastName, email };
  expect(topShareHolders[0]).toEqual({ shares: 2, person });
  expect(topShareHolders.map((it: { shares: number }) => it.shares)).toEqual([2, 1, 1, 1]);
});

test('the ten newest users are listed newest first', async () => {
  for (let index = 0; index < 4; index += 1) await home.testApp.person();
  const { recentUsers } = await overview();
  const ids = recentUsers.map((it: { id: string }) => Number(it.id));
  const newest = await home.testApp.running.app.db.query(
    'select id from users where deleted_at is null order by created_at desc, id desc limit 10',
  );
  expect(ids).toEqual(newest.map((it: { id: number }) => it.id));
  expect(new Date(recentUsers[0].createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('requests and swaps are counted by the month in which they were made, for twelve months', async () => {
  const { db } = home.testApp.running.app;
  const { people, property } = home;
  const today = new Date();
  const day = (monthsAgo: number, date: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo, date));
  const empty = [...Array(12).keys()].map((it) => ({
    month: day(11 - it, 1)
      .toISOString()
      .slice(0, 10),
    requests: 0,
    swaps: 0,
  }));
  expect((await overview()).months).toEqual(empty);
  const lastMoment = new Date(day(2, 1).getTime() - 1);
  for (const createdAt of [
    day(11, 1),
    lastMoment,
    day(2, 1),
    today,
    new Date(day(11, 1).getTime() - 1),
  ]) {
    await makeRequest(db.manager, {
      propertyId: property.id,
      title: 'Cot',
      userId: people.owner.id,
      createdAt,
    });
  }
  await db.query(
    `insert into week_swaps (requester_id, share_id, requested_at, current_week_start,
        current_week_end, preferred_week_start, preferred_week_end, expires_at)
      select user_id, id, $2, '2027-01-02', '2027-01-09', '2027-02-06', '2027-02-13', now()
      from shares where user_id = $1 limit 1`,
    [people.owner.id, lastMoment],
  );
  const { months } = await overview();
  const counts = (of: 'requests' | 'swaps') => months.map((it: Record<string, number>) => it[of]);
  expect(counts('requests')).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1]);
  expect(counts('swaps')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  await db.query('delete from week_swaps');
});

test('the overview, the counts and the allocations are a statement each', async () => {
  const read = (text: string) => statementsOf(() => home.as.administrator.graphql(text));
  expect(await read(OVERVIEW)).toEqual(['admin-overview']);
  expect(await read('{ adminCounts { users } }')).toEqual(['admin-counts']);
  expect(await read('{ propertyAllocations { total } }')).toEqual([
    'property-allocations-listed-up',
  ]);
});

test('the counts of the tabs leave out who is gone', async () => {
  const { data } = await home.as.administrator.graphql(
    '{ adminCounts { users properties shares weekSwaps } }',
  );
  const [{ count }] = await home.testApp.running.app.db.query(
    'select count(*)::int from users where deleted_at is null',
  );
  expect(data.adminCounts).toEqual({ users: count, properties: 3, shares: 6, weekSwaps: 0 });
});

test.each([
  [{}, ['Dune House', 'Lake House', 'Closed'], 3],
  [{ first: 1 }, ['Dune House'], 3],
  [{ first: 2, offset: 2 }, ['Closed'], 3],
  [{ offset: 9 }, [], 3],
  [{ search: 'HOUSE' }, ['Dune House', 'Lake House'], 2],
  [{ search: 'lucerne' }, ['Lake House'], 1],
  [{ search: '%' }, [], 0],
])('allocations of %j are %j of %i', async (variables, names, total) => {
  const { data } = await home.as.administrator.graphql(ALLOCATIONS, variables);
  const { items } = data.propertyAllocations;
  expect(items.map((it: { name: string }) => it.name)).toEqual(names);
  expect(data.propertyAllocations.total).toBe(total);
});

test('an allocation shows assigned and total shares', async () => {
  const { data } = await home.as.administrator.graphql(ALLOCATIONS, { search: 'lake' });
  expect(data.propertyAllocations.items).toEqual([
    { propertyId: String(home.property.id), name: 'Lake House', allocated: 4, totalShares: 12 },
  ]);
});
