import type { ApiClient } from '../../../../test/support/clients/api-client';
import { mailsTo } from '../../../../test/support/mailbox';
import { createToken, programOf, tokenClient } from '../../../../test/support/scenes/tokens';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { actorStatements, sentStatements } from '../../../../test/support/sql/sent-statements';
import { type User, UserRole } from '../user.entity';

const LIST = '{ myAccessTokens { id name scopes usedAt network expiresAt } }';
const REVOKE = 'mutation($id: String!) { revokeAccessToken(id: $id) }';
const WATCH = 'subscription { myMessageEvents { kind } }';
const ENDED = { code: 4401, reason: 'This access token has expired or was revoked.' };
const INVALID = 'This access token is not valid: it has expired, was revoked or is incomplete.';

let testApp: TestApp;
let second: TestApp;
let person: User;
let client: ApiClient;

const query = (text: string, values: unknown[] = [person.id]) =>
  testApp.running.app.db.query(text, values);

beforeAll(async () => {
  testApp = await startTestApp();
  second = await startTestApp({ databaseUrl: testApp.databaseUrl });
});
beforeEach(async () => {
  person = await testApp.person({ dateOfBirth: '1970-01-02' });
  client = await testApp.signIn(person);
});
afterAll(() => Promise.all([testApp.close(), second.close()]));

/** A program with a token of the user, made as they make it. */
const program = (input = {}) => programOf(client, input);

const list = async () => (await client.graphql(LIST)).data.myAccessTokens;
const statusOf = async (asking: ApiClient) => (await asking.get('/api/auth/user')).status;

