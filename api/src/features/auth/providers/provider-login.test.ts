import { TestBrowser } from '../../../../test/support/clients/test-browser';
import { forgetAttempts, mailsTo } from '../../../../test/support/mailbox';
import {
  type RunningProvider,
  startProviderServer,
} from '../../../../test/support/servers/sign-in-provider';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../user.entity';

const ME = '{ currentUser { email isAdmin isAdminSession hasRecentPassword } }';

let testApp: TestApp;
let provider: RunningProvider;
let person: User;
let browser: TestBrowser;

const appUrl = () => testApp.running.app.appUrl;
const start = (query = '') => `${appUrl()}/auth/oidc/keyring${query}`;
/** The path and query of the page at which a browser ends. */
async function pageAfter(address: string, by = browser) {
  return (await by.open(address)).slice(appUrl().length);
}
const ask = (text: string, variables = {}) => browser.graphql(appUrl(), text, variables);
const me = async () => (await browser.graphql(appUrl(), ME)).data.currentUser;
const link = () =>
  testApp.running.app.db.query(
    `insert into sign_in_identities (user_id, provider, issuer, subject, email)
      values ($1, 'keyring', $2, $3, $4)`,
    [person.id, provider.settings.issuer, `sub-${person.id}`, person.email],
  );
const linked = () =>
  testApp.running.app.db.query('select from sign_in_identities where user_id = $1', [person.id]);
const becomes = (facts = {}) =>
  provider.becomes({ sub: `sub-${person.id}`, email: person.email ?? '', ...facts });
const signInByPassword = () =>
  browser.post(`${appUrl()}/api/auth/login`, { email: person.email, password: PASSWORD });

beforeAll(async () => {
  testApp = await startTestApp();
  provider = await startProviderServer(appUrl());
});
beforeEach(async () => {
  await forgetAttempts(testApp);
  testApp.running.app.signIn = { providers: [provider.settings], adminsByProvider: false };
  person = await testApp.person();
  browser = new TestBrowser();
  await becomes();
});
afterAll(async () => {
  testApp.running.app.signIn = { providers: [], adminsByProvider: false };
  await provider.close();
  await testApp.close();
});

test('a linked account signs in, and leads to the page that was asked for', async () => {
  await link();
  expect(await pageAfter(start('?next=/calendar%3Fyear%3D2027'))).toBe('/calendar?year=2027');
  expect(await me()).toMatchObject({ email: person.email, isAdminSession: false });
  const [session] = await testApp.running.app.db.query(
    'select way from sessions where user_id = $1',
    [person.id],
  );
  expect(session).toEqual({ way: 'PROVIDER' });
  const events = await testApp.running.app.db.query(
    'select kind from security_events where user_id = $1',
    [person.id],
  );
  expect(events).toEqual([{ kind: 'SIGNED_IN' }]);
});

test('the request has PKCE, state, nonce and the address of this provider', async () => {
  await pageAfter(start());
  const asked = new URL(browser.trail[1] ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    code_challenge_method: 'S256',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${appUrl()}/auth/oidc/keyring/callback`,
  });
  for (const field of ['state', 'nonce', 'code_challenge']) {
    expect(asked.get(field)).toMatch(/^[\w-]{43}$/);
  }
});

test('a sign-in that the provider remembers is no password; a fresh one is', async () => {
  await link();
  await pageAfter(start());
  // It names no time unless it is asked for a fresh one.
  expect((await me()).hasRecentPassword).toBe(false);
  expect(await pageAfter(start('?purpose=confirm'))).toBe('/auth/oidc/confirmed');
  expect((await me()).hasRecentPassword).toBe(true);
});

test('an administrator session is for those who ask and are administrators', async () => {
  await link();
  await pageAfter(start('?admin=true'));
  expect((await me()).isAdminSession).toBe(false);
  await testApp.running.app.db.query("update users set user_role = 'ADMIN' where id = $1", [
    person.id,
  ]);
  await pageAfter(start('?admin=true'));
  expect((await me()).isAdminSession).toBe(true);
  await pageAfter(start());
  expect((await me()).isAdminSession).toBe(false);
});

describe('a first visit', () => {
  const LINK = 'mutation { linkIdentity }';
  const PENDING = '{ pendingIdentity { provider email } }';

  test('with the verified address of an account links nothing until its user confirms', async () => {
    await becomes({ email_verified: true });
    const page = await pageAfter(start());
    expect(page).toBe('/login?provider=keyring&problem=link&next=%2Faccount%3Fprovider%3Dkeyring');
    expect(await me()).toBeNull();
    await signInByPassword();
    const pending = { provider: 'keyring', email: person.email };
    expect((await ask(PENDING)).data).toEqual({ pendingIdentity: pending });
    expect(await linked()).toEqual([]);
    expect((await ask(LINK)).data).toEqual({ linkIdentity: true });
    expect((await ask(PENDING)).data).toEqual({ pendingIdentity: null });
    expect((await mailsTo(testApp, person.email ?? '')).at(-1)?.subject).toBe(
      'Another account signs in to your Fairweek account',
    );
    browser.leave(appUrl());
    expect(await pageAfter(start())).toBe('/');
    expect((await me()).email).toBe(person.email);
  });

  test('waits for its own user alone', async () => {
    await becomes({ email_verified: true });
    await pageAfter(start());
    person = await testApp.person();
    await signInByPassword();
    expect((await ask(PENDING)).data).toEqual({ pendingIdentity: null });
    expect((await ask(LINK)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test.each([
    ['an unverified address', { email_verified: false }, 'unverified'],
    ['an address of which it says nothing', {}, 'unverified'],
    ['no address', { email: undefined, email_verified: true }, 'unverified'],
    [
      'an address without an account',
      { email: 'x@example.test', email_verified: true },
      'no-account',
    ],
  ])('with %s is refused', async (_what, facts, problem) => {
    await becomes(facts);
    expect(await pageAfter(start())).toBe(`/login?provider=keyring&problem=${problem}`);
    expect(await me()).toBeNull();
    await signInByPassword();
    expect((await ask(PENDING)).data).toEqual({ pendingIdentity: null });
  });
});

test('a person who refuses at the provider is led back', async () => {
  await becomes({ refuses: true });
  expect(await pageAfter(start('?next=/calendar'))).toBe(
    '/login?provider=keyring&problem=denied&next=%2Fcalendar',
  );
});
