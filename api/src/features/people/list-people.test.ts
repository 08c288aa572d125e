import { makeShare } from '../../../test/factories/share.factory';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { planOf } from '../../../test/support/sql/statements';
import type { User } from '../auth/user.entity';
import { PROPERTIES } from '../invitations/steps/properties-of';
import type { Property } from '../properties/property.entity';
import { makeProperty } from '../properties/property.factory';

let testApp: TestApp;
let me: User;
let asMe: ApiClient;
/** A property in which the caller owns a share. */
let property: Property;

beforeAll(async () => {
  testApp = await startTestApp();
  me = await testApp.person({ firstName: 'Mia', lastName: 'Self', email: 'mia@self.test' });
  asMe = await testApp.signIn(me);
  property = await makeProperty(testApp.running.app.db.manager);
  await makeShare(testApp.running.app.db.manager, {
    propertyId: property.id,
    shareNumber: 1,
    userId: me.id,
  });
});
afterAll(() => testApp.close());

/** A guest of the caller's property, visible with their address. */
const guest = (facts: Partial<User> = {}) =>
  testApp.person({ linkedPropertyId: property.id, ...facts });

async function search(text: string, as = asMe): Promise<{ id: string; email: string | null }[]> {
  const query = 'query($text: String!) { searchPeople(text: $text) { id email } }';
  const { data } = await as.graphql(query, { text });
  return data.searchPeople;
}

const idsOf = (people: { id: number | string }[]) => people.map(({ id }) => Number(id)).sort();

