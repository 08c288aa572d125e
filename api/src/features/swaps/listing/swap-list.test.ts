import type { Home } from '../../../../test/support/scenes/home-cast';
import {
  CANCEL_PENDING,
  type DatedHome,
  openDatedHome,
} from '../../../../test/support/scenes/swaps-by-dates';
import { statementsOf } from '../../../../test/support/sql/statements';

const LIST = `query($first: Int, $offset: Int, $search: String, $status: SwapStatus,
    $isWaiting: Boolean, $propertyId: ID, $sort: SwapSort, $descending: Boolean) {
  weekSwaps(first: $first, offset: $offset, search: $search, status: $status,
    isWaiting: $isWaiting, propertyId: $propertyId, sort: $sort, descending: $descending) {
    total items { id status } } }`;
const list = async (variables: object) => {
  const { data } = await home.as.administrator.graphql(LIST, { ...variables });
  const { items, total } = data.weekSwaps;
  return { ids: items.map((it: { id: string }) => Number(it.id)), total };
};
let dated: DatedHome;
let home: Home;
/** The newest is declined, which comes before the others, which are cancelled. */
const ids: number[] = [];

beforeAll(async () => {
  dated = await openDatedHome();
  ({ home } = dated);
  for (const week of [5, 20, 5]) {
    await dated.query(CANCEL_PENDING);
    const { body } = await dated.post(home.as.owner, await dated.wanted(week));
    ids.unshift(body.id);
  }
  await dated.query(`update week_swaps set status = 'DECLINED' where id = $1`, [ids[0]]);
});

afterAll(() => home.testApp.close());

test('the list is newest first, paged, filtered and searched', async () => {
  expect(await list({})).toEqual({ ids, total: ids.length });
  expect(await list({ first: 1, offset: 1 })).toEqual({ ids: [ids[1]], total: ids.length });
  expect(await list({ offset: 50 })).toEqual({ ids: [], total: ids.length });
  expect(await list({ status: 'DECLINED' })).toEqual({ ids: [ids[0]], total: 1 });
  expect(await list({ search: 'lake' })).toEqual({ ids, total: ids.length });
  expect(await list({ search: home.people.owner.email })).toEqual({ ids, total: ids.length });
  expect(await list({ search: `${home.people.owner.email} lake` })).toMatchObject({ ids });
  expect(await list({ search: 'nobody' })).toEqual({ ids: [], total: 0 });
});

test('the list is searched by the owner of the requested week, too', async () => {
  const { db } = home.testApp.running.app;
  const asked = await db.query('select id from week_swaps where answerer_id = $1 order by id', [
    dated.other.id,
  ]);
  expect(asked).not.toEqual([]);
  const search = `${dated.other.email} lake`;
  expect((await list({ search })).ids.sort()).toEqual(asked.map(({ id }: { id: number }) => id));
});

test('the list begins with what waits for an administrator, which is counted and filtered', async () => {
  const { db } = home.testApp.running.app;
  const oldest = ids.at(-1);
  const [{ status }] = await db.query('select status from week_swaps where id = $1', [oldest]);
  const set = (state: string, isAccepted: boolean) =>
    db.query(
      `update week_swaps set status = $2, accepted_at = case when $3 then now() end where id = $1`,
      [oldest, state, isAccepted],
    );
  await set('PENDING', true);
  expect(await list({})).toEqual({ ids: [oldest, ...ids.slice(0, -1)], total: ids.length });
  expect(await list({ isWaiting: true })).toEqual({ ids: [oldest], total: 1 });
  expect(await list({ isWaiting: false })).toEqual({
    ...{ ids: ids.slice(0, -1), total: ids.length - 1 },
  });
  const { data } = await home.as.administrator.graphql(
    '{ adminWaiting { figures { kind count } } }',
  );
  expect(data.adminWaiting.figures).toContainEqual({ kind: 'SWAPS', count: 1 });
  await set(status, false);
});

test('the list is filtered by property, by both APIs', async () => {
  const { property, elsewhere } = home;
  expect(await list({ propertyId: property.id })).toEqual({ ids, total: ids.length });
  expect(await list({ propertyId: property.id, status: 'DECLINED' })).toEqual({
    ...{ ids: [ids[0]], total: 1 },
  });
  expect(await list({ propertyId: elsewhere.id })).toEqual({ ids: [], total: 0 });
  const path = `/api/admin/week-swaps?propertyId=${elsewhere.id}`;
  expect((await home.as.administrator.get(path)).body).toEqual([]);
});

test('the list is sorted by the requester, by the week given, and by when it was requested', async () => {
  const { db } = home.testApp.running.app;
  const { owner, inactiveOwner } = home.people;
  await db.query(
    `insert into week_swaps (requester_id, share_id, status, current_week_start,
       current_week_end, preferred_week_start, preferred_week_end, expires_at, requested_at)
     select $1, shares.id, 'EXPIRED', given, given + 7, '2020-02-01', '2020-02-08', now(),
       requested::timestamptz from shares, (values ('2020-01-04'::date, '2019-12-02'),
       ('2020-01-18', '2019-12-01'), ('2020-01-11', '2019-12-03')) as swap (given, requested)
       where shares.id = (select min(id) from shares where user_id = $1)`,
    [inactiveOwner.id],
  );
  const added = (await list({})).ids
    .slice(-3)
    .toSorted((one: number, other: number) => one - other);
  const [first, second, third] = added;
  for (const [sort, ...order] of [
    ['CURRENT_WEEK', first, third, second],
    ['REQUESTED', second, first, third],
  ]) {
    expect((await list({ sort })).ids.slice(0, 3)).toEqual(order);
    expect((await list({ sort, descending: true })).ids.slice(-3)).toEqual(order.toReversed());
  }
  const { data } = await home.as.administrator.graphql(
    '{ weekSwaps(sort: REQUESTER) { items { requesterId requesterName } } }',
  );
  const names = data.weekSwaps.items.map((it: { requesterName: string }) => it.requesterName);
  expect(names).toEqual([...names].sort());
  expect(
    new Set(data.weekSwaps.items.map((it: { requesterId: string }) => it.requesterId)),
  ).toEqual(new Set([String(owner.id), String(inactiveOwner.id)]));
  await db.query('delete from week_swaps where id = any($1)', [added]);
});

test('the list is the same by REST, and one statement', async () => {
  const { status, body } = await home.as.administrator.get('/api/admin/week-swaps?first=2');
  expect(status).toBe(200);
  expect(body.map((it: { id: number }) => it.id)).toEqual(ids.slice(0, 2));
  const declined = await home.as.administrator.get('/api/admin/week-swaps?status=declined');
  expect(declined.body).toMatchObject([{ id: ids[0], status: 'declined' }]);
  const read = () => home.as.administrator.graphql(LIST);
  expect(await statementsOf(read)).toEqual(['week-swaps-WAITING-listed-down']);
  const wrong = await home.as.administrator.get('/api/admin/week-swaps?status=LOST');
  expect([wrong.status, wrong.body]).toEqual([
    400,
    {
      code: 'BAD_USER_INPUT',
      field: 'status',
      message: 'status must be one of pending, approved, declined, cancelled, expired.',
    },
  ]);
});
