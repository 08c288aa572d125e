import { makeShare } from '../../../test/factories/share.factory';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { forgetAttempts, invitationTokenFor, mailsTo } from '../../../test/support/mailbox';
import { type AdminHouse, logged, openAdminHouse } from '../../../test/support/scenes/admin-house';
import { PASSWORD } from '../../../test/support/servers/test-app';
import { type User, UserRole } from '../auth/user.entity';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
});
beforeEach(() => forgetAttempts(it.testApp));
afterAll(() => it.testApp.close());

const NEW = 'a-first-password';
const USED = 'You have chosen your password already. Please sign in with it.';
const ENDED =
  'This invitation has ended, or a newer one has replaced it. Please ask for a new one.';

const INVITE = `mutation ($input: InviteUsersInput!) { inviteUsers(input: $input) {
  total sent waiting leftOut { name outcome } } }`;
const READ = `query ($token: String!) { invitation(token: $token) {
  firstName email properties { name location shareNumbers } } }`;
const ACCEPT = `mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) {
  isFirstLogin user { id isAdminSession } } }`;

const db = () => it.testApp.running.app.db;
const newcomer = (facts: Partial<User> = {}) => it.testApp.person({ passwordHash: null, ...facts });
const invite = (users: User[], client: ApiClient = it.admin) =>
  client.graphql(INVITE, { input: { userIds: users.map(({ id }) => String(id)) } });
const tokenOf = async (user: User, count = 1) =>
  invitationTokenFor(it.testApp, user.email ?? '', count);
const read = (token: string) => it.testApp.visitor().graphql(READ, { token });
const accept = (token: string, newPassword = NEW, client = it.testApp.visitor()) =>
  client.graphql(ACCEPT, { input: { token, newPassword } });
const age = (user: User, interval: string) =>
  db().query(
    `update invitations set invited_at = invited_at - $2::interval,
      expires_at = expires_at - $2::interval where user_id = $1`,
    [user.id, interval],
  );
const login = async ({ email }: User, password: string) =>
  (await it.testApp.visitor().post('/api/auth/login', { email, password })).status;

async function invited(facts: Partial<User> = {}) {
  const user = await newcomer(facts);
  await invite([user]);
  return { user, token: await tokenOf(user) };
}

const refused = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.map(({ message, extensions }) => [extensions.code, message])[0];

