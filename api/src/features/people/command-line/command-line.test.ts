import 'reflect-metadata';
import { makeShare } from '../../../../test/factories/share.factory';
import { mailsTo } from '../../../../test/support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { type User, UserRole } from '../../auth/user.entity';
import { createAdministrator } from './create-administrator';
import { demoteAdministrator } from './demote-administrator';
import { endAllSessions, endUserSessions } from './end-all-sessions';
import { issuePassword } from './issue-password';
import { listAdministrators } from './list-administrators';
import type { CommandLineCall } from './lock-user-by-email';
import { removeAllSecondFactors, removeUserSecondFactor } from './remove-second-factor';

const WATCH = 'subscription { myMessageEvents { kind } }';
const ENDED = { code: 4401 };

let testApp: TestApp;
let call: CommandLineCall;
let ada: User;
let olga: User;

beforeEach(async () => {
  testApp = await startTestApp();
  call = { app: testApp.running.app, actor: null, address: null };
  ada = await testApp.person({ userRole: UserRole.ADMIN });
  olga = await testApp.person({ userRole: UserRole.OWNER });
});
afterEach(() => testApp.close());

const sql = (text: string) => testApp.running.app.db.query(text);
const emailOf = ({ email }: User) => email ?? '';
const watch = async (person: User) => (await testApp.signIn(person)).subscribe(WATCH);
const isAdmin = async ({ email }: User) =>
  (await listAdministrators(call)).some((it) => it.email === email);

/** The entries of the security log since the people signed in. */
async function logged(): Promise<unknown[][]> {
  const rows: Record<string, unknown>[] =
    await sql(`select kind, user_id as "userId", actor_id as actor, network
    from security_events where kind not like 'SIGNED%' order by id`);
  return rows.map((row) => [row.kind, row.userId, row.actor, row.network]);
}

test('the list names every administrator, with the sessions they have', async () => {
  await testApp.signIn(ada);
  const name = `${ada.firstName} ${ada.lastName}`;
  expect(await listAdministrators(call)).toEqual([
    { email: ada.email, name, sessions: 1, temporaryUntil: null },
  ]);
});

test('a new administrator gets a temporary password, and a known user keeps theirs', async () => {
  const person = { email: 'new@example.test', firstName: 'Nora', lastName: 'New' };
  const { temporaryPassword } = await createAdministrator(call, person);
  const login = { email: person.email, password: temporaryPassword, isAdmin: true };
  const { body } = await testApp.visitor().post('/api/auth/login', login);
  expect(body).toMatchObject({ isFirstLogin: true, user: { userRole: 'ADMIN' } });

  const listener = await watch(olga);
  const known = { email: emailOf(olga).toUpperCase(), firstName: 'X', lastName: 'Y' };
  expect(await createAdministrator(call, known)).toEqual({ temporaryPassword: null });
  expect(await listener.closed).toMatchObject(ENDED);
  await testApp.signIn(olga, { isAdmin: true });
  const { id } = body.user;
  expect(await logged()).toEqual([
    ['ROLE_CHANGED', Number(id), null, null],
    ['TEMPORARY_PASSWORD_SET', Number(id), null, null],
    ['ROLE_CHANGED', olga.id, null, null],
  ]);
});

test('a demoted administrator is signed out and keeps their shares', async () => {
  await createAdministrator(call, { email: emailOf(olga), firstName: 'O', lastName: 'O' });
  const [property] = await sql(
    "insert into properties (name, location) values ('A', 'B') returning id",
  );
  const { manager } = testApp.running.app.db;
  await makeShare(manager, { propertyId: property.id, shareNumber: 1, userId: olga.id });
  const listener = await watch(olga);
  await demoteAdministrator(call, { email: emailOf(olga), isForced: false });
  expect(await listener.closed).toMatchObject(ENDED);
  expect(await isAdmin(olga)).toBe(false);
  const [row] = await sql(`select user_role as role from users where id = ${olga.id}`);
  expect(row).toEqual({ role: 'OWNER' });
  expect((await logged()).at(-1)).toEqual(['ROLE_CHANGED', olga.id, null, null]);
});

