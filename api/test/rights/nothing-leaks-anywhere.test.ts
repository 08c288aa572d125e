import 'reflect-metadata';
import { createSchema } from '../../src/app/schema';
import { UserRole } from '../../src/features/auth/user.entity';
import type { Answer, ApiClient, Listener } from '../support/clients/api-client';
import { type Operation, operationsOf, type Route, routesOf } from '../support/clients/every-call';
import { forgetAttempts } from '../support/mailbox';
import { type FullHome, NEW_PASSWORD, openFullHome } from '../support/scenes/full-home';
import { sendContent } from '../support/scenes/uploads';
import { webhookFacts } from '../support/scenes/webhooks';
import type { Asker } from '../support/scenes/week-life';
import { leaksIn, mailedSecrets, type Said, type Secret, storedSecrets } from '../support/secrets';
import { PASSWORD, SECRET } from '../support/servers/test-app';
import { readTable } from './table';

const ASKERS: Asker[] = ['administrator', 'owner'];

/**
 * The field in which an answer returns a secret to its caller by design; it is checked in all other
 * answers.
 */
const BY_DESIGN: Record<string, string> = {
  setTemporaryPassword: 'password',
  'POST /api/admin/set-temporary-password': 'password',
  createAccessToken: 'secret',
  createCalendarFeed: 'url',
  createGuestLink: 'url',
  createStayLink: 'url',
  createWebhook: 'secret',
  guestLink: 'url',
};

/** Operations and routes that only refuse in this test, each with the reason. */
const ONLY_REFUSED: Record<string, string> = {
  addDeviceKey: 'needs a key that is a point of its curve',
  addPasskey: 'needs the answer of an authenticator',
  adminPasskeyLogin: 'needs the answer of a passkey',
  confirmByPasskey: 'needs the answer of a passkey of the caller',
  confirmMyEmail: 'needs a code that was just sent',
  confirmSecondFactor: 'needs a code of a secret that was just made',
  endSession: 'needs the id of another session of the caller',
  linkIdentity: 'needs the answer of a provider',
  passkeyLogin: 'needs the answer of a passkey',
  providerLogin: 'needs the answer of a provider',
  removeDeviceKey: 'needs the id of a browser of the caller',
  removeIdentity: 'needs the id of a linked account of the caller',
  removePasskey: 'needs the id of a passkey of the caller',
  removeSecondFactor: 'needs a user with a second factor',
  renewRecoveryCodes: 'needs a second factor',
  revokeAccessToken: 'needs the id of a token of the caller',
  switchSecondFactorOff: 'needs a second factor and a code',
  tellHead: 'needs a signature of a browser of the caller',
};

/** These change or end the session that calls them, so another user of the same role calls them. */
const OF_A_SESSION =
  /log(in|out)$|otp$|password$|^register|^acceptInvitation|^eraseMyAccount$|Viewing$|api\/auth\//i;

/** A route gets the arguments of the operation with the same use-case. */
const OPERATION_OF = new Map(
  readTable().flatMap(({ operation, routes }) =>
    operation ? routes.map((route): [string, string] => [route, operation]) : [],
  ),
);

let full: FullHome;
const said: Said[] = [];
const secrets = new Map<string, Secret>();
const names = new Set<string>();
const answered = new Set<string>();

const watch = (...found: Secret[]) => {
  for (const secret of found) secrets.set(secret.value, secret);
};

/** Removes the secret that an answer contains by design. */
function takeOut(name: string, body: Answer['body']): void {
  const field = BY_DESIGN[name];
  const holder = body?.data?.[name] ?? body;
  if (!field || typeof holder?.[field] !== 'string') return;
  const [value = ''] = /^whsec_.+|[\w-]{12,}(?=\.ics$|$)|^[\w-]+$/.exec(holder[field]) ?? [];
  watch({ kind: `${field} of ${name}`, value });
  holder[field] = 'given by design';
}

async function keep(name: string, { status, body, headers }: Answer): Promise<void> {
  names.add(name);
  if (status < 400 && !body?.errors) answered.add(name);
  takeOut(name, body);
  const others = [...headers].filter(([header]) => header !== 'set-cookie');
  for (const cookie of headers.getSetCookie()) {
    const value = /^[^=]+=([^;]+)/.exec(cookie)?.[1];
    if (value) watch({ kind: 'session token', value });
  }
  said.push({ name, text: JSON.stringify([body, others]) });
  watch(...(await storedSecrets(full.home.testApp)));
}

async function clientFor(name: string, who: Asker): Promise<ApiClient> {
  const { testApp, as } = full.home;
  await forgetAttempts(testApp);
  if (!OF_A_SESSION.test(name)) return as[who];
  const userRole = who === 'administrator' ? UserRole.ADMIN : UserRole.OWNER;
  return testApp.signIn(await testApp.person({ userRole }), { isAdmin: true });
}

