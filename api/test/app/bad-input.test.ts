import type { ApiClient } from '../support/clients/api-client';
import { type Action, viaGraphql, viaRest, WAYS } from '../support/clients/ways';
import { forgetAttempts, writtenMails } from '../support/mailbox';
import { startTestApp, type TestApp } from '../support/servers/test-app';

let testApp: TestApp;
let member: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  member = await testApp.signIn(await testApp.person());
});
beforeEach(() => forgetAttempts(testApp));
afterAll(() => testApp.close());

const person = { email: 'new@example.test', firstName: 'Nora', lastName: 'New' };
const login = { email: 'new@example.test', password: 'a-password' };
const verify = { email: 'new@example.test', otpCode: '123456', newPassword: 'a-password' };
const reset = { token: 'a-token', newPassword: 'a-password' };
const LONG = 'x'.repeat(1001);
const VALID = 'must be a valid e-mail address.';

/** [action, input, wrong field, REST's sentence; GraphQL's is the same where the type is right] */
const CASES: [string, Action, object, string, string][] = [
  ['a missing address', 'register', { ...person, email: undefined }, 'email', 'is required.'],
  ['a null address', 'register', { ...person, email: null }, 'email', 'is required.'],
  ['a number as address', 'register', { ...person, email: 5 }, 'email', 'must be a text.'],
  [
    'an array as address',
    'register',
    { ...person, email: ['a@b.test'] },
    'email',
    'must be a text.',
  ],
  ['an object as address', 'login', { ...login, email: { $gt: '' } }, 'email', 'must be a text.'],
  ['half an address', 'register', { ...person, email: 'nora@' }, 'email', VALID],
  [
    'an address with a line break',
    'register',
    { ...person, email: 'a@b.test\nBcc: c@d.test' },
    'email',
    VALID,
  ],
  [
    'an address with a null character',
    'register',
    { ...person, email: 'a\0@b.test' },
    'email',
    VALID,
  ],
  [
    'half of a character as address',
    'login',
    { ...login, email: 'a\ud83c@b.test' },
    'email',
    VALID,
  ],
  [
    'an empty first name',
    'register',
    { ...person, firstName: '' },
    'firstName',
    'must not be empty.',
  ],
  [
    'a blank last name',
    'register',
    { ...person, lastName: ' \t' },
    'lastName',
    'must not be empty.',
  ],
  [
    'a first name of 101 characters',
    'register',
    { ...person, firstName: 'x'.repeat(101) },
    'firstName',
    'must have at most 100 characters.',
  ],
  [
    'a null character in a name',
    'register',
    { ...person, lastName: 'N\0ew' },
    'lastName',
    'must not contain null characters.',
  ],
  [
    'an unknown field',
    'register',
    { ...person, isAdmin: true },
    'isAdmin',
    'is not a known field.',
  ],
  [
    'a role of one’s own choice',
    'verifyOtp',
    { ...verify, userRole: 'ADMIN' },
    'userRole',
    'is not a known field.',
  ],
  [
    'a constructor',
    'register',
    { ...person, constructor: { name: 'x' } },
    'constructor',
    'is not a known field.',
  ],
  ['a toString', 'login', { ...login, toString: 'x' }, 'toString', 'is not a known field.'],
  [
    'half of a character in a name',
    'register',
    { ...person, lastName: 'N\ud83cew' },
    'lastName',
    'must not contain broken characters.',
  ],
  [
    'half of a character in a password',
    'login',
    { ...login, password: 'a\udf0ab' },
    'password',
    'must not contain broken characters.',
  ],
  ['a missing password', 'login', { email: login.email }, 'password', 'is required.'],
  ['an empty password', 'login', { ...login, password: '' }, 'password', 'must not be empty.'],
  [
    'a password of 1001 characters',
    'login',
    { ...login, password: LONG },
    'password',
    'must have at most 1000 characters.',
  ],
  [
    'a null character in a password',
    'login',
    { ...login, password: 'a\0b' },
    'password',
    'must not contain null characters.',
  ],
  ['a text for true', 'login', { ...login, isAdmin: 'true' }, 'isAdmin', 'must be true or false.'],
  ['a missing code', 'verifyOtp', { ...verify, otpCode: undefined }, 'otpCode', 'is required.'],
  [
    'a code of five digits',
    'verifyOtp',
    { ...verify, otpCode: '12345' },
    'otpCode',
    'must be the 6 digits of the code.',
  ],
  [
    'a code of letters',
    'verifyOtp',
    { ...verify, otpCode: 'abcdef' },
    'otpCode',
    'must be the 6 digits of the code.',
  ],
  [
    'a code with a line break',
    'verifyOtp',
    { ...verify, otpCode: '123456\n' },
    'otpCode',
    'must be the 6 digits of the code.',
  ],
  ['a number as code', 'verifyOtp', { ...verify, otpCode: 123456 }, 'otpCode', 'must be a text.'],
  ['no address for a new code', 'resendOtp', {}, 'email', 'is required.'],
  ['no address for a link', 'forgotPassword', {}, 'email', 'is required.'],
  ['a missing token', 'resetPassword', { ...reset, token: undefined }, 'token', 'is required.'],
  [
    'an overlong token',
    'resetPassword',
    { ...reset, token: LONG },
    'token',
    'must have at most 1000 characters.',
  ],
  ['a missing new password', 'changePassword', {}, 'newPassword', 'is required.'],
];

