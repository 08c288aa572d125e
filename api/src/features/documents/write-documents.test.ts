import { makeDocument } from '../../../test/factories/document.factory';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { PropertyDocument } from './document.entities';

const FIELDS = 'id propertyId title documentType content accessLevel createdAt updatedAt version';
const CREATE = `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { ${FIELDS} } }`;
const REMOVE = 'mutation ($id: ID!) { removeDocument(id: $id) }';
const HISTORY = `query ($documentId: ID!) { documentHistory(documentId: $documentId) {
  title documentType content accessLevel changedBy { id firstName lastName email } changedAt
} }`;

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const asAdministrator = (text: string, variables: Record<string, unknown>) =>
  home.as.administrator.graphql(text, variables);

const stored = (id: number) =>
  home.testApp.running.app.db.manager.findOneBy(PropertyDocument, { id });

const made = () =>
  makeDocument(home.testApp.running.app.db.manager, { propertyId: home.property.id });

const RULES = {
  title: 'House rules',
  documentType: 'RULES',
  content: 'Shoes off.',
  accessLevel: 'everyone',
};

const historyOf = async (documentId: number) =>
  (await asAdministrator(HISTORY, { documentId })).data.documentHistory;

test('a document is stored as it was written, its type as people read it', async () => {
  const input = { ...RULES, title: ' House rules ', propertyId: home.property.id };
  const { data } = await asAdministrator(CREATE, { input });
  expect(data.createDocument).toMatchObject({
    propertyId: String(home.property.id),
    title: 'House rules',
    documentType: 'Rules',
    content: 'Shoes off.',
    accessLevel: 'everyone',
    version: 1,
  });
  expect(await stored(data.createDocument.id)).toMatchObject({ documentType: 'Rules' });
  expect(await historyOf(data.createDocument.id)).toEqual([]);
});

test.each([
  ['of three bytes each', '\u6f22', (text: string) => text],
  // Escaped as by clients limited to ASCII: 12 bytes each.
  ['escaped', '\u{1f3e1}', (text: string) => text.replaceAll('\u{1f3e1}', '\\ud83c\\udfe1')],
])('a document may have 100,000 characters %s', async (_what, character, encode) => {
  const content = character.repeat(100_000);
  const input = { ...RULES, propertyId: home.property.id, content };
  const text = encode(JSON.stringify({ query: CREATE, variables: { input } }));
  const { status, body } = await home.as.administrator.send('POST', '/graphql', { text });
  expect([status, body.errors]).toEqual([200, undefined]);
  expect((await stored(body.data.createDocument.id))?.content).toBe(content);
});

test('a change keeps what was before, and who changed it', async () => {
  const { id, content } = await made();
  const first = await asAdministrator(UPDATE, { input: { ...RULES, id, version: 1 } });
  expect(first.data.updateDocument).toMatchObject({
    title: 'House rules',
    documentType: 'Rules',
    version: 2,
  });
  const second = { ...RULES, id, version: 2, content: 'Shoes on.' };
  const { data } = await asAdministrator(UPDATE, { input: second });
  expect(data.updateDocument).toMatchObject({ content: 'Shoes on.', version: 3 });
  const { firstName, lastName, id: userId } = home.people.administrator;
  const changedBy = { id: String(userId), firstName, lastName, email: null };
  const changedAt = expect.any(String);
  const { documentType: _, ...rules } = RULES;
  expect(await historyOf(id)).toEqual([
    { ...rules, documentType: 'Rules', changedBy, changedAt },
    {
      title: 'House guide',
      documentType: 'House guide',
      content,
      accessLevel: 'owners',
      changedBy,
      changedAt,
    },
  ]);
});

test('a change of an outdated version is refused and changes nothing', async () => {
  const { id, content } = await made();
  const input = { ...RULES, id, version: 1, documentType: 'HOUSE_GUIDE', content };
  await asAdministrator(UPDATE, { input });
  const { errors } = await asAdministrator(UPDATE, { input: { ...input, title: 'Late' } });
  expect(errors?.[0]).toMatchObject({
    message: 'Someone else has changed this document. Please open it again and repeat your change.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await stored(id)).toMatchObject({ title: 'House rules', version: 2 });
  expect(await historyOf(id)).toHaveLength(1);
});

/** Resolves when that many connections of this database wait for a lock. */
async function waitingForLock(count: number): Promise<void> {
  const { db } = home.testApp.running.app;
  const [row] = await db.query(`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  if (row.waiting < count) await waitingForLock(count);
}

test('exactly one of several concurrent changes of the same version succeeds', async () => {
  const { id } = await made();
  // The row stays locked until all of them wait for it.
  const runner = home.testApp.running.app.db.createQueryRunner();
  await runner.startTransaction();
  await runner.query('select 1 from property_documents where id = $1 for update', [id]);
  const changes = Array.from({ length: 5 }, (_, index) =>
    asAdministrator(UPDATE, { input: { ...RULES, id, version: 1, title: `Title ${index}` } }),
  );
  await waitingForLock(changes.length);
  await runner.rollbackTransaction();
  await runner.release();
  const answers = await Promise.all(changes);
  const codes = answers.flatMap(({ errors }) => errors?.map((it) => it.extensions.code) ?? []);
  expect(codes).toEqual(Array(4).fill('CONFLICT'));
  expect(await stored(id)).toMatchObject({ version: 2 });
  expect(await historyOf(id)).toHaveLength(1);
});

test('a removed document is gone and its history stays', async () => {
  const { id, content } = await made();
  const { data } = await asAdministrator(REMOVE, { id });
  expect(data.removeDocument).toBe(true);
  expect(await stored(id)).toBeNull();
  expect(await historyOf(id)).toMatchObject([{ title: 'House guide', content }]);
  const { errors } = await asAdministrator(REMOVE, { id });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'id' });
});

test('documents and properties that do not exist are not found', async () => {
  const update = await asAdministrator(UPDATE, { input: { ...RULES, id: 999_999, version: 1 } });
  expect(update.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'id' });
  const create = await asAdministrator(CREATE, { input: { ...RULES, propertyId: 999_999 } });
  expect(create.errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_FOUND',
    field: 'propertyId',
  });
});

test.each([
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(201) }],
  ['content', { content: '' }],
  ['content', { content: 'x'.repeat(100_001) }],
  ['accessLevel', { accessLevel: 'OWNERS' }],
])('a wrong %s is refused', async (field, wrong) => {
  const input = { ...RULES, ...wrong, propertyId: home.property.id };
  const { errors } = await asAdministrator(CREATE, { input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('an unknown document type is refused', async () => {
  const input = { ...RULES, documentType: 'Rules', propertyId: home.property.id };
  const { errors } = await asAdministrator(CREATE, { input });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a document of 100,000 characters is stored completely', async () => {
  const content = `${'é'.repeat(50_000)}${'<b>\n'.repeat(12_500)}`;
  const input = { ...RULES, content, propertyId: home.property.id };
  const { data } = await asAdministrator(CREATE, { input });
  expect(data.createDocument.content).toBe(content);
});