test('the last administrator is demoted only by force', async () => {
  const email = emailOf(ada);
  await expect(demoteAdministrator(call, { email, isForced: false })).rejects.toThrow(
    `${email} is the last administrator. Make another one first, or add --force.`,
  );
  expect(await isAdmin(ada)).toBe(true);
  expect(await logged()).toEqual([]);
  await demoteAdministrator(call, { email, isForced: true });
  expect(await listAdministrators(call)).toEqual([]);
});

test('of two administrators demoted at once, one stays', async () => {
  await createAdministrator(call, { email: emailOf(olga), firstName: 'O', lastName: 'O' });
  const results = await Promise.allSettled(
    [ada, olga].map((it) => demoteAdministrator(call, { email: emailOf(it), isForced: false })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await listAdministrators(call)).toHaveLength(1);
});

test('a temporary password replaces the one a user had, and ends sessions', async () => {
  const listener = await watch(olga);
  const password = await issuePassword(call, emailOf(olga));
  expect(await listener.closed).toMatchObject(ENDED);
  const login = (guess: string) =>
    testApp.visitor().post('/api/auth/login', { email: olga.email, password: guess });
  expect((await login(PASSWORD)).status).toBe(401);
  expect((await login(password)).body).toMatchObject({ isFirstLogin: true });
  expect((await logged()).filter(([kind]) => kind !== 'SIGN_IN_REFUSED')).toEqual([
    ['TEMPORARY_PASSWORD_SET', olga.id, null, null],
  ]);
  const mail = (await mailsTo(testApp, emailOf(olga))).at(-1);
  expect(mail?.text).toContain('By: The operator of the server');
  expect(mail?.text).not.toContain(password);
});

test('the sessions of one user end, or those of everyone', async () => {
  const [adas, olgas] = [await watch(ada), await watch(olga)];
  await endUserSessions(call, emailOf(olga));
  expect(await olgas.closed).toMatchObject(ENDED);
  expect(await sql('select user_id as id from sessions')).toEqual([{ id: ada.id }]);
  await testApp.signIn(olga);
  expect(await endAllSessions(call)).toBe(2);
  expect(await adas.closed).toMatchObject(ENDED);
  expect(await sql('select 1 from sessions')).toEqual([]);
  expect(await logged()).toEqual([
    ['SESSIONS_ENDED', olga.id, null, null],
    ['SESSIONS_ENDED', ada.id, null, null],
    ['SESSIONS_ENDED', olga.id, null, null],
  ]);
});

test.each<[string, (email: string) => Promise<unknown>]>([
  ['demote', (email) => demoteAdministrator(call, { email, isForced: true })],
  ['reset-password', (email) => issuePassword(call, email)],
  ['end-sessions', (email) => endUserSessions(call, email)],
])('%s refuses an address that no user has', async (_name, run) => {
  await expect(run('nobody@example.test')).rejects.toThrow(
    'No user has the address nobody@example.test.',
  );
});

test('a user who is no administrator cannot be demoted', async () => {
  const email = emailOf(olga);
  await expect(demoteAdministrator(call, { email, isForced: true })).rejects.toThrow(
    `${email} is no administrator.`,
  );
});

test('a second factor is removed for a lost phone, or everyone’s for a lost secret', async () => {
  for (const { id } of [ada, olga]) {
    await sql(
      `insert into second_factors (user_id, secret, confirmed_at) values (${id}, 'lost', now())`,
    );
  }
  expect(await removeUserSecondFactor(call, emailOf(ada))).toBe(true);
  expect(await removeUserSecondFactor(call, emailOf(ada))).toBe(false);
  expect(await removeAllSecondFactors(call)).toBe(1);
  expect(await logged()).toEqual([
    ['SECOND_FACTOR_OFF', ada.id, null, null],
    ['SECOND_FACTOR_OFF', olga.id, null, null],
  ]);
  await testApp.signIn(olga);
  await expect(removeUserSecondFactor(call, 'nobody@b.test')).rejects.toThrow(
    'No user has the address nobody@b.test.',
  );
});
