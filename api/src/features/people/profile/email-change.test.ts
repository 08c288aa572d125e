import type { ApiClient } from '../../../../test/support/clients/api-client';
import {
  codeFor,
  forgetAttempts,
  mailsTo,
  resetTokenFor,
  restoreTokenFor,
  writtenMails,
  wrongCode,
} from '../../../../test/support/mailbox';
import { tokenClient } from '../../../../test/support/scenes/tokens';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../../auth/user.entity';

let testApp: TestApp;
let count = 0;
let me: User;
let asMe: ApiClient;
let old: string;
let wanted: string;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  await forgetAttempts(testApp);
  count += 1;
  old = `old${count}@self.test`;
  wanted = `new${count}@self.test`;
  me = await testApp.person({ email: old });
  asMe = await testApp.signIn(me);
});
afterAll(() => testApp.close());

const query = (sql: string, values: unknown[] = []) => testApp.running.app.db.query(sql, values);
const change = (email: string, as = asMe) =>
  as.graphql('mutation($email: String!) { changeMyEmail(email: $email) { email pendingEmail } }', {
    email,
  });
const confirm = (code: string, as = asMe) =>
  as.graphql('mutation($code: String!) { confirmMyEmail(code: $code) { email } }', { code });
const restore = (token: string) =>
  testApp.visitor().graphql('mutation($token: String!) { restoreEmail(token: $token) }', { token });
const emailOf = async (user: User) =>
  (await query('select email::text from users where id = $1', [user.id]))[0].email;
const refusal = ({ errors }: Awaited<ReturnType<typeof change>>) =>
  errors?.[0] && { code: errors[0].extensions.code, message: errors[0].message };
const login = async (email: string, password = PASSWORD) =>
  (await testApp.visitor().post('/api/auth/login', { email, password })).status;

async function changed(): Promise<string> {
  await change(wanted);
  await confirm(await codeFor(testApp, wanted));
  return restoreTokenFor(testApp, old);
}

const INVALID = { code: 'BAD_USER_INPUT', message: 'This code is wrong or has expired.' };

test('an address changes once a code from there confirms it, and not before', async () => {
  expect((await change(wanted)).data.changeMyEmail).toEqual({ email: old, pendingEmail: wanted });
  const code = await codeFor(testApp, wanted);
  expect(await emailOf(me)).toBe(old);
  expect(await mailsTo(testApp, old)).toEqual([]);
  expect(refusal(await confirm(wrongCode(code)))).toEqual(INVALID);
  expect((await confirm(code)).data.confirmMyEmail).toEqual({ email: wanted });
  expect((await asMe.graphql('{ currentUser { email } }')).data.currentUser.email).toBe(wanted);
  expect([await login(old), await login(wanted)]).toEqual([401, 200]);
  expect(refusal(await confirm(code))).toEqual(INVALID);
  const stored = await query('select row_to_json(c)::text as it from email_undos c');
  expect(stored[0].it).not.toContain(await restoreTokenFor(testApp, old));
});

test('asks for the password again', async () => {
  await testApp.pass('15 minutes');
  expect(refusal(await change(wanted))?.code).toBe('PASSWORD_REQUIRED');
  await writtenMails(testApp);
  expect(await mailsTo(testApp, wanted)).toEqual([]);
});

test('an address that another user has is answered alike, and they get a notice without a code', async () => {
  const other = await testApp.person();
  const taken = other.email ?? '';
  const { data } = await change(taken.toUpperCase());
  expect(data.changeMyEmail).toEqual({ email: old, pendingEmail: taken.toUpperCase() });
  expect(await mailsTo(testApp, taken)).toMatchObject([
    { text: expect.not.stringMatching(/^\d{6}$/m) },
  ]);
  expect(refusal(await confirm('123456'))).toEqual(INVALID);
});

test('two who want one address: the first has it, and the other reads a sentence', async () => {
  const other = await testApp.person();
  const asOther = await testApp.signIn(other);
  await change(wanted);
  const mine = await codeFor(testApp, wanted);
  await change(wanted, asOther);
  const theirs = await codeFor(testApp, wanted);
  const outcomes = await Promise.all([confirm(mine), confirm(theirs, asOther)]);
  expect(outcomes.map(refusal).filter(Boolean)).toEqual([
    {
      code: 'CONFLICT',
      message:
        'This address is no longer available. Please choose another one, or ask an administrator.',
    },
  ]);
  expect([await emailOf(me), await emailOf(other)].filter((it) => it === wanted)).toHaveLength(1);
});

