import type { Home } from '../../../../test/support/scenes/home-cast';
import { ask, openRequestHome } from '../../../../test/support/scenes/request-cast';
import { planOf, statementsOf } from '../../../../test/support/sql/statements';
import { RequestCategory, RequestPriority, RequestStatus } from '../request-kinds';
import { makeRequest } from '../special-request.factory';

let home: Home;

beforeAll(async () => {
  home = await openRequestHome();
  const { manager } = home.testApp.running.app.db;
  const { guest, owner, administrator } = home.people;
  const lake = { propertyId: home.property.id, userId: guest.id };
  const hugo = { guestFirstName: 'Hugo', guestLastName: 'Lamm', guestEmail: 'hugo@lamm.test' };
  const made = [
    { ...lake, title: 'a cot', priority: RequestPriority.medium },
    { ...lake, title: 'begun', status: RequestStatus.in_progress, assigneeId: administrator.id },
    { ...lake, title: 'done', status: RequestStatus.fulfilled },
    { ...lake, title: 'cancelled', status: RequestStatus.cancelled },
    { ...lake, title: 'put away', archivedAt: new Date() },
    {
      propertyId: home.elsewhere.id,
      userId: owner.id,
      title: 'b 100% wool',
      priority: RequestPriority.high,
      category: RequestCategory.equipment,
    },
    { ...hugo, propertyId: home.elsewhere.id, title: 'c bags', description: 'Noon' },
  ];
  for (const facts of made) await makeRequest(manager, facts);
});

afterAll(() => home.testApp.close());

const LIST = `query ($list: RequestList, $search: String, $propertyId: ID, $category: RequestCategory,
    $priority: RequestPriority, $assigneeId: ID, $userId: ID, $assignment: RequestAssignment, $made: RequestPeriod, $first: Int, $offset: Int, $sort: RequestSort,
    $descending: Boolean) {
  adminSpecialRequests(list: $list, search: $search, propertyId: $propertyId, category: $category,
    priority: $priority, assigneeId: $assigneeId, userId: $userId, assignment: $assignment, made: $made, first: $first, offset: $offset, sort: $sort,
    descending: $descending) { total items { title history { kind actorName } } } }`;

const page = (args: object = {}) => ask(home.as.administrator, LIST, args);
const titles = async (args: object) =>
  (await page(args)).items.map(({ title }: { title: string }) => title);

const NEWEST = ['c bags', 'b 100% wool', 'put away', 'cancelled', 'done', 'begun', 'a cot'];

test.each([
  [{}, NEWEST],
  [{ list: 'pending' }, ['c bags', 'b 100% wool', 'a cot']],
  [{ list: 'in_progress' }, ['begun']],
  [{ list: 'fulfilled' }, ['done']],
  [{ list: 'archived' }, ['put away']],
  [{ list: 'cancelled' }, ['cancelled']],
  [{ assignment: 'MINE' }, ['begun']],
  [{ assignment: 'NO_ONE', list: 'in_progress' }, []],
  [{ assignment: 'NO_ONE', list: 'pending', first: 2 }, ['c bags', 'b 100% wool']],
  [{ descending: false, first: 2 }, ['a cot', 'begun']],
  [{ list: 'pending', sort: 'PRIORITY' }, ['b 100% wool', 'a cot', 'c bags']],
  [{ list: 'pending', sort: 'PRIORITY', descending: true }, ['c bags', 'a cot', 'b 100% wool']],
  [{ list: 'pending', sort: 'TITLE' }, ['a cot', 'b 100% wool', 'c bags']],
  [{ list: 'pending', sort: 'PROPERTY' }, ['b 100% wool', 'c bags', 'a cot']],
  [{ list: 'pending', sort: 'CATEGORY' }, ['b 100% wool', 'a cot', 'c bags']],
  [{ first: 2, offset: 2 }, ['put away', 'cancelled']],
  [{ priority: 'high' }, ['b 100% wool']],
  [{ category: 'equipment', priority: 'high', list: 'pending' }, ['b 100% wool']],
  [{ category: 'equipment', priority: 'low' }, []],
  [{ search: 'COT' }, ['a cot']],
  [{ search: '100%' }, ['b 100% wool']],
  [{ search: 'hugo' }, ['c bags']],
  [{ search: 'noon' }, ['c bags']],
  [{ search: 'texel' }, ['c bags', 'b 100% wool']],
  [{ search: 'texel bags' }, ['c bags']],
  [{ search: 'bags lamm texel noon' }, ['c bags']],
  [{ search: 'bags lamm texel lind' }, []],
  [{ search: 'texle bags' }, ['c bags']],
  [{ search: 'texle bag' }, ['c bags']],
  [{ search: 'texle bga' }, []],
  [{ search: 'cot um' }, ['a cot']],
  [{ search: 'co um' }, ['a cot']],
  [{ search: 'texel cot' }, []],
  [{ search: 'Uma Lind', list: 'archived' }, ['put away']],
  [{ search: 'nothing like it' }, []],
])('%j lists %j', async (args, expected) => {
  expect(await titles(args)).toEqual(expected);
});

