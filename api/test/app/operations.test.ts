import { getIntrospectionQuery } from 'graphql';
import { hashOf, PersistedOperations } from '../../src/core/graphql/persisted-operations';
import type { ApiClient } from '../support/clients/api-client';
import { RawSocket } from '../support/clients/raw-socket';
import { tokenClient } from '../support/scenes/tokens';
import { PRODUCTION } from '../support/servers/production';
import { startTestApp, type TestApp } from '../support/servers/test-app';

const WHO = 'query Who { currentUser { firstName } }';
const EVENTS = 'subscription Events { myMessageEvents { kind } }';
const SAVE = 'mutation Save($input: WishListInput!) { saveWishList(input: $input) { weeks } }';
const operations = new PersistedOperations(
  new Map([WHO, EVENTS, SAVE].map((text) => [hashOf(text), text])),
);
const byHash = (text: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
});

/** Without https, so that clients send their cookies. */
const AT_HOME = { ...PRODUCTION, APP_URL: 'http://127.0.0.1' };

let open: TestApp;
let closed: TestApp;
let asOwner: Record<'open' | 'closed', ApiClient>;

beforeAll(async () => {
  open = await startTestApp({ operations });
  const { databaseUrl } = open;
  closed = await startTestApp({ operations, databaseUrl, env: AT_HOME });
  const olivia = await open.person({ firstName: 'Olivia' });
  asOwner = { open: await open.signIn(olivia), closed: await closed.signIn(olivia) };
});
afterAll(async () => {
  await closed.close();
  await open.close();
});

/** The refusal of a request. */
async function refusal(client: ApiClient, body: object) {
  const answer = await client.post('/graphql', body);
  return [answer.status, answer.body.errors?.[0].extensions.code, answer.body.errors?.[0].message];
}

/** The errors of a request on a socket. */
async function refusedOnSocket(client: ApiClient, payload: object) {
  const socket = await RawSocket.admitted(client.url, client.cookieHeader);
  socket.subscribe('1', { query: '', ...payload });
  const answer = await socket.answerTo('1');
  socket.end();
  return [answer.type, (answer.payload as { message: string }[])[0]?.message];
}

const SEVERAL = `${WHO} query Other { currentUser { id } }`;
test.each([
  ['a subscription by HTTP', { query: EVENTS }, 'Subscriptions go to /graphql by WebSocket.'],
  [
    'an unknown operation name',
    { query: WHO, operationName: 'X' },
    'The document holds no operation of that name.',
  ],
  [
    'several operations and no name',
    { query: SEVERAL },
    'The document holds several operations: operationName must name one of them.',
  ],
  [
    'no operation',
    { query: 'fragment F on Query { __typename }' },
    'The document holds no operation.',
  ],
  [
    'too deep a document',
    { query: `{ ${'a { '.repeat(11)}a${' }'.repeat(11)} }` },
    'An operation may be at most 10 levels deep.',
  ],
  [
    'too long a list',
    { query: WHO, variables: { input: { weeks: Array(5_001).fill('') } } },
    'A list may have at most 5000 items.',
  ],
  [
    'an object of too many fields',
    { query: WHO, variables: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [i, i])) },
    'An object may have at most 100 fields.',
  ],
  [
    'too many values',
    {
      query: WHO,
      variables: { input: Array(100).fill(Array(300).fill(1)) },
    },
    'Variables may hold at most 25000 values.',
  ],
])('%s is refused', async (_what, body, message) => {
  expect(await refusal(open.visitor(), body)).toEqual([400, 'BAD_USER_INPUT', message]);
});

test.each([
  ['GraphQL', 'application/graphql-response+json,application/json;q=0.9', 'graphql-response+json'],
  ['JSON', 'application/json', 'json'],
])('a refusal comes as %s to a client that accepts it', async (_what, accept, type) => {
  const answer = await fetch(`${open.visitor().url}/graphql`, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify(byHash('query Old { old }')),
  });
  expect(answer.headers.get('content-type')).toMatch(`application/${type}`);
  const message = 'Fairweek was updated. Please reload this page.';
  const requestId = answer.headers.get('x-request-id');
  const extensions = { code: 'PERSISTED_QUERY_NOT_FOUND', requestId };
  expect(await answer.json()).toEqual({ errors: [{ message, extensions }] });
});

