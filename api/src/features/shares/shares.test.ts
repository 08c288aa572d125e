import { makeShare } from '../../../test/factories/share.factory';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { inTransaction } from '../../core/database/database';
import { makeProperty } from '../properties/property.factory';
import { listOwnerIds } from './steps/list-owner-ids';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const sharesOf = (id: number) => `/api/properties/${id}/shares`;

test("GET /api/user/shares lists the caller's shares, by property and number", async () => {
  const { manager } = home.testApp.running.app.db;
  const { elsewhere, property, people, as } = home;
  const userId = people.owner.id;
  await makeShare(manager, {
    propertyId: elsewhere.id,
    shareNumber: 7,
    userId,
    isActive: false,
  });
  const { status, body } = await as.owner.get('/api/user/shares');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { propertyName: 'Dune House', shareNumber: 7, isActive: false },
    { propertyName: 'Lake House', shareNumber: 1, isActive: true },
    { propertyName: 'Lake House', shareNumber: 12, isActive: true },
  ]);
  expect(body[1]).toEqual({
    id: expect.any(Number),
    propertyId: property.id,
    property: expect.objectContaining({ id: property.id, location: 'Lucerne', version: 1 }),
    propertyName: 'Lake House',
    shareNumber: 1,
    userId,
    isActive: true,
    othersCount: 0,
    ...{ yoursFrom: null, passesOn: null, passesTo: null },
    ownerName: people.owner.firstName,
    ownerLastName: people.owner.lastName,
    ownerEmail: people.owner.email,
  });
});

test('a user without shares gets an empty list, as do administrators', async () => {
  for (const who of ['guest', 'administrator'] as const) {
    const { status, body } = await home.as[who].get('/api/user/shares');
    expect({ status, body }).toEqual({ status: 200, body: [] });
  }
});

test('GET /api/user/shares is for those who are signed in', async () => {
  expect((await home.as.visitor.get('/api/user/shares')).status).toBe(401);
  expect((await home.as.firstLogin.get('/api/user/shares')).status).toBe(403);
});

test('myShares returns the same as REST', async () => {
  const { data } = await home.as.owner.graphql(
    '{ myShares { id shareNumber ownerEmail property { name location changeoverWeekday } } }',
  );
  expect(data.myShares[1]).toEqual({
    id: expect.any(String),
    shareNumber: 1,
    ownerEmail: home.people.owner.email,
    property: { name: 'Lake House', location: 'Lucerne', changeoverWeekday: 6 },
  });
});

test.each(['owner', 'inactiveOwner', 'administrator'] as const)(
  '%s sees all shares of the property with their owners and addresses',
  async (who) => {
    const { people } = home;
    const { status, body } = await home.as[who].get(sharesOf(home.property.id));
    expect(status).toBe(200);
    const seen = body.map((share: Record<string, unknown>) => [
      share.shareNumber,
      share.ownerName,
      share.ownerEmail,
      share.isActive,
    ]);
    const { owner, firstLogin, inactiveOwner } = people;
    expect(seen).toEqual([
      [1, owner.firstName, owner.email, true],
      [2, firstLogin.firstName, firstLogin.email, true],
      [3, inactiveOwner.firstName, inactiveOwner.email, false],
      [4, null, null, true],
      [12, owner.firstName, owner.email, true],
    ]);
  },
);

test('a property without shares has an empty list', async () => {
  const bare = await makeProperty(home.testApp.running.app.db.manager);
  const { status, body } = await home.as.administrator.get(sharesOf(bare.id));
  expect({ status, body }).toEqual({ status: 200, body: [] });
});

test.each([
  ['owner', 'abc', 400],
  ['owner', '0', 400],
  ['owner', '99999999999999999', 400],
  ['administrator', '999999', 404],
  ['owner', '999999', 403],
  ['visitor', '1', 401],
] as const)('%s asking for the shares of property %s gets %i', async (who, id, expected) => {
  const { status, body } = await home.as[who].get(`/api/properties/${id}/shares`);
  expect(status).toBe(expected);
  expect(body.message).toEqual(expect.any(String));
});

test('a share that changes owners transfers access to the property', async () => {
  const { db } = home.testApp.running.app;
  const { property, people, as } = home;
  const give = (userId: number | null) =>
    db.query('update shares set user_id = $1 where property_id = $2 and share_number = 4', [
      userId,
      property.id,
    ]);
  await give(people.strangerOwner.id);
  expect((await as.strangerOwner.get(sharesOf(property.id))).status).toBe(200);
  await give(null);
  expect((await as.strangerOwner.get(sharesOf(property.id))).status).toBe(403);
});

test('each owner of a property is notified once', async () => {
  const { people, property } = home;
  const ids = await inTransaction(home.testApp.running.app, (transaction) =>
    listOwnerIds(transaction, property.id),
  );
  const { owner, firstLogin, inactiveOwner } = people;
  expect(ids).toEqual([owner.id, inactiveOwner.id, firstLogin.id].sort((a, b) => a - b));
});

test('a property has each share number only once', async () => {
  const { manager } = home.testApp.running.app.db;
  const again = makeShare(manager, { propertyId: home.property.id, shareNumber: 1 });
  await expect(again).rejects.toThrow('shares_number');
});
