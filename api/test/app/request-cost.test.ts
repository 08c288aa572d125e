import crypto from 'node:crypto';
import { OutgoingMessage, ServerResponse } from 'node:http';
import { getMetadataStorage } from 'class-validator';
import type { ApiClient } from '../support/clients/api-client';
import { startTestApp, type TestApp } from '../support/servers/test-app';

const LIST = '/api/conversations?first=20';

let testApp: TestApp;
let client: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  client = await testApp.signIn(await testApp.person());
  // What is made once is made by now.
  await client.get(LIST);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => testApp.close());

test('no request makes the key by which its session is verified', async () => {
  const made = jest.spyOn(crypto, 'createSecretKey');
  expect((await client.get(LIST)).status).toBe(200);
  expect(made).not.toHaveBeenCalled();
});

test('a request reads its cookies once', async () => {
  const header = client.cookieHeader;
  expect(header).toContain('fairweek_device');
  const split = jest.spyOn(String.prototype, 'split');
  await client.get(LIST);
  const texts: unknown[] = split.mock.contexts;
  split.mockRestore();
  expect(texts.filter((text) => String(text) === header)).toHaveLength(1);
});

test('the checks of an input class are looked up once', async () => {
  const checks: Map<unknown, unknown> = Reflect.get(getMetadataStorage(), 'validationMetadatas');
  const searches = jest.spyOn(checks, 'entries');
  expect((await client.get(LIST)).status).toBe(200);
  expect((await client.get('/api/conversations?first=no')).status).toBe(400);
  expect(searches).not.toHaveBeenCalled();
});

test('the security headers of an answer are put together once', async () => {
  const set = jest.spyOn(OutgoingMessage.prototype, 'setHeader');
  const { headers } = await client.get(LIST);
  const answers = set.mock.contexts.filter((message) => message instanceof ServerResponse);
  expect(answers).toEqual([]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a request that is not logged puts no line together', async () => {
  const written = jest.spyOn(testApp.running.app.log, 'debug');
  for (let turn = 0; turn < 3; turn += 1) await client.get('/healthz');
  expect(written).not.toHaveBeenCalled();
});
