import type { ApiClient } from '../../../../test/support/clients/api-client';
import { forgetAttempts, mailsTo } from '../../../../test/support/mailbox';
import { createToken, programOf, tokenClient } from '../../../../test/support/scenes/tokens';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../user.entity';
import { authenticateToken } from './authenticate-token';

const REVOKE = 'mutation($id: String!) { revokeAccessToken(id: $id) }';

let testApp: TestApp;
let person: User;
let client: ApiClient;

const query = (text: string) => testApp.running.app.db.query(text, [person.id]);

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  person = await testApp.person();
  client = await testApp.signIn(person);
});
afterAll(() => testApp.close());

describe('making one is refused', () => {
  test.each([
    ['without a name', { name: ' ' }, 'name must not be empty.'],
    ['without a scope', { scopes: [] }, 'scopes must not be empty.'],
    [
      'with a scope twice',
      { scopes: ['WEEKS_READ', 'WEEKS_READ'] },
      'scopes must not have the same value twice.',
    ],
    ['for more than a year', { days: 366 }, 'days must be at most 365.'],
    ['for no day', { days: 0 }, 'days must be at least 1.'],
  ])('%s', async (_how, input, message) => {
    expect((await createToken(client, input)).errors?.[0]?.message).toBe(message);
  });

  test('without a recent password', async () => {
    await testApp.pass('16 minutes');
    expect((await createToken(client)).errors?.[0]?.extensions.code).toBe('PASSWORD_REQUIRED');
  });

  test('to users who are not administrators, for administration', async () => {
    const { errors } = await createToken(client, { scopes: ['WEEKS_READ', 'WEEKS_ADMIN'] });
    expect(errors).toMatchObject([{ message: 'Admin privileges required.' }]);
  });

  test('for more than 90 days with a scope of administrators', async () => {
    const admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
    const scopes = ['WEEKS_READ', 'WEEKS_ADMIN'];
    const { errors } = await createToken(admin, { scopes, days: 91 });
    expect(errors).toMatchObject([
      {
        message: 'Tokens with administrators’ scopes are valid for at most 90 days.',
        extensions: { code: 'BAD_USER_INPUT', field: 'days' },
      },
    ]);
    expect((await createToken(admin, { scopes, days: 90 })).errors).toBeUndefined();
  });

  test('beyond 20, also of parallel requests, until one is revoked', async () => {
    await Promise.all(
      Array.from({ length: 19 }, () => tokenClient(testApp, person, ['WEEKS_READ'])),
    );
    const made = await Promise.all([1, 2, 3].map(() => createToken(client)));
    const refusals = made.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []);
    const message = 'You have 20 access tokens, the most there can be. Revoke one first.';
    expect(refusals).toEqual([message, message]);
    const { data } = await client.graphql('{ myAccessTokens { id } }');
    const [{ id }] = data.myAccessTokens;
    await client.graphql(REVOKE, { id });
    expect((await createToken(client)).errors).toBeUndefined();
  });

  test('beyond 20, among which expired ones do not count', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => tokenClient(testApp, person, ['WEEKS_READ'])),
    );
    expect((await createToken(client)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await query(`update access_tokens set expires_at = now() where id = (
      select id from access_tokens where user_id = $1 limit 1)`);
    expect((await createToken(client)).errors).toBeUndefined();
  });

  test('more than 30 times an hour', async () => {
    for (let count = 0; count < 30; count += 1) {
      await programOf(client);
      await query('delete from access_tokens where user_id = $1');
    }
    expect((await createToken(client)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    await forgetAttempts(testApp);
  });
});

test('its first use from each network is emailed if it is one of administrators', async () => {
  const admin = await testApp.person({ isAdmin: true });
  const mails = async () =>
    (await mailsTo(testApp, admin.email ?? '')).filter(({ subject }) =>
      subject.includes('network'),
    );
  const authenticate = (secret: string, network: string) =>
    authenticateToken(testApp.running.app, secret, network);
  for (const [scope, expected] of [
    ['WEEKS_READ', 0],
    ['WEEKS_ADMIN', 2],
  ] as const) {
    const by = await testApp.signIn(admin, { isAdmin: true });
    const { data } = await createToken(by, { scopes: [scope] });
    const { secret } = data.createAccessToken;
    for (const network of ['192.0.2.0', '192.0.2.0', '198.51.100.0', '192.0.2.0']) {
      await authenticate(secret, network);
    }
    await Promise.all([1, 2, 3].map(() => authenticate(secret, '198.51.100.0')));
    expect(await mails()).toHaveLength(expected);
  }
  const [mail] = (await mails()).slice(-1);
  expect(mail?.text).toContain('198.51.100.0');
  expect(mail?.text).toContain('Heating');
});