test('a list carries the beginning of a long description', async () => {
  const description = 'Since the storm '.repeat(20);
  const { manager } = home.testApp.running.app.db;
  const { id } = await makeRequest(manager, {
    ...{ propertyId: home.property.id, userId: home.people.guest.id, title: 'long', description },
  });
  const query = '{ adminSpecialRequests(search: "storm") { items { excerpt } } }';
  const found = await ask(home.as.administrator, query, {});
  await manager.query('delete from special_requests where id = $1', [id]);
  expect(found.items).toEqual([{ excerpt: description.slice(0, 120) }]);
});

test('by property and by assignee', async () => {
  expect(await titles({ propertyId: home.elsewhere.id })).toEqual(['c bags', 'b 100% wool']);
  expect(await titles({ assigneeId: home.people.administrator.id })).toEqual(['begun']);
  expect(await page({ propertyId: home.property.id, first: 1 })).toMatchObject({
    total: 5,
    items: [{ title: 'put away', history: [{ kind: 'CREATED', actorName: 'Uma Lind' }] }],
  });
});

test('by the user who made them, whatever their names', async () => {
  const { owner, guest } = home.people;
  expect(await titles({ userId: owner.id })).toEqual(['b 100% wool']);
  expect(await titles({ userId: guest.id, list: 'cancelled' })).toEqual(['cancelled']);
  expect(await titles({ userId: guest.id, search: 'wool' })).toEqual([]);
});

/** Lets a request have been made so many days ago. */
const age = (title: string, days: number) =>
  home.testApp.running.app.db.query(
    `update special_requests set created_at = now() - make_interval(hours => 24 * $2::int)
      where title = $1`,
    [title, days],
  );

test('sorted by priority, those that have waited too long for it come first', async () => {
  const { manager } = home.testApp.running.app.db;
  const sorted = () => titles({ list: 'pending', sort: 'PRIORITY' });
  await age('c bags', 6);
  await age('a cot', 2);
  expect(await sorted()).toEqual(['b 100% wool', 'a cot', 'c bags']);
  await age('c bags', 7);
  expect(await sorted()).toEqual(['c bags', 'b 100% wool', 'a cot']);
  await age('a cot', 3);
  expect(await sorted()).toEqual(['a cot', 'c bags', 'b 100% wool']);
  await manager.query(`update special_requests set forwarded_at = now() where title = 'a cot'`);
  expect(await sorted()).toEqual(['c bags', 'b 100% wool', 'a cot']);
  await manager.query('update special_requests set created_at = now(), forwarded_at = null');
});

test('an answered request waits no longer, until the requester writes again', async () => {
  const { manager } = home.testApp.running.app.db;
  const [{ id }] = await manager.query(`select id from special_requests where title = 'a cot'`);
  const write = (who: 'administrator' | 'guest', rest: object = {}) =>
    ask(
      home.as[who],
      'mutation ($input: WriteOnSpecialRequestInput!) { writeOnSpecialRequest(input: $input) { id } }',
      { input: { id: Number(id), text: 'On Friday.', ...rest } },
    );
  const found = async () => {
    const text = `{ adminSpecialRequests(list: pending, sort: PRIORITY) { items { title createdAt waitingSince } } }`;
    const { items } = await ask(home.as.administrator, text, {});
    const cot = items.find((one: { title: string }) => one.title === 'a cot');
    return [items[0].title, cot.waitingSince === null];
  };
  await age('a cot', 3);
  await write('administrator', { isForAsker: false });
  expect(await found()).toEqual(['a cot', false]);
  await write('administrator');
  expect(await found()).toEqual(['b 100% wool', true]);
  await write('guest');
  expect(await found()).toEqual(['b 100% wool', false]);
  await write('guest');
  const writtenAgo = (days: number) =>
    manager.query(
      `update special_request_events set at = at - make_interval(days => $1)
        where id = (select max(id) - 1 from special_request_events where actor_id = $2)`,
      [days, home.people.guest.id],
    );
  await writtenAgo(3);
  expect(await found()).toEqual(['a cot', false]);
  await manager.query(`delete from special_request_events where note is not null`);
  await manager.query('update special_requests set created_at = now()');
});

