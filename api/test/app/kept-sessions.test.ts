import { Client } from 'pg';
import { type User, UserRole } from '../../src/features/auth/user.entity';
import type { ApiClient } from '../support/clients/api-client';
import { createToken } from '../support/scenes/tokens';
import { FLEETS, type Fleet } from '../support/servers/fleet';
import { PASSWORD } from '../support/servers/test-app';
import { actorStatements } from '../support/sql/sent-statements';
import { until } from '../support/until';

const fleets = FLEETS.filter(({ isHere, name }) => isHere && name !== 'one process');

const statusOf =
  (read: (client: ApiClient) => Promise<{ status: number }>) => async (client: ApiClient) =>
    (await read(client)).status;

async function nameOf(client: ApiClient): Promise<unknown> {
  return (await client.get('/api/auth/user')).body.firstName;
}

async function hasFactor(client: ApiClient): Promise<unknown> {
  return (await client.get('/api/auth/user')).body.hasSecondFactor;
}

describe.each(fleets)('$name', ({ open }) => {
  let fleet: Fleet;
  let sql: Client;
  let admin: User;
  let owner: User;
  let byAdmin: ApiClient;

  beforeAll(async () => {
    fleet = await open();
    // Not a connection of Fairweek: no process knows of its statements.
    sql = new Client({ connectionString: fleet.here.databaseUrl });
    await sql.connect();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await sql.end();
    await fleet.close();
  });

  beforeEach(async () => {
    admin = await fleet.here.person({ userRole: UserRole.ADMIN });
    owner = await fleet.here.person();
    byAdmin = await fleet.here.signIn(admin, { isAdmin: true });
  });

  const there = (client: ApiClient) => client.at(fleet.there.running.url);
  const me = (client: ApiClient) => client.get('/api/auth/user');
  const users = (client: ApiClient) => client.get('/api/admin/users-with-passwords');
  const statements = (client: ApiClient, read = me) => actorStatements(() => read(client));

  /** Makes requests until the process keeps what they are authenticated by. */
  async function kept(client: ApiClient, read = me): Promise<ApiClient> {
    await until(async () => (await statements(client, read)).length === 0);
    return client;
  }

  /** The owner, as the other process has kept them. */
  const ownerThere = async () => kept(there(await fleet.here.signIn(owner)));

  test('a request of a session that is kept sends no statement for it, and one after a cut', async () => {
    const client = await ownerThere();
    expect(await statements(client)).toEqual([]);
    const { bus } = fleet.there.running.app.changes;
    const gap = new Promise<void>((resolve) => bus.onGap(resolve));
    await sql.query(`select pg_terminate_backend(${await bus.listener})`);
    await gap;
    expect(await statements(client)).toEqual(['find-session']);
    await kept(client);
  });

  test('the pages of an unattended screen and sockets ask for it', async () => {
    const client = await ownerThere();
    const headers = { 'fairweek-unattended': '1' };
    const unattended = () => client.send('GET', '/api/auth/user', { headers });
    expect(await actorStatements(unattended)).toEqual(['find-session']);
    const connect = async () =>
      (await client.subscribe('subscription { myMessageEvents { kind } }')).stop();
    expect(await actorStatements(connect)).toEqual(['find-session', 'find-session']);
  });

  test('the password counts as recent, and rights last, as long as the database says', async () => {
    const client = await kept(there(byAdmin));
    const facts = async () => {
      const { isAdminSession, hasRecentPassword } = (await me(client)).body;
      return [isAdminSession, hasRecentPassword];
    };
    expect(await facts()).toEqual([true, true]);
    await fleet.here.pass('15 minutes');
    expect(await facts()).toEqual([true, false]);
    await fleet.here.pass('31 minutes');
    expect(await facts()).toEqual([false, false]);
  });

  /** Each change by a request to one process, after which another one refuses at once. */
  const CHANGES: [string, (client: ApiClient) => Promise<unknown>][] = [
    ['logged out', (client) => client.post('/api/auth/logout')],
    [
      'given another password',
      (client) =>
        client.post('/api/auth/change-password', {
          currentPassword: PASSWORD,
          newPassword: 'a-better-password',
        }),
    ],
    ['deleted', () => byAdmin.graphql(`mutation { deleteUser(id: ${owner.id}) { message } }`)],
    [
      'erased',
      (client) => client.graphql(`mutation { eraseMyAccount(input: { password: "${PASSWORD}" }) }`),
    ],
    [
      'given a temporary password',
      () =>
        byAdmin.graphql(`mutation { setTemporaryPassword(userId: ${owner.id}) { __typename } }`),
    ],
  ];

  test.each(CHANGES)('a user who is %s is refused by every process', async (_how, change) => {
    const here = await fleet.here.signIn(owner);
    const client = await kept(there(here));
    await change(here);
    expect((await me(client)).status).toBe(401);
  });

  test('a change is answered once every process has received it', async () => {
    const here = await fleet.here.signIn(owner);
    const { bus } = fleet.there.running.app.changes;
    const answers: (() => void)[] = [];
    const send = bus.sendNow.bind(bus);
    jest.spyOn(bus, 'sendNow').mockImplementation((topic, payload) => {
      answers.push(() => send(topic, payload));
    });
    let isAnswered = false;
    const logout = here.post('/api/auth/logout').then(() => {
      isAnswered = true;
    });
    await until(() => answers.length > 0);
    for (let turns = 0; turns < 5; turns += 1) await fleet.here.visitor().get('/healthz');
    expect(isAnswered).toBe(false);
    for (const answer of answers) answer();
    await logout;
  });

  test('a session that is ended from another one is refused by every process', async () => {
    const client = await ownerThere();
    const other = await fleet.here.signIn(owner);
    await other.graphql('mutation { endOtherSessions }');
    expect((await me(client)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });

  test('an access token that is revoked is refused by every process', async () => {
    const here = await fleet.here.signIn(owner);
    const { secret, token } = (await createToken(here)).data.createAccessToken;
    const list = (client: ApiClient) => client.get('/api/conversations');
    const program = await kept(there(fleet.here.visitor().withToken(secret)), list);
    expect((await list(program)).status).toBe(200);
    await here.graphql(`mutation { revokeAccessToken(id: "${token.id}") }`);
    expect((await list(program)).status).toBe(401);
  });

  test('a view shows in every process at once, and ends there', async () => {
    const client = await kept(there(byAdmin));
    await byAdmin.graphql(`mutation { startViewing(userId: ${owner.id}) }`);
    expect((await me(client)).body.id).toBe(owner.id);
    await byAdmin.graphql('mutation { stopViewing }');
    expect((await me(client)).body.id).toBe(admin.id);
  });

  test('a user reads their own changes from every process', async () => {
    const here = await fleet.here.signIn(owner);
    const client = await kept(there(here));
    await here.graphql('mutation { saveTheme(themeId: "dark") }');
    expect((await me(client)).body.themeId).toBe('dark');
  });

  /** Each change by hand, and what is then answered to whom. */
  const BY_HAND: [string, string, (client: ApiClient) => Promise<unknown>, unknown][] = [
    ['ends a session', 'delete from sessions where user_id = $1', statusOf(me), 401],
    [
      'lets a session expire',
      'update sessions set expires_at = now() where user_id = $1',
      statusOf(me),
      401,
    ],
    [
      'deletes a user',
      'update users set deleted_at = now(), email = null where id = $1',
      statusOf(me),
      401,
    ],
    ['demotes', "update users set user_role = 'OWNER' where id = $1", statusOf(users), 403],
    [
      'ends rights',
      'update sessions set admin_until = now() where user_id = $1',
      statusOf(users),
      403,
    ],
    [
      'sets the use of a session back',
      "update sessions set used_at = now() - interval '31 minutes' where user_id = $1",
      statusOf(users),
      403,
    ],
    [
      'demands a new password',
      'update users set temporary_password_expires_at = now() where id = $1',
      statusOf(users),
      403,
    ],
    ['renames', "update users set first_name = 'New' where id = $1", nameOf, 'New'],
    [
      'adds a second factor',
      "insert into second_factors (user_id, secret, confirmed_at) values ($1, '', now())",
      hasFactor,
      true,
    ],
  ];

  test.each(BY_HAND)('SQL by hand that %s counts', async (_what, text, read, expected) => {
    const client = await kept(there(byAdmin));
    await kept(client, users);
    await sql.query(text, [admin.id]);
    await fleet.here.running.app.changes.receivedByAll();
    expect(await read(client)).toBe(expected);
  });

  test.each(['truncate sessions cascade', 'delete from sessions'])('%s counts', async (text) => {
    const client = await kept(there(byAdmin));
    await sql.query(text);
    await fleet.here.running.app.changes.receivedByAll();
    expect((await me(client)).status).toBe(401);
  });

  test('every other column changes nothing of what a request is authenticated by', async () => {
    const { rows } = await sql.query(`select relname as table,
        string_agg(attname, ' ' order by attname) as columns
      from pg_trigger join pg_class c on c.oid = tgrelid join pg_attribute on attrelid = c.oid
      where tgname = relname || '_changed' and attnum > 0 and not attisdropped
        and pg_get_triggerdef(pg_trigger.oid) !~ ('old\\.' || attname || '\\M')
      group by relname order by relname`);
    expect(rows).toEqual([
      { table: 'access_tokens', columns: 'created_at id name network networks used_at' },
      { table: 'second_factors', columns: 'last_step secret' },
      { table: 'sessions', columns: 'created_at device id is_admin_session network way' },
      {
        table: 'users',
        columns:
          'address_changed_at admin_note id name_order phone phone_audience postal_address search_text share_count tags version',
      },
      { table: 'viewings', columns: 'id started_at' },
    ]);
  });

  test('a change of very many users is one event', async () => {
    const client = await kept(there(byAdmin));
    await sql.query(`insert into users (first_name, last_name)
      select 'Many', i::text from generate_series(1, 300) i`);
    const { bus } = fleet.there.running.app.changes;
    const received = bus.counts.received;
    await sql.query("update users set user_role = 'OWNER'");
    await fleet.here.running.app.changes.receivedByAll();
    expect(bus.counts.received - received).toBeLessThan(120);
    expect((await users(client)).status).toBe(403);
  });
});
