import type { ApiClient } from '../support/clients/api-client';
import type { Facts } from '../support/clients/every-call';
import { tokenClient } from '../support/scenes/tokens';
import { PASSWORD as GIVEN } from '../support/servers/test-app';
import type { Way } from './calls';
import { schema } from './declared';
import { openScenario, type Scenario } from './scenario';
import { settled, snapshotOf } from './snapshot';
import { cellsIn, isRefusal, type Row, readTable } from './table';

const TABLE = 'docs/passwords.md';
const HEADER = ['Operation', 'People', 'Tokens', 'Why'];
const PASSWORD = 'PASSWORD_REQUIRED 403';

interface Asking {
  people: string;
  tokens: string;
}

const [header, , ...lines] = cellsIn(TABLE);
const ASKING = new Map<string, Asking>(
  lines.map(([name = '', people = '', tokens = '']) => [
    name.replaceAll('`', ''),
    { people, tokens },
  ]),
);
const RIGHTS = readTable();
const mutations = schema.getMutationType()?.getFields() ?? {};

/** The operations and files that only an administrator’s session may use. */
const OF_ADMINISTRATORS = RIGHTS.filter(
  ({ operation, verdicts }) =>
    (operation === undefined || operation in mutations) &&
    !isRefusal(verdicts.admin) &&
    isRefusal(verdicts['plain admin']),
).map(({ name, operation }) => operation ?? name);

let scenario: Scenario;
/** An administrator session whose password was given 16 minutes ago. */
let late: ApiClient;

beforeAll(async () => {
  scenario = await openScenario();
  const { testApp, people, as } = scenario.home;
  late = await testApp.signIn(people.administrator, { isAdmin: true });
  await testApp.pass('16 minutes');
  // The scenario goes on to be prepared in the other one.
  await as.administrator.graphql(
    'mutation($password: String!) { confirmPassword(password: $password) }',
    { password: GIVEN },
  );
});
afterAll(() => scenario.home.testApp.close());

test('the table has a row for each, and none for what does not exist', () => {
  expect(header).toEqual(HEADER);
  const known = new Set(RIGHTS.flatMap(({ name, operation }) => [name, operation]));
  const missing = OF_ADMINISTRATORS.filter((name) => !ASKING.has(name));
  expect(missing.map((name) => `Decide in ${TABLE} whether ${name} asks.`)).toEqual([]);
  expect([...ASKING.keys()].filter((name) => !known.has(name))).toEqual([]);
});

const rowOf = (name: string): Row => {
  const row = RIGHTS.find((it) => it.name === name);
  if (!row) throw new Error(`${name} has no row in docs/rights.md.`);
  return row;
};

const named = (matches: (asking: Asking) => boolean) =>
  [...ASKING].filter(([, asking]) => matches(asking)).map(([name]) => name);

test.each([...ASKING])('%s is refused to tokens where no scope is named', (name, { tokens }) => {
  expect(tokens === '—').toBe(rowOf(name).token === '—');
});

/** The verdicts of all ways to make a call. */
async function verdictsOf(ways: Way[], call: (way: Way) => ReturnType<Way['call']>) {
  const verdicts: string[] = [];
  for (const way of ways) verdicts.push((await call(way)).verdict);
  return [...new Set(verdicts)];
}

async function ask(row: Row, facts?: () => Promise<Facts>): Promise<string[]> {
  return verdictsOf(scenario.waysFor(row), async (way) => {
    const own = await scenario.factsFor(row, scenario.callers.admin);
    return way.call(late, { ...own, ...(await facts?.()) });
  });
}

test.each(named(({ people }) => people === 'asks'))(
  '%s asks for the password, and changes nothing',
  async (name) => {
    const { home, callers, factsFor, waysFor } = scenario;
    const row = rowOf(name);
    const facts = await factsFor(row, callers.admin);
    await settled(home.testApp);
    const before = await snapshotOf(home.testApp);
    const verdicts = await verdictsOf(waysFor(row), (way) => way.call(late, facts));
    expect(verdicts).toEqual([PASSWORD]);
    expect(await snapshotOf(home.testApp)).toEqual(before);
  },
  60_000,
);

test.each(named(({ people }) => people === '—'))('%s does not ask', async (name) => {
  expect(await ask(rowOf(name))).toEqual(['in']);
});

const aHouse = () => ({ linkedPropertyId: scenario.home.property.id });
const aPerson = async () => {
  const { id, version, email, userRole } = await scenario.home.testApp.person();
  return { id, version, email, userRole };
};
let count = 0;
const aGuest = () => {
  count += 1;
  return { userRole: 'USER', email: `asked${count}@example.test`, linkedPropertyId: undefined };
};

/** Calls of the operations that ask partly: whether they ask people, and tokens. */
const PARTS: [string, string, boolean, boolean, () => Promise<Facts>][] = [
  ['createUser', 'a role', true, true, async () => ({ ...aGuest(), userRole: 'OWNER' })],
  ['createUser', 'a house', true, false, async () => ({ ...aGuest(), ...aHouse() })],
  ['createUser', 'a name', false, false, async () => aGuest()],
  ['updateUser', 'a role', true, true, async () => ({ ...(await aPerson()), userRole: 'ADMIN' })],
  ['updateUser', 'an address', true, true, async () => ({ ...(await aPerson()), ...aGuest() })],
  ['updateUser', 'a house', true, false, async () => ({ ...(await aPerson()), ...aHouse() })],
  ['updateUser', 'a name', false, false, aPerson],
  ...['GET', 'POST'].flatMap((method): typeof PARTS => [
    [`${method} /api/admin/exports/{name}.csv`, 'users', true, true, async () => ({})],
    [
      `${method} /api/admin/exports/{name}.csv`,
      'properties',
      false,
      true,
      async () => ({ name: 'properties', ids: [1] }),
    ],
  ]),
];

test.each(PARTS)('%s asks as the table says for %s', async (name, _what, asks, refused, facts) => {
  const row = rowOf(name);
  expect(await ask(row, facts)).toEqual([asks ? PASSWORD : 'in']);
  if (row.token === '—') return;
  const { person } = scenario.callers.admin;
  const client = await tokenClient(scenario.home.testApp, person, [row.token]);
  const verdicts = await verdictsOf(scenario.waysFor(row), async (way) => {
    const own = await scenario.factsFor(row, scenario.callers.admin);
    return way.call(client, { ...own, ...(await facts()) });
  });
  expect(verdicts).toEqual([refused ? PASSWORD : 'in']);
});

test('each operation that asks partly is tried', () => {
  const partly = named(({ people, tokens }) => [people, tokens].includes('partly'));
  expect(partly.sort()).toEqual([...new Set(PARTS.map(([name]) => name))].sort());
});
