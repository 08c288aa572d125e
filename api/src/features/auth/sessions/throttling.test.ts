import { WAYS } from '../../../../test/support/clients/ways';
import { forgetAttempts } from '../../../../test/support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { until } from '../../../../test/support/until';
import { signedId } from '../../../core/secrets/keyed-hash';

let testApp: TestApp;
let second: TestApp;

beforeAll(async () => {
  const env = { TRUST_PROXY: 'loopback' };
  testApp = await startTestApp({ env });
  second = await startTestApp({ env, databaseUrl: testApp.databaseUrl });
});
beforeEach(() => forgetAttempts(testApp));
afterAll(() => Promise.all([testApp.close(), second.close()]));

const REFUSAL = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes\.$/),
};

const WRONG = 'not this one';

describe.each(WAYS)('failed sign-ins through $name', ({ call }) => {
  const fail = async (email: string, times: number, at = testApp) => {
    const statuses: number[] = [];
    for (let tries = 0; tries < times; tries += 1) {
      const input = { email, password: WRONG };
      statuses.push((await call(at.visitor(), 'login', input)).status);
    }
    return statuses;
  };

  test('are refused from the eleventh for one account from one network, the right password included', async () => {
    const email = (await testApp.person()).email ?? '';
    expect(await fail(email, 10)).toEqual(Array(10).fill(401));
    const right = { email, password: PASSWORD };
    expect(await call(testApp.visitor(), 'login', right)).toMatchObject(REFUSAL);
    const otherCase = { ...right, email: email.toUpperCase() };
    expect(await call(testApp.visitor(), 'login', otherCase)).toMatchObject(REFUSAL);
    await testApp.signIn(await testApp.person());
  });

  test('are counted for all processes together', async () => {
    const email = (await testApp.person()).email ?? '';
    expect(await fail(email, 6)).toEqual(Array(6).fill(401));
    expect(await fail(email, 5, second)).toEqual([401, 401, 401, 401, 429]);
    const right = { email, password: PASSWORD };
    for (const each of [testApp, second]) {
      expect(await call(each.visitor(), 'login', right)).toMatchObject(REFUSAL);
    }
  });

  test('of an account that does not exist are refused alike', async () => {
    expect(await fail('nobody@example.test', 11)).toEqual([...Array(10).fill(401), 429]);
  });

  test('are not counted if they succeed, in sequence or concurrently', async () => {
    const person = await testApp.person();
    for (let tries = 0; tries < 25; tries += 1) await testApp.signIn(person);
    await Promise.all(Array.from({ length: 10 }, () => testApp.signIn(person)));
    expect(await fail(person.email ?? '', 11)).toEqual([...Array(10).fill(401), 429]);
  });

  test('do not concern a device on which the person has signed in before', async () => {
    const person = await testApp.person();
    const known = await testApp.signIn(person);
    await fail(person.email ?? '', 12);
    const right = { email: person.email, password: PASSWORD };
    expect(await call(testApp.visitor(), 'login', right)).toMatchObject(REFUSAL);
    expect((await call(known, 'login', right)).status).toBe(200);
    await call(known, 'logout');
    expect((await call(known, 'login', right)).status).toBe(200);
  });
});

/** Tries to sign in from a network of its own. */
const signInFrom = (network: string, body: object, client = testApp.visitor()) =>
  client.send('POST', '/api/auth/login', { body, headers: { 'x-forwarded-for': network } });

/** So many failures on the account from elsewhere that unknown devices are delayed. */
async function attack(email: string | null, failures: number): Promise<void> {
  await signInFrom('203.0.113.9', { email, password: WRONG });
  await testApp.running.app.db.query(
    "update throttle set points = $1 where key like 'failures-account:%'",
    [failures],
  );
}

test('failures from many networks never lock the user out of their own network', async () => {
  const { email } = await testApp.person();
  const statuses: number[] = [];
  for (let network = 1; network <= 12; network += 1) {
    statuses.push((await signInFrom(`203.0.113.${network}`, { email, password: WRONG })).status);
  }
  expect(statuses).toEqual(Array(12).fill(401));
  expect((await signInFrom('198.51.100.1', { email, password: PASSWORD })).status).toBe(200);
});

test('failures from many networks delay unknown devices only', async () => {
  const person = await testApp.person();
  const known = await testApp.signIn(person);
  await attack(person.email, 15);
  const right = { email: person.email, password: PASSWORD };
  const secondsOf = async (work: () => Promise<{ status: number }>) => {
    const start = performance.now();
    expect((await work()).status).toBe(200);
    return (performance.now() - start) / 1000;
  };
  expect(await secondsOf(() => signInFrom('198.51.100.1', right))).toBeGreaterThan(4.9);
  expect(await secondsOf(() => signInFrom('198.51.100.1', right, known))).toBeLessThan(4.9);
});

