import type { ApiClient, Listener } from '../../../../test/support/clients/api-client';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { sentStatements } from '../../../../test/support/sql/sent-statements';
import { type User, UserRole } from '../user.entity';

const WATCH = 'subscription { adminEvents { area } }';
const RIGHTS_ENDED = { code: 1012, reason: 'Administrator rights have ended. Connect again.' };
const UNATTENDED = { 'fairweek-unattended': '1' };

let testApp: TestApp;
let admin: User;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  admin = await testApp.person({ userRole: UserRole.ADMIN });
});
afterAll(() => testApp.close());

/** Pauses between uses, of 11 hours and 36 minutes in all. */
const USED_ALL_DAY = Array(24).fill('29 minutes');

const signIn = () => testApp.signIn(admin, { isAdmin: true });
const hasRights = async (client: ApiClient, headers = {}) => {
  const { status, body } = await client.send('GET', '/api/auth/user', { headers });
  expect([status, body.id]).toEqual([200, admin.id]);
  return body.isAdminSession;
};

describe('administrator rights', () => {
  test.each([
    ['29 minutes without use', [], '29 minutes', true],
    ['31 minutes without use', [], '31 minutes', false],
    ['11 hours and 59 minutes', USED_ALL_DAY, '23 minutes', true],
    ['12 hours', USED_ALL_DAY, '24 minutes', false],
  ])(
    'after %s are there: the plain session is, in any case',
    async (_when, uses, then, expected) => {
      const client = await signIn();
      for (const pause of uses) {
        await testApp.pass(pause);
        expect(await hasRights(client)).toBe(true);
      }
      await testApp.pass(then);
      const { status } = await client.get('/api/admin/users-with-passwords');
      expect(status).toBe(expected ? 200 : 403);
      expect(await hasRights(client)).toBe(expected);
    },
  );

  test('last for 12 hours from signing in', async () => {
    await signIn();
    const [row] = await testApp.running.app.db.query(
      `select extract(epoch from admin_until - created_at)::int as seconds from sessions
        where user_id = $1`,
      [admin.id],
    );
    expect(row).toEqual({ seconds: 12 * 3600 });
  });

  test('last longer with each use', async () => {
    const client = await signIn();
    await testApp.pass('29 minutes');
    expect(await hasRights(client)).toBe(true);
    const [row] = await testApp.running.app.db.query(
      "select used_at > now() - interval '1 minute' as recent from sessions where user_id = $1",
      [admin.id],
    );
    expect(row).toEqual({ recent: true });
  });

  test('once lapsed do not come back with the next use', async () => {
    const client = await signIn();
    await testApp.pass('31 minutes');
    expect(await hasRights(client)).toBe(false);
    expect(await hasRights(client)).toBe(false);
  });

  // Processes of the last release read it while an update rolls out.
  test.each([
    ['with rights', true, '29 minutes', true],
    ['whose rights lapsed', true, '31 minutes', false],
    ['without rights', false, '5 minutes', false],
  ])(
    'of a session %s are the same for processes of the last release',
    async (_which, isAdmin, unused, expected) => {
      const client = await testApp.signIn(admin, { isAdmin });
      await testApp.pass(unused);
      expect(await hasRights(client)).toBe(expected);
      const [row] = await testApp.running.app.db.query(
        'select is_admin_session as "isAdmin" from sessions where user_id = $1',
        [admin.id],
      );
      expect(row).toEqual({ isAdmin: expected });
    },
  );

  test('lapsed stay so where several requests come at once', async () => {
    const client = await signIn();
    await testApp.pass('31 minutes');
    const answers = await Promise.all(Array.from({ length: 8 }, () => hasRights(client)));
    expect(new Set([...answers, await hasRights(client)])).toEqual(new Set([false]));
  });

  test('are not kept by the requests of an unattended page', async () => {
    const client = await signIn();
    await testApp.pass('29 minutes');
    expect(await hasRights(client, UNATTENDED)).toBe(true);
    await testApp.pass('2 minutes');
    expect(await hasRights(client, UNATTENDED)).toBe(false);
    expect(await hasRights(client)).toBe(false);
  });

  test('return with the admin form', async () => {
    const client = await signIn();
    await testApp.pass('31 minutes');
    const input = { email: admin.email, password: 'a-good-password' };
    const text = 'mutation($input: LoginInput!) { adminLogin(input: $input) { isFirstLogin } }';
    expect((await client.graphql(text, { input })).errors).toBeUndefined();
    expect(await hasRights(client)).toBe(true);
  });
});

/** Rights that are unused for so long have a moment left, which timers wait for. */
const ALMOST_UNUSED = '29 minutes 59.3 seconds';

/** Expects a socket to stay open when another one closes whose rights lapse at the same time. */
async function expectOpenAfter(other: Listener, listener: Listener): Promise<void> {
  expect(await other.closed).toEqual(RIGHTS_ENDED);
  await listener.caughtUp();
  expect(await Promise.race([listener.closed, Promise.resolve('open')])).toBe('open');
  listener.stop();
}

describe('the socket of an administrator', () => {
  test('closes when the rights lapse, and the next one hears nothing of administrators', async () => {
    const client = await signIn();
    await testApp.pass(ALMOST_UNUSED);
    const listener = await client.subscribe(WATCH);
    expect(await listener.closed).toEqual(RIGHTS_ENDED);
    const next = await client.subscribe(WATCH);
    await next.caughtUp();
    expect(next.events).toMatchObject([{ errors: [{ extensions: { code: 'FORBIDDEN' } }] }]);
    next.stop();
  });

  test('stays open while the session is used, although it counts as no use itself', async () => {
    const [client, idle] = [await signIn(), await signIn()];
    await testApp.pass(ALMOST_UNUSED);
    const listener = await client.subscribe(WATCH);
    const other = await idle.subscribe(WATCH);
    expect(await hasRights(client)).toBe(true);
    await expectOpenAfter(other, listener);
  });

  test('of an owner does not close', async () => {
    const [client, administrating] = [await testApp.signIn(admin), await signIn()];
    await testApp.pass(ALMOST_UNUSED);
    const listener = await client.subscribe('subscription { myMessageEvents { kind } }');
    await expectOpenAfter(await administrating.subscribe(WATCH), listener);
  });
});

test('the use of a session is stored at most once a minute', async () => {
  const client = await signIn();
  const names = async () => {
    const sent = await sentStatements(() => client.get('/api/auth/user'));
    return sent.map(({ name }) => name);
  };
  expect(await names()).toEqual([]);
  await testApp.pass('61 seconds');
  expect(await names()).toEqual(['use-session']);
  expect(await names()).toEqual([]);
});

test('a request is served where the use of its session cannot be stored', async () => {
  const own = await startTestApp();
  const person = await own.person();
  const client = await own.signIn(person);
  await own.pass('1 hour');
  await own.running.app.db.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before update on sessions for each row execute function refuse()`);
  const { status } = await client.get('/api/auth/user');
  await own.close();
  expect(status).toBe(200);
});
