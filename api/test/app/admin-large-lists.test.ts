import { generateLoad } from '../../../lab/generate/load';
import { type AdminHouse, openAdminHouse } from '../support/scenes/admin-house';
import { planOf } from '../support/sql/statements';
import { until } from '../support/until';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
  await it.testApp.person({ firstName: 'Zo', lastName: 'Özil' });
  await generateLoad(db(), { properties: 1000, users: 10_000, shares: 11_000, swaps: 11_000 });
  await until(isVacuumed);
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;

/**
 * Whether rows can be counted from indexes alone. A transaction at the same time prevents that, and so
 * do the few dead rows of earlier tests, which a vacuum leaves in indexes by default.
 */
async function isVacuumed(): Promise<boolean> {
  await db().query('vacuum (index_cleanup on) users, shares, properties');
  const [{ isWhole }] = await db().query(`select bool_and(relallvisible = relpages) as "isWhole"
    from pg_class where oid in ('users'::regclass, 'shares'::regclass, 'properties'::regclass)`);
  return isWhole;
}

const USERS = `query ($search: String, $sort: UserSort, $descending: Boolean) {
  adminUsers(first: 20, search: $search, sort: $sort, descending: $descending) {
    total items { firstName lastName } } }`;
const SHARES = `query ($sort: ShareSort, $descending: Boolean) {
  adminShares(first: 20, sort: $sort, descending: $descending) { total items { shareNumber } } }`;

describe.each([false, true])('with many rows, descending: %s', (descending) => {
  const direction = descending ? 'down' : 'up';

  test.each([
    ['NAME', ['users_name']],
    ['EMAIL', ['users_by_email']],
    ['ROLE', ['users_by_role']],
    ['CREATED', ['users_created']],
    ['SHARES', ['users_by_shares']],
  ])('users by %s are sorted by %j', async (sort, indexes) => {
    const ask = () => it.admin.graphql(USERS, { sort, descending });
    const plan = await planOf(db(), ask, `admin-users-${sort}-listed-${direction}`);
    for (const index of indexes) expect(plan).toContain(`using ${index}`);
  });

  test.each([
    ['access: WITHOUT', 0, 'users_without_password'],
    ['role: OWNER', 3, 'users_by_role'],
    ['hasShares: false', 6, 'users_by_shares'],
  ])('users of %s are found by an index', async (filter, number, index) => {
    const ask = () =>
      it.admin.graphql(`{ adminUsers(first: 20, ${filter}, descending: ${descending}) { total } }`);
    const plan = await planOf(db(), ask, `admin-users-NAME-${number}-listed-${direction}`);
    expect(plan).toContain(`using ${index}`);
  });

  test('the owners of a property are found by the index of its shares', async () => {
    const [{ id }] = await db().query('select max(property_id) as id from shares');
    const ask = () =>
      it.admin.graphql(
        `{ adminUsers(first: 20, propertyId: ${id}, descending: ${descending}) { total } }`,
      );
    const plan = await planOf(db(), ask, `admin-users-NAME-7-listed-${direction}`);
    expect(plan).toContain('using shares_number');
    expect(plan).not.toMatch(/Seq Scan on (users|shares)/);
  });

  test('shares by property are read from the indexes alone', async () => {
    const ask = () => it.admin.graphql(SHARES, { descending });
    const plan = await planOf(db(), ask, `admin-shares-PROPERTY-3-listed-${direction}`);
    expect(plan).toMatch(/Index Only Scan (Backward )?using properties_name/);
    expect(plan).toMatch(/Index Only Scan (Backward )?using shares_number/);
  });

  test('shares by owner are read from the indexes alone, without a sort of all', async () => {
    const ask = () => it.admin.graphql(SHARES, { sort: 'OWNER', descending });
    const plan = await planOf(db(), ask, `admin-shares-OWNER-3-listed-${direction}`);
    expect(plan).toMatch(/Index Only Scan (Backward )?using users_name/);
    expect(plan).toContain('Index Only Scan using shares_by_owner');
  });
});

describe('swaps of many properties', () => {
  const planOfSwaps = (args: string, name: string) =>
    planOf(
      db(),
      () => it.admin.graphql(`{ weekSwaps(first: 20, ${args}) { total items { id } } }`),
      `week-swaps-${name}`,
    );

  test('those of a property are found by its shares', async () => {
    const plan = await planOfSwaps('propertyId: 7', 'WAITING-1-listed-down');
    expect(plan).toContain('using week_swaps_share');
    expect(plan).not.toContain('Seq Scan on week_swaps');
  });

  test.each([
    ['WAITING', 'down', 'week_swaps_state'],
    ['CURRENT_WEEK', 'up', 'week_swaps_given'],
    ['REQUESTED', 'up', 'week_swaps_requested'],
  ])('all by %s are read in the order of an index', async (sort, direction, index) => {
    const plan = await planOfSwaps(`sort: ${sort}`, `${sort}-listed-${direction}`);
    expect(plan).toContain(`using ${index}`);
  });
});