async function walkOperation({ name, ask }: Operation, who: Asker): Promise<void> {
  const { testApp, people } = full.home;
  const ofWebhooks = await webhookFacts(testApp.running.app.db, people[who].id)[name]?.();
  const { text, variables } = ask({ ...(await full.factsFor(name, who)), ...ofWebhooks });
  const client = await clientFor(name, who);
  await keep(name, await client.post('/graphql', { query: text, variables }));
}

async function walkRoute({ name, ask }: Route, who: Asker): Promise<void> {
  const facts = await full.factsFor(OPERATION_OF.get(name) ?? name, who);
  const { method, path, body } = ask({ name: 'users', ids: [1], ...facts });
  const client = await clientFor(name, who);
  await keep(name, await (sendContent(client, name, facts) ?? client.send(method, path, { body })));
}

interface Heard {
  name: string;
  listener: Listener;
}

async function listen(subscriptions: Operation[]): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (const { name, ask } of subscriptions) {
    names.add(name);
    for (const who of ASKERS) {
      heard.push({ name, listener: await full.home.as[who].subscribe(ask().text) });
    }
  }
  return heard;
}

function keepEvents({ name, listener }: Heard): void {
  for (const event of listener.events) {
    if (!event.errors) answered.add(name);
    said.push({ name, text: JSON.stringify(event) });
  }
  listener.stop();
}

async function askAll<T>(them: T[], walk: (one: T, who: Asker) => Promise<void>): Promise<void> {
  for (const one of them) for (const who of ASKERS) await walk(one, who);
}

beforeAll(async () => {
  full = await openFullHome();
  const { testApp, as } = full.home;
  const schema = await createSchema();
  const heard = await listen(operationsOf(schema, 'subscription'));
  // Queries are sent before and after all changes.
  for (const kind of ['query', 'mutation', 'query'] as const) {
    await askAll(operationsOf(schema, kind), walkOperation);
  }
  await askAll(await routesOf(testApp.visitor()), walkRoute);
  heard.forEach(keepEvents);
  const sessions = ASKERS.map((who) => as[who].sessionToken ?? '');
  watch(...sessions.map((value) => ({ kind: 'session token', value })));
  const passwords = [PASSWORD, NEW_PASSWORD].map((value) => ({ kind: 'password', value }));
  watch(...passwords, ...(await mailedSecrets(testApp)), { kind: 'signing secret', value: SECRET });
}, 480_000);

afterAll(() => full.home.testApp.close());

test('every operation and route was answered, or is listed with why not', () => {
  expect([...names].filter((name) => !answered.has(name)).sort()).toEqual(
    Object.keys(ONLY_REFUSED).sort(),
  );
});

test('secrets of every kind existed', () => {
  const kinds = [...secrets.values()].map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ...Object.entries(BY_DESIGN).map(([name, field]) => `${field} of ${name}`),
      ...['calendar_feeds.token_hash', 'password_resets.token_hash', 'registrations.code_hash'],
      ...['sessions.id', 'users.password_hash', 'code', 'link', 'password', 'session token'],
      'signing secret',
    ]),
  );
  expect([...secrets.keys()].filter((value) => value.length < 6)).toEqual([]);
});

test('no answer contains any of them', () => {
  expect(leaksIn(said, [...secrets.values()])).toEqual([]);
  expect(said.filter(({ text }) => /\$2[aby]\$|password_?hash/i.test(text))).toEqual([]);
});

test('no answer of a calendar program, of a health check or of the documentation does', async () => {
  const { as, testApp } = full.home;
  const { data } = await as.owner.graphql('mutation { createCalendarFeed { url } }');
  const { pathname } = new URL(data.createCalendarFeed.url);
  const token = /([\w-]+)\.ics$/.exec(pathname)?.[1] ?? '';
  const paths = [pathname, '/healthz', '/readyz', '/api/docs/json', '/graphql', '/'];
  const answers: Said[] = [];
  for (const path of paths) {
    const { status, body, headers } = await testApp.visitor().get(path);
    if (path === pathname) expect(status).toBe(200);
    answers.push({ name: path, text: JSON.stringify([body, [...headers]]) });
  }
  const all = [...secrets.values(), { kind: 'feed', value: token }];
  expect(leaksIn(answers, all)).toEqual([]);
});

test.each([
  'users.password_hash',
  'sessions.id',
  'session token',
  'code',
  'link',
  'password of setTemporaryPassword',
])('an answer that contained a %s would be found', async (kind) => {
  const { as, testApp, people } = full.home;
  const secret = [...secrets.values()].find((one) => one.kind === kind);
  await testApp.running.app.db.query('update users set last_name = $1 where id = $2', [
    secret?.value,
    people.owner.id,
  ]);
  const answers = [
    { name: 'currentUser', ...(await as.owner.graphql('{ currentUser { lastName } }')) },
    { name: 'GET /api/auth/user', ...(await as.owner.get('/api/auth/user')) },
  ].map(({ name, ...answer }) => ({ name, text: JSON.stringify(answer) }));
  expect(leaksIn(answers, [...secrets.values()])).toEqual([
    `GET /api/auth/user: ${kind}`,
    `currentUser: ${kind}`,
  ]);
});
