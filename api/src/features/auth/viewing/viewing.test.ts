import type { ApiClient } from '../../../../test/support/clients/api-client';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { purgeViewings } from '../use-cases/purge-expired';
import { type User, UserRole } from '../user.entity';

const WATCH = 'subscription { myMessageEvents { kind } }';
const MINE = '{ myViewings { viewerName startedAt } }';
const CHANGED = { code: 1012, reason: 'What you view has changed. Please connect again.' };
const STOP = 'mutation { stopViewing }';

let testApp: TestApp;
let second: TestApp;
let admin: User;
let owner: User;
let viewer: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  second = await startTestApp({ databaseUrl: testApp.databaseUrl });
});
afterAll(() => Promise.all([testApp.close(), second.close()]));

beforeEach(async () => {
  admin = await testApp.person({ userRole: UserRole.ADMIN, firstName: 'Ada', lastName: 'Keller' });
  owner = await testApp.person({ dateOfBirth: '1970-01-02', theme: 'dark' });
  viewer = await testApp.signIn(admin, { isAdmin: true });
});

const view = (client: ApiClient, { id }: User) =>
  client.graphql(`mutation { startViewing(userId: ${id}) }`);

/** The id of the user whom a client sees, and of the user whose view it is. */
async function seenBy(client: ApiClient): Promise<unknown[]> {
  const { data } = await client.graphql('{ currentUser { id isAdminSession viewing { id } } }');
  const { id, isAdminSession, viewing } = data.currentUser;
  return [Number(id), isAdminSession, viewing !== null];
}

const asAdmin = () => [admin.id, true, false];
const asOwner = () => [owner.id, false, true];

