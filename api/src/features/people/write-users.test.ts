import { makeShare } from '../../../test/factories/share.factory';
import { resetTokenFor } from '../../../test/support/mailbox';
import { type AdminHouse, logged, openAdminHouse } from '../../../test/support/scenes/admin-house';
import { refusalOf } from '../../../test/support/scenes/co-owned-home';
import { PASSWORD } from '../../../test/support/servers/test-app';
import { User, UserRole } from '../auth/user.entity';
import { makeProperty } from '../properties/property.factory';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;
const stored = (id: number) => db().manager.findOneByOrFail(User, { id });

const UPDATE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id version } }';
const update = (input: object, client = it.admin) => client.graphql(UPDATE, { input });

describe('adding a user', () => {
  const facts = { firstName: ' Nora ', lastName: 'New', userRole: 'OWNER' };

  test('makes them without a password, and logs it', async () => {
    const { status, body } = await it.admin.post('/api/admin/users', {
      ...facts,
      email: 'nora@new.test',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ firstName: 'Nora', passwordState: 'NOT_SET', version: 1 });
    expect(await logged(it.testApp)).toMatchObject([
      { actor_name: 'Ada Admin', action: 'user.create', subject: `User ${body.id}, Nora New` },
    ]);
  });

  test('of two at once with the same address, in any letter case, creates one', async () => {
    const answers = await Promise.all(
      ['twin@new.test', 'TWIN@new.test', 'Twin@New.test'].map((email) =>
        it.admin.post('/api/admin/users', { ...facts, email }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('This is the e-mail address of Nora New.');
  });

  test('refuses a property that does not exist', async () => {
    const body = { ...facts, email: 'x@new.test', linkedPropertyId: 999_999 };
    const { status, body: answer } = await it.admin.post('/api/admin/users', body);
    expect([status, answer.message]).toEqual([404, 'There is no such property.']);
  });
});

describe('changing a user', () => {
  test('changes the given fields, removes those that are null, and logs old and new values', async () => {
    const user = await it.testApp.person({
      dateOfBirth: '1980-02-29',
      anniversaryDate: '2010-06-01',
    });
    const { body } = await it.admin.patch(`/api/admin/users/${user.id}`, {
      firstName: 'Renamed',
      dateOfBirth: null,
    });
    expect(body).toMatchObject({
      firstName: 'Renamed',
      dateOfBirth: null,
      anniversaryDate: '2010-06-01',
      version: 2,
    });
    expect(await logged(it.testApp)).toMatchObject([
      {
        action: 'user.update',
        before: { firstName: user.firstName, dateOfBirth: '1980-02-29' },
        after: { firstName: 'Renamed', dateOfBirth: null },
      },
    ]);
  });

  test('shows the second of two administrators that it has since changed', async () => {
    const { id } = await it.testApp.person();
    const answers = await Promise.all(
      ['One', 'Two'].map((firstName) => update({ id, version: 1, firstName })),
    );
    expect(answers.map(refusalOf).sort()).toEqual([
      'CONFLICT: Someone else has changed this user. Please reload it and try again.',
      'not refused',
    ]);
    expect((await stored(id)).version).toBe(2);
  });

  test('to another address ends the reset links that the old one was sent', async () => {
    const { id, email } = await it.testApp.person();
    const link = async () => {
      await it.testApp.visitor().post('/api/auth/forgot-password', { email });
      return resetTokenFor(it.testApp, email ?? '');
    };
    const follow = async (token: string) => {
      const body = { token, newPassword: 'a-better-password' };
      return (await it.testApp.visitor().post('/api/auth/reset-password', body)).status;
    };
    const kept = await link();
    await update({ id, version: 1, lastName: 'Same' });
    expect(await follow(kept)).toBe(200);
    const { version } = await stored(id);
    const ended = await link();
    expect(refusalOf(await update({ id, version, email: 'moved@new.test' }))).toBe('not refused');
    expect(await follow(ended)).toBe(400);
  });

  test('to another role ends their sessions and sockets', async () => {
    const user = await it.testApp.person();
    const client = await it.testApp.signIn(user);
    const { closed } = await client.subscribe('subscription { myMessageEvents { kind } }');
    await update({ id: user.id, version: 1, lastName: 'Same' });
    expect((await client.get('/api/auth/user')).status).toBe(200);
    await update({ id: user.id, version: 2, userRole: 'USER' });
    expect((await closed).code).toBe(4401);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  test('to another role also clears the administrator flag', async () => {
    const { id } = await it.testApp.person({ isAdmin: true });
    await update({ id, version: 1, userRole: 'USER' });
    expect(await stored(id)).toMatchObject({ userRole: 'USER', isAdmin: false });
  });

  test('to the role that they have already leaves the administrator’s flag', async () => {
    const user = await it.testApp.person({ isAdmin: true, userRole: UserRole.OWNER });
    const client = await it.testApp.signIn(user, { isAdmin: true });
    await update({ id: user.id, version: 1, userRole: 'OWNER', firstName: 'Ida' }, client);
    expect(await stored(user.id)).toMatchObject({ firstName: 'Ida', isAdmin: true });
  });

  test('of two administrators who demote each other at once, leaves one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const pair = await Promise.all(
        [1, 2].map(() => it.testApp.person({ userRole: UserRole.ADMIN })),
      );
      const clients = await Promise.all(
        pair.map((one) => it.testApp.signIn(one, { isAdmin: true })),
      );
      const demote = (other: number) =>
        update({ id: pair[other]?.id, version: 1, userRole: 'OWNER' }, clients[1 - other]);
      const answers = await Promise.all([demote(0), demote(1)]);
      expect(answers.map(refusalOf).filter((answer) => answer === 'not refused')).toHaveLength(1);
      const roles = await Promise.all(pair.map(async ({ id }) => (await stored(id)).userRole));
      expect(roles.sort()).toEqual(['ADMIN', 'OWNER']);
    }
  });

  test('cannot remove one’s own administrator role', async () => {
    const { id } = it.administrator;
    const { version } = await stored(id);
    expect(refusalOf(await update({ id, version, userRole: 'OWNER' }))).toBe(
      'FORBIDDEN: You cannot remove your own administrator role.',
    );
  });

  test('refuses an address that someone has', async () => {
    const { email, firstName, lastName } = await it.testApp.person();
    const { id } = await it.testApp.person();
    expect(refusalOf(await update({ id, version: 1, email: email?.toUpperCase() }))).toBe(
      `CONFLICT: This is the e-mail address of ${firstName} ${lastName}.`,
    );
  });

  test.each([
    ['1899-12-31', 'must be from 1900-01-01 to 2030-12-31.'],
    ['2031-01-01', 'must be from 1900-01-01 to 2030-12-31.'],
    ['2001-02-29', 'must be a valid date.'],
    ['1.2.2001', 'must be a date as YYYY-MM-DD.'],
  ])('refuses %s as a date', async (dateOfBirth, rule) => {
    const answer = await update({ id: it.administrator.id, version: 1, dateOfBirth });
    expect(refusalOf(answer)).toBe(`BAD_USER_INPUT: dateOfBirth ${rule}`);
  });

  test.each(['1900-01-01', '2030-12-31'])('takes %s as a date', async (dateOfBirth) => {
    const { id } = await it.testApp.person();
    expect(refusalOf(await update({ id, version: 1, dateOfBirth }))).toBe('not refused');
  });
});

describe('a temporary password', () => {
  test('is random, ends the sessions, opens once to choose one’s own, and is not logged', async () => {
    const user = await it.testApp.person();
    const client = await it.testApp.signIn(user);
    const set = () => it.admin.post('/api/admin/set-temporary-password', { userId: user.id });
    const [first, second] = [(await set()).body, (await set()).body];
    expect(first.password).not.toBe(second.password);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const days = (Date.parse(second.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const login = (password: string) =>
      it.testApp.visitor().post('/api/auth/login', { email: user.email, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(first.password)).status).toBe(401);
    expect((await login(second.password)).body).toMatchObject({ isFirstLogin: true });
    expect(JSON.stringify(await logged(it.testApp, 100))).not.toContain(second.password);
  });

  test('is not for oneself', async () => {
    const body = { userId: it.administrator.id };
    expect((await it.admin.post('/api/admin/set-temporary-password', body)).status).toBe(403);
  });
});

describe('deleting a user', () => {
  test('removes personal data, password, sessions and shares, and keeps what they wrote', async () => {
    const user = await it.testApp.person({
      firstName: 'Gone',
      lastName: 'Girl',
      dateOfBirth: '1980-01-01',
      anniversaryDate: '2000-01-01',
      profileImageUrl: '/x.png',
    });
    const { id: propertyId } = await makeProperty(db().manager);
    await makeShare(db().manager, { propertyId, shareNumber: 4, userId: user.id });
    const friend = await it.testApp.signIn(
      await it.testApp.person({ linkedPropertyId: propertyId }),
    );
    const client = await it.testApp.signIn(user);
    await client.post('/api/messages/send-to-email', {
      receiverEmail: it.administrator.email,
      content: 'Hello',
    });
    await friend.post('/api/messages/send-to-email', { receiverEmail: user.email, content: 'Hi' });
    const { closed } = await client.subscribe('subscription { myMessageEvents { kind } }');

    const { status, body } = await it.admin.delete(`/api/admin/users/${user.id}`);
    expect([status, body]).toEqual([
      200,
      { message: 'Gone Girl has been deleted; one share is vacant.' },
    ]);
    expect((await closed).code).toBe(4401);
    expect(await stored(user.id)).toMatchObject({
      firstName: 'Former',
      lastName: 'owner',
      email: null,
      dateOfBirth: null,
      anniversaryDate: null,
      profileImageUrl: null,
      passwordHash: null,
      deletedAt: expect.any(Date),
    });
    expect(await logged(it.testApp, 2)).toMatchObject([
      // For the owners of the house.
      { action: 'share.remove', subject: `Share 4 of property ${propertyId}, Lake House` },
      {
        action: 'user.delete',
        subject: `User ${user.id}, Former owner`,
        before: { userRole: 'OWNER', shares: [{ propertyId, shareNumber: 4 }] },
      },
    ]);
    const { body: conversations } = await friend.get('/api/conversations');
    expect(conversations).toMatchObject([
      { person: { firstName: 'Former', lastName: 'owner' }, lastMessage: 'Hi' },
    ]);
    const shares = await it.admin.get(`/api/properties/${propertyId}/shares`);
    expect(shares.body).toMatchObject([{ shareNumber: 4, userId: null, ownerName: null }]);
    expect((await it.admin.delete(`/api/admin/users/${user.id}`)).status).toBe(404);
  });

  test.each([{ userRole: UserRole.ADMIN }, { isAdmin: true }])('refuses %j', async (facts) => {
    const { id } = await it.testApp.person(facts);
    const { status, body } = await it.admin.delete(`/api/admin/users/${id}`);
    expect([status, body.message]).toEqual([
      403,
      'An administrator cannot be deleted. Please change the role first.',
    ]);
  });
});