test('no header bypasses the limits and the list of operations', async () => {
  const headers = {
    accept: 'text/html, application/json',
    'apollo-require-preflight': '1',
  };
  const ask = (query: string) =>
    closed.visitor().send('GET', `/graphql?query=${encodeURIComponent(query)}`, { headers });
  const { status, body } = await ask('{ appInfo { demo } }');
  expect([status, body.errors[0].extensions.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
});

const OTHER = 'query Other { currentUser { lastName } }';
test.each([
  ['a text of our own of another release', byHash(OTHER), 'PERSISTED_QUERY_NOT_FOUND'],
  ['a text with the hash of another one', byHash(WHO), 'FORBIDDEN'],
  ['a text without a hash', {}, 'FORBIDDEN'],
])('%s is refused as what it is', async (_what, hashed, code) => {
  const { body } = await asOwner.closed.post('/graphql', { query: OTHER, ...hashed });
  expect(body.errors[0].extensions.code).toBe(code);
});

test('a hash that is not known is said to be of no use to a program', async () => {
  const { id } = await closed.person();
  const program = await tokenClient(closed, { id }, ['MESSAGES_READ']);
  const { status, body } = await program.post('/graphql', byHash(OTHER));
  const message = 'No query of a program is kept: send its whole text.';
  const code = 'PERSISTED_QUERY_NOT_SUPPORTED';
  expect([status, body.errors[0].message, body.errors[0].extensions.code]).toEqual([
    ...[400, message, code],
  ]);
});

test('a known text runs with a hash beside it', async () => {
  for (const kind of ['open', 'closed'] as const) {
    const { body } = await asOwner[kind].post('/graphql', { query: WHO, ...byHash(WHO) });
    expect(body).toEqual({ data: { currentUser: { firstName: 'Olivia' } } });
  }
});

test('one of several operations is run by its name', async () => {
  const { body } = await asOwner.open.post('/graphql', { query: SEVERAL, operationName: 'Who' });
  expect(body.data).toEqual({ currentUser: { firstName: 'Olivia' } });
});

test.each([
  ['one that is no subscription', { query: WHO }, 'Queries and mutations go to /graphql by HTTP.'],
  [
    'too deep a document',
    { query: `subscription { ${'a { '.repeat(11)}a${' }'.repeat(11)} }` },
    'An operation may be at most 10 levels deep.',
  ],
  [
    'fragments that double',
    {
      query: `subscription { ...F0 } ${Array.from({ length: 60 }, (_, i) => `fragment F${i} on Subscription { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F60 on Subscription { a }`,
    },
    'An operation may ask for at most 1000 fields.',
  ],
  [
    'too long a list',
    { query: EVENTS, variables: { a: Array(5_001).fill(1) } },
    'A list may have at most 5000 items.',
  ],
  [
    'an unknown hash',
    byHash('subscription { x }'),
    'Fairweek was updated. Please reload this page.',
  ],
  [
    'an unknown field',
    { query: 'subscription { nothing }' },
    'Cannot query field "nothing" on type "Subscription".',
  ],
])('a socket refuses %s', async (_what, payload, message) => {
  expect(await refusedOnSocket(asOwner.open, payload)).toEqual(['error', message]);
});

test('a socket names the code of an operation that is not valid', async () => {
  const { url, cookieHeader } = asOwner.open;
  const socket = await RawSocket.admitted(url, cookieHeader);
  socket.subscribe('1', { query: 'subscription { nothing }' });
  expect((await socket.answerTo('1')).payload).toMatchObject([
    { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', requestId: expect.any(String) } },
  ]);
  socket.end();
});

test.each([
  ['a persisted operation', SAVE],
  ['any other operation', SAVE.replace('Save', 'Other')],
])('the refusal of %s has ten errors at most and stays small', async (_what, query) => {
  const refused = async (weeks: string[]) => {
    const { status, body } = await open.visitor().post('/graphql', {
      query,
      variables: { input: { weeks } },
    });
    expect(JSON.stringify(body).length).toBeLessThan(64_000);
    return [status, body.errors.length, body.errors[0].message.length];
  };
  expect(await refused(Array(500).fill('x'.repeat(100)))).toEqual([400, 10, expect.any(Number)]);
  expect(await refused(['x'.repeat(60_000)])).toEqual([400, expect.any(Number), 1001]);
});

describe.each(['open', 'closed'] as const)(
  'an installation that is %s to any operation',
  (kind) => {
    const client = () => asOwner[kind];

    test('runs the operations of the web by their hashes', async () => {
      const { status, body } = await client().post('/graphql', byHash(WHO));
      expect([status, body]).toEqual([200, { data: { currentUser: { firstName: 'Olivia' } } }]);
    });

    test('runs them by their text as well', async () => {
      expect((await client().graphql(WHO)).data).toEqual({ currentUser: { firstName: 'Olivia' } });
    });

    test('listens by a hash', async () => {
      const socket = await RawSocket.admitted(client().url, client().cookieHeader);
      socket.subscribe('1', { query: '', ...byHash(EVENTS) });
      // A second one with the same id is refused only while the first one is active.
      socket.subscribe('1', { query: '', ...byHash(EVENTS) });
      expect(await socket.closed).toEqual({
        code: 4409,
        reason: 'Subscriber for 1 already exists',
      });
    });

    test('asks a page with an unknown hash to reload', async () => {
      expect(await refusal(client(), byHash('{ x }'))).toEqual([
        400,
        'PERSISTED_QUERY_NOT_FOUND',
        'Fairweek was updated. Please reload this page.',
      ]);
    });
  },
);

describe('in production', () => {
  const ONLY_OURS = 'This server runs the operations of its own web interface only.';

  test('other operations are refused, by HTTP and on sockets', async () => {
    const query = '{ currentUser { id } }';
    expect(await refusal(asOwner.closed, { query })).toEqual([403, 'FORBIDDEN', ONLY_OURS]);
    const get = await asOwner.closed.get(`/graphql?${new URLSearchParams({ query })}`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    const payload = { query: 'subscription { myMessageEvents { kind message { id } } }' };
    expect(await refusedOnSocket(asOwner.closed, payload)).toEqual(['error', ONLY_OURS]);
  });

  test('neither playground nor API documentation is there', async () => {
    const headers = { accept: 'text/html' };
    expect((await closed.visitor().send('GET', '/graphql', { headers })).status).toBe(405);
    expect((await closed.visitor().get('/api/docs')).status).toBe(404);
    expect((await closed.visitor().get('/api/docs/json')).status).toBe(404);
  });

  test('each of them can be switched on', async () => {
    const env = { ...AT_HOME, ANY_OPERATION: 'on' };
    const { databaseUrl } = open;
    const testApp = await startTestApp({ operations, databaseUrl, env });
    const client = testApp.visitor();
    expect((await client.graphql('{ appInfo { demo } }')).data).toEqual({
      appInfo: { demo: false },
    });
    expect((await client.graphql(getIntrospectionQuery())).errors?.[0]?.message).toMatch(
      /^GraphQL introspection is not allowed/,
    );
    expect((await client.graphql('{ appInf { demo } }')).errors?.[0]?.message).toBe(
      'Cannot query field "appInf" on type "Query".',
    );
    await testApp.close();
  });
});

test('where they are switched on, introspection and suggestions help developers', async () => {
  const client = open.visitor();
  expect(
    (await client.graphql(getIntrospectionQuery())).data.__schema.types.length,
  ).toBeGreaterThan(100);
  expect((await client.graphql('{ appInf { demo } }')).errors?.[0]?.message).toBe(
    'Cannot query field "appInf" on type "Query". Did you mean "appInfo"?',
  );
  expect((await client.get('/api/docs/json')).status).toBe(200);
});