const stored = async () => {
  // The worker writes what an accepted request has asked for.
  await writtenMails(testApp);
  const counts =
    await testApp.running.app.db.query(`select (select count(*) from users)::int as users,
    (select count(*) from registrations)::int as registrations, (select count(*) from mails)::int as mails,
    (select count(*) from sessions)::int as sessions`);
  return counts[0];
};

describe.each(WAYS)('$name', ({ name, call }) => {
  test.each(CASES)('refuses %s', async (_what, action, input, field, rule) => {
    const before = await stored();
    const client = action === 'changePassword' ? member : testApp.visitor();
    const outcome = await call(client, action, input);
    expect([outcome.status, outcome.code]).toEqual([400, 'BAD_USER_INPUT']);
    // GraphQL's own type check has its own messages; they name the field as well.
    if (name === 'REST' || outcome.field) {
      expect([outcome.field, outcome.message]).toEqual([field, `${field} ${rule}`]);
    } else {
      expect(outcome.message).toContain(field);
      expect(outcome.message).toMatch(/^[A-Z].*\.$|^[A-Z].*"\$input".*/s);
    }
    expect(await stored()).toEqual(before);
  });

  test('accepts an address of 254 characters', async () => {
    const label = (name === 'REST' ? 'r' : 'g').repeat(60);
    const email = `${'l'.repeat(64)}@${label}.${label}.${label}.travel`;
    expect(email).toHaveLength(254);
    expect((await call(testApp.visitor(), 'register', { ...person, email })).status).toBe(200);
    const outcome = await call(testApp.visitor(), 'login', { ...login, email });
    expect(outcome).toMatchObject({ status: 401, message: 'Invalid email or password' });
    expect((await call(testApp.visitor(), 'forgotPassword', { email })).status).toBe(200);
  });
});

test.each(WAYS)('$name names all wrong fields at once', async ({ call }) => {
  const input = { email: 'nora@', firstName: ' ', lastName: 'N\0ew' };
  expect(await call(testApp.visitor(), 'register', input)).toMatchObject({
    status: 400,
    code: 'BAD_USER_INPUT',
    field: 'email',
    message: `email ${VALID} firstName must not be empty. lastName must not contain null characters.`,
  });
});

test('no more than ten wrong fields are named', async () => {
  const fields = Array.from({ length: 12 }, (_, index) => [`field${index}`, 1]);
  const input = { ...login, ...Object.fromEntries(fields) };
  const { message } = await viaRest.call(testApp.visitor(), 'login', input);
  expect(message?.match(/ is not a known field\./g)).toHaveLength(10);
});

test('both ways refuse with the same words', async () => {
  const input = { ...person, firstName: ' ' };
  const [rest, graphql] = await Promise.all(
    [viaRest, viaGraphql].map(({ call }) => call(testApp.visitor(), 'register', input)),
  );
  expect(rest).toEqual(graphql);
});

describe('what only an administrator may do', () => {
  const LIST = '{ adminUsers(first: 0) { total } }';
  const path = '/api/admin/special-requests?status=x';

  test('is refused to others as such, before their input', async () => {
    const refusal = { code: 'FORBIDDEN', message: 'Admin privileges required.' };
    const message = 'Admin privileges required to access special requests management.';
    expect(await member.get(path)).toMatchObject({ status: 403, body: { ...refusal, message } });
    const [error] = (await member.graphql(LIST)).errors ?? [];
    expect({ code: error?.extensions.code, message: error?.message }).toEqual(refusal);
    const [nobody] = (await testApp.visitor().graphql(LIST)).errors ?? [];
    expect(nobody?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('names what is wrong to an administrator', async () => {
    const person = await testApp.person({ isAdmin: true });
    const administrator = await testApp.signIn(person, { isAdmin: true });
    expect((await administrator.get(path)).status).toBe(400);
    const body = { email: 'nora@', firstName: ' ' };
    const patch = await administrator.send('PATCH', '/api/admin/users/0', { body });
    expect([patch.status, patch.body.field, patch.body.message]).toEqual([
      400,
      'firstName',
      `firstName must not be empty. email ${VALID} id must be at least 1.`,
    ]);
    const [error] = (await administrator.graphql(LIST)).errors ?? [];
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
  });
});
