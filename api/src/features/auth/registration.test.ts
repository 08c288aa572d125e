import { WAYS } from '../../../test/support/clients/ways';
import {
  codeFor,
  forgetAttempts,
  mailsTo,
  writtenMails,
  wrongCode,
} from '../../../test/support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { User } from './user.entity';

let testApp: TestApp;
let count = 0;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(() => forgetAttempts(testApp));
afterAll(() => testApp.close());

function newcomer() {
  count += 1;
  return { email: `New${count}@example.test`, firstName: 'Nora', lastName: 'New' };
}

const accountOf = (email: string) =>
  testApp.running.app.db.getRepository(User).findOneBy({ email });
const expireCodes = async () => {
  await writtenMails(testApp);
  await testApp.pass('10 minutes');
};

const INVALID = {
  status: 400,
  code: 'BAD_USER_INPUT',
  field: 'otpCode',
  message: 'Invalid verification code or expired',
};

describe.each(WAYS)('registering through $name', ({ call }) => {
  const register = async (person = newcomer()) => {
    expect((await call(testApp.visitor(), 'register', person)).status).toBe(200);
    return person;
  };
  const verify = (email: string, otpCode: string, newPassword = PASSWORD) => {
    const client = testApp.visitor();
    return call(client, 'verifyOtp', { email, otpCode, newPassword }).then((outcome) => ({
      client,
      ...outcome,
    }));
  };

  test('mails a code that opens the account and signs in', async () => {
    const { email } = await register();
    expect(await accountOf(email)).toBeNull();
    const { client, status, data } = await verify(email, await codeFor(testApp, email));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      isFirstLogin: false,
      user: { firstName: 'Nora', lastName: 'New', email, userRole: 'USER', isAdmin: false },
    });
    expect((await call(client, 'currentUser')).data).toEqual(data.user);
    const again = await call(testApp.visitor(), 'login', { email, password: PASSWORD });
    expect(again.status).toBe(200);
  });

  test('gives the same answer for an existing account, which is notified by email', async () => {
    const { email } = await testApp.person();
    const stranger = newcomer();
    const unknown = await call(testApp.visitor(), 'register', stranger);
    const known = await call(testApp.visitor(), 'register', { ...stranger, email });
    expect(known).toEqual(unknown);
    expect(await mailsTo(testApp, email ?? '')).toMatchObject([
      {
        subject: 'You already have a Fairweek account',
        text: expect.not.stringMatching(/^\d{6}$/m),
      },
    ]);
    expect(await call(testApp.visitor(), 'resendOtp', { email })).toMatchObject({ status: 429 });
  });

  test('twice within a minute emails one code and gives the same answer', async () => {
    const person = await register();
    await register({ ...person, firstName: 'Somebody else' });
    expect(await mailsTo(testApp, person.email)).toHaveLength(1);
    const { data } = await verify(person.email, await codeFor(testApp, person.email));
    expect(data.user.firstName).toBe('Nora');
  });

  test('of an address that waits already leaves the first name and code as they are', async () => {
    const person = await register();
    const first = await codeFor(testApp, person.email);
    await forgetAttempts(testApp);
    await register({ ...person, firstName: 'Somebody', lastName: 'Else' });
    const [mail, other] = await mailsTo(testApp, person.email);
    expect(mail?.text).toContain('in the name of Nora New.');
    expect(other?.text).toContain('in the name of Somebody Else.');
    const { status, data } = await verify(person.email, first);
    expect([status, data.user.firstName]).toEqual([200, 'Nora']);
    expect(await verify(person.email, await codeFor(testApp, person.email))).toMatchObject(INVALID);
  });

  test('with another code of the same address opens the account in that name', async () => {
    const person = await register();
    await writtenMails(testApp);
    await forgetAttempts(testApp);
    await register({ ...person, firstName: 'Corrected' });
    const code = await codeFor(testApp, person.email);
    const { data } = await verify(person.email, code);
    expect(data.user.firstName).toBe('Corrected');
  });

  test('bears five wrong tries for all codes of one address together', async () => {
    const person = await register();
    const first = await codeFor(testApp, person.email);
    await forgetAttempts(testApp);
    await register(person);
    const second = await codeFor(testApp, person.email);
    const wrong = ['000000', '000001', '000002'].find((it) => it !== first && it !== second);
    for (let guess = 0; guess < 5; guess += 1) await verify(person.email, wrong ?? '');
    for (const code of [first, second]) {
      expect(await verify(person.email, code)).toMatchObject(INVALID);
    }
  });

  test('puts no link from a stranger into the email', async () => {
    const person = await register({
      ...newcomer(),
      firstName: 'See',
      lastName: 'https://evil.example',
    });
    const [mail] = await mailsTo(testApp, person.email);
    expect(mail?.text).toContain('in the name of See httpsevilexample.');
  });

  test('refuses a code that has expired', async () => {
    const { email } = await register();
    await expireCodes();
    expect(await verify(email, await codeFor(testApp, email))).toMatchObject(INVALID);
    expect(await accountOf(email)).toBeNull();
  });

  test('refuses a code that was used', async () => {
    const { email } = await register();
    const code = await codeFor(testApp, email);
    expect((await verify(email, code)).status).toBe(200);
    const { client, ...again } = await verify(email, code, 'another-password');
    expect(again).toMatchObject(INVALID);
    expect(client.cookieHeader).toBe('');
  });

  test('accepts exactly one of several concurrent uses of a code', async () => {
    const { email } = await register();
    const code = await codeFor(testApp, email);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => verify(email, code)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('bears five wrong tries, then refuses the right code too', async () => {
    const { email } = await register();
    const code = await codeFor(testApp, email);
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await verify(email, wrongCode(code))).toMatchObject(INVALID);
    }
    expect(await verify(email, code)).toMatchObject(INVALID);
  });

  test('accepts the right code after four wrong ones', async () => {
    const { email } = await register();
    const code = await codeFor(testApp, email);
    for (let guess = 0; guess < 4; guess += 1) await verify(email, wrongCode(code));
    expect((await verify(email, code)).status).toBe(200);
  });

  test("refuses someone else's code and a code for no one", async () => {
    const [{ email }, other] = [await register(), await register()];
    const code = await codeFor(testApp, email);
    expect(await verify(other.email, code)).toMatchObject(INVALID);
    expect(await verify('nobody@example.test', code)).toMatchObject(INVALID);
  });

  test('does not resend before a minute has passed, whether there is an account or not', async () => {
    const { email } = await register();
    expect(await call(testApp.visitor(), 'resendOtp', { email })).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds\.$/),
    });
    expect(await mailsTo(testApp, email)).toHaveLength(1);
  });

  test('resends when a minute has gone by, and not some seconds before', async () => {
    const { email } = await register();
    await codeFor(testApp, email);
    const goBy = (seconds: number) =>
      testApp.running.app.db.query(
        "update throttle set expire = expire - $1 where key like 'code-pause%'",
        [seconds * 1000],
      );
    await goBy(50);
    expect((await call(testApp.visitor(), 'resendOtp', { email })).status).toBe(429);
    await goBy(10);
    expect((await call(testApp.visitor(), 'resendOtp', { email })).status).toBe(200);
    expect(await mailsTo(testApp, email)).toHaveLength(2);
  });

  test('resends a new code after a minute, and only that one opens', async () => {
    const { email } = await register();
    const first = await codeFor(testApp, email);
    for (let guess = 0; guess < 5; guess += 1) await verify(email, wrongCode(first));
    await expireCodes();
    await forgetAttempts(testApp);
    expect((await call(testApp.visitor(), 'resendOtp', { email })).status).toBe(200);
    const second = await codeFor(testApp, email);
    expect(await mailsTo(testApp, email)).toHaveLength(2);
    if (second !== first) expect(await verify(email, first)).toMatchObject(INVALID);
    expect((await verify(email, second)).status).toBe(200);
    expect((await call(testApp.visitor(), 'resendOtp', { email })).status).toBe(429);
  });

  test('resending to an address that never registered emails nothing and gives the same answer', async () => {
    const { email } = await register();
    await forgetAttempts(testApp);
    const known = await call(testApp.visitor(), 'resendOtp', { email });
    const unknown = await call(testApp.visitor(), 'resendOtp', { email: 'nobody@example.test' });
    expect(unknown).toEqual(known);
    expect(await mailsTo(testApp, 'nobody@example.test')).toEqual([]);
  });

  test('opens an account that an administrator created, under the name given there', async () => {
    const made = await testApp.person({ passwordHash: null });
    const email = made.email ?? '';
    await register({ ...newcomer(), email });
    const { data } = await verify(email, await codeFor(testApp, email));
    expect(data.user).toMatchObject({ firstName: made.firstName, userRole: 'OWNER' });
    expect(Number(data.user.id)).toBe(made.id);
  });

  test.each([
    ['too short', 'short', 'Password must be at least 6 characters long.'],
    ['longer than 72 bytes', 'é'.repeat(37), /at most 72 bytes/],
    ['among the most common ones', '123456', /among the most common ones/],
  ])('refuses a password that is %s and leaves the code as it was', async (_what, bad, message) => {
    const { email } = await register();
    const code = await codeFor(testApp, email);
    expect(await verify(email, code, bad)).toMatchObject({
      status: 400,
      field: 'newPassword',
      message: expect.stringMatching(message),
    });
    expect((await verify(email, code)).status).toBe(200);
  });
});

test('codes are stored hashed', async () => {
  const person = newcomer();
  await testApp.visitor().post('/api/auth/register-first-time', person);
  const code = await codeFor(testApp, person.email);
  const rows = await testApp.running.app.db.query('select * from registrations');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
});

test('one account is mailed at most ten codes an hour, which no one sees from outside', async () => {
  const person = newcomer();
  const statuses: number[] = [];
  for (let mail = 0; mail < 11; mail += 1) {
    await testApp.running.app.db.query("delete from throttle where key like 'code-pause%'");
    statuses.push((await testApp.visitor().post('/api/auth/register-first-time', person)).status);
  }
  expect(statuses).toEqual(Array(11).fill(200));
  expect(await mailsTo(testApp, person.email)).toHaveLength(10);
});

test('guesses that are refused cost no slow hash', async () => {
  const hashing = jest.spyOn(testApp.running.app, 'hashing');
  const input = { email: 'nobody@example.test', otpCode: '123456', newPassword: PASSWORD };
  expect((await testApp.visitor().post('/api/auth/verify-otp', input)).status).toBe(400);
  expect(hashing).not.toHaveBeenCalled();
});
