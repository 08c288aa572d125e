import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { download, photo, uploadFile } from '../../../test/support/scenes/uploads';

const FIELDS =
  'id content accessLevel ownersMayEdit mayEdit version file { id name mediaType bytes url thumbUrl }';
const CREATE = `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { ${FIELDS} } }`;
const HISTORY = `query ($documentId: ID!) { documentHistory(documentId: $documentId) {
  content file { id url } changedBy { id } } }`;

/** The start of a PDF, which is all that is looked at. */
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <script>alert(1)</script>');
const NAME = 'Kaufvertrag “2026” (Müller).pdf';

let home: Home;
beforeAll(async () => {
  home = await openHome();
});
afterAll(() => home.testApp.close());

type Who = keyof Home['as'];

const NO_ERROR = { message: '', extensions: { code: '', field: '' } };

const upload = async (who: Who, content: Uint8Array = PDF, name: string = NAME) => {
  const query = { purpose: 'DOCUMENT', propertyId: home.property.id, name };
  return (await uploadFile(home.as[who], content, query)).body;
};

const facts = (fileId?: string | number, more: object = {}) => ({
  ...{ title: 'Contract', documentType: 'AGREEMENT', content: '', accessLevel: 'owners' },
  ...(fileId === undefined ? {} : { fileId: String(fileId) }),
  ...more,
});

const create = async (who: Who, input: object) => {
  const variables = { input: { propertyId: home.property.id, ...input } };
  const { data, errors } = await home.as[who].graphql(CREATE, variables);
  return { made: data?.createDocument, error: errors?.[0] ?? NO_ERROR };
};

const update = async (who: Who, input: object) => {
  const { data, errors } = await home.as[who].graphql(UPDATE, { input });
  return { saved: data?.updateDocument, error: errors?.[0] ?? NO_ERROR };
};

