import { PLAN } from '../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import type { HouseActionPage } from './house-log.types';

const LOG = `query($propertyId: ID!, $first: Int, $before: ID) {
  houseActions(propertyId: $propertyId, first: $first, before: $before) {
    nextCursor items { id text } } }`;

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

async function read(args: object = {}, who: 'owner' | 'inactiveOwner' = 'inactiveOwner') {
  const { data } = await home.as[who].graphql(LOG, { propertyId: home.property.id, ...args });
  return data.houseActions as HouseActionPage;
}

const texts = async (args: object = {}) => (await read(args)).items.map(({ text }) => text);

async function act(text: string, variables: object = {}) {
  const { data, errors } = await home.as.administrator.graphql(text, { ...variables });
  expect(errors).toBeUndefined();
  return data;
}

describe('no owner reads', () => {
  test('what administrators did elsewhere, or to people without a share here', async () => {
    const before = await texts();
    await act(`mutation { startViewing(userId: ${home.people.strangerOwner.id}) }`);
    await act('mutation { stopViewing }');
    await act(PLAN, { input: { propertyId: home.elsewhere.id, year: 2031 } });
    expect(await texts()).toEqual(before);
  });

  test('what an owner does elsewhere as an administrator', async () => {
    const both = await home.testApp.person({ isAdmin: true });
    const input = { propertyId: home.property.id, shareNumber: 6, userId: both.id };
    await act('mutation($input: AssignShareInput!) { assignShare(input: $input) { id } }', {
      input,
    });
    const before = await texts();
    const client = await home.testApp.signIn(both, { isAdmin: true });
    await client.post('/api/admin/set-temporary-password', {
      userId: home.people.strangerOwner.id,
    });
    expect(await texts()).toEqual(before);
  });

  test('what is private: addresses, arrival details, and fields that are not declared', async () => {
    const { owner: person } = home.people;
    const before = await texts();
    await home.as.administrator.patch(`/api/admin/users/${person.id}`, {
      email: 'private@example.test',
    });
    await act(
      `mutation { saveArrival(input: { propertyId: ${home.property.id}, wifiNetwork: "Lake", wifiPassword: "secret-key" }) { version } }`,
    );
    expect(await texts()).toEqual(before);
    await act(`mutation { updateProperty(input: {
      id: ${home.property.id}, version: ${await version()}, location: "A secret place", claimLimitDays: 9 }) { id } }`);
    const [changed] = await texts();
    expect(changed).toMatch(/claim limit days from 14 to 9/);
    expect(JSON.stringify(await texts())).not.toMatch(/secret|@/);
  });
});

const version = async () => {
  const [property] = await home.testApp.running.app.db.query(
    'select version from properties where id = $1',
    [home.property.id],
  );
  return property.version as number;
};

test('the list is read page by page', async () => {
  for (const year of [2033, 2034]) {
    await act(PLAN, { input: { propertyId: home.property.id, year } });
  }
  const all = await read({ first: 100 });
  expect(all.items.length).toBeGreaterThan(3);
  const first = await read({ first: 3 });
  const rest = await read({ first: 100, before: first.nextCursor });
  expect([...first.items, ...rest.items]).toEqual(all.items);
  expect(rest.nextCursor).toBeNull();
});
