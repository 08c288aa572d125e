import { makeShare } from '../../../test/factories/share.factory';
import { type AdminHouse, openAdminHouse } from '../../../test/support/scenes/admin-house';
import { statementsOf } from '../../../test/support/sql/statements';
import type { User } from '../auth/user.entity';
import { makeProperty } from '../properties/property.factory';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;

const LIST = `query ($first: Int, $offset: Int, $search: String, $sort: UserSort, $descending: Boolean) {
  adminUsers(first: $first, offset: $offset, search: $search, sort: $sort, descending: $descending) {
    total items { id firstName passwordState shareCount shares { shareNumber propertyName } } } }`;

describe('the list of users', () => {
  let [propertyId, elsewhereId] = [0, 0];
  beforeAll(async () => {
    const property = await makeProperty(db().manager);
    propertyId = property.id;
    elsewhereId = (await makeProperty(db().manager, { name: 'Mill Farm' })).id;
    const people = await Promise.all([
      it.testApp.person({ firstName: 'Anna', lastName: 'Listed' }),
      it.testApp.person({ firstName: 'Bert', lastName: 'Listed', passwordHash: null }),
      it.testApp.person({
        firstName: 'Cora',
        lastName: 'Listed',
        userRole: 'USER',
        temporaryPasswordExpiresAt: new Date(),
      }),
    ]);
    const [anna, bert] = people;
    for (const [shareNumber, user] of [anna, bert, bert].entries()) {
      const share = { propertyId: property.id, shareNumber: shareNumber + 1, userId: user?.id };
      await makeShare(db().manager, share);
    }
    await it.testApp.person({ lastName: 'Listed', email: null, deletedAt: new Date() });
  });

  test('is searched, sorted and paged, with its total and everyone’s shares', async () => {
    const { data } = await it.admin.graphql(LIST, { search: 'listed', first: 2 });
    const lakeHouse = (shareNumber: number) => ({ shareNumber, propertyName: 'Lake House' });
    expect(data.adminUsers).toEqual({
      total: 3,
      items: [
        {
          id: expect.any(String),
          firstName: 'Anna',
          passwordState: 'CHOSEN',
          shareCount: 1,
          shares: [lakeHouse(1)],
        },
        {
          id: expect.any(String),
          firstName: 'Bert',
          passwordState: 'NOT_SET',
          shareCount: 2,
          shares: [lakeHouse(2), lakeHouse(3)],
        },
      ],
    });
    const rest = await it.admin.graphql(LIST, { search: 'listed', offset: 2 });
    expect(rest.data.adminUsers.items).toMatchObject([
      { firstName: 'Cora', passwordState: 'TEMPORARY' },
    ]);
  });

  test.each([
    ['NAME', false, ['Anna', 'Bert', 'Cora']],
    ['NAME', true, ['Cora', 'Bert', 'Anna']],
    ['SHARES', true, ['Bert', 'Anna', 'Cora']],
    ['SHARES', false, ['Cora', 'Anna', 'Bert']],
  ])('by %s, last first: %s', async (sort, descending, names) => {
    const { data } = await it.admin.graphql(LIST, { search: 'listed', sort, descending });
    expect(data.adminUsers.items.map(({ firstName }: User) => firstName)).toEqual(names);
  });

  const FILTERED = `query ($access: UserAccess, $role: UserRole, $hasShares: Boolean, $sort: UserSort) {
    adminUsers(search: "listed", access: $access, role: $role, hasShares: $hasShares, sort: $sort) {
      total items { firstName } } }`;

  test.each([
    [{ role: 'OWNER' }, ['Anna', 'Bert']],
    [{ role: 'USER' }, ['Cora']],
    [{ role: 'ADMIN' }, []],
    [{ hasShares: true }, ['Anna', 'Bert']],
    [{ hasShares: false }, ['Cora']],
    [{ access: 'ALL', role: null, hasShares: null }, ['Anna', 'Bert', 'Cora']],
    [{ access: 'WITHOUT', role: 'OWNER', hasShares: true }, ['Bert']],
    [{ access: 'WITHOUT', role: 'USER', hasShares: true }, []],
    [{ role: 'OWNER', hasShares: true, sort: 'SHARES' }, ['Anna', 'Bert']],
  ])('is filtered by %j', async (filters, names) => {
    const { data } = await it.admin.graphql(FILTERED, filters);
    const items = names.map((firstName) => ({ firstName }));
    expect(data.adminUsers).toEqual({ total: names.length, items });
  });

  test('is narrowed to the owners of a property in as many statements, also by REST', async () => {
    const OWNERS = `query ($propertyId: ID) { adminUsers(propertyId: $propertyId, descending: true) {
      total items { firstName } } }`;
    const owners = async (propertyId: number) =>
      (await it.admin.graphql(OWNERS, { propertyId })).data.adminUsers;
    const [bert, anna] = [{ firstName: 'Bert' }, { firstName: 'Anna' }];
    expect(await owners(propertyId)).toEqual({ total: 2, items: [bert, anna] });
    expect(await owners(elsewhereId)).toEqual({ total: 0, items: [] });
    expect(await statementsOf(() => owners(propertyId))).toEqual([
      ...['admin-users-NAME-7-listed-down', 'shares-of-users'],
    ]);
    const list = '/api/admin/users-with-passwords?propertyId=';
    expect((await it.admin.get(`${list}${propertyId}`)).body).toMatchObject([anna, bert]);
    expect((await it.admin.get(`${list}${elsewhereId}`)).body).toEqual([]);
  });

  test('is filtered by REST, where a role that does not exist is refused', async () => {
    const list = (query: string) =>
      it.admin.get(`/api/admin/users-with-passwords?search=listed&${query}`);
    const { body } = await list('role=OWNER&hasShares=true');
    expect(body).toMatchObject([{ firstName: 'Anna' }, { firstName: 'Bert' }]);
    const refused = await list('role=GUEST');
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe('role must be one of USER, OWNER, ADMIN.');
  });

  test.each(['NAME', 'EMAIL', 'ROLE', 'CREATED', 'SHARES'])(
    'by %s takes two statements besides the session’s, however long it is',
    async (sort) => {
      for (const first of [2, 100]) {
        const sent = await statementsOf(() => it.admin.graphql(LIST, { sort, first }));
        expect(sent).toEqual([`admin-users-${sort}-listed-up`, 'shares-of-users']);
      }
    },
  );

  test('shows by REST whether a password is set, never the password', async () => {
    const { body } = await it.admin.get(
      '/api/admin/users-with-passwords?search=listed&descending=true&sort=NAME',
    );
    expect(body).toMatchObject([
      { firstName: 'Cora', hasPassword: true },
      { firstName: 'Bert', hasPassword: false },
      { firstName: 'Anna', hasPassword: true },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/\$2[aby]\$|[hH]ash/);
  });

  test('shows their picture and the last change by REST', async () => {
    const profileImageUrl = 'https://pictures.test/dora.png';
    const dora = await it.testApp.person({ firstName: 'Dora', lastName: 'Drawn', profileImageUrl });
    const { body } = await it.admin.get('/api/admin/users-with-passwords?search=drawn');
    expect(body).toEqual([
      expect.objectContaining({
        ...{ id: dora.id, profileImageUrl },
        updatedAt: dora.updatedAt.toISOString(),
      }),
    ]);
  });
});