test('a document can be a PDF alone, which is saved under its name and never shown', async () => {
  const { id, name, mediaType } = await upload('administrator');
  expect([name, mediaType]).toEqual([NAME, 'application/pdf']);
  const { made } = await create('administrator', facts(id));
  expect(made.file).toMatchObject({ name: NAME, mediaType: 'application/pdf', thumbUrl: null });
  const { bytes, headers } = await download(home.as.owner, made.file.url);
  expect(bytes.equals(PDF)).toBe(true);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(NAME)
      .replace('(', '%28')
      .replace(')', '%29')}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('a document can be a picture with a text', async () => {
  const { id } = await upload('administrator', await photo());
  const { made } = await create('administrator', facts(id, { content: 'The fuse box.' }));
  expect(made).toMatchObject({
    content: 'The fuse box.',
    file: { name: null, mediaType: 'image/webp', thumbUrl: expect.stringMatching(/thumb$/) },
  });
});

test('without a text and a file there is no document', async () => {
  const { error } = await create('administrator', facts());
  expect(error.message).toBe('Content is missing. Please write a text, or add a file.');
});

test('a document takes only a file that the caller has uploaded for it, and only once', async () => {
  const { id } = await upload('administrator');
  expect((await create('owner', facts(id))).error.extensions.code).toBe('NOT_FOUND');
  expect((await create('administrator', facts(id))).error).toBe(NO_ERROR);
  expect((await create('administrator', facts(id))).error.extensions.code).toBe('NOT_FOUND');
  const theirs = { ...facts((await upload('administrator')).id), propertyId: home.elsewhere.id };
  expect((await create('administrator', theirs)).error.extensions.code).toBe('NOT_FOUND');
});

test.each([
  ['owners', 'owner', 200],
  ['owners', 'administrator', 200],
  ['owners', 'guest', 404],
  ['owners', 'strangerOwner', 404],
  ['owners', 'visitor', 401],
  ['everyone', 'guest', 200],
  ['everyone', 'strangerOwner', 404],
] as const)('the file of a document for %s: %s gets %i', async (accessLevel, who, expected) => {
  const { id } = await upload('administrator');
  const { made } = await create('administrator', facts(id, { accessLevel }));
  expect((await download(home.as[who], made.file.url)).status).toBe(expected);
});

test('a replaced file stays in the history, for those who may change the document', async () => {
  const [first, second] = [await upload('owner'), await upload('owner', await photo())];
  const { made } = await create('owner', facts(first.id));
  const { saved } = await update('owner', { ...facts(second.id), id: made.id, version: 1 });
  expect(saved.file).toMatchObject({ id: String(second.id), mediaType: 'image/webp' });
  const variables = { documentId: made.id };
  const { data } = await home.as.owner.graphql(HISTORY, variables);
  expect(data.documentHistory).toEqual([
    { content: '', file: { id: String(first.id), url: first.url }, changedBy: expect.anything() },
  ]);
  expect((await download(home.as.administrator, first.url)).status).toBe(200);
  expect((await download(home.as.guest, first.url)).status).toBe(404);
  const guest = await home.as.guest.graphql(HISTORY, variables);
  expect(guest.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a change without a file keeps the one it has', async () => {
  const { id } = await upload('administrator');
  const { made } = await create('administrator', facts(id));
  const { saved } = await update('administrator', { ...facts(), id: made.id, version: 1 });
  expect(saved.file.id).toBe(String(id));
});

test('owners write documents that all owners may change; administrators decide of theirs', async () => {
  const text = { content: 'The tap sticks.' };
  const { made } = await create('owner', facts(undefined, text));
  expect(made).toMatchObject({ ownersMayEdit: true, mayEdit: true });
  const mine = { ...facts(undefined, text), id: made.id, version: 1 };
  expect((await update('owner', { ...mine, ownersMayEdit: false })).error.extensions).toMatchObject(
    { code: 'FORBIDDEN', field: 'ownersMayEdit' },
  );
  const dry = await update('owner', { ...mine, content: 'The tap drips.' });
  expect(dry.saved).toMatchObject({ content: 'The tap drips.', version: 2 });

  const theirs = (await create('administrator', facts(undefined, text))).made;
  expect(theirs).toMatchObject({ ownersMayEdit: false, mayEdit: true });
  const change = { ...facts(undefined, text), id: theirs.id, version: 1 };
  expect((await update('owner', change)).error.message).toBe(
    'Only administrators change this document.',
  );
  await update('administrator', { ...change, ownersMayEdit: true });
  const ours = await update('owner', { ...change, content: 'Fixed.', version: 2 });
  expect(ours.saved).toMatchObject({ content: 'Fixed.', version: 3 });
});

test.each(['guest', 'strangerOwner'] as const)('%s writes no document', async (who) => {
  expect((await create(who, facts(undefined, { content: 'Mine.' }))).error.message).toBe(
    'You do not own shares in this property',
  );
  const { made } = await create('owner', facts(undefined, { content: 'Ours.' }));
  const change = { ...facts(undefined, { content: 'Mine.' }), id: made.id, version: 1 };
  expect((await update(who, change)).error.extensions.code).toBe('FORBIDDEN');
  const query = { purpose: 'DOCUMENT', propertyId: home.property.id };
  expect((await uploadFile(home.as[who], PDF, query)).status).toBe(403);
});

test('neither a page nor a picture of oneself passes for a PDF', async () => {
  const query = { purpose: 'DOCUMENT', propertyId: home.property.id };
  const page = await uploadFile(home.as.owner, '<!doctype html>%PDF-', query);
  expect(page.body.message).toBe(
    'The file is neither a PDF nor a picture (JPEG, PNG, WebP, GIF or AVIF).',
  );
  const own = await uploadFile(home.as.owner, PDF);
  expect(own.body.message).toBe('The file is not a picture (JPEG, PNG, WebP, GIF or AVIF).');
});

test('an owner writes 60 documents in an hour, an administrator any number', async () => {
  const owner = await home.testApp.signIn(home.people.inactiveOwner);
  const text = { ...facts(undefined, { content: 'Once more.' }), propertyId: home.property.id };
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < 61; count++) {
    const { errors } = await owner.graphql(CREATE, { input: text });
    codes.push(errors?.[0]?.extensions.code);
  }
  expect(codes.filter((code) => code === undefined)).toHaveLength(60);
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect((await create('administrator', facts(undefined, { content: 'One.' }))).error).toBe(
    NO_ERROR,
  );
});
