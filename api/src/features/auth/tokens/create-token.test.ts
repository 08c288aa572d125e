import type { ApiClient } from '../../../../test/support/clients/api-client';
import { forgetAttempts } from '../../../../test/support/mailbox';
import { createToken, programOf, tokenClient } from '../../../../test/support/scenes/tokens';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../user.entity';

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
