import type { ApiClient } from '../../../test/support/clients/api-client';
import { makeNeighbours } from '../../../test/support/scenes/neighbours';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import type { User } from '../auth/user.entity';
import { makeConversations } from './message.factory';

let testApp: TestApp;
let olivia: User;
let omar: User;
let una: User;
let asOlivia: ApiClient;

const SEARCH = `query ($text: String!, $first: Int, $before: ID) {
  searchMessages(text: $text, first: $first, before: $before) {
    items { id content conversationId sender { id } } nextCursor } }`;

async function search(client: ApiClient, text: string, more: Record<string, unknown> = {}) {
  const { data, errors } = await client.graphql(SEARCH, { text, ...more });
  expect(errors).toBeUndefined();
  return data.searchMessages;
}

const found = async (text: string, client = asOlivia): Promise<string[]> =>
  (await search(client, text)).items.map(({ content }: { content: string }) => content);

const DOGS = 'Are dogs welcome in the boat-house?';
const WIFI = 'The wifi password is jetty-lake-7, don’t pass it on';
const LINK = 'See https://example.com/ferry for the timetable';
const SECRET = 'Between us: the dogs barked all night';

beforeAll(async () => {
  testApp = await startTestApp();
  [olivia, omar, una] = [await testApp.person(), await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, [olivia, omar, una]);
  asOlivia = await testApp.signIn(olivia);
  const [mine, theirs] = [[olivia.id, omar.id] as const, [omar.id, una.id] as const];
  const said = ({ id }: User, content: string) => ({
    ...{ senderId: id, content, createdAt: new Date(), isRead: false },
  });
  await makeConversations(testApp.running.app.db.manager, [
    {
      people: [...mine],
      messages: [said(olivia, DOGS), said(omar, WIFI), said(olivia, LINK)],
    },
    { people: [...theirs], messages: [said(omar, SECRET)] },
  ]);
});

afterAll(() => testApp.close());

test.each([
  ['a word', 'welcome', [DOGS]],
  ['the start of a word', 'dog', [DOGS]],
  ['the start of a word while it is being typed', 'wif', [WIFI]],
  ['any case', 'WIFI Password', [WIFI]],
  ['words in any order', 'house boat', [DOGS]],
  ['a hyphenated word', 'boat-house', [DOGS]],
  ['part of an address', 'example.com', [LINK]],
  ['short words as a whole', 'it on', [WIFI]],
  ['all words, not any', 'dogs password', []],
  ['short words not by their start', 'th', []],
  ['nothing but marks', '?! &', []],
  ['an operator as a word', 'dogs | password', []],
  ['a negation as a word', '!dogs', [DOGS]],
  ['quotes and backslashes', "'dogs\\'", [DOGS]],
])('finds by %s', async (_, text, contents) => {
  expect(await found(text)).toEqual(contents);
});

test('finds in the caller’s own conversations alone, of both people', async () => {
  expect(await found('dogs', await testApp.signIn(omar))).toEqual([SECRET, DOGS]);
  expect(await found('dogs', await testApp.signIn(una))).toEqual([SECRET]);
  expect(await found('dogs', await testApp.signIn(await testApp.person()))).toEqual([]);
});

test.each([() => `@${omar.id}`, () => `'@${una.id}'`, () => String(una.id)])(
  'a participant’s id is no word (%#)',
  async (text) => {
    expect(await found(text())).toEqual([]);
  },
);

test('does not find what the caller has deleted, and finds what they archived', async () => {
  const asUna = await testApp.signIn(una);
  const [gone] = (await search(asUna, 'barked')).items;
  await asUna.graphql(`mutation { archiveMessage(id: ${gone.id}) { id } }`);
  expect(await found('barked', asUna)).toEqual([SECRET]);
  await asUna.graphql(`mutation { deleteMessage(id: ${gone.id}) }`);
  expect(await found('barked', asUna)).toEqual([]);
  expect(await found('barked', await testApp.signIn(omar))).toEqual([SECRET]);
});

test('pages newest first', async () => {
  const asOmar = await testApp.signIn(omar);
  const first = await search(asOmar, 'the', { first: 2 });
  const rest = await search(asOmar, 'the', { first: 2, before: first.nextCursor });
  const contents = [...first.items, ...rest.items].map((it) => it.content);
  expect(contents).toEqual([SECRET, LINK, WIFI, DOGS]);
  expect(rest.nextCursor).toBeNull();
});

test('refuses an empty text and a flood', async () => {
  const empty = await asOlivia.graphql(SEARCH, { text: ' ' });
  expect(empty.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  const asOmar = await testApp.signIn(omar);
  const many = Array.from({ length: 130 }, () => asOmar.graphql(SEARCH, { text: 'dogs' }));
  const codes = (await Promise.all(many)).map(({ errors }) => errors?.[0]?.extensions?.code);
  expect(codes).toContain('TOO_MANY_REQUESTS');
});
