import { createLog } from '../../src/app/log';
import { newToken } from '../../src/core/secrets/random-token';
import { makeProperty } from '../../src/features/properties/property.factory';
import { codeFor, mailsTo, resetTokenFor, writtenMails } from '../support/mailbox';
import { subscribe } from '../support/scenes/push';
import { leaksIn, mailedSecrets, storedSecrets } from '../support/secrets';
import { openMailServer } from '../support/servers/mail-server';
import { newBrowser } from '../support/servers/push-browser';
import { PASSWORD, startTestApp, type TestApp } from '../support/servers/test-app';
import { until } from '../support/until';

const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const NEW_PASSWORD = 'another-good-password';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp({ log, env: { SLOW_MS: '1' } });
  await testApp.runBackground();
});
afterAll(() => testApp.close());

const logHas = (text: string) => until(() => lines.some((line) => line.includes(text)));

async function tokenOfFeed(client: Awaited<ReturnType<TestApp['signIn']>>): Promise<string> {
  const { data } = await client.graphql('mutation { createCalendarFeed { url } }');
  return /calendar-feed\/([\w.-]+)\.ics/.exec(data.createCalendarFeed.url)?.[1] ?? '';
}

test('the log and the security log hold no password, code, token, cookie or address', async () => {
  const secrets: { kind: string; value: string }[] = [
    { kind: 'password', value: PASSWORD },
    { kind: 'password', value: NEW_PASSWORD },
    { kind: 'password', value: 'a-wrong-password' },
  ];
  const keep = (kind: string, value: string | undefined) => {
    if (!value) throw new Error(`There is no ${kind}.`);
    secrets.push({ kind, value });
    return value;
  };
  const visitor = testApp.visitor();
  const admin = await testApp.signIn(await testApp.person({ userRole: 'ADMIN' }), {
    isAdmin: true,
  });
  const person = await testApp.person();
  const email = person.email ?? '';

  // Signing in, well and badly, to accounts that exist and that do not.
  const client = await testApp.signIn(person);
  keep('cookie', client.sessionToken);
  keep('cookie', admin.sessionToken);
  for (const address of [email, 'no.one@example.test']) {
    await visitor.post('/api/auth/login', { email: address, password: 'a-wrong-password' });
    await visitor.graphql(
      `mutation { login(input: { email: "${address}", password: "a-wrong-password" }) { isFirstLogin } }`,
    );
  }

  // Registration, with a code.
  const fresh = 'fresh.person@example.test';
  await visitor.post('/api/auth/register-first-time', {
    email: fresh,
    firstName: 'Fresh',
    lastName: 'Person',
  });
  await writtenMails(testApp);
  const otp = keep('code', await codeFor(testApp, fresh));
  const wrong = { email: fresh, otp: '000000', password: NEW_PASSWORD };
  await visitor.post('/api/auth/verify-otp', wrong);
  await visitor.post('/api/auth/verify-otp', { ...wrong, otp });

  // A reset, by its link.
  await visitor.post('/api/auth/forgot-password', { email });
  const token = keep('link', await resetTokenFor(testApp, email));
  await visitor.get(`/reset-password?token=${token}`);
  await visitor.post('/api/auth/check-reset-link', { token });
  await visitor.post('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD });

  // A temporary password.
  const { body } = await admin.post('/api/admin/set-temporary-password', { userId: person.id });
  keep('temporary password', body.password);

  // A calendar feed, opened, and guessed.
  const feed = keep('feed', await tokenOfFeed(admin));
  await visitor.get(`/calendar-feed/${feed}.ics`);
  await visitor.get(`/calendar-feed/${feed}x.ics`);
  await visitor.get(`/unsubscribe/${feed}`);
  await visitor.get(`/dev/nothing/${feed}`);

  // A guest link, opened, and guessed.
  const home = await makeProperty(testApp.running.app.db.manager);
  const { data } = await admin.graphql(
    `mutation { createGuestLink(propertyId: ${home.id}) { url } }`,
  );
  const guest = keep('guest link', data.createGuestLink.url.split(/[/=]/).at(-1));
  await visitor.get(new URL(data.createGuestLink.url).pathname);
  for (const text of [guest, `${guest}x`]) {
    await visitor.graphql(`{ guestHouse(token: "${text}") { propertyName } }`);
  }

  // A link to a stay that has ended.
  const stay = keep('stay link', newToken());
  await visitor.get(`/stay/${stay}`);
  await visitor.graphql(`{ stayPage(token: "${stay}") { name } }`);

  // A notification that cannot be delivered.
  const { subscription } = newBrowser('https://push.invalid');
  keep('push address', subscription.endpoint.split('/').at(-1));
  keep('push secret', subscription.auth);
  await subscribe(admin, { subscription });
  const [{ id: adminId }] = await testApp.running.app.db.query(
    `select id from users where user_role = 'ADMIN'`,
  );
  const writer = await testApp.signIn(await testApp.person());
  await writer.post('/api/messages', { receiverId: adminId, content: 'Hello' });
  await logHas('push.invalid');

  await until(async () => (await mailsTo(testApp, fresh)).length > 0);
  await visitor.get('/healthz');
  await logHas('/healthz');
  const events = await testApp.running.app.db.query('select * from security_events');
  const said = [
    ...lines.map((text) => ({ name: 'log', text })),
    { name: 'security log', text: JSON.stringify(events) },
  ];
  const { db } = testApp.running.app;
  const addresses: { email: string }[] = await db.query(
    `select email::text from users where email is not null`,
  );
  const all = [
    ...secrets,
    ...(await storedSecrets(testApp)),
    ...(await mailedSecrets(testApp)),
    ...addresses.map((row) => ({ kind: 'address', value: row.email })),
    { kind: 'address', value: 'no.one@example.test' },
    { kind: 'address', value: '@example.test' },
  ];
  expect(all.length).toBeGreaterThan(15);
  expect(lines.length).toBeGreaterThan(30);
  expect(leaksIn(said, all)).toEqual([]);
});

test('a mail server that quotes the recipient does not put the address into the log', async () => {
  const mails = await openMailServer();
  const app = await startTestApp({ log, env: { SMTP_URL: mails.url } });
  await app.runBackground();
  const { email } = await app.person({ email: 'quoted.person@example.test' });
  mails.treat(email ?? '', 'later', `<${email}> is not here today`);
  await app.visitor().post('/api/auth/forgot-password', { email });
  await logHas('is not here today');
  expect(lines.join('')).not.toContain('quoted.person');
  await app.close();
  await mails.close();
});