test('delayed sign-ins occupy no database connection', async () => {
  const { email } = await testApp.person();
  const other = await testApp.signIn(await testApp.person());
  // The longest delay, in which also a slow machine answers the other one.
  await attack(email, 30);
  let answered = 0;
  const tries = Array.from({ length: 40 }, async (_, network) => {
    await signInFrom(`192.0.2.${network}`, { email, password: WRONG });
    answered += 1;
  });
  const counted = "select from throttle where key like 'failures-network:192.0.2.%'";
  await until(async () => (await testApp.running.app.db.query(counted)).length === 40);
  expect((await other.get('/api/users')).status).toBe(200);
  const answeredBefore = answered;
  await Promise.all(tries);
  expect(answeredBefore).toBe(0);
});

test('a known device has its own limit, beyond which it counts as unknown', async () => {
  const person = await testApp.person();
  const [device, another] = [await testApp.signIn(person), await testApp.signIn(person)];
  const { email } = person;
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries += 1) {
    const body = { email, password: WRONG };
    statuses.push((await device.post('/api/auth/login', body)).status);
    await testApp.running.app.db.query("delete from throttle where key like 'failures-account:%'");
  }
  expect(statuses).toEqual([...Array(60).fill(401), 429]);
  const right = { email, password: PASSWORD };
  expect((await another.post('/api/auth/login', right)).status).toBe(200);
});

test('a device on which another user or no one has signed in is unknown', async () => {
  const person = await testApp.person();
  const others = await testApp.signIn(await testApp.person());
  const known = await testApp.signIn(person);
  const right = { email: person.email, password: PASSWORD };
  for (let tries = 0; tries < 10; tries += 1) {
    await testApp.visitor().post('/api/auth/login', { ...right, password: WRONG });
  }
  expect((await others.post('/api/auth/login', right)).status).toBe(429);
  const [device = '', proof = ''] =
    /fairweek_device=([^.]+)\.([^;]+)/.exec(known.cookieHeader)?.slice(1) ?? [];
  const unsigned = proof.replace(/^\d+/, String(person.id + 1));
  const app = testApp.running.app;
  for (const token of [
    `${device}.${unsigned}`,
    `other-device.${proof}`,
    `unread-mails.${signedId(app, 'unread-mails', person.id)}`,
    proof,
  ]) {
    const headers = { cookie: `fairweek_device=${token}` };
    const answer = await testApp
      .visitor()
      .send('POST', '/api/auth/login', { body: right, headers });
    expect([token, answer.status]).toEqual([token, 429]);
  }
  expect((await known.post('/api/auth/login', right)).status).toBe(200);
});

test('counts name no one', async () => {
  const { email } = await testApp.person();
  await testApp.visitor().post('/api/auth/login', { email, password: WRONG });
  const rows: { key: string }[] = await testApp.running.app.db.query('select key from throttle');
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toContain(email);
});

test('good sign-ins from one network address leave its limit to the wrong ones', async () => {
  const person = await testApp.person();
  for (let tries = 0; tries < 55; tries += 1) await testApp.signIn(person);
  const body = { email: 'nobody@example.test', password: WRONG };
  expect((await testApp.visitor().post('/api/auth/login', body)).status).toBe(401);
});

test('one network address may fail fifty times, whatever the accounts', async () => {
  const failFrom = (from: string, account: string) =>
    testApp.visitor().send('POST', '/api/auth/login', {
      body: { email: `${account}@example.test`, password: 'not this one' },
      headers: { 'x-forwarded-for': from },
    });
  for (let tries = 0; tries < 50; tries += 1) {
    expect((await failFrom('198.51.100.7', `somebody${tries}`)).status).toBe(401);
  }
  const { status, body } = await failFrom('198.51.100.7', 'one-more');
  expect({ status, ...body }).toMatchObject(REFUSAL);
  expect((await failFrom('198.51.100.8', 'one-more')).status).toBe(401);
});

test('guesses of codes and links are limited for one network address', async () => {
  const email = 'nobody@example.test';
  const guesses = [
    ['/api/auth/verify-otp', { email, otpCode: '123456', newPassword: PASSWORD }],
    ['/api/auth/reset-password', { token: 'a-guess', newPassword: PASSWORD }],
  ] as const;
  for (let tries = 0; tries < 30; tries += 1) {
    for (const [path, body] of guesses) {
      expect((await testApp.visitor().post(path, body)).status).toBe(400);
    }
  }
  for (const [path, body] of guesses) {
    expect((await second.visitor().post(path, body)).status).toBe(429);
  }
});

test('mails that one network address may cause are limited', async () => {
  for (let mail = 0; mail < 30; mail += 1) {
    const path = mail % 2 === 0 ? 'register-first-time' : 'forgot-password';
    const person = { email: `flood${mail}@example.test`, firstName: 'F', lastName: 'L' };
    const body = path === 'forgot-password' ? { email: person.email } : person;
    expect((await testApp.visitor().post(`/api/auth/${path}`, body)).status).toBe(200);
  }
  const body = { email: 'one-more@example.test' };
  expect((await testApp.visitor().post('/api/auth/forgot-password', body)).status).toBe(429);
});
