import crypto from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { OutgoingMessage, ServerResponse } from 'node:http';
import { getMetadataStorage } from 'class-validator';
import { isKnownHost } from '../../src/app/http/origins';
import { hashOf, PersistedOperations } from '../../src/core/graphql/persisted-operations';
import type { ApiClient } from '../support/clients/api-client';
import { makeNeighbours } from '../support/scenes/neighbours';
import { startTestApp, type TestApp } from '../support/servers/test-app';

const OURS = '{ conversations { items { lastMessage lastActivityAt } } }';
const LIST = '/api/conversations?first=20';

let testApp: TestApp;
let client: ApiClient;

beforeAll(async () => {
  const operations = new PersistedOperations(new Map([[hashOf(OURS), OURS]]));
  testApp = await startTestApp({ operations });
  const [me, other] = [await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, [me, other]);
  client = await testApp.signIn(me);
  for (const content of ['One', 'Two', 'Three']) {
    await client.post('/api/messages', { receiverId: other.id, content });
  }
  // Everything that is made once exists by now.
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

test('the checks of an input class are not looked up for a valid input', async () => {
  const checks: Map<unknown, unknown> = Reflect.get(getMetadataStorage(), 'validationMetadatas');
  const searches = jest.spyOn(checks, 'entries');
  expect((await client.get(LIST)).status).toBe(200);
  expect((await client.graphql('{ conversations(first: 5) { total } }')).errors).toBeUndefined();
  expect(searches).not.toHaveBeenCalled();
  expect((await client.get('/api/conversations?first=no')).status).toBe(400);
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

test('neither the text of an operation of the interface is hashed nor a logger made', async () => {
  const hashed = jest.spyOn(crypto, 'createHash');
  const made = jest.spyOn(testApp.running.app.log, 'child');
  expect((await client.graphql(OURS)).errors).toBeUndefined();
  expect(hashed).not.toHaveBeenCalled();
  expect(made).not.toHaveBeenCalled();
});

test('a request has its headers copied by no one', async () => {
  const started: object[] = [];
  const note = (message: unknown) => started.push(Object(message).request);
  subscribe('http.server.request.start', note);
  await client.get(LIST);
  unsubscribe('http.server.request.start', note);
  const copies = started.map((request) =>
    Object.getOwnPropertySymbols(request).filter(({ description = '' }) =>
      /headersDistinct/i.test(description),
    ),
  );
  expect(copies).toEqual([[]]);
});

test('the host of the public address is known without taking it apart', () => {
  const { app } = testApp.running;
  const parsed = jest.spyOn(URL, 'canParse');
  expect(isKnownHost(app, new URL(app.appUrl).host)).toBe(true);
  expect(parsed).not.toHaveBeenCalled();
  expect(isKnownHost(app, 'elsewhere.test')).toBe(false);
  expect(parsed).toHaveBeenCalled();
});

/** The lists that a piece of work parses, and the values that it writes as JSON, with a message. */
async function jsonOf(work: () => Promise<unknown>) {
  const parsed = jest.spyOn(JSON, 'parse');
  const written = jest.spyOn(JSON, 'stringify');
  await work();
  const texts = parsed.mock.calls.map(([text]) => String(text));
  const values = written.mock.calls.map(([value]) => value);
  jest.restoreAllMocks();
  return {
    lists: texts.filter((text) => text.startsWith('[') && text.includes('"Three"')),
    written: values.filter((value) => JSON.stringify(value)?.includes('"Three"')),
  };
}

test('the items of a list go from PostgreSQL to a program as they are', async () => {
  const [{ id }] = (await client.get(LIST)).body;
  for (const list of [LIST, `/api/conversations/${id}/messages`, '/api/messages/sent']) {
    const { lists, written } = await jsonOf(() => client.get(list));
    // The client parses its answer.
    expect([lists.length, written]).toEqual([1, []]);
  }
});

test('GraphQL parses the items of a list as one, and writes its answer once', async () => {
  const { lists, written } = await jsonOf(() => client.graphql(OURS));
  expect([lists.length, written.length]).toEqual([1, 1]);
});
