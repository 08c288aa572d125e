import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { statementsOf } from '../../../test/support/sql/statements';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const LATEST = '{ latestActions { id at text path } }';
const latest = async () => (await home.as.administrator.graphql(LATEST)).data.latestActions;

test('the last ten actions are described in sentences, with the tab that shows more', async () => {
  const { administrator } = home.as;
  for (let count = 1; count <= 11; count += 1) {
    await administrator.post('/api/properties', { name: `House ${count}`, location: 'Here' });
  }
  await administrator.delete(`/api/admin/users/${home.people.strangerGuest.id}`);
  const found = await latest();
  const { firstName, lastName } = home.people.administrator;
  expect(found).toHaveLength(10);
  expect(found[0]).toEqual({
    id: expect.stringMatching(/^\d+$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    text: `${firstName} ${lastName} deleted a former owner.`,
    path: '/admin?tab=users',
  });
  expect(found[1]).toMatchObject({
    text: `${firstName} ${lastName} added the property House 11 in Here.`,
    path: '/admin?tab=properties',
  });
  expect(await statementsOf(latest)).toEqual(['audit-log-listed-all', 'names-in-audit-log']);
});