describe('an invitation', () => {
  test('says which properties it is about, by mail and behind its link', async () => {
    const [lake, gull] = await db().query(`insert into properties (name, location)
      values ('Lake House', 'Lucerne'), ('Gull Cottage', 'Bergen') returning id::int`);
    const user = await newcomer({ firstName: 'Nora', linkedPropertyId: gull.id });
    for (const shareNumber of [9, 4]) {
      await makeShare(db().manager, { propertyId: lake.id, shareNumber, userId: user.id });
    }
    const { data } = await invite([user]);
    expect(data.inviteUsers).toEqual({ total: 1, sent: 0, waiting: 1, leftOut: [] });
    const token = await tokenOf(user);
    const [mail] = await mailsTo(it.testApp, user.email ?? '');
    expect(mail?.subject).toBe('Your Fairweek account is ready');
    expect(mail?.text).toContain('Hello Nora');
    expect(mail?.text).toContain(
      'Gull Cottage: Bergen, as a guest\nLake House: Lucerne, shares 4, 9',
    );
    expect(mail?.text).toContain('works once, within 14 days');
    expect(mail?.html).toContain(
      `href="${it.testApp.running.app.appUrl}/invitation?token=${token}"`,
    );
    expect((await read(token)).data.invitation).toEqual({
      firstName: 'Nora',
      email: user.email,
      properties: [
        { name: 'Gull Cottage', location: 'Bergen', shareNumbers: [] },
        { name: 'Lake House', location: 'Lucerne', shareNumbers: [4, 9] },
      ],
    });
  });

  test('lets the user choose a password, and signs in without administrator rights', async () => {
    const { user, token } = await invited({ userRole: UserRole.ADMIN });
    const client = it.testApp.visitor();
    const { data } = await accept(token, NEW, client);
    expect(data.acceptInvitation).toEqual({
      isFirstLogin: false,
      user: { id: String(user.id), isAdminSession: false },
    });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ id: user.id });
    expect(await login(user, NEW)).toBe(200);
  });

  test('works once, also when it is used several times at once', async () => {
    const { user, token } = await invited();
    const passwords = [1, 2, 3, 4].map((nth) => `${NEW}-${nth}`);
    const answers = await Promise.all(passwords.map((password) => accept(token, password)));
    const winners = answers.flatMap(({ errors }, nth) => (errors ? [] : [passwords[nth] ?? '']));
    expect(winners).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors ?? []).map((it) => it.message)).toEqual(
      Array(3).fill(USED),
    );
    expect(await login(user, winners[0] ?? '')).toBe(200);
    expect(refused(await read(token))).toEqual(['CONFLICT', USED]);
  });

  test('ends after 14 days', async () => {
    const { user, token } = await invited();
    await age(user, '13 days 23 hours');
    expect((await read(token)).errors).toBeUndefined();
    await age(user, '2 hours');
    expect(refused(await read(token))).toEqual(['NOT_FOUND', ENDED]);
    expect(refused(await accept(token))).toEqual(['NOT_FOUND', ENDED]);
    expect(await login(user, NEW)).toBe(401);
  });

  test('ends when a newer one is sent, as a reminder, from the next day on', async () => {
    const { user, token } = await invited();
    const refusal = { name: `${user.firstName} Test`, outcome: 'INVITED_RECENTLY' };
    const again = await invite([user]);
    expect(again.data.inviteUsers.leftOut).toEqual([refusal]);
    await age(user, '23 hours 58 minutes');
    const tooSoon = await invite([user]);
    expect(tooSoon.data.inviteUsers.leftOut).toEqual([refusal]);
    await age(user, '2 minutes');
    await invite([user]);
    const newer = await tokenOf(user, 2);
    const mails = await mailsTo(it.testApp, user.email ?? '');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Fairweek account is ready',
      'Reminder: your Fairweek account is waiting',
    ]);
    expect(refused(await accept(token))).toEqual(['NOT_FOUND', ENDED]);
    expect((await accept(newer)).errors).toBeUndefined();
  });

  test('ends when a password is set in another way', async () => {
    const { user, token } = await invited();
    await it.admin.post('/api/admin/set-temporary-password', { userId: user.id });
    expect(refused(await read(token))).toEqual(['CONFLICT', USED]);
    expect(refused(await accept(token))).toEqual(['CONFLICT', USED]);
  });

  test('ends with the address that it was sent to, and the new one can be invited at once', async () => {
    const { user, token } = await invited();
    const moved = { ...user, email: `moved.${user.email}` };
    await it.admin.send('PATCH', `/api/admin/users/${user.id}`, { body: { email: moved.email } });
    expect(refused(await accept(token))).toEqual(['NOT_FOUND', ENDED]);
    await invite([user]);
    expect((await accept(await tokenOf(moved))).errors).toBeUndefined();
  });

  test('ends with its user', async () => {
    const { user, token } = await invited();
    await it.admin.send('DELETE', `/api/admin/users/${user.id}`);
    expect(refused(await accept(token))).toEqual(['NOT_FOUND', ENDED]);
    expect(await db().query('select 1 from invitations where user_id = $1', [user.id])).toEqual([]);
  });

  test.each([
    ['too short', '12345', /at least 6 characters/],
    ['among the most common ones', '123456', /among the most common ones/],
  ])('is not used up by a password that is %s', async (_what, bad, message) => {
    const { token } = await invited();
    expect(refused(await accept(token, bad))).toEqual([
      'BAD_USER_INPUT',
      expect.stringMatching(message),
    ]);
    expect((await accept(token)).errors).toBeUndefined();
  });

  test('is not opened by a token that no one was sent', async () => {
    for (const token of ['x', 'é'.repeat(500), "' or true --"]) {
      expect(refused(await accept(token))).toEqual(['NOT_FOUND', ENDED]);
    }
  });

  test('is stored hashed', async () => {
    const { user, token } = await invited();
    const rows = await db().query('select * from invitations where user_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('inviting', () => {
  test('is for administrators whose password was given recently', async () => {
    const user = await newcomer();
    const owner = await it.testApp.signIn(await it.testApp.person());
    const plain = await it.testApp.signIn(it.administrator);
    expect(refused(await invite([user], it.testApp.visitor()))?.[0]).toBe('UNAUTHENTICATED');
    for (const client of [owner, plain]) {
      expect(refused(await invite([user], client))?.[0]).toBe('FORBIDDEN');
      const { errors } = await client.graphql('{ invitationRun { id } }');
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    await it.testApp.pass('16 minutes');
    expect(refused(await invite([user]))?.[0]).toBe('PASSWORD_REQUIRED');
    expect(await mailsTo(it.testApp, user.email ?? '')).toEqual([]);
    await it.admin.graphql(
      'mutation ($password: String!) { confirmPassword(password: $password) }',
      {
        password: PASSWORD,
      },
    );
    expect((await invite([user])).errors).toBeUndefined();
  });

  test.each([
    ['no field', {}],
    ['two fields', { userIds: ['1'], everyone: true }],
    ['more than 5,000 users', { userIds: Array(5_001).fill('1') }],
  ])('with %s is refused', async (_what, input) => {
    expect(refused(await it.admin.graphql(INVITE, { input }))?.[0]).toBe('BAD_USER_INPUT');
  });

  test('no one is refused', async () => {
    for (const input of [{ userIds: ['999999999'] }, { importId: '999999999' }]) {
      expect(refused(await it.admin.graphql(INVITE, { input }))).toEqual([
        'NOT_FOUND',
        'There is no one to invite.',
      ]);
    }
  });

  test('is logged, with the user’s name or their number', async () => {
    const [one, other] = [await newcomer({ firstName: 'Nils' }), await newcomer()];
    await invite([one]);
    await tokenOf(one);
    await invite([one, other]);
    expect(await logged(it.testApp, 2)).toEqual([
      expect.objectContaining({
        ...{ action: 'invitation.send', after: { invited: 1, leftOut: 1 } },
        subject: expect.stringMatching(/^Invitations \d+, 2 users$/),
      }),
      expect.objectContaining({
        ...{ action: 'invitation.send', after: { invited: 1, leftOut: 0 } },
        subject: `User ${one.id}, Nils Test`,
      }),
    ]);
  });

  test('is seen in the list of users, which can be narrowed to those without a password', async () => {
    const [here, waiting, late] = [
      await it.testApp.person({ lastName: 'Access' }),
      await newcomer({ lastName: 'Access' }),
      await newcomer({ lastName: 'Access' }),
    ];
    await invite([late]);
    await tokenOf(late);
    const list = async (access: string) => {
      const text = `{ adminUsers(access: ${access}, search: "access", sort: CREATED) {
        total items { id invitedAt invitationEndsAt } } }`;
      return (await it.admin.graphql(text)).data.adminUsers;
    };
    const row = ({ id }: User, moment: unknown = null) => ({
      ...{ id: String(id), invitedAt: moment, invitationEndsAt: moment },
    });
    const [one, two, three] = [row(here), row(waiting), row(late, expect.any(String))];
    expect(await list('ALL')).toEqual({ total: 3, items: [one, two, three] });
    expect(await list('WITHOUT')).toEqual({ total: 2, items: [two, three] });
    expect(await list('INVITED')).toEqual({ total: 1, items: [three] });
    await accept(await tokenOf(late));
    expect(await list('INVITED')).toEqual({ total: 0, items: [] });
  });
});
