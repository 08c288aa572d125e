import { User, UserRole } from '../../src/features/auth/user.entity';
import type { Property } from '../../src/features/properties/property.entity';
import { makeProperty } from '../../src/features/properties/property.factory';
import { Share } from '../../src/features/shares/share.entity';
import { makeYear } from '../../src/features/weeks/week.factory';
import { makeBooking } from '../factories/booking.factory';
import { makeShare } from '../factories/share.factory';
import { type AdminHouse, logged, openAdminHouse } from '../support/scenes/admin-house';
import { refusalOf } from '../support/scenes/co-owned-home';
import { startTestApp } from '../support/servers/test-app';
import { statementsOf } from '../support/sql/statements';

let it: AdminHouse;
let property: Property;

beforeAll(async () => {
  it = await openAdminHouse();
});

beforeEach(async () => {
  property = await makeProperty(db().manager, { name: 'Dune House', totalShares: 3 });
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;

const assign = (body: object, client = it.admin) => client.post('/api/admin/shares', body);
const place = (shareNumber: number) => ({ propertyId: property.id, shareNumber });

const UPSERT = `mutation ($input: UpsertShareOwnerInput!) { upsertShareOwner(input: $input) {
  id userId ownerName ownerLastName version } }`;
const upsert = (facts: object) =>
  it.admin.graphql(UPSERT, { input: { ...place(1), ownerName: 'Vera van Dijk', ...facts } });

async function freeNumbers(): Promise<number[]> {
  const text = `{ freeShareNumbers(propertyId: ${property.id}) }`;
  return (await it.admin.graphql(text)).data.freeShareNumbers;
}

describe('assigning a share', () => {
  test('makes a USER an OWNER whose session continues, and logs both', async () => {
    const user = await it.testApp.person({ userRole: UserRole.USER });
    const client = await it.testApp.signIn(user);
    const { status, body } = await assign({ ...place(2), userId: user.id });
    expect([status, body]).toMatchObject([
      200,
      { userId: user.id, propertyName: 'Dune House', shareNumber: 2, isActive: true, version: 1 },
    ]);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ userRole: 'OWNER' });
    expect((await client.get('/api/user/shares')).body).toHaveLength(1);
    expect(await freeNumbers()).toEqual([1, 3]);
    expect(await logged(it.testApp, 2)).toMatchObject([
      { action: 'share.assign', before: { userId: null }, after: { userId: user.id } },
      { action: 'user.update', after: { userRole: 'OWNER' } },
    ]);
  });

  test('gives back an inactive share as it was, and logs no change when it is passed on', async () => {
    const { id: userId } = await it.testApp.person();
    const { body } = await assign({ ...place(2), userId, isActive: false });
    expect(body).toMatchObject({ userId, isActive: false });
    expect(await logged(it.testApp, 1)).toMatchObject([
      { action: 'share.assign', after: { userId, isActive: false } },
    ]);
    await upsert({ shareNumber: 2, ownerEmail: 'next@fairweek.test', version: body.version });
    const after = { userId: expect.anything() };
    expect(await logged(it.testApp, 3)).toContainEqual(
      expect.objectContaining({ action: 'share.assign', before: { userId }, after }),
    );
  });

  test('leaves an administrator the role that they have', async () => {
    await assign({ ...place(1), userId: it.administrator.id });
    const { id } = it.administrator;
    expect(await db().manager.findOneBy(User, { id })).toMatchObject({ userRole: 'ADMIN' });
  });

  test('assigns a share that is vacant again', async () => {
    const vacant = await makeShare(db().manager, place(1));
    const { id: userId } = await it.testApp.person();
    expect((await assign({ ...place(1), userId })).body).toMatchObject({ id: vacant.id, userId });
  });

  test.each([
    [{ shareNumber: 0 }, 400, 'shareNumber must be at least 1.'],
    [{ shareNumber: 13 }, 400, 'shareNumber must be at most 12.'],
    [{ shareNumber: 4 }, 409, 'Dune House has 3 shares; there is no share 4.'],
    [{ userId: 999_999 }, 404, 'There is no such user.'],
    [{ propertyId: 999_999 }, 404, 'There is no such property.'],
  ])('of %j is refused', async (facts, status, message) => {
    const body = { ...place(1), userId: it.administrator.id, ...facts };
    const answer = await assign(body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('that has an owner names the owner', async () => {
    const one = await it.testApp.person({ firstName: 'Olivia', lastName: 'Marsh' });
    await makeShare(db().manager, { ...place(1), userId: one.id });
    const { body } = await assign({ ...place(1), userId: it.administrator.id });
    expect(body.message).toBe('Share 1 of Dune House belongs to Olivia Marsh already.');
  });

  test('the last free number is assigned once, by however many at two processes', async () => {
    const neighbour = await startTestApp({ databaseUrl: it.testApp.databaseUrl });
    const people = await Promise.all(Array.from({ length: 8 }, () => it.testApp.person()));
    const elsewhere = it.admin.at(neighbour.running.url);
    for (let round = 0; round < 5; round += 1) {
      const home = await makeProperty(db().manager, { totalShares: 1 });
      const answers = await Promise.all(
        people.map(({ id: userId }, index) =>
          assign(
            { propertyId: home.id, shareNumber: 1, userId },
            index % 2 === 0 ? it.admin : elsewhere,
          ),
        ),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
      expect(won).toHaveLength(1);
      const [share, ...more] = await db().manager.findBy(Share, { propertyId: home.id });
      expect([share?.userId, more]).toEqual([won[0]?.body.userId, []]);
    }
    await neighbour.close();
  });
});

describe('removing a share', () => {
  test('leaves it vacant with its weeks, once', async () => {
    const owner = await it.testApp.person();
    const share = await makeShare(db().manager, { ...place(1), userId: owner.id });
    await makeYear(db().manager, { propertyId: property.id, year: 2040 });
    const week = { propertyId: property.id, year: 2040, week: 30, shareId: share.id };
    await makeBooking(db().manager, week);
    expect((await it.admin.delete(`/api/admin/shares/${share.id}`)).status).toBe(200);
    expect(await logged(it.testApp, 2)).toMatchObject([
      { action: 'user.update', before: { userRole: 'OWNER' }, after: { userRole: 'USER' } },
      { action: 'share.remove', before: { userId: owner.id }, after: { userId: null } },
    ]);
    const { data } = await it.admin.graphql(`{ calendar(propertyId: ${property.id}, year: 2040) {
      weeks { week booking { shareNumber ownerName } } } }`);
    expect(data.calendar.weeks[29].booking).toEqual({ shareNumber: 1, ownerName: null });
    expect(await freeNumbers()).toEqual([1, 2, 3]);
    const again = await it.admin.delete(`/api/admin/shares/${share.id}`);
    expect([again.status, again.body.message]).toEqual([409, 'Share 1 is vacant already.']);
  });

  test('that changed since it was read is refused', async () => {
    const { id: userId } = await it.testApp.person();
    const { id, version } = await makeShare(db().manager, { ...place(1), userId });
    await db().query('update shares set version = version + 1 where id = $1', [id]);
    const answer = await it.admin.graphql(
      `mutation { removeShare(id: ${id}, version: ${version}) }`,
    );
    expect(refusalOf(answer)).toBe(
      'CONFLICT: Someone else has changed this share. Please reload it and try again.',
    );
  });
});

describe('an owner by name and address', () => {
  test('is created if no user has the address', async () => {
    const { data } = await upsert({ ownerEmail: 'vera@new.test', version: 0 });
    expect(data.upsertShareOwner).toMatchObject({ ownerName: 'Vera', ownerLastName: 'van Dijk' });
    const user = await db().manager.findOneByOrFail(User, { email: 'vera@new.test' });
    expect(user).toMatchObject({ userRole: 'OWNER', passwordHash: null });
  });

  test('is found in any letter case and keeps their name', async () => {
    const { id, email } = await it.testApp.person({ firstName: 'Omar', lastName: 'Haddad' });
    const { data } = await upsert({ ownerEmail: email?.toUpperCase() });
    expect(data.upsertShareOwner).toMatchObject({ userId: String(id), ownerName: 'Omar' });
  });

  test('who already owns the share is renamed', async () => {
    const { id: userId, email } = await it.testApp.person({ firstName: 'Vira' });
    const { id } = await makeShare(db().manager, { ...place(1), userId });
    const { data } = await upsert({ ownerEmail: email, version: 1 });
    expect(data.upsertShareOwner).toMatchObject({
      ...{ id: String(id), userId: String(userId) },
      ...{ ownerName: 'Vera', version: 2 },
    });
  });

  test('who has another name or address since the share was read is left as they are', async () => {
    const { id: userId, email } = await it.testApp.person();
    const { version } = await makeShare(db().manager, { ...place(1), userId });
    for (const change of [{ lastName: 'Changed' }, { email: 'changed@new.test' }]) {
      await it.admin.patch(`/api/admin/users/${userId}`, change);
      const answer = await upsert({ ownerEmail: email, version });
      expect(refusalOf(answer)).toMatch(/^CONFLICT: Someone else has changed this share/);
    }
    const user = await db().manager.findOneByOrFail(User, { id: userId });
    expect(user).toMatchObject({ lastName: 'Changed', email: 'changed@new.test' });
  });

  test('who is renamed through another share is shown with the new name on all of theirs', async () => {
    const { id: userId, email } = await it.testApp.person();
    for (const shareNumber of [1, 2]) {
      await makeShare(db().manager, { ...place(shareNumber), userId });
    }
    await upsert({ ownerEmail: email, version: 1 });
    const late = await upsert({ ...place(2), ownerEmail: email, ownerName: 'V Dijk', version: 1 });
    expect(refusalOf(late)).toMatch(/^CONFLICT: Someone else has changed this share/);
  });

  test.each([0, 7])('of a share that changed since version %i is refused', async (version) => {
    const { id: userId } = await it.testApp.person();
    await makeShare(db().manager, { ...place(1), userId });
    expect(refusalOf(await upsert({ ownerEmail: 'late@new.test', version }))).toBe(
      'CONFLICT: Someone else has changed this share. Please reload it and try again.',
    );
    expect(await db().manager.existsBy(User, { email: 'late@new.test' })).toBe(false);
  });

  test.each([
    ['of one word', 'Cher', 'Please enter a first and a last name.'],
    [
      'longer than a user may have',
      `Cher ${'x'.repeat(101)}`,
      'First and last name may have at most 100 characters each.',
    ],
  ])('%s is refused', async (_what, ownerName, message) => {
    const answer = await upsert({ ownerEmail: 'cher@new.test', ownerName });
    expect(refusalOf(answer)).toBe(`BAD_USER_INPUT: ${message}`);
  });

  test('is created once, however many shares they get at once', async () => {
    const homes = await Promise.all([1, 2, 3, 4].map(() => makeProperty(db().manager)));
    const answers = await Promise.all(
      homes.map(({ id: propertyId }) => upsert({ propertyId, ownerEmail: 'many@new.test' })),
    );
    expect(answers.map(refusalOf)).toEqual(Array(4).fill('not refused'));
    expect(await db().manager.countBy(User, { email: 'many@new.test' })).toBe(1);
  });
});

describe('the list of shares', () => {
  test.each(['PROPERTY', 'NUMBER', 'OWNER', 'STATUS'])('by %s is one statement', async (sort) => {
    const sent = await statementsOf(async () => {
      const { status } = await it.admin.get(`/api/admin/shares?sort=${sort}&first=100`);
      expect(status).toBe(200);
    });
    expect(sent).toEqual([`admin-shares-${sort}-3-listed-up`]);
  });

  test('finds by property and by owner, and shows no vacant ones', async () => {
    const home = await makeProperty(db().manager, { name: 'Rosehip Farm' });
    const { id: userId } = await it.testApp.person({ lastName: 'Quixote' });
    await makeShare(db().manager, { propertyId: home.id, shareNumber: 1, userId });
    await makeShare(db().manager, { propertyId: home.id, shareNumber: 2 });
    const text = `query ($search: String, $propertyId: ID) {
      adminShares(search: $search, propertyId: $propertyId) { total items { ownerLastName } } }`;
    for (const args of [{ search: 'rosehip' }, { search: 'quix rose' }, { propertyId: home.id }]) {
      const { data } = await it.admin.graphql(text, args);
      expect(data.adminShares).toEqual({ total: 1, items: [{ ownerLastName: 'Quixote' }] });
    }
  });

  test('is narrowed by property, status and whether they have an owner', async () => {
    const { id: propertyId } = await makeProperty(db().manager);
    const { id: userId } = await it.testApp.person({ firstName: 'Anna', lastName: 'Abel' });
    const shares = [{ userId }, { userId, isActive: false }, {}, { isActive: false }];
    for (const [nth, facts] of shares.entries()) {
      await makeShare(db().manager, { propertyId, shareNumber: nth + 1, ...facts });
    }
    const numbers = async (facts: string) => {
      const { body } = await it.admin.get(`/api/admin/shares?propertyId=${propertyId}${facts}`);
      return body.map(({ shareNumber }: { shareNumber: number }) => shareNumber);
    };
    expect(await numbers('')).toEqual([1, 2]);
    expect(await numbers('&isActive=false')).toEqual([2]);
    expect(await numbers('&ownership=OWNED&isActive=true')).toEqual([1]);
    expect(await numbers('&ownership=VACANT')).toEqual([3, 4]);
    expect(await numbers('&ownership=VACANT&isActive=true&sort=OWNER')).toEqual([3]);
    expect(await numbers('&ownership=ANY')).toEqual([1, 2, 3, 4]);
    expect(await numbers('&ownership=ANY&search=abel')).toEqual([1, 2]);
    // Vacant shares are after those with an owner, and before them in descending order.
    expect(await numbers('&ownership=ANY&sort=OWNER')).toEqual([1, 2, 3, 4]);
    expect(await numbers('&ownership=ANY&sort=OWNER&descending=true')).toEqual([4, 3, 2, 1]);
  });

  test.each([{}, { propertyId: true }])(
    'by owner counts what it lists, also with a share of a deleted user: %j',
    async (narrowed) => {
      const home = await makeProperty(db().manager);
      const propertyId = home.id;
      const gone = await it.testApp.person({ email: null, deletedAt: new Date() });
      const { id: userId } = await it.testApp.person();
      await makeShare(db().manager, { propertyId, shareNumber: 1, userId: gone.id });
      await makeShare(db().manager, { propertyId, shareNumber: 2, userId });
      const text = `query ($propertyId: ID) {
        adminShares(sort: OWNER, propertyId: $propertyId, first: 100) { total items { id } } }`;
      const { data } = await it.admin.graphql(text, narrowed.propertyId ? { propertyId } : {});
      const { total, items } = data.adminShares;
      expect(total).toBe(items.length);
      expect(total).toBeLessThan(100);
    },
  );
});
