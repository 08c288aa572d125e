import { Client } from 'pg';
import { codeFor, mailsTo } from '../../../test/support/mailbox';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { PersistedOperations } from '../../core/graphql/persisted-operations';
import { readConfig } from '../config/config';
import { Metrics } from '../metrics/metrics';
import { createSchema } from '../schema';
import { VERSION } from '../version';
import { createServer } from './server';
import { SocketLimits } from './socket-limits';

/** The routes of spec §7 for accounts, people and messages. */
const ROUTES = [
  'get /api/auth/user',
  'post /api/auth/login',
  'post /api/auth/logout',
  'post /api/auth/register-first-time',
  'post /api/auth/verify-otp',
  'post /api/auth/resend-otp',
  'post /api/auth/change-password',
  'post /api/auth/forgot-password',
  'post /api/auth/reset-password',
  'get /api/users',
  'get /api/conversations',
  'get /api/conversations/{id}/messages',
  'get /api/messages/unread',
  'get /api/messages/read',
  'get /api/messages/sent',
  'post /api/messages',
  'post /api/messages/send-to-email',
  'patch /api/messages/{id}/read',
  'patch /api/messages/{id}/archive',
  'delete /api/messages/{id}',
];

describe('a running server', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ isApart: true });
  });
  afterAll(() => testApp.close());

  test('reports that it is up and ready', async () => {
    const visitor = testApp.visitor();
    const [up, ready] = [await visitor.get('/healthz'), await visitor.get('/readyz')];
    expect([up.status, up.body]).toEqual([200, { status: 'up', version: VERSION }]);
    const parts = { database: 'ready', writable: 'ready', bus: 'ready', worker: 'ready' };
    expect([ready.status, ready.body]).toEqual([200, { status: 'ready', parts }]);
  });

  test.each(['/', '/graphql'])('allows no other page to frame %s', async (path) => {
    const { headers } = await testApp
      .visitor()
      .send('GET', path, { headers: { accept: 'text/html' } });
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('queries the database once for concurrent readiness checks', async () => {
    const query = jest.spyOn(Client.prototype, 'query');
    const ask = () => testApp.visitor().get('/readyz');
    // Applications of the pool check their own databases.
    const isOurs = (client: Client) => testApp.databaseUrl.endsWith(`/${client.database}`);
    const asked = () =>
      query.mock.calls.filter(
        ([text]: unknown[], call) =>
          /work_mem/.test(String(text)) && isOurs(query.mock.contexts[call] as Client),
      ).length;
    await until(async () => (await ask()) && asked() > 0);
    const [before, begun] = [asked(), performance.now()];
    await Promise.all(Array.from({ length: 100 }, ask));
    const seconds = Math.ceil((performance.now() - begun) / 1000);
    // A result is reused for a second.
    expect(asked() - before).toBeLessThanOrEqual(seconds);
    query.mockRestore();
  });

  test('is not ready while a migration is missing', async () => {
    const { db } = testApp.running.app;
    const last = `delete from migrations where id = (select max(id) from migrations)
      returning timestamp, name`;
    const [[{ timestamp, name }]] = await db.query(last);
    const isReady = async () => (await testApp.visitor().get('/readyz')).status === 200;
    await until(async () => !(await isReady()));
    const { body, headers } = await testApp.visitor().get('/readyz');
    await db.query('insert into migrations (timestamp, name) values ($1, $2)', [timestamp, name]);
    const parts = { database: 'not ready', writable: 'ready', bus: 'ready', worker: 'ready' };
    expect(body).toEqual({ status: 'not ready', parts });
    expect(headers.get('retry-after')).toBe('5');
    await until(isReady);
  });

  test.each([
    ['is read-only', 'default_transaction_read_only = on'],
    ['has no space for a file', 'temp_file_limit = 0'],
  ])(
    'is ready and says that nothing can be saved while its database %s',
    async (_what, setting) => {
      const name = new URL(testApp.databaseUrl).pathname.slice(1);
      const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
      await admin.connect();
      // A database setting applies to new connections only.
      const change = async (what: string) => {
        await admin.query(`alter database ${name} ${what}`);
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [name],
        );
      };
      await change(`set ${setting}`);
      await until(async () => {
        const { status, body } = await testApp.visitor().get('/readyz');
        return (
          status === 200 && body.parts.database === 'ready' && body.parts.writable === 'not ready'
        );
      });
      await change(`reset ${setting.split(' ')[0]}`);
      await until(async () => {
        const { body } = await testApp.visitor().get('/readyz');
        return body.parts.writable === 'ready';
      });
      await admin.end();
    },
  );

  test.each(ROUTES)('documents %s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const { status, body } = await testApp.visitor().get('/api/docs/json');
    expect(status).toBe(200);
    const operation = body.paths[path]?.[method];
    expect(operation?.summary).toMatch(/\S/);
    expect(operation.tags).toHaveLength(1);
    if (path.includes('{id}'))
      expect(operation.parameters).toContainEqual(
        expect.objectContaining({
          in: 'path',
          name: 'id',
          schema: expect.objectContaining({ type: 'integer' }),
        }),
      );
  });

  test('documents bodies as they are validated', async () => {
    const { body } = await testApp.visitor().get('/api/docs/json');
    const schemaOf = (path: string) =>
      body.paths[path].post.requestBody.content['application/json'].schema;
    expect(schemaOf('/api/auth/login')).toMatchObject({
      additionalProperties: false,
      required: ['email', 'password'],
      properties: {
        email: { type: 'string', format: 'email', maxLength: 254 },
        isAdmin: { type: 'boolean' },
      },
    });
    expect(schemaOf('/api/auth/verify-otp').properties.otpCode.pattern).toContain('\\d{6}');
  });

  test('documents only existing routes', async () => {
    const { body } = await testApp.visitor().get('/api/docs/json');
    for (const [path, operations] of Object.entries<object>(body.paths)) {
      for (const method of Object.keys(operations)) {
        const answer = await testApp
          .visitor()
          .send(method.toUpperCase(), path.replace('{id}', '1'), {
            body: method === 'get' ? undefined : {},
          });
        expect([method, path, answer.status]).not.toContain(404);
      }
    }
  });

  test.each([
    '/api/auth/user',
    '/api/conversations',
    '/api/nothing',
    '/graphql?query={__typename}',
  ])('lets no cache store %s', async (path) => {
    const { headers } = await testApp.visitor().get(path);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('waits for no request forever', async () => {
    const { app } = testApp.running;
    const schema = await createSchema();
    const operations = new PersistedOperations(new Map());
    const config = readConfig({});
    const sockets = new SocketLimits(config.limits);
    const metrics = new Metrics(app);
    const server = await createServer({ app, config, schema, operations, sockets, metrics });
    expect(server.server.requestTimeout).toBe(30_000);
    expect(server.server.timeout).toBe(60_000);
    await server.close();
  });

  test('does not show captured emails unless it is a demo', async () => {
    for (const path of ['/dev/mail', '/dev/mail.json']) {
      expect((await testApp.visitor().get(path)).status).toBe(404);
    }
    expect((await testApp.visitor().graphql('{ appInfo { demo } }')).data.appInfo.demo).toBe(false);
  });
});