test('five wrong codes end a code, and a new request makes an earlier one invalid', async () => {
  await change(wanted);
  const code = await codeFor(testApp, wanted);
  for (let tries = 0; tries < 5; tries++) await confirm(wrongCode(code));
  expect(refusal(await confirm(code))).toEqual(INVALID);
  const other = `x${wanted}`;
  await change(wanted);
  const second = await codeFor(testApp, wanted);
  await change(other);
  const third = await codeFor(testApp, other);
  if (second !== third) expect(refusal(await confirm(second))).toEqual(INVALID);
  expect((await confirm(third)).data.confirmMyEmail.email).toBe(other);
});

test('a code expires after 10 minutes, and is deleted', async () => {
  await change(wanted);
  const code = await codeFor(testApp, wanted);
  await testApp.pass('10 minutes');
  expect(refusal(await confirm(code))).toEqual(INVALID);
  expect(
    (await asMe.graphql('{ myProfile { pendingEmail } }')).data.myProfile.pendingEmail,
  ).toBeNull();
});

test('one’s own address is refused, and more than ten codes in an hour', async () => {
  expect(refusal(await change(old.toUpperCase()))?.message).toBe(
    'This is your e-mail address already.',
  );
  for (let code = 0; code < 10; code++) await change(`${code}${wanted}`);
  expect(refusal(await change(wanted))?.code).toBe('TOO_MANY_REQUESTS');
});

test('the former address takes it back: sessions, tokens and the password end', async () => {
  const program = await tokenClient(testApp, me, ['WEEKS_READ']);
  const token = await changed();
  expect((await restore(token)).data.restoreEmail).toBe(true);
  expect(await emailOf(me)).toBe(old);
  expect((await asMe.graphql('{ currentUser { id } }')).data.currentUser).toBeNull();
  expect((await program.get('/api/auth/user')).status).toBe(401);
  expect([await login(old), await login(wanted)]).toEqual([401, 401]);
  const reset = { token: await resetTokenFor(testApp, old), newPassword: 'a-better-password' };
  await testApp.visitor().post('/api/auth/reset-password', reset);
  expect(await login(old, 'a-better-password')).toBe(200);
  expect(refusal(await restore(token))?.message).toBe('This link has expired or was already used.');
});

test('the first link takes back later changes too, whose links end', async () => {
  const first = await changed();
  await change(`x${wanted}`);
  await confirm(await codeFor(testApp, `x${wanted}`));
  const second = await restoreTokenFor(testApp, wanted);
  await restore(first);
  expect(await emailOf(me)).toBe(old);
  expect(refusal(await restore(second))?.code).toBe('BAD_USER_INPUT');
});

test('a link ends after 7 days, and as an administrator changes the address', async () => {
  const token = await changed();
  const late = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  const { status } = await late.patch(`/api/admin/users/${me.id}`, { email: `a${wanted}` });
  expect(status).toBe(200);
  expect(refusal(await restore(token))?.code).toBe('BAD_USER_INPUT');
  await change(wanted);
  await confirm(await codeFor(testApp, wanted));
  const next = await restoreTokenFor(testApp, `a${wanted}`);
  await testApp.pass('7 days');
  expect(refusal(await restore(next))?.code).toBe('BAD_USER_INPUT');
});

test('two uses of a link at once restore once', async () => {
  const token = await changed();
  const outcomes = await Promise.all([restore(token), restore(token)]);
  expect(outcomes.map((it) => it.data?.restoreEmail ?? null).filter(Boolean)).toEqual([true]);
});

test('my data has open changes; an erased user leaves none, nor an email to such an address', async () => {
  await changed();
  await change(`open${wanted}`);
  await writtenMails(testApp);
  const file = await asMe.get('/api/my-data');
  expect(JSON.stringify(file.body)).toContain(`open${wanted}`);
  const admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  await admin.delete(`/api/admin/users/${me.id}`);
  const tables = ['email_changes', 'email_undos', 'mails', 'audit_log', 'throttle'];
  for (const table of tables) {
    const [{ it }] = await query(`select coalesce(json_agg(t)::text, '') as it from ${table} t`);
    expect(it).not.toContain(wanted);
    expect(it).not.toContain(old);
  }
});
