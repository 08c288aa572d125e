import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createToken } from '../support/scenes/tokens';
import { createWebhook, WEBHOOKS_HERE } from '../support/scenes/webhooks';
import { freePort } from '../support/servers/free-port';
import { PASSWORD, startTestApp, type TestApp } from '../support/servers/test-app';
import { until } from '../support/until';

const run = promisify(execFile);
const ROOT = join(__dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');

/** The examples of the page in a language. */
const examplesIn = (language: string) =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(
    ([, code = '']) => code,
  );

let testApp: TestApp;
let token: string;
let email: string;

/** An example as it is run here: on this server, by the user of this test. */
const here = (code: string) =>
  code
    .replaceAll('localhost:4000', new URL(testApp.running.url).host)
    .replaceAll('olivia@fairweek.test', email)
    .replaceAll('fairweek-demo', PASSWORD)
    .replaceAll(/ -([cb]) jar/g, ` -$1 "$JAR"`);

beforeAll(async () => {
  testApp = await startTestApp({ env: WEBHOOKS_HERE });
  await testApp.runBackground();
  const person = await testApp.person();
  email = person.email ?? '';
  const { data } = await createToken(await testApp.signIn(person));
  token = data.createAccessToken.secret;
});
afterAll(() => testApp.close());

const environment = () => ({
  ...process.env,
  TOKEN: token,
  JAR: join(process.env.TMPDIR ?? '/tmp', `fairweek-jar-${process.pid}`),
});

test.each(examplesIn('sh').map((code) => [code.split('\n')[0], code]))(
  '%s',
  async (_first, code) => {
    const script = `set -e\n${here(code ?? '')}`;
    const { stdout } = await run('bash', ['-c', script], { env: environment() });
    expect(stdout).toMatch(/[{[]/);
    expect(stdout).not.toMatch(/"code":|"errors":/);
  },
);

/** Runs a program of the page while the user gets messages, until it says a text; returns all. */
async function hears(code: string, said: string, env: Record<string, string> = {}) {
  const options = { cwd: ROOT, env: { ...environment(), ...env } };
  const child = spawn(process.execPath, ['-e', code], options);
  let heard = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      heard += chunk;
    });
  }
  const admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  const [{ id }] = await testApp.running.app.db.query('select id from users where email = $1', [
    email,
  ]);
  await until(async () => {
    await admin.post('/api/messages', { receiverId: id, content: 'Is it warm?' });
    return heard.includes(said);
  }, 100);
  child.kill();
  return heard;
}

test('the subscription of the page hears a message', async () => {
  const [code = ''] = examplesIn('js');
  expect(await hears(here(code), 'Is it warm?')).toContain("kind: 'SENT'");
});

test('the webhook of the page hears of a message, and of none with another secret', async () => {
  const code = examplesIn('js')[1] ?? '';
  const port = String(await freePort());
  const login = testApp.visitor();
  await login.post('/api/auth/login', { email, password: PASSWORD });
  const { data } = await createWebhook(login, { url: `http://localhost:${port}/` });
  const { secret, webhook } = data.createWebhook;
  const program = code.replace('8080', port);
  const heard = await hears(program, 'message.received', { SECRET: secret });
  expect(heard).toContain(webhook.id);
  expect(heard).not.toContain('Is it warm?');
  const sentry = program.replace('writeHead(401)', "writeHead(401, console.log('Refused.') ?? {})");
  const refused = await hears(sentry, 'Refused.', { SECRET: `whsec_${btoa('other')}` });
  expect(refused).not.toContain('message.received');
});
