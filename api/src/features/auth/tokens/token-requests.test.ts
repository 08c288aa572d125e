import type { ApiClient } from '../../../../test/support/clients/api-client';
import { createToken, programOf } from '../../../../test/support/scenes/tokens';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { hashOf, PersistedOperations } from '../../../core/graphql/persisted-operations';
import type { User } from '../user.entity';

const WATCH = 'subscription { myMessageEvents { kind } }';

let testApp: TestApp;
let person: User;
let client: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  person = await testApp.person();
  client = await testApp.signIn(person);
});
afterAll(() => testApp.close());

const program = (input = {}) => programOf(client, input);
const statusOf = async (asking: ApiClient) => (await asking.get('/api/auth/user')).status;

describe('in a request with a cookie as well', () => {
  test('the token counts alone', async () => {
    expect(await statusOf(client.withToken('fw_none'))).toBe(401);
    const stranger = await testApp.person();
    const made = await createToken(await testApp.signIn(stranger));
    const both = client.withToken(made.data.createAccessToken.secret);
    expect((await both.get('/api/auth/user')).body.id).toBe(stranger.id);
  });

  test('no cookie is set or ended', async () => {
    const asking = client.withToken((await createToken(client)).data.createAccessToken.secret);
    expect((await asking.post('/api/auth/logout')).status).toBe(403);
    const body = { email: person.email, password: PASSWORD };
    expect((await asking.post('/api/auth/login', body)).status).toBe(403);
    expect(asking.sessionToken).toBe(client.sessionToken);
    expect(await statusOf(client)).toBe(200);
  });
});

test('a request with a token needs no origin, one with a cookie does', async () => {
  const headers = { origin: 'https://evil.example' };
  const body = { query: '{ currentUser { id } }' };
  const asking = await program();
  expect((await asking.send('POST', '/graphql', { body, headers })).status).toBe(200);
  expect((await client.send('POST', '/graphql', { body, headers })).status).toBe(403);
});

test('tokens run operations of their own where pages run only registered ones', async () => {
  const closed = await startTestApp({
    databaseUrl: testApp.databaseUrl,
    env: { ANY_OPERATION: 'off' },
    operations: new PersistedOperations(new Map([[hashOf(WATCH), WATCH]])),
  });
  const text = '{ currentUser { id } mailboxCounts { unread } }';
  const asking = (await program()).at(closed.running.url);
  expect((await asking.graphql(text)).status).toBe(200);
  const { closed: end, events, caughtUp, stop } = await asking.subscribe(WATCH);
  await Promise.race([caughtUp(), end]);
  expect(events).toEqual([]);
  stop();
  expect((await client.at(closed.running.url).graphql(text)).status).toBe(403);
  const unknown = testApp.visitor().withToken('fw_none').at(closed.running.url);
  expect((await unknown.graphql(text)).status).toBe(401);
  await closed.close();
});
