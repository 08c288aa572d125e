import { makeDocument } from '../factories/document.factory';
import type { ApiClient } from '../support/clients/api-client';
import { type Home, openHome } from '../support/scenes/home-cast';
import { statementsOf } from '../support/sql/statements';

const UNKNOWN = 999_999;

let home: Home;

beforeAll(async () => {
  home = await openHome();
  const { manager } = home.testApp.running.app.db;
  const propertyId = home.property.id;
  await makeDocument(manager, { propertyId, title: 'Budget', content: 'boilersecret' });
  await makeDocument(manager, { propertyId, title: 'Rules', accessLevel: 'everyone' });
});

afterAll(() => home.testApp.close());

interface Outcome {
  code: string | null;
  message?: string;
  answer?: unknown;
}

async function rest(client: ApiClient, path: string): Promise<Outcome> {
  const { status, body } = await client.get(path);
  return status === 200 ? { code: null, answer: body } : { code: body.code, message: body.message };
}

async function graphql(client: ApiClient, text: string): Promise<Outcome> {
  const { data, errors } = await client.graphql(text);
  const [error] = errors ?? [];
  if (error) return { code: error.extensions.code, message: error.message };
  return { code: null, answer: Object.values(data)[0] };
}

/** Every call that concerns a property. */
const WAYS: Record<string, (client: ApiClient, propertyId: number) => Promise<Outcome>> = {
  'GET /api/properties/:id/shares': (it, id) => rest(it, `/api/properties/${id}/shares`),
  propertyShares: (it, id) => graphql(it, `{ propertyShares(propertyId: ${id}) { ownerEmail } }`),
  calendar: (it, id) =>
    graphql(it, `{ calendar(propertyId: ${id}, year: 2027) { shares { ownerName } } }`),
  rotation: (it, id) =>
    graphql(it, `{ rotation(propertyId: ${id}, year: 2027) { turns { ownerName } } }`),
  'GET /api/properties/:id/documents': (it, id) => rest(it, `/api/properties/${id}/documents`),
  propertyDocuments: (it, id) => graphql(it, `{ propertyDocuments(propertyId: ${id}) { title } }`),
  'what the screen of the papers asks': (it, id) =>
    graphql(it, `{ property(id: ${id}) { name } propertyDocuments(propertyId: ${id}) { title } }`),
};

test.each(Object.entries(WAYS))(
  'administrators read by %s that there is no such property',
  async (_, way) => {
    const expected = { code: 'NOT_FOUND', message: 'There is no such property.' };
    expect(await way(home.as.administrator, UNKNOWN)).toEqual(expected);
  },
);

test("guests cannot distinguish other owners' properties from missing ones", async () => {
  const text = (id: number) => `{ property(id: ${id}) { name } }`;
  const none = await graphql(home.as.guest, text(UNKNOWN));
  expect(none).toEqual({ code: 'FORBIDDEN', message: 'You do not own shares in this property' });
  expect(await graphql(home.as.guest, text(home.elsewhere.id))).toEqual(none);
});

test.each([
  ['administrator', ['Budget', 'Rules']],
  ['owner', ['Budget', 'Rules']],
  ['inactiveOwner', ['Budget', 'Rules']],
  ['guest', ['Rules']],
] as const)('%s reads %j', async (who, titles) => {
  const { body } = await home.as[who].get(`/api/properties/${home.property.id}/documents`);
  expect(body.map(({ title }: { title: string }) => title).sort()).toEqual(titles);
});

test.each([
  ['administrator', ['Budget']],
  ['owner', ['Budget']],
  ['inactiveOwner', ['Budget']],
  ['guest', []],
  ['strangerOwner', []],
  ['strangerGuest', []],
  ['plainAdministrator', []],
] as const)('the search shows %s %j', async (who, titles) => {
  const found = await graphql(
    home.as[who],
    '{ searchDocuments(text: "boilersecret") { document { title } } }',
  );
  const answer = titles.map((title) => ({ document: { title } }));
  expect(found).toEqual({ code: null, answer });
});

test.each([
  ['my-shares', () => '{ myShares { propertyName property { name } ownerEmail } }'],
  [
    'property-shares',
    () => `{ propertyShares(propertyId: ${home.property.id}) { ownerEmail property { name } } }`,
  ],
  ['rotation', () => `{ rotation(propertyId: ${home.property.id}, year: 2027) { year } }`],
  ['property-documents', () => `{ propertyDocuments(propertyId: ${home.property.id}) { id } }`],
  ['search-documents-mine', () => '{ searchDocuments(text: "wifi") { excerpt } }'],
  ['properties-mine-listed', () => '{ properties { total items { name } } }'],
])('%s is one statement besides the session’s', async (name, text) => {
  let answer: Outcome | undefined;
  const sent = await statementsOf(async () => {
    answer = await graphql(home.as.owner, text());
  });
  expect(answer).toMatchObject({ code: null });
  expect(sent).toEqual([name]);
});
