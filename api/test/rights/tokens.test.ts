import { FEATURES, SCOPES } from '../../src/app/features';
import { ACCESS_AREAS, includesScope, isAdminScope } from '../../src/features/auth/rules';
import { AccessScope } from '../../src/features/auth/tokens/access-token.entity';
import { forgetAttempts } from '../support/mailbox';
import { tokenClient } from '../support/scenes/tokens';
import type { Caller } from './callers';
import { MAY_READ, marksIn } from './marks';
import { openScenario, type Scenario } from './scenario';
import { settled, snapshotOf } from './snapshot';
import { isRefusal, type Row, readTable, VISITORS, type Visitor } from './table';

const NONE = '—';
const FOR_NO_PROGRAM = 'Access tokens cannot do this.';
const ALL = Object.keys(AccessScope);

/** What no session is read for: a token changes nothing. */
const WITHOUT_SESSION = [
  ...['POST /graphql', 'GET /graphql', 'GET /*', 'GET /metrics', 'GET /healthz', 'GET /readyz'],
  ...['GET /api/docs', 'GET /api/docs/json', 'GET /api/docs/yaml', 'GET /api/docs/static/*'],
];

const ROWS = readTable().filter(
  ({ name, verdicts }) => !WITHOUT_SESSION.includes(name) && verdicts.admin !== 'demo',
);

/** What is required where another scope of the same row is, in the notation of the table. */
const inTable = (scope: string | undefined) =>
  scope === undefined ? NONE : scope.replace(/^ANY$/, 'any');

let scenario: Scenario;

beforeAll(async () => {
  scenario = await openScenario();
}, 60_000);
afterAll(() => scenario.home.testApp.close());

const byName = (rows: Row[]) => rows.map((row): [string, Row] => [row.name, row]);

const ROUTES = new Map(
  FEATURES.flatMap(({ routes = [] }) => routes).map(({ method, url, scope }) => [
    `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
    scope,
  ]),
);

test.each(byName(ROWS))('%s needs the scope of the table in every way', (_name, row) => {
  const { operation, routes, token } = row;
  const scopes = [
    ...(operation ? [SCOPES[operation]] : []),
    ...routes.map((route) => ROUTES.get(route)),
  ];
  expect(scopes.map(inTable)).toEqual(scopes.map(() => token));
});

test('each scope is of an area that has it, and lets a program do something', () => {
  const areas = Object.entries(ACCESS_AREAS).flatMap(([area, levels]) =>
    levels.map((level) => `${area}_${level}`),
  );
  expect(areas.sort()).toEqual([...ALL].sort());
  const used = new Set(ROWS.map(({ token }) => token));
  expect(ALL.filter((scope) => !used.has(scope))).toEqual([]);
});

/** A user of the column with a token of these scopes, and nothing else. */
async function withToken(caller: Caller, scopes: readonly string[]): Promise<Caller> {
  const client = await tokenClient(scenario.home.testApp, caller.person, scopes);
  return { ...caller, client };
}

const adminScopeOf = (token: string) => `${token.split('_')[0]}_ADMIN`;

/** The scopes with which a user of the column must be answered as in a session; none: cannot be. */
function scopesFor({ token }: Row, column: Visitor): string[] {
  if (column === 'signed out') return [];
  if (token === 'any') return column === 'admin' ? [] : ['MESSAGES_READ'];
  if (column !== 'admin') return column === 'plain admin' && isAdminScope(token) ? [] : [token];
  return ALL.includes(adminScopeOf(token)) ? [adminScopeOf(token)] : [];
}

/** Makes the calls of a row by a user, and compares the verdicts and marks with the table. */
async function check(row: Row, column: Visitor, scopes: string[]): Promise<void> {
  const verdict = row.verdicts[column];
  const caller = await withToken(await scenario.callerFor(row, column), scopes);
  for (const way of scenario.waysFor(row)) {
    const facts = await scenario.factsFor(row, caller);
    await forgetAttempts(scenario.home.testApp);
    const outcome = await way.call(caller.client, facts);
    const expected = isRefusal(verdict) ? verdict : 'in';
    expect([way.name, column, outcome.verdict]).toEqual([way.name, column, expected]);
    const allowed = MAY_READ[column];
    const isFormers = column === 'former' && verdict === 'own';
    const marks = marksIn(outcome.answer).filter((mark) => !(isFormers && mark === 'lakename'));
    expect(marks.filter((mark) => !allowed.includes(mark))).toEqual([]);
  }
}

const GRANTED = ROWS.filter(({ token }) => token !== NONE);

test.each(byName(GRANTED))(
  '%s answers a token of its scope as it answers the user, and no more',
  async (_name, row) => {
    for (const column of VISITORS) {
      const scopes = scopesFor(row, column);
      if (scopes.length > 0) await check(row, column, scopes);
    }
  },
  60_000,
);

/** Makes the calls of a row by a user who may make them, with a token that may not. */
async function checkRefused(row: Row, person: Caller, scopes: string[], message: string) {
  const { home, waysFor, factsFor } = scenario;
  const caller = await withToken(person, scopes);
  const facts = await factsFor(row, person);
  await settled(home.testApp);
  // The first use of a token is stored.
  await caller.client.get('/api/auth/user');
  const before = await snapshotOf(home.testApp);
  for (const way of waysFor(row)) {
    const outcome = await way.call(caller.client, facts);
    expect([way.name, outcome.verdict, outcome.message]).toEqual([way.name, '403', message]);
  }
  expect(await snapshotOf(home.testApp)).toEqual(before);
}

test.each(byName(ROWS.filter(({ token }) => token !== 'any')))(
  '%s is refused to a token with all other scopes, and changes nothing',
  async (_name, row) => {
    const { token } = row;
    const scopes = ALL.filter((scope) => !includesScope([scope], token));
    const message = token === NONE ? FOR_NO_PROGRAM : `This access token lacks the scope ${token}.`;
    for (const column of ['self', 'admin'] as const) {
      await checkRefused(row, scenario.callers[column], scopes, message);
    }
  },
  60_000,
);

test.each(byName(GRANTED.filter(({ token }) => isAdminScope(token))))(
  '%s is refused to the token of an administrator who no longer is one',
  async (_name, row) => {
    const person = await scenario.home.testApp.person();
    const caller = { ...scenario.callers.stranger, person };
    const client = (await withToken(caller, ALL)).client;
    for (const way of scenario.waysFor(row)) {
      const outcome = await way.call(client, await scenario.factsFor(row, caller));
      expect([way.name, outcome.verdict]).toEqual([way.name, row.verdicts.stranger]);
    }
  },
  60_000,
);
