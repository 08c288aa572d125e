import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_ROOT } from '../../src/app/http/web-pages';
import { operationsOf } from '../support/clients/every-call';
import { startTestApp, type TestApp } from '../support/servers/test-app';
import { checkAdmissions, isReading, marksRead } from './admissions';
import { collectRoutes, operationNames, schema } from './declared';
import { HEARD, heardOf, hearersOf, listenTo } from './live';
import { MAY_READ } from './marks';
import { checkFirstLogin, checkRefusals } from './refusals';
import { isOfSession, openScenario, type Scenario } from './scenario';
import { columnsOf, type Row, readTable, VISITORS } from './table';

const ROWS = readTable();

/** Files of the web interface, which is built before all tests run. */
const FILES = ['GET /*', 'GET /graphql'];
const isBuilt = existsSync(join(WEB_ROOT, 'index.html'));

let scenario: Scenario;
let demo: TestApp;
let routes: string[];

beforeAll(async () => {
  const collected = collectRoutes();
  scenario = await openScenario();
  const { databaseUrl } = scenario.home.testApp;
  demo = await startTestApp({ databaseUrl, env: { DEMO: 'on' } });
  routes = collected();
});

afterAll(async () => {
  await demo.close();
  await scenario.home.testApp.close();
});

describe('docs/rights.md', () => {
  const named = ROWS.flatMap(({ operation = [], routes }) => [operation, routes].flat());

  test('has a row for each operation and each route', () => {
    const missing = [...operationNames(), ...routes].filter((name) => !named.includes(name));
    expect(missing.map((name) => `Add a row to docs/rights.md for ${name}.`)).toEqual([]);
  });

  test('has no row for an operation or a route that does not exist', () => {
    const declared = [...operationNames(), ...routes, ...FILES];
    const stale = named.filter((name) => !declared.includes(name));
    expect(stale.map((name) => `Remove the row of ${name} from docs/rights.md.`)).toEqual([]);
  });

  test('has each row once', () => {
    const names = ROWS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

const byName = (rows: Row[]) => rows.map((row): [string, Row] => [row.name, row]);

const REFUSING = ROWS.filter((row) => columnsOf(row, true).length > 0);
const LETTING_IN = ROWS.filter((row) => columnsOf(row, false).length > 0);
const OF_DEMO = LETTING_IN.filter(({ verdicts }) => verdicts.admin === 'demo');
const CALLED = LETTING_IN.filter(
  (row) => !OF_DEMO.includes(row) && (isBuilt || !FILES.includes(row.name)),
);

test.each(byName(REFUSING))(
  '%s refuses others and changes nothing',
  (_name, row) => checkRefusals(scenario, row),
  60_000,
);

test('self is refused everything of their own as well until a temporary password is replaced', async () => {
  const rows = REFUSING.filter(({ verdicts }) => verdicts['first login'] === '403');
  await checkFirstLogin(
    scenario,
    rows.filter((row) => !isOfSession(row)),
  );
});

// All reads come before any change.
test.each(byName(CALLED.filter(isReading)))(
  '%s answers allowed callers',
  (_name, row) => checkAdmissions(scenario, row),
  60_000,
);

test.each(byName(CALLED.filter((row) => !isReading(row))))(
  '%s is carried out for allowed callers',
  (_name, row) => checkAdmissions(scenario, row),
  60_000,
);

test.each(byName(OF_DEMO))(
  '%s is there for everyone in a demo, and nowhere else',
  async (_name, row) => {
    const { callers, factsFor, waysFor } = scenario;
    for (const caller of Object.values(callers)) {
      for (const way of waysFor(row)) {
        const facts = await factsFor(row, caller);
        const here = await way.call(caller.client, facts);
        const inDemo = await way.call(caller.client.at(demo.running.url), facts);
        expect([caller.name, here.verdict, inDemo.verdict]).toEqual([caller.name, '404', 'in']);
      }
    }
  },
  60_000,
);

test('each mark was read by all who may read it', () => {
  const lists = [...marksRead].map(([visitor, marks]) => [visitor, [...marks].sort()]);
  const expected = VISITORS.map((visitor) => [visitor, [...MAY_READ[visitor]].sort()]);
  expect(lists).toEqual(expected);
});

describe('live', () => {
  const subscriptions = operationsOf(schema, 'subscription');

  test('each subscription is listened to', () => {
    expect(subscriptions.map(({ name }) => name).sort()).toEqual(Object.keys(HEARD).sort());
  });

  test('no one is notified about another property or between other users', async () => {
    const ears = await listenTo(subscriptions, scenario);
    for (const house of scenario.houses) {
      const heard = await heardOf(ears, scenario, house);
      expect([house.place, heard]).toEqual([house.place, hearersOf(house.place)]);
    }
    for (const { listener } of ears) listener.stop();
  });
});
