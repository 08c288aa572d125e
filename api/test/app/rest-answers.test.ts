import Ajv from 'ajv/dist/2020';
import type { Caller } from '../rights/callers';
import { openScenario, type Scenario } from '../rights/scenario';
import { isRefusal, type Row, readTable } from '../rights/table';
import type { Answer } from '../support/clients/api-client';
import { type Facts, type Route, routesOf } from '../support/clients/every-call';
import { forgetAttempts } from '../support/mailbox';
import { sendContent } from '../support/scenes/uploads';
import { PASSWORD } from '../support/servers/test-app';

type Json = Record<string, unknown>;

interface Documented {
  operationId?: string;
  responses: Record<string, { content?: Record<string, { schema: Json }>; headers?: Json }>;
}

let scenario: Scenario;
let routes: Map<string, Route>;
let document: { paths: Record<string, Record<string, Documented>>; components: { schemas: Json } };
const ajv = new Ajv({ strict: false, allErrors: true });

/** Makes a schema refuse what it does not describe. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const isObject = 'properties' in schema && !('additionalProperties' in schema);
  return { ...Object.fromEntries(entries), ...(isObject && { additionalProperties: false }) };
}

beforeAll(async () => {
  scenario = await openScenario();
  const { visitor } = scenario.home.as;
  document = (await visitor.get('/api/docs/json')).body;
  routes = new Map((await routesOf(visitor)).map((route) => [route.name, route]));
  for (const format of ['date', 'date-time', 'int64', 'binary']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'document', ...(closed({ components: document.components }) as Json) });
});
afterAll(() => scenario.home.testApp.close());

/** The documented routes of the table, each with its row. */
const CASES = readTable().flatMap((row) =>
  row.routes
    .filter((name) => name.includes(' /api/') && !name.includes(' /api/docs'))
    .map((name): [string, Row] => [name, row]),
);

function documentedOf(name: string): Documented {
  const [method = '', path = ''] = name.split(' ');
  const found = document.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${name} is not documented.`);
  return found;
}

/** Returns what is wrong with an answer, compared with its documentation. */
function problemsOf(name: string, { status, body, headers }: Answer): unknown[] {
  const { responses } = documentedOf(name);
  const [[success = '', { content = {} } = {}] = []] = Object.entries(responses);
  if (String(status) !== success) return [`${status} instead of ${success}`, body];
  const [[type = '', { schema = {} } = {}] = []] = Object.entries(content);
  if (!headers.get('content-type')?.startsWith(type)) return [headers.get('content-type')];
  if (type !== 'application/json') return [];
  const text = JSON.stringify(closed(schema)).replaceAll('#/components', 'document#/components');
  const isValid = ajv.compile(JSON.parse(text));
  return isValid(body)
    ? []
    : (isValid.errors ?? []).map(
        (it) => `${it.instancePath} ${it.message} ${JSON.stringify(it.params)}`,
      );
}

function send(name: string, { client }: Caller, facts: Facts): Promise<Answer> {
  const route = routes.get(name);
  if (!route) throw new Error(`${name} is not documented.`);
  const { method, path, body } = route.ask(facts);
  return sendContent(client, name, facts) ?? client.send(method, path, { body });
}

test.each(CASES)('%s answers what its documentation says, and nothing more', async (name, row) => {
  const column = isRefusal(row.verdicts.self) ? 'admin' : 'self';
  const caller = await scenario.callerFor(row, column);
  const facts = await scenario.factsFor(row, caller);
  await forgetAttempts(scenario.home.testApp);
  const passwords = name.endsWith('/change-password')
    ? { currentPassword: PASSWORD, newPassword: 'another-good-password' }
    : {};
  expect(problemsOf(name, await send(name, caller, { ...facts, ...passwords }))).toEqual([]);
});

test('each route has its own operation id, an answer and a description of errors', () => {
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const ids = all.map(({ operationId }) => operationId);
  const nameless = Object.entries(document.paths).filter(([, methods]) =>
    Object.values(methods).some(({ operationId }) => operationId === undefined),
  );
  expect(nameless.map(([path]) => path)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId, responses } of all) {
    const statuses = Object.keys(responses);
    expect([operationId, statuses]).toEqual([
      operationId,
      expect.arrayContaining([expect.stringMatching(/^20\d$/), '429', '500', '503']),
    ]);
    expect([operationId, Object.values(responses).every(({ content }) => content)]).toEqual([
      operationId,
      true,
    ]);
  }
});

test('errors are as documented', async () => {
  const { visitor } = scenario.home.as;
  const isValid = ajv.compile({ $ref: 'document#/components/schemas/Error' });
  for (const path of ['/api/user/shares', '/api/nothing']) {
    const { body, headers } = await visitor.get(path);
    const error = { ...body, requestId: headers.get('x-request-id') };
    expect([path, isValid(error), isValid.errors]).toEqual([path, true, null]);
  }
});

test('another method than those of an address is refused with the list of them', async () => {
  const { owner } = scenario.home.as;
  for (const [method, path, allow] of [
    ['PUT', '/api/messages', 'POST'],
    ['DELETE', '/api/properties', 'GET, HEAD, POST'],
    ['POST', '/api/messages/7', 'DELETE'],
    ['PATCH', '/graphql', 'GET, HEAD, POST'],
  ] as const) {
    const { status, body, headers } = await owner.send(method, path);
    expect([path, status, body.code]).toEqual([path, 405, 'METHOD_NOT_ALLOWED']);
    expect([path, headers.get('allow')]).toEqual([path, allow]);
  }
  expect((await owner.send('PUT', '/api/nowhere')).status).toBe(404);
});
