import fc from 'fast-check';
import { UserRole } from '../../src/features/auth/user.entity';
import { makeProperty } from '../../src/features/properties/property.factory';
import { makeRequest } from '../../src/features/special-requests/special-request.factory';
import { makeShare } from '../factories/share.factory';
import type { ApiClient } from '../support/clients/api-client';
import { type AdminHouse, openAdminHouse } from '../support/scenes/admin-house';

let it: AdminHouse;
/** Owns a share in each house. */
let owner: ApiClient;

/** The end of each name, in natural order; those of their bytes and of their ids are others. */
const NUMBERS = ['9', '102', '1002'];
const HOUSES = ['Åre 102', 'Are 1002', 'åre 9'];
const PEOPLE = ['Éva 1002', 'éva 9', 'Eva 102'];

const db = () => it.testApp.running.app.db;

beforeAll(async () => {
  it = await openAdminHouse();
  const { manager } = db();
  const olga = await it.testApp.person({ firstName: 'Olga', userRole: UserRole.OWNER });
  for (const [nth, name] of HOUSES.entries()) {
    const [firstName, lastName] = PEOPLE[nth]?.split(' ') ?? [];
    const { id: propertyId } = await makeProperty(manager, { name, location: name });
    const { id: userId } = await it.testApp.person({ firstName, lastName, passwordHash: null });
    await makeShare(manager, { propertyId, shareNumber: 1, userId });
    await makeShare(manager, { propertyId, shareNumber: 2, userId: olga.id });
    await makeRequest(manager, { propertyId, userId, title: 'A cot' });
    await it.admin.graphql(
      `mutation { planDraft(input: { propertyId: ${propertyId}, year: 2036 }) { id } }`,
    );
  }
  owner = await it.testApp.signIn(olga);
});

afterAll(() => it.testApp.close());

async function inOrder(names: readonly string[]): Promise<string[]> {
  const rows = await db().query(
    'select name from unnest($1::text[]) name order by natural_order(name) collate "C"',
    [names],
  );
  return rows.map(({ name }: { name: string }) => name);
}

describe('the natural order of names', () => {
  test.each([
    ['numbers by their value', ['Loft 9', 'Loft 102', 'Loft 1002', 'Loft 999999999']],
    ['numbers within a name', ['A 2 b', 'A 10 a', 'A 10 b']],
    ['numbers with zeros in front', ['Loft 007', 'Loft 7 a', 'Loft 0008']],
    ['small letters among capitals', ['apartment', 'Barn', 'Zoo']],
    ['accents with their letters', ['Arbor', 'Åre', 'Arosa', 'Øland', 'Öster', 'Zermatt']],
    ['a short first name before a longer one', ['Ann Zorn', 'Anna Abel']],
  ])('has %s', async (_what, names) => {
    expect(await inOrder([...names].reverse())).toEqual(names);
  });

  test('is that of the numbers, whatever they are', async () => {
    const numbers = fc.uniqueArray(fc.nat(999_999_999), { minLength: 2 });
    await fc.assert(
      fc.asyncProperty(numbers, async (values) => {
        const sorted = [...values].sort((one, other) => one - other);
        const loft = (value: number) => `Loft ${value}`;
        expect(await inOrder(values.map(loft))).toEqual(sorted.map(loft));
      }),
      { numRuns: 30 },
    );
  });
});

/** The numbers of the names in an answer, in the order in which it has them. */
const numbersIn = (answer: unknown) => JSON.stringify(answer).match(/\d+(?=")/g);

async function ask(client: ApiClient, query: string): Promise<unknown> {
  const { data, errors } = await client.graphql(`{ ${query} }`);
  expect(errors).toBeUndefined();
  return data;
}

test.each([
  'adminProperties(search: "are") { items { property { name } } }',
  'adminProperties(search: "are", sort: LOCATION) { items { property { location } } }',
  'adminProperties(search: "are", sort: STATUS) { items { property { name } } }',
  'properties(search: "are") { items { name } }',
  'propertyAllocations(search: "are") { items { name } }',
  'adminShares(search: "éva") { items { propertyName } }',
  'adminShares(search: "éva", sort: OWNER) { items { ownerLastName } }',
  'adminUsers(search: "eva") { items { lastName } }',
  'adminUsers(search: "eva", sort: ROLE) { items { lastName } }',
  'adminUsers(search: "eva", access: WITHOUT) { items { lastName } }',
  'searchPeople(text: "eva") { lastName }',
  'adminSearch(text: "are") { title }',
  'adminSpecialRequests(sort: PROPERTY, descending: false) { items { property { name } } }',
  'companyDrafts(sort: NEXT) { items { propertyName } }',
  'companyDrafts(sort: PROPERTY) { items { propertyName } }',
  'companyDrafts(sort: YEAR) { items { propertyName } }',
  'housesToPlan(year: 2037) { items { name } }',
])('is that of %s', async (query) => {
  expect(numbersIn(await ask(it.admin, query))).toEqual(NUMBERS);
});

test.each([
  'properties { items { name } }',
  'myShares { propertyName }',
  'nextChoices { propertyName }',
  'requestableProperties { name }',
])('is that of %s for an owner', async (query) => {
  expect(numbersIn(await ask(owner, query))).toEqual(NUMBERS);
});

test('gives a new name its place at once', async () => {
  const { id } = await makeProperty(db().manager, { name: 'Zenith 1', location: 'Zug' });
  await it.admin.patch(`/api/admin/properties/${id}`, { name: 'Arc 1' });
  const query = 'adminProperties { items { property { name } } }';
  expect(numbersIn(await ask(it.admin, query))).toEqual(['1', ...NUMBERS]);
});