test('a view shows the user without what only concerns their account, and who views until when', async () => {
  expect((await view(viewer, owner)).data).toEqual({ startViewing: true });
  const { body } = await viewer.get('/api/auth/user');
  expect(body).toMatchObject({
    ...{ id: owner.id, firstName: owner.firstName, email: owner.email, isAdmin: false },
    ...{ dateOfBirth: null, themeId: null, hasRecentPassword: false, isAdminSession: false },
    viewing: { viewerName: 'Ada Keller' },
  });
  const minutes = (Date.parse(body.viewing.endsAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
});

test('a view is of one session, in every process, and stopping gives everything back', async () => {
  const other = await testApp.signIn(admin, { isAdmin: true });
  await view(viewer, owner);
  expect(await seenBy(viewer)).toEqual(asOwner());
  expect(await seenBy(viewer.at(second.running.url))).toEqual(asOwner());
  expect(await seenBy(other)).toEqual(asAdmin());
  expect((await viewer.graphql(STOP)).data).toEqual({ stopViewing: true });
  expect((await viewer.graphql(STOP)).data).toEqual({ stopViewing: false });
  expect(await seenBy(viewer)).toEqual(asAdmin());
  expect((await viewer.get('/api/admin/users-with-passwords')).status).toBe(200);
});

test('logging out in a view ends the session', async () => {
  await view(viewer, owner);
  const cookie = viewer.at(viewer.url);
  expect((await viewer.post('/api/auth/logout')).status).toBe(200);
  expect((await cookie.get('/api/auth/user')).status).toBe(401);
});

test('it is logged, and the user reads who looked and when', async () => {
  const client = await testApp.signIn(owner);
  expect((await client.graphql(MINE)).data.myViewings).toEqual([]);
  await view(viewer, owner);
  const [first] = (await client.graphql(MINE)).data.myViewings;
  expect(first.viewerName).toBe('Ada Keller');
  expect(Date.now() - Date.parse(first.startedAt)).toBeLessThan(60_000);
  const { body } = await client.get('/api/my-data');
  expect(body.viewings).toMatchObject([{ viewer: 'Ada Keller' }]);
  const logged = await testApp.running.app.db.query(
    `select actor_id as "actorId", subject from audit_log where action = 'user.view'
      order by id desc limit 1`,
  );
  const subject = `User ${owner.id}, ${owner.firstName} ${owner.lastName}`;
  expect(logged).toEqual([{ actorId: admin.id, subject }]);
});

test('the user reads only who looked at them', async () => {
  await view(viewer, owner);
  const stranger = await testApp.signIn(await testApp.person());
  expect((await stranger.graphql(MINE)).data.myViewings).toEqual([]);
});

describe('a view is over', () => {
  const query = (text: string) => testApp.running.app.db.query(text, [owner.id]);
  test.each([
    ['after 30 minutes', () => query('update viewings set ends_at = now() where viewed_id = $1')],
    [
      'when the user becomes an administrator',
      () => query("update users set user_role = 'ADMIN' where id = $1"),
    ],
    [
      'when the user is deleted',
      () => query('update users set deleted_at = now(), email = null where id = $1'),
    ],
  ])('%s', async (_when, end) => {
    await view(viewer, owner);
    expect(await seenBy(viewer)).toEqual(asOwner());
    await end();
    expect(await seenBy(viewer)).toEqual(asAdmin());
  });

  test('when the rights of the administrator lapse, who then has none', async () => {
    await view(viewer, owner);
    await testApp.running.app.db.query(
      'update sessions set admin_until = now() where user_id = $1',
      [admin.id],
    );
    expect(await seenBy(viewer)).toEqual([admin.id, false, false]);
  });
});

test('a user who has not signed in yet can be viewed', async () => {
  const hour = new Date(Date.now() + 3_600_000);
  owner = await testApp.person({ temporaryPasswordExpiresAt: hour });
  await view(viewer, owner);
  expect((await viewer.graphql('{ myShares { id } }')).data).toEqual({ myShares: [] });
});

test('of parallel starts one remains', async () => {
  const others = await Promise.all([1, 2, 3].map(() => testApp.person()));
  await Promise.all([owner, ...others].map((user) => view(viewer, user)));
  const open = await testApp.running.app.db.query(
    'select count(*)::int as count from viewings where viewer_id = $1 and ends_at > now()',
    [admin.id],
  );
  expect(open).toEqual([{ count: 1 }]);
});

test('the sockets of the session close when a view begins and when it ends', async () => {
  const before = await viewer.at(second.running.url).subscribe(WATCH);
  const strangers = await (await testApp.signIn(owner)).subscribe(WATCH);
  await view(viewer, owner);
  expect(await before.closed).toEqual(CHANGED);
  const within = await viewer.subscribe(WATCH);
  await viewer.graphql(STOP);
  expect(await within.closed).toEqual(CHANGED);
  await strangers.caughtUp();
  expect(strangers.events).toEqual([]);
  strangers.stop();
});

describe('refusals', () => {
  const refusal = async (client: ApiClient, user: User) => {
    const { errors } = await view(client, user);
    return [errors?.[0]?.extensions.code, errors?.[0]?.message];
  };

  test.each([
    ['another administrator', () => testApp.person({ userRole: UserRole.ADMIN })],
    ['an administrator by flag', () => testApp.person({ isAdmin: true })],
    ['themselves', async () => admin],
  ])('no one can view %s', async (_who, user) => {
    expect(await refusal(viewer, await user())).toEqual([
      'FORBIDDEN',
      'Administrators cannot be viewed as.',
    ]);
    expect(await seenBy(viewer)).toEqual(asAdmin());
  });

  test('an administrator without administrator rights, an owner and a visitor view no one', async () => {
    const forbidden = ['FORBIDDEN', 'Admin privileges required.'];
    expect(await refusal(await testApp.signIn(admin), owner)).toEqual(forbidden);
    expect(await refusal(await testApp.signIn(owner), owner)).toEqual(forbidden);
    const signIn = ['UNAUTHENTICATED', 'Please sign in to continue.'];
    expect(await refusal(testApp.visitor(), owner)).toEqual(signIn);
  });

  test('a user who is gone cannot be viewed', async () => {
    const gone = { ...owner, id: 2_000_000_000 } as User;
    expect(await refusal(viewer, gone)).toEqual(['NOT_FOUND', 'There is no such user.']);
  });

  test('who views cannot view someone else before stopping', async () => {
    await view(viewer, owner);
    const [code, message] = await refusal(viewer, await testApp.person());
    expect(code).toBe('FORBIDDEN');
    expect(message).toMatch(/^You are viewing Fairweek as /);
  });
});

test('views are kept as long as the security log', async () => {
  await view(viewer, owner);
  const { db, retention } = testApp.running.app;
  const client = await testApp.signIn(owner);
  const count = async () => (await client.graphql(MINE)).data.myViewings.length;
  await db.query(`update viewings set started_at = now() - make_interval(days => $1)`, [
    retention.securityLog + 1,
  ]);
  await purgeViewings(db, retention);
  expect(await count()).toBe(0);
});
