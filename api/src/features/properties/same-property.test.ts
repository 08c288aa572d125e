import { CAST, type Home, openHome } from '../../../test/support/scenes/home-cast';
import { makeProperty } from './property.factory';

let home: Home;
let gullId: number;

beforeAll(async () => {
  home = await openHome();
  const { manager } = home.testApp.running.app.db;
  const made = await makeProperty(manager, { name: 'Gull Cottage', location: 'Åre, Jämtland' });
  gullId = made.id;
});

afterAll(() => home.testApp.close());

const SAME = `query ($name: String!, $location: String!, $exceptId: ID) {
  sameProperty(name: $name, location: $location, exceptId: $exceptId) { id } }`;

test.each([
  ['Gull Cottage', 'Åre, Jämtland', true],
  [' gull cottage ', 'ARE, JAMTLAND', true],
  ['Gull Cottage', 'Åre', false],
  ['Gull', 'Cottage Åre, Jämtland', false],
  ['Gull_Cottage', 'Åre, Jämtland', true],
  ['Gull-Cottage', 'Åre  Jämtland', true],
  ['gull  cottage', 'Åre, Jämtland', true],
  ['Gullcottage', 'Åre, Jämtland', false],
])('%s in %s is the same: %s', async (name, location, isSame) => {
  const { data } = await home.as.administrator.graphql(SAME, { name, location });
  expect(data.sameProperty).toEqual(isSame ? { id: String(gullId) } : null);
});

test('a property that is renamed is not its own double', async () => {
  const facts = { name: 'Gull Cottage', location: 'Åre, Jämtland', exceptId: gullId };
  expect((await home.as.administrator.graphql(SAME, facts)).data.sameProperty).toBeNull();
});

test('no one but an administrator in an administrator session asks', async () => {
  for (const who of CAST.filter((one) => one !== 'administrator')) {
    const { errors } = await home.as[who].graphql(SAME, { name: 'Gull Cottage', location: 'Åre' });
    expect(errors?.[0]?.extensions?.code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
  }
});
