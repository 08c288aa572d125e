import { TestBrowser } from '../../../../test/support/clients/test-browser';
import { forgetAttempts } from '../../../../test/support/mailbox';
import {
  type ProviderManner,
  startLyingProvider,
} from '../../../../test/support/servers/lying-provider';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../user.entity';

const ME = '{ currentUser { email } }';

let testApp: TestApp;
let liar: Awaited<ReturnType<typeof startLyingProvider>>;
let other: typeof liar;
let person: User;
let browser: TestBrowser;

const app = () => testApp.running.app;
const start = (query = '', id = 'liar') => `${app().appUrl}/auth/oidc/${id}${query}`;
const isAnswer = (address: string) => address.includes('/callback');
const pageAfter = async (address: string, by = browser) =>
  (await by.open(address)).slice(app().appUrl.length);
/** The address at which the provider answers, which is not opened yet. */
const answerOf = (by = browser, id = 'liar') => by.open(start('', id), isAnswer);
const me = async (by = browser) => (await by.graphql(app().appUrl, ME)).data.currentUser;
const problem = (name: string, id = 'liar') => `/login?provider=${id}&problem=${name}`;
const linkTo = ({ id }: User, provider = liar, subject = 'someone') =>
  app().db.query(
    `insert into sign_in_identities (user_id, provider, issuer, subject)
      values ($1, 'liar', $2, $3)`,
    [id, provider.settings().issuer, subject],
  );
const setProviders = () => {
  const providers = [liar.settings(), other.settings()];
  app().signIn = { providers, adminsByProvider: false };
};

beforeAll(async () => {
  testApp = await startTestApp();
  liar = await startLyingProvider();
  other = await startLyingProvider('other');
});
beforeEach(async () => {
  await forgetAttempts(testApp);
  await app().db.query('delete from sign_in_identities');
  for (const { state } of [liar, other]) state.manner = 'ANSWER';
  setProviders();
  person = await testApp.person();
  await linkTo(person);
  browser = new TestBrowser();
});
afterAll(async () => {
  app().signIn = { providers: [], adminsByProvider: false };
  await Promise.all([liar.close(), other.close(), testApp.close()]);
});

test('the provider of these attacks signs in where it does not lie', async () => {
  expect(await pageAfter(start())).toBe('/');
  expect(await me()).toEqual({ email: person.email });
});

test.each<[string, ProviderManner]>([
  ['a signature by another key', 'FORGE'],
  ['no signature', 'NO_SIGNATURE'],
  ['the nonce of another sign-in', 'OTHER_NONCE'],
  ['no nonce', 'NO_NONCE'],
  ['a token for another client', 'OTHER_AUDIENCE'],
  ['a token of another provider', 'OTHER_ISSUER'],
  ['an answer in the name of another provider', 'OTHER_ANSWERER'],
  ['an answer without the name of its provider', 'NO_ANSWERER'],
  ['a token that has expired', 'EXPIRED'],
])('refuses %s', async (_what, manner) => {
  liar.state.manner = manner;
  expect(await pageAfter(start())).toBe(problem('refused'));
  expect(await me()).toBeNull();
  const kinds = await app().db.query('select kind from security_events order by id desc limit 1');
  expect(kinds).toEqual([{ kind: 'SIGN_IN_REFUSED' }]);
});

describe('mix-up', () => {
  test('another provider’s answer is not taken for this one’s', async () => {
    const before = liar.state.exchanged;
    const answer = new URL(await answerOf(browser, 'other'));
    answer.pathname = answer.pathname.replace('/other/', '/liar/');
    expect(await pageAfter(answer.href)).toBe(problem('expired'));
    expect(liar.state.exchanged).toBe(before);
    expect(await me()).toBeNull();
  });

  test('the same name at another provider is another account', async () => {
    expect(await pageAfter(start('', 'other'))).toBe(problem('no-account', 'other'));
    expect(await me()).toBeNull();
  });
});

describe('code injection', () => {
  test('an answer counts in the browser alone that asked', async () => {
    const victim = new TestBrowser();
    const answer = await answerOf();
    expect(await pageAfter(answer, victim)).toBe(problem('expired'));
    await answerOf(victim);
    expect(await pageAfter(answer, victim)).toBe(problem('expired'));
    expect(await me(victim)).toBeNull();
  });

  test('the code of another browser does not fit the state of this one', async () => {
    const stolen = new URL(await answerOf(new TestBrowser()));
    const own = new URL(await answerOf());
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    // The provider has the challenge of the browser to which it gave the code.
    liar.state.asked.set('code_challenge', 'that-of-another-browser');
    expect(await pageAfter(own.href)).toBe(problem('refused'));
    expect(await me()).toBeNull();
  });
});

