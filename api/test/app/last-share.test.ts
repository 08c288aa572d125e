import { type User, UserRole } from '../../src/features/auth/user.entity';
import { makeProperty } from '../../src/features/properties/property.factory';
import type { Share } from '../../src/features/shares/share.entity';
import { makeShare } from '../factories/share.factory';
import { type AdminHouse, logged, openAdminHouse } from '../support/scenes/admin-house';

let it: AdminHouse;
let propertyId: number;

beforeAll(async () => {
  it = await openAdminHouse();
});

beforeEach(async () => {
  propertyId = (await makeProperty(it.testApp.running.app.db.manager)).id;
});

afterAll(() => it.testApp.close());

const shareOf = (user: User, shareNumber: number) =>
  makeShare(it.testApp.running.app.db.manager, { propertyId, shareNumber, userId: user.id });

const roleOf = async ({ id }: User) =>
  (await it.admin.graphql(`{ adminUser(id: ${id}) { userRole } }`)).data.adminUser.userRole;

/** Every way in which a share is removed from an owner who stays. */
const WAYS: [string, (share: Share) => Promise<{ status: number }>][] = [
  ['removal', ({ id }) => it.admin.delete(`/api/admin/shares/${id}`)],
  [
    'another owner',
    ({ shareNumber }) =>
      it.admin.post('/api/admin/shares/upsert', {
        ...{ propertyId, shareNumber },
        ...{ ownerName: 'Vera van Dijk', ownerEmail: 'vera@example.test' },
      }),
  ],
];

describe.each(WAYS)('by %s', (_way, take) => {
  test('an owner of one share is a USER again, signed out everywhere, and it is logged', async () => {
    const owner = await it.testApp.person();
    const client = await it.testApp.signIn(owner);
    const socket = await client.subscribe('subscription { myMessageEvents { kind } }');
    const share = await shareOf(owner, 1);
    expect((await take(share)).status).toBe(200);
    expect(await roleOf(owner)).toBe('USER');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    await socket.closed;
    expect(await logged(it.testApp)).toMatchObject([
      { action: 'user.update', before: { userRole: 'OWNER' }, after: { userRole: 'USER' } },
    ]);
  });

  test('an owner of two stays one and signed in', async () => {
    const owner = await it.testApp.person();
    const client = await it.testApp.signIn(owner);
    const [share] = [await shareOf(owner, 1), await shareOf(owner, 2)];
    await take(share);
    expect(await roleOf(owner)).toBe('OWNER');
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  test.each([{ userRole: UserRole.ADMIN }, { isAdmin: true }])(
    'an administrator (%j) stays what they are',
    async (facts) => {
      const administrator = await it.testApp.person(facts);
      const client = await it.testApp.signIn(administrator);
      await take(await shareOf(administrator, 1));
      expect(await roleOf(administrator)).toBe(administrator.userRole);
      expect((await client.get('/api/auth/user')).status).toBe(200);
    },
  );
});

test('of two last shares removed at once, both are seen to be gone', async () => {
  for (let round = 0; round < 5; round += 1) {
    const owner = await it.testApp.person();
    const shares = [await shareOf(owner, 1), await shareOf(owner, 2)];
    await Promise.all(shares.map(({ id }) => it.admin.delete(`/api/admin/shares/${id}`)));
    expect(await roleOf(owner)).toBe('USER');
    await it.testApp.running.app.db.query('delete from shares where property_id = $1', [
      propertyId,
    ]);
  }
});

test('a share assigned while the last one is removed keeps the role correct', async () => {
  for (let round = 0; round < 5; round += 1) {
    const owner = await it.testApp.person();
    const { id } = await shareOf(owner, 1);
    await Promise.all([
      it.admin.delete(`/api/admin/shares/${id}`),
      it.admin.post('/api/admin/shares', { propertyId, shareNumber: 2, userId: owner.id }),
    ]);
    expect(await roleOf(owner)).toBe('OWNER');
    await it.testApp.running.app.db.query('delete from shares where property_id = $1', [
      propertyId,
    ]);
  }
});

test('the role changes before a removal is answered, so that a new share may follow', async () => {
  const owner = await it.testApp.person();
  await it.admin.delete(`/api/admin/shares/${(await shareOf(owner, 1)).id}`);
  await it.admin.post('/api/admin/shares', { propertyId, shareNumber: 1, userId: owner.id });
  expect(await roleOf(owner)).toBe('OWNER');
});
