import { parse } from 'graphql';
import { engine } from '../../src/core/graphql/execution';
import { hashOf, PersistedOperations } from '../../src/core/graphql/persisted-operations';
import { askRaw } from '../support/clients/raw-http';
import { tokenClient } from '../support/scenes/tokens';
import { PRODUCTION } from '../support/servers/production';
import { startTestApp, type TestApp } from '../support/servers/test-app';

const OURS = 'query Demo { appInfo { demo } }';
const OTHER = '{ appInfo { version } }';
const MANY = `{ ${Array.from({ length: 11 }, (_, i) => `a${i}: __typename`).join(' ')} }`;
const operations = new PersistedOperations(new Map([[hashOf(OURS), OURS]]));
const byHash = { persistedQuery: { version: 1, sha256Hash: hashOf(OURS) } };

const executions = jest.spyOn(engine, 'getVariableValues').mock.calls;
afterAll(() => jest.restoreAllMocks());

let house: TestApp;
let demo: TestApp;
let cookie: string;
let bearer: string;

beforeAll(async () => {
  const env = { ...PRODUCTION, APP_URL: 'http://127.0.0.1' };
  house = await startTestApp({ operations, env });
  demo = await startTestApp({ operations, databaseUrl: house.databaseUrl, env: { DEMO: 'on' } });
  const person = await house.person();
  cookie = (await house.signIn(person)).cookieHeader;
  bearer = (await tokenClient(house, person, ['MESSAGES_READ'])).authorizationHeader;
});
afterAll(async () => {
  await demo.close();
  await house.close();
});

/** The status of a request in raw bytes, and how often something was executed for it. */
async function sent(at: TestApp, request: Parameters<typeof askRaw>[1]) {
  const before = executions.length;
  const { status, head, body } = await askRaw(at.running.url, request);
  const allow = /^allow: (.*)\r$/im.exec(head)?.[1];
  return { status, allow, head, body, executed: executions.length - before };
}

const enc = encodeURIComponent;
const PREFLIGHT = { 'apollo-require-preflight': '1' };

/** Parts of addresses that no reader may take for something else than another one. */
const ADDRESSES: [string, string][] = [
  ['a fragment that hides a second text', `?query=${enc(OTHER)}#&query=x`],
  ['a fragment after a registered text', `?query=${enc(OURS)}#&query=x`],
  ['a fragment in the path', `#?query=${enc(OTHER)}`],
  ['the text twice', `?query=${enc(OTHER)}&query=${enc(OURS)}`],
  ['the text twice, once as a list', `?query=${enc(OTHER)}&query[]=x`],
  ['the name of the text encoded', `?%71uery=${enc(OTHER)}`],
  ['the name of the text encoded beside a registered one', `?query=${enc(OURS)}&%71uery=x`],
  ['an unknown parameter', `?query=${enc(OURS)}&batch=1`],
  ['variables that are no JSON', `?query=${enc(OURS)}&variables={`],
  ['variables that are a list', `?query=${enc(OURS)}&variables=[]`],
  ['variables that are a text', `?query=${enc(OURS)}&variables="a"`],
  ['variables with a prototype', `?query=${enc(OURS)}&variables={"__proto__":{}}`],
  ['extensions that are a list', `?query=${enc(OURS)}&extensions=[]`],
  ['an empty text', '?query='],
  ['no text', '?variables={}'],
  ['nothing', ''],
];

describe.each(['GET', 'HEAD'])('%s', (method) => {
  test.each(ADDRESSES)('with %s is refused and runs nothing', async (_what, search) => {
    for (const at of [house, demo]) {
      for (const headers of [PREFLIGHT, { ...PREFLIGHT, cookie }]) {
        const target = `/graphql${search}`;
        const { status, executed } = await sent(at, { method, target, headers });
        expect([status, executed]).toEqual([search.includes('#') ? 400 : 405, 0]);
      }
    }
  });

  test.each(ADDRESSES)('with %s and an access token is refused as well', async (_what, search) => {
    const headers = { authorization: bearer };
    const target = `/graphql${search}`;
    const { status, executed } = await sent(house, { method, target, headers });
    expect([status, executed]).toEqual([400, 0]);
  });

  test('runs queries of an access token alone', async () => {
    const target = `/graphql?query=${enc(OURS)}&operationName=Demo&variables={}&extensions=null`;
    for (const at of [house, demo]) {
      const others = [{}, PREFLIGHT, { cookie, ...PREFLIGHT }, { authorization: 'Basic x' }];
      for (const headers of others as Record<string, string>[]) {
        const refused = await sent(at, { method, target, headers });
        expect(refused).toMatchObject({ status: 405, allow: 'POST', executed: 0 });
      }
      const { status, executed } = await sent(at, {
        method,
        target,
        headers: { authorization: bearer },
      });
      expect([status, executed]).toEqual([200, 1]);
    }
  });

  test('changes nothing, also with an access token', async () => {
    const target = `/graphql?query=${enc('mutation { logout }')}`;
    const refused = await sent(house, { method, target, headers: { authorization: bearer } });
    expect(refused).toMatchObject({ status: 405, allow: 'POST', executed: 0 });
  });

  test('is not for subscriptions', async () => {
    const target = `/graphql?query=${enc('subscription { myMessageEvents { kind } }')}`;
    const refused = await sent(house, { method, target, headers: { authorization: bearer } });
    expect([refused.status, refused.executed]).toEqual([400, 0]);
  });

  test('is bounded as POST is', async () => {
    const target = `/graphql?query=${enc(MANY)}`;
    const refused = await sent(house, { method, target, headers: { authorization: bearer } });
    expect([refused.status, refused.executed]).toEqual([400, 0]);
  });

  test('shows the page of the playground where there is one, and runs nothing', async () => {
    const request = {
      method,
      target: `/graphql?query=${enc(OURS)}`,
      headers: { accept: 'text/html', cookie },
    };
    const { head, executed } = await sent(demo, request);
    // The policy of the playground's page, whether that has been built or not.
    expect([head, executed]).toEqual([expect.stringContaining("font-src 'self' data:"), 0]);
    expect(await sent(house, request)).toMatchObject({ status: 405, allow: 'POST', executed: 0 });
  });
});

