import { makeDocument } from '../../../test/factories/document.factory';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { planOf } from '../../../test/support/sql/statements';

const SEARCH = `query ($text: String!, $first: Int, $propertyId: ID) {
  searchDocuments(text: $text, first: $first, propertyId: $propertyId) {
    document { title propertyId content } propertyName excerpt
  } }`;

let home: Home;

beforeAll(async () => {
  home = await openHome();
  const { manager } = home.testApp.running.app.db;
  const propertyId = home.property.id;
  const lines = (count: number) => 'Please close the windows when you leave.\n'.repeat(count);
  await makeDocument(manager, {
    propertyId,
    title: 'House guide',
    content: `# Welcome\n\n${lines(30)}\n## Wifi\n\n- The network is **LakeHouse** and the password \`swim_at_dawn\`.\n\n${lines(30)}`,
  });
  await makeDocument(manager, {
    propertyId,
    title: 'Boiler',
    content: 'The boiler <script>alert(1)</script> needs water. The boiler is old.',
    accessLevel: 'everyone',
  });
  await makeDocument(manager, { propertyId, title: 'Minutes', content: 'We spoke of the boiler.' });
  await makeDocument(manager, {
    propertyId,
    title: 'Animals',
    content:
      'Dogs are welcome, and the Café du Lac has a bowl for each dog. Glass goes to the jetty.',
  });
});

afterAll(() => home.testApp.close());

interface Options {
  first?: number;
  who?: 'owner' | 'guest' | 'strangerOwner' | 'administrator';
  propertyId?: number;
}

async function search(text: string, { first = 20, who = 'owner', propertyId }: Options = {}) {
  const { data, errors } = await home.as[who].graphql(SEARCH, { text, first, propertyId });
  if (errors) throw new Error(errors[0]?.message);
  return data.searchDocuments;
}

const titles = async (text: string, options = {}) =>
  (await search(text, options)).map((hit: { document: { title: string } }) => hit.document.title);

test('a hit is the document, its property and the passage around the words as plain text', async () => {
  const [hit, ...others] = await search('password wifi');
  expect(others).toEqual([]);
  expect(hit).toMatchObject({
    document: { title: 'House guide', propertyId: String(home.property.id) },
    propertyName: 'Lake House',
  });
  expect(hit.document.content).toContain('## Wifi');
  expect(hit.excerpt).toContain('Wifi The network is LakeHouse and the password swim_at_dawn.');
  expect(hit.excerpt).not.toMatch(/[*#`<>\n]/);
  expect(hit.excerpt.length).toBeLessThan(400);
});

test('the best match comes first', async () => {
  expect(await titles('boiler')).toEqual(['Boiler', 'Minutes']);
  expect(await titles('boiler', { first: 1 })).toEqual(['Boiler']);
});

test('guests find what is for everyone', async () => {
  expect(await titles('boiler', { who: 'guest' })).toEqual(['Boiler']);
});

test.each([
  ['BOILER', ['Boiler', 'Minutes']],
  ['"needs water"', ['Boiler']],
  ['"water needs"', []],
  ['boiler -old', ['Minutes']],
  ['boiler helicopter', []],
  ['helicopter', []],
  ['&|!():*\'"\\', []],
])('the words %s find %j', async (text, expected) => {
  expect(await titles(text)).toEqual(expected);
});

test.each([
  'dog',
  'dogs',
  'DOGS',
  'cafe',
  'café',
  'jett',
  'glas',
  'glass',
  'welc dog',
  '"cafe du lac"',
])(
  'a word is found while it is typed, in singular and plural, with or without accents: %s',
  async (text) => {
    expect(await titles(text)).toEqual(['Animals']);
  },
);

test('the excerpt is the passage around a beginning of a word, with its accents', async () => {
  const [hit] = await search('caf');
  expect(hit.excerpt).toContain('the Café du Lac');
});

test('the search of one property stays inside it', async () => {
  const { property, elsewhere } = home;
  const { manager } = home.testApp.running.app.db;
  await makeDocument(manager, {
    propertyId: elsewhere.id,
    title: 'Dunes',
    content: 'A zebra crossing.',
  });
  const who = 'administrator';
  expect(await titles('zebra', { who })).toEqual(['Dunes']);
  expect(await titles('zebra', { who, propertyId: elsewhere.id })).toEqual(['Dunes']);
  expect(await titles('zebra', { who, propertyId: property.id })).toEqual([]);
});

test('the documents of a property that is not mine are not found by naming it', async () => {
  const propertyId = home.property.id;
  expect(await titles('dog', { propertyId })).toEqual(['Animals']);
  expect(await titles('dog', { who: 'strangerOwner', propertyId })).toEqual([]);
});

test('markup of a document does not reach the excerpt', async () => {
  const [hit] = await search('water');
  expect(hit.excerpt).toBe('The boiler alert(1) needs water. The boiler is old.');
});

test.each([
  ['text', { text: '  ' }],
  ['text', { text: 'x'.repeat(201) }],
  ['first', { text: 'boiler', first: 0 }],
  ['first', { text: 'boiler', first: 21 }],
])('a wrong %s is refused', async (field, variables) => {
  const { errors } = await home.as.owner.graphql(SEARCH, variables);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('the search of many documents uses its index', async () => {
  const { db } = home.testApp.running.app;
  await db.query(
    `insert into property_documents (property_id, title, document_type, content, access_level)
      select $1, 'Paper ' || n, 'Other', 'word' || n, 'owners' from generate_series(1, 20000) n`,
    [home.property.id],
  );
  await db.query('vacuum analyze property_documents');
  const plan = await planOf(db, async () => {
    expect(await titles('word20000')).toEqual(['Paper 20000']);
  });
  expect(plan).toContain('property_documents_search');
  expect(plan).not.toContain('Seq Scan on property_documents');
});

test("a word found in all properties' documents is searched only in the caller's", async () => {
  const { db } = home.testApp.running.app;
  await db.query(
    `with houses as (
        insert into properties (name, location)
        select 'House ' || n, 'Somewhere' from generate_series(1, 2000) n returning id)
      insert into property_documents (property_id, title, document_type, content, access_level)
      select id, 'Guide', 'House guide', 'The boiler is below.', 'owners' from houses`,
  );
  await db.query('vacuum analyze properties, property_documents');
  const plan = await planOf(db, async () => {
    expect(await titles('boiler')).toEqual(['Boiler', 'Minutes']);
  });
  expect(plan).toContain('property_documents_property');
});
