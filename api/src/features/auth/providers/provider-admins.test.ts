import { TestBrowser } from '../../../../test/support/clients/test-browser';
import { forgetAttempts, mailsTo } from '../../../../test/support/mailbox';
import { switchOnSecondFactor } from '../../../../test/support/second-factor';
import { startLyingProvider } from '../../../../test/support/servers/lying-provider';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../user.entity';

const ME = '{ currentUser { email isAdminSession hasRecentPassword } }';
const CODE =
  'mutation($code: String!) { providerLogin(input: { code: $code }) { user { email } } }';
const BY_PROVIDER =
  'Administrators sign in by a provider here. Please use ‘Sign in with Key Ring’.';

let testApp: TestApp;
let server: Awaited<ReturnType<typeof startLyingProvider>>;
let person: User;
let browser: TestBrowser;

const app = () => testApp.running.app;
const start = (query = '') => `${app().appUrl}/auth/oidc/keyring${query}`;
const pageAfter = async (address: string) =>
  (await browser.open(address)).slice(app().appUrl.length);
const ask = (text: string, variables = {}) => browser.graphql(app().appUrl, text, variables);
const me = async () => (await ask(ME)).data.currentUser;
const becomeAdmin = () =>
  app().db.query("update users set user_role = 'ADMIN' where id = $1", [person.id]);
const link = () =>
  app().db.query(
    `insert into sign_in_identities (user_id, provider, issuer, subject)
      values ($1, 'keyring', $2, 'someone')`,
    [person.id, server.settings().issuer],
  );
const linked = () =>
  app().db.query('select from sign_in_identities where user_id = $1', [person.id]);
const signInByPassword = async () => {
  const body = { email: person.email, password: PASSWORD, isAdmin: true };
  const answer = await browser.post(`${app().appUrl}/api/auth/login`, body);
  return (await answer.json()) as { message?: string };
};
const setProvider = (rule = {}, adminsByProvider = false) => {
  app().signIn = {
    providers: [{ ...server.settings(), id: 'keyring', name: 'Key Ring', ...rule }],
    adminsByProvider,
  };
};

beforeAll(async () => {
  testApp = await startTestApp();
  server = await startLyingProvider();
});
beforeEach(async () => {
  await forgetAttempts(testApp);
  await app().db.query('delete from sign_in_identities');
  server.state.claims = { sub: 'someone' };
  setProvider();
  person = await testApp.person();
  browser = new TestBrowser();
});
afterAll(async () => {
  app().signIn = { providers: [], adminsByProvider: false };
  await Promise.all([server.close(), testApp.close()]);
});

describe('what a provider has to say of administrators', () => {
  beforeEach(async () => {
    setProvider({ administrators: { claim: 'groups', values: ['house', 'office'] } });
    await link();
    await becomeAdmin();
  });

  test.each([
    ['one of several groups', ['guests', 'office']],
    ['one group alone', 'house'],
  ])('is said by %s', async (_what, groups) => {
    server.state.claims = { sub: 'someone', groups };
    expect(await pageAfter(start('?admin=true'))).toBe('/');
    expect((await me()).isAdminSession).toBe(true);
  });

  test.each([
    ['another group', ['household']],
    ['an object', { house: true }],
    ['nothing', undefined],
  ])('is not said by %s', async (_what, groups) => {
    server.state.claims = { sub: 'someone', groups };
    for (const query of ['?admin=true', '']) {
      expect(await pageAfter(start(query))).toBe(
        '/login?provider=keyring&problem=not-administrator',
      );
    }
    expect(await me()).toBeNull();
  });

  test('makes no one an administrator', async () => {
    await app().db.query("update users set user_role = 'USER' where id = $1", [person.id]);
    server.state.claims = { sub: 'someone', groups: ['house'] };
    await pageAfter(start('?admin=true'));
    expect((await me()).isAdminSession).toBe(false);
  });
});