test('a query of an access token by GET is answered as by POST, and takes variables', async () => {
  const query =
    'query ($yes: Boolean!) { appInfo { demo @include(if: $yes) version @skip(if: $yes) } }';
  const variables = { yes: true };
  const headers = { authorization: bearer, accept: 'application/graphql-response+json' };
  const target = `/graphql?query=${enc(query)}&variables=${enc(JSON.stringify(variables))}`;
  const read = await askRaw(house.running.url, { method: 'GET', target, headers });
  const body = JSON.stringify({ query, variables });
  const posted = await askRaw(house.running.url, {
    method: 'POST',
    target: '/graphql',
    headers,
    body,
  });
  expect(read.status).toBe(200);
  expect(read.head).toContain('content-type: application/graphql-response+json');
  expect(JSON.parse(read.body)).toEqual({ data: { appInfo: { demo: false } } });
  expect(read.body).toBe(posted.body);
});

describe('POST', () => {
  const json = (body: unknown) => JSON.stringify(body);
  test.each<[string, string]>([
    ['null', 'null'],
    ['a number', '1'],
    ['a text', json(OURS)],
    ['an empty list', '[]'],
    ['a batch of one', json([{ query: OURS }])],
    ['a batch', json([{ query: OURS }, { query: OTHER }])],
    ['an empty object', '{}'],
    ['an empty text', json({ query: '' })],
    ['no text beside variables', json({ variables: {} })],
    ['a text that is null', json({ query: null })],
    ['a list of texts', json({ query: [OURS] })],
    ['a document', json({ query: parse(OURS) })],
    ['a name of the text that is encoded', json({ '%71uery': OURS })],
    ['an operation name that is a list', json({ query: OURS, operationName: ['Demo'] })],
    ['an operation name that is a number', json({ query: OURS, operationName: 1 })],
    ['variables that are a list', json({ query: OURS, variables: [] })],
    ['variables that are a text', json({ query: OURS, variables: '{}' })],
    ['extensions that are a list', json({ query: OURS, extensions: [] })],
    ['extensions that are a text', json({ query: OURS, extensions: '{}' })],
    ['a persisted query that is a text', json({ extensions: { persistedQuery: hashOf(OURS) } })],
    [
      'a hash that is a list',
      json({ extensions: { persistedQuery: { sha256Hash: [hashOf(OURS)] } } }),
    ],
  ])('refuses %s and runs nothing', async (_what, body) => {
    for (const headers of [{ cookie }, { authorization: bearer }] as Record<string, string>[]) {
      const { status, executed } = await sent(house, {
        method: 'POST',
        target: '/graphql',
        headers,
        body,
      });
      expect([status, executed]).toEqual([400, 0]);
    }
  });

  test('says where a text is no GraphQL', async () => {
    const body = json({ query: '{ appInfo {' });
    const request = {
      method: 'POST',
      target: '/graphql',
      headers: { authorization: bearer },
      body,
    };
    const { status, executed, body: answer } = await sent(house, request);
    const message = 'Syntax Error: Expected Name, found <EOF>. (line 1, column 12)';
    expect([status, executed, JSON.parse(answer).errors[0].message]).toEqual([400, 0, message]);
  });

  test.each(['/graphql#', `/graphql?query=${enc(OTHER)}#&query=x`, '/graphql?#'])(
    'to %s is refused',
    async (target) => {
      const request = { method: 'POST', target, headers: { cookie }, body: json({ query: OURS }) };
      expect(await sent(house, request)).toMatchObject({ status: 400, executed: 0 });
    },
  );

  test('reads its body alone, whose last text counts', async () => {
    const post = (body: string, search = '') =>
      sent(house, { method: 'POST', target: `/graphql${search}`, headers: { cookie }, body });
    const twice = (first: string, last: string) => `{"query":${json(first)},"query":${json(last)}}`;
    expect(await post(twice(OURS, OTHER))).toMatchObject({ status: 403, executed: 0 });
    const demoOnly = json({ data: { appInfo: { demo: false } } });
    for (const [body, search] of [
      [twice(OTHER, OURS)],
      [json({ query: OURS }), `?query=${enc(OTHER)}`],
      [json({ extensions: byHash, documentId: 'x' })],
      [json({ query: OURS, operationName: null, variables: null, extensions: null })],
    ] as [string, string?][]) {
      const { status, executed, body: answer } = await post(body, search);
      expect([status, executed, answer.trim()]).toEqual([200, 1, demoOnly]);
    }
  });
});

test.each([
  ['GET', '/'],
  ['GET', '/healthz'],
  ['GET', '/api/auth/user'],
  ['GET', '/nothing'],
  ['POST', '/api/auth/logout'],
])('no address of the server may contain a fragment: %s %s', async (method, path) => {
  for (const target of [`${path}#`, `${path}?a=1#b`, `${path}#?a=1`]) {
    expect((await askRaw(house.running.url, { method, target })).status).toBe(400);
  }
});

test('nor may that of a socket', async () => {
  const headers = {
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const target = '/graphql?#';
  const request = { method: 'GET', target, headers: { ...headers, Connection: 'Upgrade' } };
  expect((await askRaw(house.running.url, request)).status).toBe(400);
});