test('a token is shown once, stored as a hash, and listed without its secret', async () => {
  const { data } = await createToken(client, {
    scopes: ['WEEKS_READ', 'MESSAGES_WRITE'],
    days: 365,
  });
  const { secret, token } = data.createAccessToken;
  expect(secret).toMatch(/^fw_[\w-]{43}$/);
  expect(token).toMatchObject({ name: 'Heating', scopes: ['WEEKS_READ', 'MESSAGES_WRITE'] });
  const days = (Date.parse(token.expiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  expect(await list()).toEqual([{ ...token, network: null }]);
  const stored = await query(`select to_jsonb(t)::text || encode(token_hash, 'base64') as row
    from access_tokens t where user_id = $1`);
  expect(JSON.stringify(stored)).not.toContain(secret.slice(3));
  expect(stored).toHaveLength(1);
});

test('making one is written to the security log and emailed', async () => {
  await program();
  const [mail] = (await mailsTo(testApp, person.email ?? '')).slice(-1);
  expect(mail?.subject).toBe('An access token was made for your Fairweek account');
  expect(mail?.text).toContain('revokes every access token');
  const [event] = await query(
    'select kind from security_events where user_id = $1 order by id desc limit 1',
  );
  expect(event).toEqual({ kind: 'TOKEN_CREATED' });
});

test('it works for REST, GraphQL and live events, without cookies', async () => {
  const asking = await program();
  expect((await asking.get('/api/conversations')).body).toEqual([]);
  const { data } = await asking.graphql('{ mailboxCounts { unread } currentUser { id } }');
  expect(data).toEqual({ mailboxCounts: { unread: 0 }, currentUser: { id: String(person.id) } });
  const { events, received, stop } = await asking.subscribe(WATCH);
  const sender = await testApp.signIn(await testApp.person({ userRole: UserRole.ADMIN }), {
    isAdmin: true,
  });
  await sender.post('/api/messages', { receiverId: person.id, content: 'Hello' });
  await received(1);
  expect(events).toMatchObject([{ data: { myMessageEvents: { kind: 'SENT' } } }]);
  stop();
  expect(asking.cookieHeader).toBe('');
});

test('a socket may carry it in its headers as well', async () => {
  const { data } = await createToken(client);
  const headers = { authorization: `Bearer ${data.createAccessToken.secret}` };
  const { events, caughtUp, stop } = await testApp.visitor().subscribe(WATCH, headers);
  await caughtUp();
  expect(events).toEqual([]);
  stop();
  const none = await testApp.visitor().subscribe(WATCH, { authorization: 'Bearer fw_none' });
  expect(await none.closed).toEqual(ENDED);
});

test('who a token acts for is read without what only concerns the account', async () => {
  const { body } = await (await program()).get('/api/auth/user');
  expect(body).toMatchObject({ id: person.id, email: person.email, dateOfBirth: null });
  expect([body.isAdminSession, body.hasRecentPassword]).toEqual([false, false]);
});

test('a token is checked with one statement, and its use stored at most once a minute', async () => {
  const asking = await program();
  const used = async () => (await list())[0];
  expect((await used()).usedAt).toBeNull();
  const request = () => asking.get('/api/auth/user');
  expect(await actorStatements(request)).toEqual(['find-access-token']);
  expect(await sentStatements(request)).toEqual([]);
  expect(await used()).toMatchObject({ network: '127.0.0.1' });
  await testApp.pass('61 seconds');
  const before = await used();
  await asking.graphql('{ currentUser { id } }');
  expect(Date.parse((await used()).usedAt)).toBeGreaterThan(Date.parse(before.usedAt));
});

test('revoking ends it at once, with its sockets, in every process, and nothing else', async () => {
  const other = await program({ name: 'Other' });
  const asking = await program();
  const here = await asking.subscribe(WATCH);
  const there = await asking.at(second.running.url).subscribe(WATCH);
  const others = await other.subscribe(WATCH);
  const [{ id }] = await list();
  expect((await client.graphql(REVOKE, { id })).data).toEqual({ revokeAccessToken: true });
  expect(await here.closed).toEqual(ENDED);
  expect(await there.closed).toEqual(ENDED);
  expect([await statusOf(asking), await statusOf(other)]).toEqual([401, 200]);
  await others.caughtUp();
  others.stop();
  expect((await client.graphql(REVOKE, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

describe('a token that is no longer valid is refused everywhere', () => {
  test.each([
    ['expired', 'update access_tokens set expires_at = now() where user_id = $1'],
    ['of a deleted user', 'update users set deleted_at = now(), email = null where id = $1'],
  ])('%s', async (_why, change) => {
    const asking = await program();
    await query(change);
    const { status, body, headers } = await asking.get('/api/auth/user');
    expect([status, body]).toEqual([401, { code: 'UNAUTHENTICATED', message: INVALID }]);
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect((await asking.graphql('{ appInfo { version } }')).status).toBe(401);
    expect(await (await asking.subscribe(WATCH)).closed).toEqual(ENDED);
  });

  test.each(['', 'fw_', 'fw_abc', 'other', `fw_${'a'.repeat(5000)}`])(
    'unknown: %.10s',
    async (it) => {
      expect(await statusOf(client.withToken(it))).toBe(401);
    },
  );

  test('expired ones are purged and not listed', async () => {
    await program();
    await query('update access_tokens set expires_at = now() where user_id = $1');
    expect(await list()).toEqual([]);
  });
});

describe('what ends all sessions of a user revokes their tokens', () => {
  test('a new password', async () => {
    const asking = await program();
    const { closed } = await asking.subscribe(WATCH);
    const body = { currentPassword: PASSWORD, newPassword: 'another-good-password' };
    expect((await client.post('/api/auth/change-password', body)).status).toBe(200);
    expect(await closed).toEqual(ENDED);
    expect(await statusOf(asking)).toBe(401);
  });

  test('a temporary password, a new role, and erasure', async () => {
    const admin = await testApp.signIn(await testApp.person({ userRole: UserRole.ADMIN }), {
      isAdmin: true,
    });
    const ends = [
      () => admin.post('/api/admin/set-temporary-password', { userId: person.id }),
      async () => {
        const [{ version }] = await query('select version from users where id = $1');
        const change = { version, userRole: UserRole.USER };
        return admin.patch(`/api/admin/users/${person.id}`, change);
      },
      () => admin.delete(`/api/admin/users/${person.id}`),
    ];
    for (const end of ends) {
      const asking = await tokenClient(testApp, person, ['MESSAGES_READ']);
      await query('update users set temporary_password_expires_at = null where id = $1');
      expect(await statusOf(asking)).toBe(200);
      const { status, body } = await end();
      expect([status, body.message]).toEqual([200, body.message]);
      expect(await query('select id from access_tokens where user_id = $1')).toEqual([]);
    }
  });

  test('signing out on other devices does not', async () => {
    const asking = await program();
    await client.graphql('mutation { endOtherSessions }');
    await client.post('/api/auth/logout');
    expect(await statusOf(asking)).toBe(200);
  });
});

describe('administrators', () => {
  const users = async (asking: ApiClient) => {
    const { errors } = await asking.graphql(
      '{ administrators { firstName } adminUsers { total } }',
    );
    return errors?.[0]?.message;
  };

  beforeEach(async () => {
    person = await testApp.person({ userRole: UserRole.ADMIN });
    client = await testApp.signIn(person, { isAdmin: true });
  });

  test('act as administrators with the scope of the area alone', async () => {
    expect(await users(await program({ scopes: ['PEOPLE_ADMIN'] }))).toBeUndefined();
    const other = await program({ scopes: ['WEEKS_ADMIN', 'PEOPLE_READ'] });
    expect(await users(other)).toBe('This access token lacks the scope PEOPLE_ADMIN.');
  });

  test('act as administrators only while they are', async () => {
    const asking = await program({ scopes: ['PEOPLE_ADMIN'] });
    await query("update users set user_role = 'OWNER' where id = $1");
    expect(await users(asking)).toBe('Admin privileges required.');
    expect((await asking.get('/api/auth/user')).body.isAdmin).toBe(false);
  });

  test('make tokens for administration in an administrator session alone', async () => {
    const plain = await testApp.signIn(person);
    const { errors } = await createToken(plain, { scopes: ['PEOPLE_ADMIN'] });
    expect(errors).toMatchObject([{ message: 'Admin privileges required.' }]);
    expect((await createToken(plain)).errors).toBeUndefined();
  });

  test('do nothing with a token that asks for the password', async () => {
    const asking = await program({ scopes: ['PEOPLE_ADMIN'] });
    const body = { firstName: 'A', lastName: 'B', email: 'a@b.test', userRole: 'ADMIN' };
    const answer = await asking.post('/api/admin/users', body);
    expect([answer.status, answer.body.code]).toEqual([403, 'PASSWORD_REQUIRED']);
  });

  test('keep no administration where a second factor is required and missing', async () => {
    const strict = await startTestApp({
      databaseUrl: testApp.databaseUrl,
      env: { ADMIN_SECOND_FACTOR: 'required' },
    });
    const asking = await program({ scopes: ['PEOPLE_ADMIN'] });
    expect(await users(asking.at(strict.running.url))).toBe('Admin privileges required.');
    await strict.close();
  });
});

test('a token of another user is not revoked', async () => {
  await program();
  const [{ id }] = await list();
  const stranger = await testApp.signIn(await testApp.person());
  const { errors } = await stranger.graphql(REVOKE, { id });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await list()).toHaveLength(1);
});

test('a token with too many requests has to wait, and no other', async () => {
  const [busy, other] = [await program(), await program()];
  const statuses = new Set<number>();
  for (let round = 0; round < 13; round += 1) {
    const answers = Array.from({ length: 50 }, () => statusOf(busy));
    for (const status of await Promise.all(answers)) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([200, 429]);
  expect(await statusOf(other)).toBe(200);
  const { headers } = await busy.get('/api/auth/user');
  const wait = headers.get('retry-after');
  expect([headers.get('ratelimit-policy'), headers.get('ratelimit')]).toEqual([
    '"token";q=600;w=60',
    `"token";r=0;t=${wait}`,
  ]);
});

test('each answer to a token, and none to a person, says how many requests are left', async () => {
  const asking = await program();
  const limitOf = (answer: { headers: Headers }) => answer.headers.get('ratelimit');
  const answers = [
    await asking.get('/api/auth/user'),
    await asking.send('POST', '/graphql', { body: { query: '{ currentUser { id } }' } }),
    await asking.get('/api/properties'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 403]);
  expect(answers.map(limitOf)).toEqual(
    [599, 598, 597].map((left) => expect.stringMatching(`^"token";r=${left};t=(60|5\\d)$`)),
  );
  expect(limitOf(await client.get('/api/auth/user'))).toBeNull();
});

test('the download of one’s data names tokens without secrets', async () => {
  await program({ name: 'Heating' });
  const { body } = await client.get('/api/my-data');
  expect(body.accessTokens).toMatchObject([{ name: 'Heating', scopes: ['MESSAGES_READ'] }]);
  expect(JSON.stringify(body.accessTokens)).not.toMatch(/hash|fw_/);
});