describe('bodies', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.close());

  test('a request without a body may declare JSON', async () => {
    const member = await testApp.signIn(await testApp.person());
    const empty = { text: '', headers: { 'content-type': 'application/json' } };
    const paths = {
      PATCH: '/api/messages/1/read',
      DELETE: '/api/messages/1',
      POST: '/api/auth/logout',
    };
    const statuses: number[] = [];
    for (const [method, path] of Object.entries(paths)) {
      statuses.push((await member.send(method, path, empty)).status);
    }
    expect(statuses).toEqual([404, 404, 200]);
  });
});

describe('a demo', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ env: { DEMO: 'on' } });
  });
  afterAll(() => testApp.close());

  test('reports that it is one, and its release', async () => {
    const { data } = await testApp.visitor().graphql('{ appInfo { demo version } }');
    expect(data.appInfo).toEqual({ demo: true, version: VERSION });
  });

  test('shows captured emails, newest first, as JSON and as a page', async () => {
    const visitor = testApp.visitor();
    for (const email of ['first-mail@example.test', 'o\'"<i>@example.test', 'last@example.test']) {
      const body = { email, firstName: 'Nora', lastName: 'New' };
      await visitor.post('/api/auth/register-first-time', body);
      await mailsTo(testApp, email);
    }
    const { body } = await visitor.get('/dev/mail.json');
    const code = await codeFor(testApp, 'last@example.test');
    expect(body[0]).toMatchObject({
      recipient: 'last@example.test',
      subject: 'Your Fairweek code',
      text: expect.stringContaining(code),
    });
    const page = await visitor.get('/dev/mail');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain(code);
    expect(page.body.indexOf('last@example.test')).toBeLessThan(
      page.body.indexOf('first-mail@example.test'),
    );
  });
});
