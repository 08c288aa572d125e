import { FEATURES } from '../../src/app/features';
import type { ApiClient } from '../support/clients/api-client';
import { operationsOf } from '../support/clients/every-call';
import { type FullHome, openFullHome } from '../support/scenes/full-home';
import { startTestApp, type TestApp } from '../support/servers/test-app';
import { schema } from './declared';
import { settled, snapshotOf } from './snapshot';

/** The operations that a view allows, from docs/rights.md. */
const SHOWN = [
  ...['arrival', 'calendar', 'lastCheckOut', 'mySpecialRequests', 'myShares', 'properties'],
  ...['property', 'propertyDocuments', 'propertyPictures', 'rotation', 'searchDocuments'],
  'specialRequest',
];

/** The operations on the administrator’s own session. */
const OWN = ['appInfo', 'currentUser', 'logout', 'stopViewing'];
const OWN_ROUTES = [
  ...['GET /api/auth/user', 'POST /api/auth/logout'],
  ...['GET /api/files/:id', 'GET /api/files/:id/thumb'],
];

const queries = operationsOf(schema, 'query');
const refused = [...queries, ...operationsOf(schema, 'mutation')].filter(
  ({ name }) => ![...SHOWN, ...OWN].includes(name),
);
const routes = FEATURES.flatMap(({ routes: all = [] }) => all)
  .map(({ method, url }) => ({ name: `${method} ${url}`, method, path: url.replace(/:\w+/g, '1') }))
  .filter(({ name }) => !OWN_ROUTES.includes(name));

let full: FullHome;
/** A process of a demo, which has routes of its own. */
let demo: TestApp;
let viewer: ApiClient;
let sentence: string;

beforeAll(async () => {
  full = await openFullHome();
  const { testApp, people } = full.home;
  const { id, firstName, lastName } = people.owner;
  viewer = await testApp.signIn(people.administrator, { isAdmin: true });
  await viewer.graphql(`mutation { startViewing(userId: ${id}) }`);
  sentence = `You are viewing Fairweek as ${firstName} ${lastName}, read only. Stop viewing to do this.`;
  demo = await startTestApp({ databaseUrl: testApp.databaseUrl, env: { DEMO: 'on' } });
  await settled(testApp);
});
afterAll(() => Promise.all([demo.close(), full.home.testApp.close()]));

const named = <Named extends { name: string }>(all: Named[]) =>
  all.map((one): [string, Named] => [one.name, one]);

/** Makes the refused call, which changes nothing. */
async function unchanged(call: () => Promise<unknown>): Promise<void> {
  const before = await snapshotOf(full.home.testApp);
  await call();
  expect(await snapshotOf(full.home.testApp)).toEqual(before);
}

test.each(named(queries.filter(({ name }) => SHOWN.includes(name))))(
  '%s answers a view what it answers the user, and nothing of the administrator',
  async (name, { ask }) => {
    const { text, variables } = ask(await full.factsFor(name, 'owner'));
    const { data, errors } = await full.home.as.owner.graphql(text, variables);
    expect(errors).toBeUndefined();
    const seen = await viewer.graphql(text, variables);
    expect(seen.errors).toBeUndefined();
    expect(seen.data).toEqual(data);
  },
);

test.each(named(refused))('%s is refused in a view', async (_name, { ask }) => {
  const { text, variables } = ask();
  await unchanged(async () => {
    const { status, data, errors } = await viewer.graphql(text, variables);
    expect([status, Object.values(data ?? {})]).toEqual([403, data ? [null] : []]);
    expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'FORBIDDEN' } }]);
  });
});

test.each(named(operationsOf(schema, 'subscription')))(
  '%s hears nothing in a view',
  async (_name, { ask }) => {
    const { events, received, stop } = await viewer.subscribe(ask().text);
    await received(1);
    expect(events).toMatchObject([
      { errors: [{ message: sentence, extensions: { code: 'FORBIDDEN' } }] },
    ]);
    stop();
  },
);

test.each(named(routes))('%s is refused in a view', async (_name, { method, path }) => {
  await unchanged(async () => {
    const body = method === 'GET' ? undefined : {};
    const answer = await viewer.at(demo.running.url).send(method, path, { body });
    expect([answer.status, answer.body]).toEqual([403, { code: 'FORBIDDEN', message: sentence }]);
  });
});

test('a query of several fields gets no field that is refused', async () => {
  const { status, data } = await viewer.graphql('{ currentUser { id } myViewings { id } }');
  expect([status, data]).toEqual([403, null]);
});

test('another property is refused as it is to the user', async () => {
  const text = `{ calendar(propertyId: ${full.home.elsewhere.id}, year: 2027) { year } }`;
  const { errors } = await viewer.graphql(text);
  expect(errors).toMatchObject([{ message: 'You do not own shares in this property' }]);
});
