import {
  buildSchema,
  execute,
  formatError,
  type GraphQLSchema,
  getIntrospectionQuery,
  parse,
} from 'graphql';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { makeNeighbours } from '../../../test/support/scenes/neighbours';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { createSchema } from '../../app/schema';
import { authenticate } from '../../features/auth/sessions/sessions';
import type { RequestContext } from '../request-context';
import { createApollo } from './apollo';
import { engine } from './execution';
import { OperationGate } from './gate';
import { hashOf, PersistedOperations } from './persisted-operations';
import { createErrorPresenter } from './present-error';

const compilations = jest.spyOn(engine, 'compileQuery').mock.calls;
afterAll(() => jest.restoreAllMocks());

let testApp: TestApp;
let schema: GraphQLSchema;
let client: ApiClient;
let call: RequestContext;
let ids: { me: number; other: number; message: number; conversation: number };

beforeAll(async () => {
  const texts = [...DOCUMENTS.map(([, text]) => text), ...Object.values(COMPILED)];
  const operations = new PersistedOperations(new Map(texts.map((text) => [hashOf(text), text])));
  testApp = await startTestApp({ operations });
  const { app } = testApp.running;
  schema = await createSchema();
  const [me, other] = [await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, [me, other]);
  client = await testApp.signIn(me);
  const { body } = await client.post('/api/messages', { receiverId: other.id, content: 'Hello' });
  ids = { me: me.id, other: other.id, message: body.id, conversation: body.conversationId };
  call = {
    app,
    actor: await authenticate(app, client.sessionToken),
    address: '127.0.0.1',
    setSessionToken: () => undefined,
  };
});

afterAll(() => testApp.close());

/** The answer of graphql-js, with its errors presented in the same way. */
async function reference(query: string, variables: Record<string, unknown>) {
  const result = await execute({
    schema,
    document: parse(query),
    contextValue: call,
    variableValues: variables,
  });
  const present = createErrorPresenter(true);
  const errors = result.errors?.map((it) => present.one(call.app, formatError(it), it));
  return { data: result.data, errors };
}

/** The parts of an error that clients rely on; its location in the document is for developers. */
const essentials = (errors: readonly { message: string; path?: unknown }[] = []) =>
  errors
    .map(({ message, path }) => ({ message, path }))
    .sort((a, b) => String(a.path).localeCompare(String(b.path)));

const LIST = 'conversations { total items { id person { firstName } } }';
const DOCUMENTS: [string, string, (() => Record<string, unknown>)?][] = [
  ['plain fields', `{ ${LIST} mailboxCounts { unread read sent } }`],
  [
    'aliases, also of the same field',
    '{ a: mailboxCounts { x: sent y: sent } b: mailboxCounts { unread } }',
  ],
  [
    '__typename everywhere',
    '{ __typename conversations { __typename items { __typename person { __typename } } } }',
  ],
  [
    'named fragments within fragments',
    `query { conversations { ...page } } fragment page on ConversationPage { total items { ...it } }
      fragment it on Conversation { id person { ...who } } fragment who on Person { id lastName }`,
  ],
  [
    'inline fragments with and without a type, merged with plain fields',
    '{ conversations { items { id ... { lastMessage } ... on Conversation { id person { id } } person { firstName } } } }',
  ],
  [
    '@include and @skip, true',
    'query ($yes: Boolean!) { mailboxCounts { unread @include(if: $yes) read @skip(if: $yes) sent } }',
    () => ({ yes: true }),
  ],
  [
    '@include and @skip, false',
    'query ($yes: Boolean!) { mailboxCounts { unread @include(if: $yes) read @skip(if: $yes) sent } }',
    () => ({ yes: false }),
  ],
  [
    '@skip on a root field, a fragment and both directives at once',
    `query ($a: Boolean!, $b: Boolean = true) { mailboxCounts @skip(if: $a) { read }
      conversations { ...page @include(if: $b) total @skip(if: $a) @include(if: $b) } }
      fragment page on ConversationPage { nextCursor }`,
    () => ({ a: true }),
  ],
  [
    'a variable with a default, left out',
    'query ($first: Int = 1) { conversations(first: $first) { total items { id } } }',
  ],
  [
    'an optional variable that is null',
    'query ($first: Int) { conversations(first: $first) { total items { id } } }',
    () => ({ first: null }),
  ],
  [
    'an optional variable that is left out',
    'query ($first: Int, $after: String) { conversations(first: $first, after: $after) { items { id } } }',
  ],
  [
    'an enum as a variable',
    'query ($box: Mailbox!) { mailbox(box: $box) { items { id createdAt sender { id email } } nextCursor } }',
    () => ({ box: 'SENT' }),
  ],
  ['a nullable field that is null', '{ conversationWith(personId: 2000000000) { id } }'],
  [
    'an error in a nullable field, beside fields that go well',
    '{ bad: conversationWith(personId: 0) { id } mailboxCounts { sent } }',
  ],
  [
    'an error in a field that is not nullable',
    `{ ${LIST} bad: conversations(first: 0) { total } }`,
  ],
  [
    'errors in several fields',
    '{ a: conversationWith(personId: 0) { id } b: conversationWith(personId: -1) { id } currentUser { id } }',
  ],
  [
    'a variable of the wrong type',
    'query ($first: Int) { conversations(first: $first) { total } }',
    () => ({ first: 'many' }),
  ],
  [
    'a required variable that is missing',
    'query ($box: Mailbox!) { mailbox(box: $box) { nextCursor } }',
  ],
  [
    'an enum value that does not exist',
    'query ($box: Mailbox!) { mailbox(box: $box) { nextCursor } }',
    () => ({ box: 'ALL' }),
  ],
  [
    'an input object with an unknown field',
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
    () => ({ input: { receiverId: 1, content: 'a', isRead: true } }),
  ],
  [
    'an input object that a rule refuses',
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
    () => ({ input: { receiverId: ids.other, content: ' ' } }),
  ],
  [
    'mutations one after the other, the second on what the first did',
    `mutation ($id: ID!) { archiveMessage(id: $id) { isArchived } again: archiveMessage(id: $id) { id isArchived } }`,
    () => ({ id: ids.message }),
  ],
  [
    'an error in the second of three mutations',
    `mutation ($id: ID!) { a: archiveMessage(id: $id) { id } b: archiveMessage(id: 0) { id } c: archiveMessage(id: $id) { id } }`,
    () => ({ id: ids.message }),
  ],
  ['the schema itself', getIntrospectionQuery()],
];