test('by when they were made', async () => {
  const { manager } = home.testApp.running.app.db;
  await age('c bags', 8);
  await age('done', 31);
  await age('a cot', 400);
  const recent = ['b 100% wool', 'put away', 'cancelled', 'begun'];
  expect(await titles({ made: 'LAST_7_DAYS' })).toEqual(recent);
  expect(await titles({ made: 'LAST_30_DAYS' })).toEqual([...recent, 'c bags']);
  expect(await titles({})).toEqual([...recent, 'c bags', 'done', 'a cot']);
  expect(await titles({ first: 2, offset: 4 })).toEqual(['c bags', 'done']);
  expect(await titles({ made: 'OLDER' })).toEqual(['done', 'a cot']);
  expect(await titles({ made: 'OLDER', list: 'pending', search: 'cot' })).toEqual(['a cot']);
  const old = '/api/admin/special-requests?made=OLDER&status=fulfilled';
  const { body } = await home.as.administrator.get(old);
  expect(body).toMatchObject([{ title: 'done' }]);
  await manager.query('update special_requests set created_at = now()');
});

test('a page with its total and all histories is one statement, and so are the counts', async () => {
  expect(await statementsOf(() => page({ list: 'pending', search: 'cot' }))).toEqual([
    'special-requests-CREATED-0-searched-down',
  ]);
  const sent = await statementsOf(async () => {
    const text = '{ specialRequestCounts { pending inProgress fulfilled archived cancelled } }';
    expect(await ask(home.as.administrator, text)).toEqual({
      pending: 3,
      inProgress: 1,
      fulfilled: 1,
      archived: 1,
      cancelled: 1,
    });
  });
  expect(sent).toEqual(['special-request-counts']);
});

describe('with 100,000 requests', () => {
  beforeAll(async () => {
    const { db } = home.testApp.running.app;
    await db.query(`insert into users (first_name, last_name, email)
      select 'Some', 'Body' || n, 'body' || n || '@example.test' from generate_series(1, 2000) n`);
    await db.query(`insert into properties (name, location)
      select 'Home ' || n, 'Away' from generate_series(1, 200) n`);
    await db.query(
      `insert into special_requests (property_id, user_id, title, description, category, priority,
         status, archived_at, client_key)
       select $1 + n % 200, $2 + n % 2000, 'Request ' || n, 'Something is the matter, number ' || md5(n::text), 'other',
         'low', (array['pending', 'in_progress', 'fulfilled', 'fulfilled'])[1 + n % 4],
         case when n % 50 <> 0 then now() end, gen_random_uuid()
       from generate_series(1, 100000) n`,
      [home.elsewhere.id + 1, home.people.firstLogin.id + 1],
    );
    await db.query('analyze');
  });

  const plan = (args: object) => planOf(home.testApp.running.app.db, () => page(args));

  test('a tab is read by its index', async () => {
    const text = await plan({ list: 'pending' });
    expect(text).toContain('special_requests_list');
    expect(text).not.toContain('Seq Scan on special_requests');
  });

  test('those of a user are read by their index, sorted by priority too', async () => {
    for (const sort of ['CREATED', 'PRIORITY']) {
      const text = await plan({ userId: home.people.guest.id, sort });
      expect(text).toContain('special_requests_user');
      expect(text).not.toContain('Seq Scan on special_requests');
    }
  });

  test('what was made in the last days is read by its index', async () => {
    const { db } = home.testApp.running.app;
    await db.query(`update special_requests set created_at = now() - id * interval '1 minute'`);
    await db.query('analyze special_requests');
    const text = await plan({ made: 'LAST_7_DAYS' });
    expect(text).toContain('special_requests_made');
    expect(text).not.toContain('Seq Scan on special_requests');
  });

  test('a search is answered by indexes, whatever it finds', async () => {
    const text = await plan({ search: md5OfSeven });
    expect(text).toContain('special_requests_search');
    expect(text).not.toContain('Seq Scan on special_requests');
    expect(await titles({ search: md5OfSeven })).toEqual(['Request 7']);
  });

  test("the caller's own are read by their index", async () => {
    const { db } = home.testApp.running.app;
    const text = await planOf(db, () =>
      ask(home.as.guest, '{ mySpecialRequests(first: 20) { total items { id } } }'),
    );
    expect(text).toContain('special_requests_user');
    expect(text).not.toContain('Seq Scan on special_requests');
  });
});

const md5OfSeven = '8f14e45fceea167a5a36dedd4bea2543';

test('all filters at once can be sorted either way, again and again', async () => {
  const filters = {
    ...{ list: 'pending', category: 'other', priority: 'medium' },
    ...{ propertyId: home.property.id, assigneeId: home.people.administrator.id },
    userId: home.people.guest.id,
  };
  for (const sort of ['PROPERTY', 'PRIORITY', 'CATEGORY', 'TITLE', 'CREATED']) {
    for (const search of [undefined, 'cot', 'co']) {
      for (const descending of [true, false]) {
        expect(await page({ ...filters, sort, search, descending })).toEqual({
          total: 0,
          items: [],
        });
      }
    }
  }
});