describe('the state', () => {
  test.each([
    ['is missing', (address: URL) => address.searchParams.delete('state')],
    ['is another one', (address: URL) => address.searchParams.set('state', 'x'.repeat(43))],
    ['is there twice', (address: URL) => address.searchParams.append('state', 'x')],
  ])('is refused where it %s', async (_what, change) => {
    const answer = new URL(await answerOf());
    change(answer);
    const before = liar.state.exchanged;
    expect(await pageAfter(answer.href)).toBe(problem('expired'));
    expect(liar.state.exchanged).toBe(before);
  });

  test('counts once', async () => {
    const answer = await answerOf();
    expect(await pageAfter(answer)).toBe('/');
    await browser.post(`${app().appUrl}/api/auth/logout`, {});
    expect(await me()).toBeNull();
    expect(await pageAfter(answer)).toBe(problem('expired'));
    expect(await me()).toBeNull();
  });

  test('counts once of two answers at a time', async () => {
    const answer = await answerOf();
    const pages = await Promise.all([pageAfter(answer), pageAfter(answer)]);
    // The browser of one of them may have been signed in by the other.
    expect(pages.filter((page) => page === '/')).toHaveLength(1);
  });

  test('counts for ten minutes', async () => {
    const answer = await answerOf();
    await testApp.pass('11 minutes');
    expect(await pageAfter(answer)).toBe(problem('expired'));
  });

  test('of linking counts in the session alone that asked', async () => {
    await pageAfter(start());
    const answer = await browser.open(start('?purpose=link'), isAnswer);
    await browser.post(`${app().appUrl}/api/auth/logout`, {});
    expect(await pageAfter(answer)).toBe(problem('expired'));
  });
});

test.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
])('leads to no other origin: %j', async (next) => {
  const address = await browser.open(start(`?next=${encodeURIComponent(next)}`));
  expect(address).toBe(`${app().appUrl}/`);
});

describe('a provider that does not answer', () => {
  test.each<[string, ProviderManner]>([
    ['fails', 'FAIL'],
    ['hangs', 'HANG'],
  ])('says so where it %s, and is asked again later', async (_what, manner) => {
    liar.state.manner = manner;
    expect(await pageAfter(start('?next=/calendar'))).toBe(`${problem('down')}&next=%2Fcalendar`);
    liar.state.manner = 'ANSWER';
    expect(await pageAfter(start())).toBe('/');
  });

  test.each<[string, ProviderManner]>([
    ['hangs', 'HANG'],
    ['redirects', 'MOVE'],
  ])('says so where it %s once it has the code', async (_what, manner) => {
    const answer = await answerOf();
    liar.state.manner = manner;
    expect(await pageAfter(answer)).toBe(problem('down'));
    expect(await me()).toBeNull();
  });

  test('an endless answer is cut off', async () => {
    liar.state.manner = 'TALK';
    expect(await pageAfter(start())).toMatch(/problem=(down|refused)$/);
    expect(await me()).toBeNull();
  });
});

describe('confirming', () => {
  const isRecent = async () =>
    (await browser.graphql(app().appUrl, '{ currentUser { hasRecentPassword } }')).data.currentUser
      .hasRecentPassword;
  const now = () => Math.floor(Date.now() / 1000);

  test.each([
    ['an old sign-in there', () => ({ sub: 'someone', auth_time: now() - 400 }), false],
    ['a sign-in of the future', () => ({ sub: 'someone', auth_time: now() + 400 }), false],
    ['one without a time', () => ({ sub: 'someone' }), false],
    ['one with another account', () => ({ sub: 'another', auth_time: now() }), false],
    ['a fresh one', () => ({ sub: 'someone', auth_time: now() }), true],
  ])('by %s', async (_what, claims, counts) => {
    liar.state.claims = { sub: 'someone' };
    await pageAfter(start());
    liar.state.claims = claims();
    await pageAfter(start('?purpose=confirm'));
    expect(await isRecent()).toBe(counts);
    expect(liar.state.asked.get('prompt')).toBe('login');
    expect(liar.state.asked.get('max_age')).toBe('0');
  });
});

test('an erased user does not sign in', async () => {
  liar.state.claims = { sub: 'someone', email: person.email, email_verified: true };
  await app().db.query('update users set email = null, deleted_at = now() where id = $1', [
    person.id,
  ]);
  expect(await pageAfter(start())).toBe(problem('no-account'));
});