/** Persisted operations used only by these tests. */
const COMPILED = {
  once: 'query Once($first: Int) { conversations(first: $first) { total } }',
  two: 'query A { mailboxCounts { sent } } query B { mailboxCounts { read } }',
  including: 'query ($yes: Boolean!) { mailboxCounts { sent unread @include(if: $yes) } }',
};

test.each(DOCUMENTS.map(([name, query, variablesOf]) => ({ name, query, variablesOf })))(
  'compiled execution returns what graphql-js does: $name',
  async ({ query, variablesOf = () => ({}) }) => {
    const variables = variablesOf();
    const expected = await reference(query, variables);
    const { body } = await client.post('/graphql', { query, variables });
    expect(body.data ?? null).toEqual(
      expected.data === undefined ? null : JSON.parse(JSON.stringify(expected.data)),
    );
    expect(essentials(body.errors)).toEqual(essentials(expected.errors));
  },
);

test('an operation is compiled once, whatever its variables', async () => {
  const query = COMPILED.once;
  const before = compilations.length;
  for (const first of [1, 2, 3]) {
    expect((await client.graphql(query, { first })).errors).toBeUndefined();
  }
  expect(compilations.length - before).toBe(1);
});

test('each operation of a document is compiled separately', async () => {
  const query = COMPILED.two;
  const before = compilations.length;
  for (const operationName of ['A', 'B', 'A', 'B']) {
    const { body } = await client.post('/graphql', { query, operationName });
    expect(Object.keys(body.data.mailboxCounts)).toEqual([operationName === 'A' ? 'sent' : 'read']);
  }
  expect(compilations.length - before).toBe(2);
});

test('a field included in only one of two requests does not leak into the other', async () => {
  const query = COMPILED.including;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => client.graphql(query, { yes: index % 2 === 0 })),
  );
  answers.forEach(({ data }, index) => {
    expect('unread' in data.mailboxCounts).toBe(index % 2 === 0);
  });
});

test('an operation that is not persisted is never compiled', async () => {
  const before = compilations.length;
  expect((await client.graphql('{ mailboxCounts { sent } }')).errors).toBeUndefined();
  expect(compilations.length - before).toBe(0);
});

test('root fields are limited, including those in fragments', async () => {
  const fields = Array.from({ length: 6 }, (_, index) => `a${index}: __typename`).join(' ');
  const more = fields.replaceAll('a', 'b');
  for (const query of [
    `{ ${fields} ...F } fragment F on Query { ${more} }`,
    `{ ${fields} ... { ...F } } fragment F on Query { ... on Query { ${more} } }`,
  ]) {
    const { status, errors } = await client.graphql(query);
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      'An operation may ask for at most 10 fields at its root.',
    ]);
  }
  const once = `{ ...F ...F ... { ...F } } fragment F on Query { ${fields} }`;
  expect((await client.graphql(once)).errors).toBeUndefined();
});

describe('what Apollo runs', () => {
  const resolved = jest.fn(() => true);
  let small: GraphQLSchema;
  beforeEach(() => {
    resolved.mockClear();
    small = buildSchema('type Query { yes(a: Int): Boolean }');
    Object.assign(small.getQueryType()?.getFields().yes ?? {}, { resolve: resolved });
  });

  async function run(change: object) {
    const { app } = testApp.running;
    const none = new PersistedOperations(new Map());
    const present = createErrorPresenter(false);
    const apollo = await createApollo({
      schema: small,
      operations: none,
      present,
      introspection: true,
      app,
    });
    const admitted = new OperationGate(none, true).admit(
      { query: 'query Q($a: Int) { yes(a: $a) }', variables: { a: 1 } },
      { transport: 'HTTP', hasToken: false },
    );
    const answer = await apollo.run({ ...admitted, ...change }, { accept: undefined, call });
    await apollo.stop();
    return answer.status ?? 200;
  }

  test('is what the gate has admitted', async () => {
    expect(await run({})).toBe(200);
    expect(resolved.mock.calls.map(([, variables]: unknown[]) => variables)).toEqual([{ a: 1 }]);
  });

  test('is nothing else, whatever reaches it', async () => {
    expect(await run({ text: '{ yes }' })).toBe(500);
    expect(await run({ hash: hashOf('{ yes }') })).toBe(500);
    expect(resolved).not.toHaveBeenCalled();
  });
});
