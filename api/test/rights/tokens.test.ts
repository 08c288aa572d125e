import { FEATURES, SCOPES } from '../../src/app/features';
import { ACCESS_AREAS, includesScope, isAdminScope } from '../../src/features/auth/rules';
import { AccessScope } from '../../src/features/auth/tokens/access-token.entity';
import type { Facts } from '../support/clients/every-call';
import { forgetAttempts } from '../support/mailbox';
import type { Home } from '../support/scenes/home-cast';
import { tokenClient } from '../support/scenes/tokens';
import type { Caller } from './callers';
import { MAY_READ, marksIn } from './marks';
import { openScenario, type Scenario } from './scenario';
import { settled, snapshotOf } from './snapshot';
import { isRefusal, type Row, readTable, VISITORS, type Visitor } from './table';

const NONE = '—';
const FOR_NO_PROGRAM = 'Access tokens cannot do this.';
const ALL = Object.keys(AccessScope);

/** The operations that read no session: a token changes nothing. */
const WITHOUT_SESSION = [
  ...['POST /graphql', 'GET /graphql', 'GET /*', 'GET /metrics', 'GET /healthz', 'GET /readyz'],
  'GET /.well-known/change-password',
  ...['GET /api/docs', 'GET /api/docs/json', 'GET /api/docs/yaml', 'GET /api/docs/static/*'],
];

const ROWS = readTable().filter(
  ({ name, verdicts }) => !WITHOUT_SESSION.includes(name) && verdicts.admin !== 'demo',
);

/** The scopes required where another scope of the same row is, in the notation of the table. */
const inTable = (scope: string | undefined) =>
  scope === undefined ? NONE : scope.replace(/^ANY$/, 'any');

/** Without these facts an operation asks for the password, which a token cannot give. */
const WITHOUT_PASSWORD: Record<string, (home: Home) => Promise<Facts>> = {
  createUser: async () => ({ userRole: 'USER' }),
  async updateUser({ testApp }) {
    const { id, version, email, userRole } = await testApp.person();
    return { id, version, email, userRole };
  },
};

let scenario: Scenario;

beforeAll(async () => {
  scenario = await openScenario();
});
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

const things = new Map<string, Facts>();

/** Returns what is asked for in calls that are refused: the same in all of a row. */
async function thingOf(row: Row): Promise<Facts> {
  const known = things.get(row.name);
  if (known) return known;
  const thing = await scenario.factsFor(row, scenario.callers.stranger);
  things.set(row.name, thing);
  return thing;
}

/**
 * Makes the calls of a row by a user, and compares the verdicts and marks with the table; what is
 * refused is asked for the same thing.
 */
async function check(row: Row, column: Visitor, thing: Facts): Promise<void> {
  const verdict = row.verdicts[column];
  const person = await scenario.callerFor(row, column);
  const caller = await withToken(person, scopesFor(row, column));
  for (const way of scenario.waysFor(row)) {
    const own = isRefusal(verdict) ? thing : await scenario.factsFor(row, caller);
    const facts = { ...own, ...(await WITHOUT_PASSWORD[row.name]?.(scenario.home)) };
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
    const thing = await thingOf(row);
    for (const column of VISITORS) {
      if (scopesFor(row, column).length > 0) await check(row, column, thing);
    }
  },
  60_000,
);

/** Users who may make the calls of a row, with tokens that may not. */
function withOtherScopes({ token }: Row, people: Caller[]): Promise<Caller[]> {
  const scopes = ALL.filter((scope) => !includesScope([scope], token));
  return Promise.all(people.map((person) => withToken(person, scopes)));
}

test.each(byName(ROWS.filter(({ token }) => token !== 'any')))(
  '%s is refused to a token with all other scopes, and changes nothing',
  async (_name, row) => {
    const { home, callers, waysFor } = scenario;
    const self = await scenario.callerFor(row, 'self');
    const facts = await scenario.factsFor(row, self);
    const { token } = row;
    const message = token === NONE ? FOR_NO_PROGRAM : `This access token lacks the scope ${token}.`;
    const refused = await withOtherScopes(row, [self, callers.admin]);
    // The first use from a network is emailed.
    for (const { client } of refused) await client.get('/api/auth/user');
    await settled(home.testApp);
    const before = await snapshotOf(home.testApp);
    for (const { client } of refused) {
      for (const way of waysFor(row)) {
        const outcome = await way.call(client, facts);
        expect([way.name, outcome.verdict, outcome.message]).toEqual([way.name, '403', message]);
      }
    }
    expect(await snapshotOf(home.testApp)).toEqual(before);
  },
  60_000,
);

test.each(byName(GRANTED.filter(({ token }) => isAdminScope(token))))(
  '%s is refused to the token of an administrator who no longer is one',
  async (_name, row) => {
    const person = await scenario.home.testApp.person();
    const caller = { ...scenario.callers.stranger, person };
    const client = (await withToken(caller, ALL)).client;
    const facts = await thingOf(row);
    for (const way of scenario.waysFor(row)) {
      const outcome = await way.call(client, facts);
      expect([way.name, outcome.verdict]).toEqual([way.name, row.verdicts.stranger]);
    }
  },
  60_000,
);