describe('where administrators have to sign in by a provider', () => {
  beforeEach(async () => {
    await becomeAdmin();
    setProvider({}, true);
  });

  test('one without a linked account gets in without rights, and links one', async () => {
    expect((await signInByPassword()).message).toBeUndefined();
    expect((await me()).isAdminSession).toBe(false);
    expect(await pageAfter(start('?purpose=link'))).toBe('/account?provider=keyring');
    expect((await ask('mutation { linkIdentity }')).errors).toBeUndefined();
    browser.leave(app().appUrl);
    expect(await pageAfter(start('?admin=true'))).toBe('/');
    expect((await me()).isAdminSession).toBe(true);
  });

  test('the password of one who has linked an account is refused, as at the admin form', async () => {
    await link();
    expect((await signInByPassword()).message).toBe(BY_PROVIDER);
    const text = 'mutation($input: LoginInput!) { adminLogin(input: $input) { user { email } } }';
    const input = { email: person.email, password: PASSWORD };
    expect((await ask(text, { input })).errors?.[0]?.message).toBe(BY_PROVIDER);
    const wrong = { email: person.email, password: 'wrong-password' };
    expect((await ask(text, { input: wrong })).errors?.[0]?.message).toBe(
      'Invalid email or password',
    );
    expect(await me()).toBeNull();
  });

  test('rights of a session that a password opened before end at once', async () => {
    setProvider();
    await signInByPassword();
    expect((await me()).isAdminSession).toBe(true);
    setProvider({}, true);
    expect((await me()).isAdminSession).toBe(false);
  });

  test('others sign in as before', async () => {
    person = await testApp.person();
    await link();
    expect((await signInByPassword()).message).toBeUndefined();
  });

  test('all are let in by their password once the setting is gone', async () => {
    await link();
    setProvider();
    expect((await signInByPassword()).message).toBeUndefined();
    expect((await me()).isAdminSession).toBe(true);
  });
});

describe('with two-step verification', () => {
  let codes: string[];
  beforeEach(async () => {
    const client = await testApp.signIn(person);
    const on = await switchOnSecondFactor(client);
    codes = on.recoveryCodes;
    await link();
  });

  test('the code is asked for after the provider, and counts in that browser alone', async () => {
    const page = '/login?provider=keyring&problem=code&next=%2Fcalendar';
    expect(await pageAfter(start('?next=/calendar'))).toBe(page);
    expect(await me()).toBeNull();
    const [code = ''] = codes;
    expect((await ask(CODE, { code: '000000' })).errors?.[0]?.message).toBe(
      'This code is wrong or was already used.',
    );
    const elsewhere = await new TestBrowser().graphql(app().appUrl, CODE, { code });
    expect(elsewhere.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await ask(CODE, { code })).errors).toBeUndefined();
    expect((await me()).email).toBe(person.email);
  });

  test('what was proved is gone with the linked account, and after ten minutes', async () => {
    await pageAfter(start());
    await testApp.pass('11 minutes');
    const [code = '', another = ''] = codes;
    expect((await ask(CODE, { code })).errors?.[0]?.message).toBe(
      'This has expired. Please sign in by the provider again.',
    );
    await pageAfter(start());
    await app().db.query('delete from sign_in_identities');
    expect((await ask(CODE, { code: another })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(await me()).toBeNull();
  });
});

test('an account that was linked while access was given ends with it', async () => {
  const admin = await testApp.signIn(await testApp.person({ userRole: 'ADMIN' }), {
    isAdmin: true,
  });
  const { body } = await admin.post('/api/admin/set-temporary-password', { userId: person.id });
  const handed = testApp.visitor();
  await handed.post('/api/auth/login', { email: person.email, password: body.password });
  await link();
  expect(await linked()).toHaveLength(1);
  await testApp.visitor().post('/api/auth/forgot-password', { email: person.email });
  const mail = (await mailsTo(testApp, person.email ?? '')).at(-1);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const newPassword = 'a-password-of-my-own';
  await testApp.visitor().post('/api/auth/reset-password', { token, newPassword });
  expect(await linked()).toEqual([]);
});