describe('the second half of a list is read from its end', () => {
  const idsOf = async (
    query: string,
    list: string,
    part: Record<string, unknown>,
  ): Promise<string[]> =>
    (await it.admin.graphql(query, part)).data[list].items.map(({ id }: { id: string }) => id);
  test.each([
    ['adminShares', 'ShareSort', 'OWNER', 11_000],
    ['adminShares', 'ShareSort', 'NUMBER', 11_000],
    ['adminUsers', 'UserSort', 'SHARES', 10_000],
  ])('%s by %s %s: the same rows as counted from the other end', async (list, type, sort, size) => {
    const query = `query ($sort: ${type}, $offset: Int, $first: Int, $descending: Boolean) {
      ${list}(sort: $sort, offset: $offset, first: $first, descending: $descending) {
        total items { id } } }`;
    const { total } = (await it.admin.graphql(query, { sort, first: 1 })).data[list];
    expect(total).toBeGreaterThanOrEqual(size);
    for (const offset of [total - 5, total - 20, total - 33, Math.ceil(total / 2) + 7]) {
      const found = await idsOf(query, list, { sort, offset, first: 20 });
      const first = Math.min(20, total - offset);
      const mirrored = { sort, descending: true, offset: total - offset - first, first };
      expect(found).toEqual((await idsOf(query, list, mirrored)).reverse());
      expect(found).toHaveLength(first);
    }
    expect(await idsOf(query, list, { sort, offset: total, first: 20 })).toEqual([]);
    expect(await idsOf(query, list, { sort, offset: total + 50, first: 20 })).toEqual([]);
  });

  test('and only the half that is needed is read', async () => {
    const plan = await planOf(
      db(),
      () => it.admin.graphql(USERS, { sort: 'NAME' }),
      'admin-users-NAME-listed-up',
    );
    expect(plan).toMatch(/Index Only Scan using users_name/);
    expect(plan).toMatch(/Index Only Scan Backward using users_name/);
    expect(plan.match(/One-Time Filter: .*InitPlan/g)).toHaveLength(2);
  });
});

test('properties without an owner for each share are counted from the index alone', async () => {
  const query = '{ adminProperties(shares: SOME_UNASSIGNED, first: 20) { total } }';
  const plan = await planOf(
    db(),
    () => it.admin.graphql(query),
    'admin-properties-NAME-3-listed-up',
  );
  expect(plan).toContain('Index Only Scan using shares_number');
  expect(plan).not.toContain('Seq Scan on shares');
});

test('shares are searched for a letter or two without reading the users', async () => {
  const query = 'query ($search: String) { adminShares(search: $search) { total } }';
  for (const [search, way] of [
    ['l', 'letter'],
    ['li', 'scanned'],
  ]) {
    const ask = () => it.admin.graphql(query, { search });
    const plan = await planOf(db(), ask, `admin-shares-PROPERTY-3-${way}-up`);
    expect(plan).toContain('owner_text ~~ ALL');
    expect(plan).not.toContain('Seq Scan on users');
    expect(plan).not.toContain('unaccent');
  }
});

test('the palette prepares a letter once and not for each row, and reads all names at once', async () => {
  const ask = (text: string) => () =>
    it.admin.graphql('query ($text: String!) { adminSearch(text: $text) { title } }', { text });
  const ofLetter = await planOf(db(), ask('l'), 'search-named-letter');
  expect(ofLetter).not.toContain('users_search');
  const ofTwo = await planOf(db(), ask('li'), 'search-named-scanned');
  expect(ofTwo).toContain('users_search');
  for (const plan of [ofLetter, ofTwo]) {
    expect(plan).toMatch(/search_text\)? ~~ .*InitPlan/);
    expect(plan).not.toMatch(/Filter: .*regexp_replace/);
  }
});

describe('a search among many users', () => {
  const find = async (search: string) =>
    (await it.admin.graphql(USERS, { search })).data.adminUsers;

  test('goes to the index with three letters', async () => {
    const plan = await planOf(db(), () => find('needle'), 'admin-users-NAME-searched-up');
    expect(plan).toContain('users_search');
    expect(plan).not.toMatch(/Seq Scan on users u/);
  });

  test('reads those with a letter in order, until the page is full', async () => {
    const plan = await planOf(db(), () => find('n'), 'admin-users-NAME-letter-up');
    expect(plan).not.toContain('users_search');
    expect(plan).toMatch(/Limit[\s\S]*Index Scan using users_name on users/);
    // They are only counted from end to end.
    expect(plan.match(/Seq Scan on users/g)).toHaveLength(1);
  });

  test.each(['ne', '@l', '. x'])(
    'reads the users once for %j, which the index does not cover',
    async (search) => {
      const plan = await planOf(db(), () => find(search), 'admin-users-NAME-scanned-up');
      expect(plan).not.toContain('users_search');
      expect(plan.match(/Seq Scan on users/g)).toHaveLength(1);
    },
  );

  test.each([
    ['ÖZ', 1],
    ['özil', 1],
    ['%', 0],
    ['_', 0],
    ['  Zo Özil ', 1],
    ['ozil  zo', 1],
    ['Özil Xylo', 0],
  ])('finds by %j: %i', async (search, total) => {
    expect((await find(search)).total).toBe(total);
  });

  test.each(['özill', 'Özlil', 'OZIL'])('finds Özil by %j', async (search) => {
    expect((await find(search)).items).toContainEqual({ firstName: 'Zo', lastName: 'Özil' });
  });

  test('finds a person by the name and address that they have now', async () => {
    const person = await it.testApp.person({ firstName: 'Quax', lastName: 'Before' });
    expect((await find('quax')).total).toBe(1);
    await db().query(
      `update users set first_name = 'Xylo', email = 'qq@fairweek.test' where id = $1`,
      [person.id],
    );
    expect([
      (await find('quax')).total,
      (await find('xylo')).total,
      (await find('qq')).total,
    ]).toEqual([0, 1, 1]);
  });
});
