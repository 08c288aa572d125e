import 'reflect-metadata';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { createSchema } from '../src/app/schema';
import type { ApiClient } from './support/api-client';
import { CAST, type Home, openHome, type Who } from './support/home-cast';

/** What people other than administrators may do; whatever is not here must refuse them all. */
const FOR_OTHERS = new Set(
  `appInfo calendar conversationMessages conversationWith conversations currentUser mailbox
  mailboxCounts myCalendarFeeds myShares myStays properties property propertyDocuments
  propertyShares rotation searchDocuments searchPeople
  adminLogin archiveMessage changePassword claimWeek createCalendarFeed createWeekSwap deleteMessage
  forgotPassword login logout markConversationRead markMessageRead nameGuests register releaseWeek
  resendOtp resetPassword revokeCalendarFeed saveTheme sendMessage sendMessageToEmail setTyping
  verifyOtp
  draft drafts fairnessLedger pickWeek saveWishList wishList
  myCalendarEvents myDraftEvents myMessageEvents`.split(/\s+/),
);

const REFUSED = { FORBIDDEN: 403, UNAUTHENTICATED: 401 };
type Refusal = { code: keyof typeof REFUSED; message: string };

const ADMIN_ONLY: Refusal = { code: 'FORBIDDEN', message: 'Admin privileges required.' };

function refusalFor(who: Who): Refusal {
  if (who === 'visitor') {
    return { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' };
  }
  if (who === 'firstLogin') {
    return { code: 'FORBIDDEN', message: 'Please choose a new password first.' };
  }
  return ADMIN_ONLY;
}

/** A text that its field takes, by the field's name. */
function textFor(name: string): string {
  if (/email/i.test(name)) return 'somebody@example.test';
  if (/Week(Start|End)$|date/i.test(name)) return '2027-01-02';
  if (name === 'accessLevel') return 'owners';
  return name === 'ownerName' ? 'Some Body' : 'x';
}

/** The least that a type takes. */
function valueFor(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, name);
  if (isListType(type)) return [valueFor(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(
      fields.map((field) => [field.name, valueFor(field.type, field.name)]),
    );
  }
  const values: Record<string, unknown> = { Int: name === 'year' ? 2027 : 1, Boolean: true };
  return values[type.name] ?? textFor(name);
}

interface Operation {
  name: string;
  text: string;
  variables: Record<string, unknown>;
}

function operationOf(kind: string, field: GraphQLField<unknown, unknown>): Operation {
  const args = field.args.filter((it: GraphQLArgument) => isRequiredArgument(it));
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const bare = isNonNullType(field.type) ? field.type.ofType : field.type;
  const selection = isObjectType(bare) || isListType(bare) ? ' { __typename }' : '';
  const isScalarList = isListType(bare) && /Int|String/.test(String(bare));
  return {
    name: field.name,
    text: `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${isScalarList ? '' : selection} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, valueFor(type, name)])),
  };
}

interface Route {
  method: string;
  path: string;
  body: object | undefined;
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
}

function jsonFor(schema: JsonSchema, name: string): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, jsonFor(schema.properties?.[key] ?? {}, key)]),
    );
  }
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  if (isNumber) return name === 'year' ? 2027 : 1;
  return schema.type === 'boolean' ? true : textFor(name);
}

let home: Home;
let operations: { http: Operation[]; socket: Operation[] };
let routes: Route[];

beforeAll(async () => {
  home = await openHome();
  const schema = await createSchema();
  const fieldsOf = (kind: 'query' | 'mutation' | 'subscription') => {
    const types = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    };
    return Object.values(types[kind]?.getFields() ?? {})
      .filter(({ name }) => !FOR_OTHERS.has(name))
      .map((field) => operationOf(kind, field));
  };
  operations = {
    http: [...fieldsOf('query'), ...fieldsOf('mutation')],
    socket: fieldsOf('subscription'),
  };
  const { body } = await home.house.visitor().get('/api/docs/json');
  type Documented = { requestBody?: { content: { 'application/json': { schema: JsonSchema } } } };
  const paths: [string, Record<string, Documented>][] = Object.entries(body.paths);
  routes = paths
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, '1'),
        body:
          requestBody && (jsonFor(requestBody.content['application/json'].schema, '') as object),
      })),
    );
});

afterAll(() => home.house.close());

async function answerOf(client: ApiClient, { name, text, variables }: Operation) {
  const { errors } = await client.graphql(text, variables);
  const [error] = errors ?? [];
  return { name, code: error?.extensions.code, message: error?.message };
}

test('what is for others exists', async () => {
  const schema = await createSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots.flatMap((it) => Object.keys(it?.getFields() ?? {}));
  expect([...FOR_OTHERS].filter((name) => !names.includes(name))).toEqual([]);
});

test('the operations and routes that are tried are those that there are', () => {
  expect(operations.http.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['adminUsers', 'deleteUser', 'updateProperty', 'tagWeeks', 'auditLog']),
  );
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['GET /api/admin/shares', 'DELETE /api/admin/users/1']),
  );
});

describe.each(CAST.filter((who) => who !== 'administrator'))('%s', (who) => {
  test('is refused every operation that is not for others', async () => {
    for (const operation of operations.http) {
      const { name } = operation;
      expect(await answerOf(home.as[who], operation)).toEqual({ name, ...refusalFor(who) });
    }
  });

  test('is refused every route of administration', async () => {
    const { code, message } = refusalFor(who);
    for (const { method, path, body } of routes) {
      const answer = await home.as[who].send(method, path, { body });
      const refused = { method, path, status: REFUSED[code], body: { code, message } };
      expect({ method, path, status: answer.status, body: answer.body }).toMatchObject(refused);
    }
  });

  test('hears of nothing that is not for others', async () => {
    for (const { text } of operations.socket) {
      const { events, stop } = await home.as[who].subscribe(text);
      expect(events.filter(({ errors }) => !errors)).toEqual([]);
      stop();
    }
  });
});

test('nothing was changed by all who were refused', async () => {
  const [counts] = await home.house.running.app.db.query(`select
    (select count(*)::int from audit_log) as logged,
    (select count(*)::int from users where deleted_at is not null or version > 1) as users,
    (select count(*)::int from properties where version > 1) as properties`);
  expect(counts).toEqual({ logged: 0, users: 0, properties: 0 });
});

test('the administrator is refused none of them, and no answer holds a hash or session', async () => {
  const answers: unknown[] = [];
  for (const { text, variables } of operations.http) {
    const answer = await home.as.administrator.graphql(text, variables);
    const { code = 'none' } = answer.errors?.[0]?.extensions ?? {};
    expect([text, code]).not.toEqual([text, expect.stringMatching(/UNAUTHENTICATED|INTERNAL/)]);
    answers.push(answer);
  }
  for (const { method, path, body } of routes) {
    const answer = await home.as.administrator.send(method, path, { body });
    expect([method, path, [401, 500].includes(answer.status)]).toEqual([method, path, false]);
    answers.push(answer.body);
  }
  const secrets: { secret: string }[] = await home.house.running.app.db.query(`
    select password_hash as secret from users where password_hash is not null
    union select id::text from sessions`);
  const said = JSON.stringify(answers);
  for (const { secret } of secrets) expect(said).not.toContain(secret);
  expect(said).not.toMatch(/\$2[aby]\$|passwordHash|password_hash/);
});
