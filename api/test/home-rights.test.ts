import { makeDocument } from '../src/features/documents/document.factory';
import type { ApiClient } from './support/api-client';
import { CAST, type Home, openHome, type Who } from './support/home-cast';
import { statementsOf } from './support/statements';

const UNKNOWN = 999_999;
const NOT_AN_OWNER = 'You do not own shares in this property';

let home: Home;

beforeAll(async () => {
  home = await openHome();
  const { manager } = home.house.running.app.db;
  const propertyId = home.property.id;
  await makeDocument(manager, { propertyId, title: 'Budget', content: 'boilersecret' });
  await makeDocument(manager, { propertyId, title: 'Rules', accessLevel: 'everyone' });
});

afterAll(() => home.house.close());

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

type Way = (client: ApiClient, propertyId: number) => Promise<Outcome>;

/** What owners and administrators may read of a property, and nobody else. */
const FOR_OWNERS: Record<string, Way> = {
  'GET /api/properties/:id/shares': (it, id) => rest(it, `/api/properties/${id}/shares`),
  propertyShares: (it, id) => graphql(it, `{ propertyShares(propertyId: ${id}) { ownerEmail } }`),
};

/** What guests of the property may read besides. */
const FOR_GUESTS: Record<string, Way> = {
  'GET /api/properties/:id/documents': (it, id) => rest(it, `/api/properties/${id}/documents`),
  propertyDocuments: (it, id) => graphql(it, `{ propertyDocuments(propertyId: ${id}) { title } }`),
  calendar: (it, id) =>
    graphql(it, `{ calendar(propertyId: ${id}, year: 2027) { shares { ownerName } } }`),
  rotation: (it, id) =>
    graphql(it, `{ rotation(propertyId: ${id}, year: 2027) { turns { ownerName } } }`),
  'what the screen of the papers asks': (it, id) =>
    graphql(it, `{ property(id: ${id}) { name } propertyDocuments(propertyId: ${id}) { title } }`),
};

const EVERY_WAY = Object.entries({ ...FOR_OWNERS, ...FOR_GUESTS });

/** Why somebody is refused; null for those who are not. */
const REFUSALS: Record<Who, Outcome> = {
  administrator: { code: null },
  owner: { code: null },
  inactiveOwner: { code: null },
  guest: { code: 'FORBIDDEN', message: NOT_AN_OWNER },
  strangerOwner: { code: 'FORBIDDEN', message: NOT_AN_OWNER },
  strangerGuest: { code: 'FORBIDDEN', message: NOT_AN_OWNER },
  plainAdministrator: { code: 'FORBIDDEN', message: NOT_AN_OWNER },
  firstLogin: { code: 'FORBIDDEN', message: 'Please choose a new password first.' },
  visitor: { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' },
};

describe.each(CAST)('%s', (who) => {
  test.each(Object.entries(FOR_OWNERS))('gets what is theirs by %s', async (_, way) => {
    expect(await way(home.as[who], home.property.id)).toMatchObject(REFUSALS[who]);
  });

  test.each(Object.entries(FOR_GUESTS))('gets what is theirs by %s', async (_, way) => {
    const expected = who === 'guest' ? { code: null } : REFUSALS[who];
    expect(await way(home.as[who], home.property.id)).toMatchObject(expected);
  });

  test.each(EVERY_WAY)('learns by %s nothing of a property that does not exist', async (_, way) => {
    const stranger = { code: 'FORBIDDEN', message: NOT_AN_OWNER };
    const refused = REFUSALS[who].code === null ? stranger : REFUSALS[who];
    const expected =
      who === 'administrator'
        ? { code: 'NOT_FOUND', message: 'There is no such property.' }
        : refused;
    expect(await way(home.as[who], UNKNOWN)).toEqual(expected);
  });
});

test.each(['guest', 'strangerOwner', 'plainAdministrator'] as const)(
  '%s cannot tell a property of others from none at all',
  async (who) => {
    const text = (id: number) => `{ property(id: ${id}) { name } }`;
    const others = who === 'guest' ? home.elsewhere.id : home.property.id;
    const none = await graphql(home.as[who], text(UNKNOWN));
    expect(none).toEqual({ code: 'FORBIDDEN', message: NOT_AN_OWNER });
    expect(await graphql(home.as[who], text(others))).toEqual(none);
  },
);

test.each([
  ['administrator', ['Budget', 'Rules']],
  ['owner', ['Budget', 'Rules']],
  ['inactiveOwner', ['Budget', 'Rules']],
  ['guest', ['Rules']],
] as const)('%s reads %j', async (who, titles) => {
  const { body } = await home.as[who].get(`/api/properties/${home.property.id}/documents`);
  expect(body.map(({ title }: { title: string }) => title).sort()).toEqual(titles);
});

test.each(CAST)('the search shows %s no document that they may not read', async (who) => {
  const found = await graphql(
    home.as[who],
    '{ searchDocuments(text: "boilersecret") { document { title } } }',
  );
  if (['administrator', 'owner', 'inactiveOwner'].includes(who)) {
    expect(found).toEqual({ code: null, answer: [{ document: { title: 'Budget' } }] });
  } else if (['firstLogin', 'visitor'].includes(who)) expect(found).toEqual(REFUSALS[who]);
  else expect(found).toEqual({ code: null, answer: [] });
});

const ADMIN_ONLY = { code: 'FORBIDDEN', message: 'Admin privileges required.' };
const FIELDS = 'title: "T", documentType: RULES, content: "c", accessLevel: "owners"';

const WRITES: Record<string, () => string> = {
  createProperty: () => 'mutation { createProperty(input: { name: "A", location: "B" }) { id } }',
  createDocument: () =>
    `mutation { createDocument(input: { propertyId: ${home.property.id}, ${FIELDS} }) { id } }`,
  updateDocument: () =>
    `mutation { updateDocument(input: { id: 1, version: 1, ${FIELDS} }) { id } }`,
  removeDocument: () => 'mutation { removeDocument(id: 1) }',
  documentHistory: () => '{ documentHistory(documentId: 1) { title } }',
};

describe.each(CAST.filter((who) => who !== 'administrator'))('%s', (who) => {
  test.each(Object.entries(WRITES))('may not %s', async (_, text) => {
    const expected = ['firstLogin', 'visitor'].includes(who) ? REFUSALS[who] : ADMIN_ONLY;
    expect(await graphql(home.as[who], text())).toEqual(expected);
  });

  test('may not POST /api/properties', async () => {
    const { status } = await home.as[who].post('/api/properties', { name: 'A', location: 'B' });
    expect(status).toBe(who === 'visitor' ? 401 : 403);
  });
});

test('nothing was changed by all who were refused', async () => {
  const { db } = home.house.running.app;
  const [counts] = await db.query(`select
    (select count(*)::int from properties) as properties,
    (select count(*)::int from property_documents where version = 1) as documents,
    (select count(*)::int from document_revisions) as revisions`);
  expect(counts).toEqual({ properties: 2, documents: 2, revisions: 0 });
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
  expect(sent).toEqual(['find-session', name]);
});
