import type { ApiClient } from '../../../test/support/clients/api-client';
import { ask } from '../../../test/support/clients/ask';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';

describe('a server without its database', () => {
  let testApp: TestApp;
  let member: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ isApart: true });
    member = await testApp.signIn(await testApp.person());
    const name = new URL(testApp.databaseUrl).pathname.slice(1);
    await ask(process.env.TEST_DATABASE_URL ?? '', `drop database ${name} with (force)`);
  });
  afterAll(() => testApp.close());

  const message = 'Fairweek cannot reach its database right now. Please try again in a moment.';
  const code = 'SERVICE_UNAVAILABLE';

  test('is up, but not ready', async () => {
    const visitor = testApp.visitor();
    expect((await visitor.get('/healthz')).status).toBe(200);
    // An answer is good for a moment, so that floods cost nothing.
    await until(async () => (await visitor.get('/readyz')).status === 503);
    const { body } = await visitor.get('/readyz');
    expect(body).toMatchObject({ status: 'not ready', parts: { database: 'not ready' } });
  });

  test('asks REST clients to try again', async () => {
    const { status, body, headers } = await member.get('/api/conversations');
    expect([status, body]).toEqual([503, { message, code }]);
    expect(headers.get('retry-after')).toBe('5');
    const login = await testApp
      .visitor()
      .post('/api/auth/login', { email: 'a@b.test', password: 'x' });
    expect([login.status, login.body]).toEqual([503, { message, code }]);
  });

  test.each([
    ['what a session may read', '{ currentUser { id } }'],
    ['what needs none', 'mutation { forgotPassword(input: { email: "a@b.test" }) }'],
  ])('asks GraphQL clients to try again, for %s', async (_what, query) => {
    const client = query.startsWith('mutation') ? testApp.visitor() : member;
    const { status, body, headers } = await client.post('/graphql', { query });
    expect([status, body.errors]).toMatchObject([503, [{ message, extensions: { code } }]]);
    expect(headers.get('retry-after')).toBe('5');
  });

  test('asks socket clients to try again', async () => {
    const { closed } = await member.subscribe('subscription { myMessageEvents { kind } }');
    expect(await closed).toEqual({ code: 1013, reason: message });
  });
});