describe('searching people', () => {
  let anna: User;
  beforeAll(async () => {
    const facts = { firstName: 'Anna', lastName: 'Björklund', email: 'a.b@nordic.test' };
    anna = await guest(facts);
  });

  test.each([
    ['a first name', 'Anna'],
    ['a last name', 'Björklund'],
    ['an e-mail address', 'a.b@nordic.test'],
    ['part of any', 'klun'],
    ['first and last name', 'anna björk'],
    ['another letter case', 'BJÖRKLUND'],
    ['an address in another letter case', 'A.B@NORDIC'],
    ['white space around', '  anna  '],
  ])('finds by %s', async (_what, text) => {
    expect(idsOf(await search(text))).toEqual([anna.id]);
  });

  test.each(['%', '_', 'A%a', 'An_a', '\\', 'nobody'])('finds no one by %j', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  test.each([
    ['100%', 'per%cent'],
    ['under_score', 'der_s'],
    ['back\\slash', 'k\\s'],
  ])('finds %s by the characters as they are', async (lastName, part) => {
    const odd = await guest({ lastName: `${lastName} ${part}` });
    await guest({ lastName: lastName.replace(/[%_\\]/, 'X') });
    expect(idsOf(await search(part))).toEqual([odd.id]);
  });

  test('never finds oneself', async () => {
    for (const text of ['Mia', 'Self', 'mia@self.test']) expect(await search(text)).toEqual([]);
    const other = await testApp.signIn(anna);
    expect(idsOf(await search('Mia', other))).toEqual([me.id]);
  });

  test('returns at most three', async () => {
    for (let count = 0; count < 5; count += 1) await guest({ lastName: 'Crowd' });
    expect(await search('crowd')).toHaveLength(3);
  });

  test('never finds a deleted person', async () => {
    await guest({ firstName: 'Gone', email: null, deletedAt: new Date() });
    expect(await search('Gone')).toEqual([]);
  });

  test('needs a session', async () => {
    const { status, errors } = await testApp
      .visitor()
      .graphql('{ searchPeople(text: "a") { id } }');
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test.each([
    ['', 'text must not be empty.'],
    [' ', 'text must not be empty.'],
    ['x'.repeat(101), 'text must have at most 100 characters.'],
    ['\0', 'text must not contain null characters.'],
  ])('refuses %j', async (text, message) => {
    const query = 'query($text: String!) { searchPeople(text: $text) { id } }';
    const { status, errors } = await asMe.graphql(query, { text });
    expect([status, errors?.[0]?.message]).toEqual([400, message]);
  });
});

describe('GET /api/users', () => {
  beforeAll(async () => {
    for (const firstName of ['Zoe', 'Yan', 'Xavier', 'Wim', 'Vera']) {
      await guest({ firstName, lastName: 'Paged' });
    }
  });
  const names = async (query: string) =>
    (await asMe.get(`/api/users?search=paged&${query}`)).body.map(
      ({ firstName }: User) => firstName,
    );

  test('lists users known to the caller by name, in an administrator session everyone else', async () => {
    await testApp.person({ firstName: 'Unknown' });
    const { status, body } = await asMe.get('/api/users?limit=100');
    expect(status).toBe(200);
    const guests = await testApp.running.app.db.query(
      'select id from users where deleted_at is null and linked_property_id = $1',
      [property.id],
    );
    expect(idsOf(body)).toEqual(idsOf(guests));
    const fields = ['email', 'firstName', 'id', 'lastName', 'profileImageUrl'];
    expect(Object.keys(body[0]).sort()).toEqual(fields);
    const person = await testApp.person({ isAdmin: true });
    const admin = await testApp.signIn(person, { isAdmin: true });
    const all = await admin.get('/api/users?limit=100');
    const [{ count }] = await testApp.running.app.db.query(
      'select count(*)::int from users where deleted_at is null and id <> $1',
      [person.id],
    );
    expect(all.body).toHaveLength(count);
    expect(all.body.every(({ email }: User) => email !== null)).toBe(true);
  });

  test('pages through them', async () => {
    expect(await names('')).toEqual(['Vera', 'Wim', 'Xavier', 'Yan', 'Zoe']);
    expect(await names('limit=2')).toEqual(['Vera', 'Wim']);
    expect(await names('limit=2&offset=2')).toEqual(['Xavier', 'Yan']);
    expect(await names('limit=2&offset=4')).toEqual(['Zoe']);
    expect(await names('offset=5')).toEqual([]);
  });

  test('returns fifty by default', async () => {
    await testApp.running.app.db.query(
      `insert into users (first_name, last_name, linked_property_id)
        select 'Many', 'Many', $1 from generate_series(1, 60)`,
      [property.id],
    );
    expect((await asMe.get('/api/users?search=many')).body).toHaveLength(50);
    expect((await asMe.get('/api/users?search=many&limit=100')).body).toHaveLength(60);
  });

  test('needs a session', async () => {
    expect((await testApp.visitor().get('/api/users')).status).toBe(401);
  });

  test.each([
    ['limit=0', 'limit must be at least 1.'],
    ['limit=101', 'limit must be at most 100.'],
    ['limit=two', 'limit must be a whole number.'],
    ['limit=1.5', 'limit must be a whole number.'],
    ['limit=1&limit=2', 'limit must be a whole number.'],
    ['offset=-1', 'offset must be at least 0.'],
    ['offset=99999999999', 'offset must be at most 10000000.'],
    ['search=%00', 'search must not contain null characters.'],
    ['search=a&search=b', 'search must be a text.'],
    ['sort=email', 'sort is not a known field.'],
    ['constructor=x', 'constructor is not a known field.'],
    ['__proto__=a&__proto__=b', '__proto__ is not a known field.'],
  ])('refuses %s', async (query, message) => {
    const { status, body } = await asMe.get(`/api/users?${query}`);
    const field = message.split(' ')[0];
    expect([status, body]).toEqual([400, { message, code: 'BAD_USER_INPUT', field }]);
  });
});

test('of thousands of shares, those of a user and of their houses alone are read', async () => {
  const { db } = testApp.running.app;
  await db.query(`insert into properties (name, location)
    select 'House ' || n, 'Place ' || n from generate_series(1, 500) n`);
  await db.query(`insert into users (first_name, last_name)
    select 'Owner', 'Number ' || n from generate_series(1, 1000) n`);
  await db.query(`insert into shares (property_id, share_number, user_id)
    select p.id, n, (select min(id) from users where first_name = 'Owner') + (p.id * 8 + n) % 1000
    from properties p, generate_series(1, 8) n where p.name like 'House %'`);
  await db.query('analyze');
  const known = await planOf(db, () => search('Anna'));
  const rows = await db.query(`explain ${PROPERTIES.text}`, [[me.id]]);
  const invited = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  for (const plan of [known, invited]) {
    expect(plan).toContain('share_members_user');
    expect(plan).not.toMatch(/Seq Scan on (share_members|shares)/);
  }
});
