import { startTestApp, type TestApp } from '../support/servers/test-app';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const REGISTER = '/api/auth/register-first-time';
const JSON_TYPE = 'application/json';

describe.each([
  ['REST', REGISTER],
  ['GraphQL', '/graphql'],
])('%s', (way, path) => {
  const send = async (text: string, type = JSON_TYPE) => {
    const headers = { 'content-type': type };
    const answer = await testApp.visitor().send('POST', path, { text, headers });
    const message = way === 'REST' ? answer.body.message : answer.body.errors?.[0]?.message;
    return { status: answer.status, message };
  };

  test.each([
    ['broken JSON', '{"email": ', JSON_TYPE, 400, /^The body is not valid JSON\.$/],
    ['an empty body', '', JSON_TYPE, 400, /^The body must be a JSON object\.$/],
    [
      'a body with __proto__',
      '{"__proto__": {"email": "a@b.test"}}',
      JSON_TYPE,
      400,
      /^The body is not valid JSON\.$/,
    ],
    [
      'a body with constructor.prototype',
      '{"constructor": {"prototype": {}}}',
      JSON_TYPE,
      400,
      /^The body is not valid JSON\.$/,
    ],
    ['a form', 'email=a@b.test', 'application/x-www-form-urlencoded', 415, /must be JSON/],
    ['XML', '<email/>', 'application/xml', 415, /must be JSON/],
    ['plain text', '{}', 'text/plain', 415, /must be JSON/],
    ['no type at all', '{}', '', 415, /must be JSON/],
  ])('refuses %s', async (_what, text, type, status, message) => {
    expect(await send(text, type)).toEqual({ status, message: expect.stringMatching(message) });
  });

  test.each(['[]', '[{}]', 'null', '"text"', '5', 'true'])(
    'refuses %s for an object',
    async (text) => {
      const { status, message } = await send(text);
      expect([status, typeof message]).toEqual([400, 'string']);
    },
  );

  test('refuses a body of more than 1.5 MB', async () => {
    const text = JSON.stringify({ firstName: 'x'.repeat(1_500_000) });
    expect(await send(text)).toEqual({ status: 413, message: 'The body is too large.' });
  });
});

test('nothing that was refused left a trace on objects', () => {
  expect('email' in {}).toBe(false);
});

test('an unknown path of the API is a 404', async () => {
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/auth/nothing'],
    ['DELETE', '/api/auth/nothing'],
  ] as const) {
    const { status, body } = await testApp.visitor().send(method, path);
    expect([status, body.message]).toEqual([404, 'There is nothing at this address.']);
  }
});

test('GraphQL refuses documents that are broken, unknown or too large', async () => {
  const visitor = testApp.visitor();
  const tooMany = Array.from({ length: 11 }, (_, i) => `a${i}: currentUser { id }`).join(' ');
  for (const [query, message] of [
    ['{ currentUser {', /Syntax Error/],
    ['{ passwords }', /passwords/],
    ['{ currentUser { passwordHash } }', /passwordHash/],
    [`{ ${tooMany} }`, /at most 10 fields at its root/],
    [`{ currentUser { ${'id '.repeat(3000)} } }`, /tokens/],
  ] as const) {
    const { status, errors } = await visitor.graphql(query);
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(message)]);
  }
});
