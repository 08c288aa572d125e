import { type House, openHouse, PASSWORD } from '../../../test/support/house';
import { forgetAttempts } from '../../../test/support/mailbox';
import { WAYS } from '../../../test/support/ways';

let house: House;
let second: House;

beforeAll(async () => {
  const env = { TRUST_PROXY: 'loopback' };
  house = await openHouse({ env });
  second = await openHouse({ env, databaseUrl: house.databaseUrl });
});
beforeEach(() => forgetAttempts(house));
afterAll(() => Promise.all([house.close(), second.close()]));

const REFUSAL = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes\.$/),
};

describe.each(WAYS)('failed sign-ins through $name', ({ call }) => {
  const fail = async (email: string, times: number, at = house) => {
    const statuses: number[] = [];
    for (let tries = 0; tries < times; tries += 1) {
      const input = { email, password: 'not this one' };
      statuses.push((await call(at.visitor(), 'login', input)).status);
    }
    return statuses;
  };

  test('are refused from the eleventh for one account, the right password included', async () => {
    const email = (await house.person()).email ?? '';
    expect(await fail(email, 10)).toEqual(Array(10).fill(401));
    const right = { email, password: PASSWORD };
    expect(await call(house.visitor(), 'login', right)).toMatchObject(REFUSAL);
    const otherCase = { ...right, email: email.toUpperCase() };
    expect(await call(house.visitor(), 'login', otherCase)).toMatchObject(REFUSAL);
    await house.signIn(await house.person());
  });

  test('are counted for all processes together', async () => {
    const email = (await house.person()).email ?? '';
    expect(await fail(email, 6)).toEqual(Array(6).fill(401));
    expect(await fail(email, 5, second)).toEqual([401, 401, 401, 401, 429]);
    const right = { email, password: PASSWORD };
    for (const each of [house, second]) {
      expect(await call(each.visitor(), 'login', right)).toMatchObject(REFUSAL);
    }
  });

  test('of an account that does not exist are refused alike', async () => {
    expect(await fail('nobody@example.test', 11)).toEqual([...Array(10).fill(401), 429]);
  });

  test('are not counted when they succeed', async () => {
    const person = await house.person();
    for (let tries = 0; tries < 25; tries += 1) await house.signIn(person);
    expect(await fail(person.email ?? '', 11)).toEqual([...Array(10).fill(401), 429]);
  });
});

test('one network address may fail fifty times, whatever the accounts', async () => {
  const failFrom = (from: string, account: string) =>
    house.visitor().send('POST', '/api/auth/login', {
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
      expect((await house.visitor().post(path, body)).status).toBe(400);
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
    expect((await house.visitor().post(`/api/auth/${path}`, body)).status).toBe(200);
  }
  const body = { email: 'one-more@example.test' };
  expect((await house.visitor().post('/api/auth/forgot-password', body)).status).toBe(429);
});
