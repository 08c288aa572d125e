import { getOperationAST, parse } from 'graphql';
import { Client } from 'pg';
import { createSchema } from '../../src/app/schema';
import { poolOf } from '../../src/core/database/database';
import { isSignIn } from '../../src/core/graphql/root-fields';
import type { ApiClient } from '../support/clients/api-client';
import { tokenClient } from '../support/scenes/tokens';
import { PASSWORD, startTestApp, type TestApp } from '../support/servers/test-app';
import { until } from '../support/until';

const LIST = '{ conversations { total } }';

let testApp: TestApp;
/** A process with six connections for requests, and two that are reserved. */
let small: TestApp;
let olivia: ApiClient;
let email: string;
let keeper: Client;

beforeAll(async () => {
  testApp = await startTestApp({ env: { REQUESTS_AT_ONCE: '6' } });
  const { databaseUrl } = testApp;
  small = await startTestApp({ databaseUrl, env: { ROLE: 'api', POOL_SIZE: '8' } });
});
beforeEach(async () => {
  const person = await testApp.person();
  email = person.email ?? '';
  olivia = await testApp.signIn(person);
  keeper = new Client({ connectionString: testApp.databaseUrl });
  await keeper.connect();
});
afterEach(() => keeper.end());
afterAll(async () => {
  await small.close();
  await testApp.close();
});

/** Makes everything wait that reads conversations. */
const lockConversations = () => keeper.query('begin; lock table messages, conversations');
const unlockConversations = () => keeper.query('rollback');

/** How many statements wait for them. */
async function waiting(): Promise<number> {
  // Within a transaction, PostgreSQL would show what it was at the first look.
  await keeper.query('select pg_stat_clear_snapshot()');
  const { rows } = await keeper.query(
    `select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}

const byGraphql = async (client: ApiClient) => (await client.graphql(LIST)).status;
const byRest = async (client: ApiClient) => (await client.get('/api/conversations')).status;

test('of twenty requests of one person, by REST and GraphQL, six run at a time', async () => {
  await lockConversations();
  const answers = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? byGraphql(olivia) : byRest(olivia),
  );
  await until(async () => (await waiting()) === 6);
  const file = await testApp.visitor().get('/healthz');
  expect([file.status, await waiting()]).toEqual([200, 6]);
  await unlockConversations();
  expect(await Promise.all(answers)).toEqual(Array(20).fill(200));
});

test('a token has turns of its own', async () => {
  const { id } = await testApp.person();
  const program = await tokenClient(testApp, { id }, ['MESSAGES_READ']);
  await lockConversations();
  const answers = Array.from({ length: 12 }, () => byGraphql(program));
  await until(async () => (await waiting()) === 6);
  await unlockConversations();
  expect(await Promise.all(answers)).toEqual(Array(12).fill(200));
});

test('while all connections of requests are busy, signing in and health checks are answered', async () => {
  const here = olivia.at(small.running.url);
  const someone = (await testApp.signIn(await testApp.person())).at(small.running.url);
  const { db, reserve } = small.running.app;
  const { max } = poolOf(db).options;
  expect([max, poolOf(reserve.db).options.max]).toEqual([6, 2]);
  await lockConversations();
  const answers = Array.from({ length: 6 }, () => byGraphql(here));
  await until(async () => (await waiting()) === 6);
  const other = byRest(someone);
  await until(() => poolOf(db).waitingCount > 0);

  // With a cookie as well, whose session is looked up first.
  for (const client of [small.visitor(), here.at(small.running.url)]) {
    expect((await client.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    const { data, errors } = await client.graphql(
      'mutation ($input: LoginInput!) { login(input: $input) { user { id } } }',
      { input: { email, password: PASSWORD } },
    );
    expect([errors, data]).toEqual([undefined, { login: { user: { id: expect.any(String) } } }]);
  }
  const wrong = await small.visitor().post('/api/auth/login', { email, password: 'wrong one' });
  expect(wrong.status).toBe(401);
  expect((await small.visitor().get('/readyz')).status).toBe(200);
  expect((await small.visitor().get('/healthz')).status).toBe(200);
  expect([await waiting(), poolOf(db).idleCount]).toEqual([6, 0]);

  await unlockConversations();
  expect(await Promise.all(answers)).toEqual(Array(6).fill(200));
  await other;
});

test.each([
  ['mutation ($input: LoginInput!) { login(input: $input) { isFirstLogin } }', true],
  ['mutation ($input: LoginInput!) { a: adminLogin(input: $input) { isFirstLogin } }', true],
  ['mutation ($input: LoginInput!) { login(input: $input) { isFirstLogin } logout }', false],
  ['mutation { ...login } fragment login on Mutation { logout }', false],
  ['mutation { ... { login } }', false],
  ['{ login }', false],
])('%s counts as signing in: %s', async (text, expected) => {
  const operation = getOperationAST(parse(text));
  if (!operation) throw new Error('There is no operation.');
  expect(isSignIn(await createSchema(), { operation })).toBe(expected);
});
