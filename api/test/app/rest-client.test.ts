import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import createClient, { type Client } from 'openapi-fetch';
import { refuseNamesakes } from '../../src/app/http/openapi';
import type { User } from '../../src/features/auth/user.entity';
import type { paths } from '../generated/openapi';
import { createToken } from '../support/scenes/tokens';
import { startTestApp, type TestApp } from '../support/servers/test-app';

const FILE = join(__dirname, '../../openapi.json');
const VALIDATOR = join(
  __dirname,
  '../../../node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js',
);

let testApp: TestApp;
let person: User;
let other: User;
/** The client that openapi-typescript makes of the committed document. */
let client: Client<paths>;

beforeAll(async () => {
  testApp = await startTestApp();
  person = await testApp.person();
  other = await testApp.person({ isAdmin: true });
  const { data } = await createToken(await testApp.signIn(person), {
    scopes: ['MESSAGES_WRITE', 'PEOPLE_READ'],
  });
  const headers = { authorization: `Bearer ${data.createAccessToken.secret}` };
  client = createClient<paths>({ baseUrl: testApp.running.url, headers });
});
afterAll(() => testApp.close());

describe('the document', () => {
  test('is served as it is committed, but for what an installation decides', async () => {
    const { body } = await testApp.visitor().get('/api/docs/json');
    const committed = JSON.parse(readFileSync(FILE, 'utf8'));
    const names = Object.keys(body.paths).filter((path) => path.startsWith('/api/'));
    expect(names.sort()).toEqual(Object.keys(committed.paths).sort());
    for (const path of names)
      expect([path, body.paths[path]]).toEqual([path, committed.paths[path]]);
    expect(body.components.schemas).toEqual(committed.components.schemas);
  });

  test('passes two validators, which refuse a broken one', async () => {
    const validate = (file: string) =>
      JSON.parse(execFileSync(process.execPath, [VALIDATOR, file], { encoding: 'utf8' }));
    await SwaggerParser.validate(FILE);
    expect(validate(FILE)).toEqual({ valid: true });
    const broken = join(mkdtempSync(join(tmpdir(), 'fairweek-')), 'broken.json');
    writeFileSync(broken, readFileSync(FILE, 'utf8').replace('"in": "path"', '"in": "nowhere"'));
    await expect(SwaggerParser.validate(broken)).rejects.toThrow();
    expect(() => validate(broken)).toThrow();
  });
});

test('two input classes of one name are refused, whose fields would melt together', () => {
  const input = (name: string) => [{ name }, []] as const;
  const of = (...names: string[]) => ({ validationMetadatas: new Map(names.map(input)) });
  expect(() => refuseNamesakes(of('ShareIdArgs', 'DraftArgs', 'ShareIdArgs'))).toThrow(
    'Two input classes are called ShareIdArgs: rename one of them.',
  );
  expect(() => refuseNamesakes(of('ShareIdArgs', 'DraftArgs'))).not.toThrow();
});

test('each operation names the statuses of its refusals, and plain dates as such', () => {
  const { paths } = JSON.parse(readFileSync(FILE, 'utf8'));
  const { responses } = paths['/api/admin/shares/{id}'].delete;
  expect(Object.keys(responses)).toEqual([
    ...['200', '400', '401', '403', '404', '409', '429', '500', '503'],
  ]);
  const text = JSON.stringify(paths);
  expect(text).not.toMatch(/4XX|5XX/);
  expect(text).not.toContain('"oneOf":[{"format":"date"');
  expect(text).toContain('"format":"date"');
});

describe('the generated client', () => {
  test('reads who it acts for', async () => {
    const { data, response } = await client.GET('/api/auth/user');
    const user: { id: number; email: string; viewing?: unknown } | undefined = data;
    expect([response.status, user?.id, user?.email]).toEqual([200, person.id, person.email]);
  });

  test('makes something with 201, finds it in a list by its page, and removes it', async () => {
    for (const content of ['One', 'Two', 'Three']) {
      const { data, response } = await client.POST('/api/messages', {
        body: { receiverId: other.id, content },
      });
      expect([response.status, data?.content]).toEqual([201, content]);
    }
    const query = { limit: 2 };
    const { data = [], response } = await client.GET('/api/messages/sent', { params: { query } });
    expect(data.map(({ content }) => content)).toEqual(['Three', 'Two']);
    expect(response.headers.get('link')).toMatch(/rel="next"/);
    const [{ id } = { id: 0 }] = data;
    const removed = await client.DELETE('/api/messages/{id}', { params: { path: { id } } });
    expect(removed.data?.message).toBe('Message has been permanently deleted.');
  });

  test('reads errors as they are documented', async () => {
    const { error, response } = await client.GET('/api/user/shares');
    expect([response.status, error?.code, error?.message]).toEqual([
      403,
      'FORBIDDEN',
      'This access token lacks the scope PROPERTIES_READ.',
    ]);
  });

  test('does not compile with a path, a field or an answer that does not exist', () => {
    // @ts-expect-error There is no such route.
    void (() => client.GET('/api/nowhere'));
    // @ts-expect-error A message needs its content.
    void (() => client.POST('/api/messages', { body: { receiverId: 1 } }));
    // @ts-expect-error A person has no such field.
    void (async () => (await client.GET('/api/users')).data?.[0]?.age);
    expect(client.GET).toBeInstanceOf(Function);
  });
});
