import type { Facts } from '../support/clients/every-call';
import type { Caller } from './callers';
import type { Outcome, Way } from './calls';
import { marksIn } from './marks';
import { withoutThings } from './missing';
import { isOfSession, type Scenario } from './scenario';
import { settled, snapshotOf } from './snapshot';
import { columnsOf, isRefusal, type Row, VISITORS } from './table';

const FOR_ADMINISTRATORS = 'Admin privileges required.';
/** Spec §2. */
const IN_SECTION: Record<string, string> = {
  'Special requests': 'Admin privileges required to access special requests management.',
  Reports: 'Admin privileges required to access reports function.',
};
const FOR_OWNERS = 'You do not own shares in this property';
/** An administrator who does not take part may know that there is a talk. */
const TALKS = 'The talk of a house';
const JOIN_FIRST = 'Please join the talk of this property first.';
const FIRST_LOGIN = 'Please choose a new password first.';
/** Bookkeepers may do the same as administrators. */
const OF_BOOKKEEPERS = 'COSTS_WRITE';
/** For requests and for sockets. */
const SIGN_IN = /^Please sign in to (continue|receive live updates)\.$/;

/** Returns whether only administrators are allowed and everyone else gets that sentence. */
const isForAdministrators = ({ verdicts, token }: Row) =>
  token !== OF_BOOKKEEPERS &&
  VISITORS.every((visitor) => isRefusal(verdicts[visitor]) === (visitor !== 'admin')) &&
  verdicts.stranger === '403';

/** Returns whether all owners of the property are allowed. */
const isForOwners = ({ verdicts }: Row) =>
  !isRefusal(verdicts['co-owner']) && verdicts.stranger === '403';

/**
 * Returns what a refused caller reads; a feature's own sentence does not mention administrators.
 */
function sentenceFor(row: Row, { column }: Caller): unknown {
  if (row.verdicts[column] === '401') return expect.stringMatching(SIGN_IN);
  if (/^admin(Passkey)?Login$/.test(row.name)) return FOR_ADMINISTRATORS;
  if (column === 'first login') return FIRST_LOGIN;
  if (isForAdministrators(row)) return IN_SECTION[row.section] ?? FOR_ADMINISTRATORS;
  if (row.section === TALKS && column === 'admin' && isForOwners(row)) return JOIN_FIRST;
  return isForOwners(row) ? FOR_OWNERS : expect.not.stringContaining(FOR_ADMINISTRATORS);
}

/** The expected and actual verdict and sentence of each call. */
class Refusals {
  private readonly expected: Record<string, unknown> = {};
  private readonly received: Record<string, unknown> = {};

  add(row: Row, caller: Caller, { way, outcome }: { way: Way; outcome: Outcome }): void {
    const call = `${way.name}, ${caller.name}`;
    this.expected[call] = [row.verdicts[caller.column], sentenceFor(row, caller)];
    this.received[call] = [outcome.verdict, outcome.message];
  }

  check(): void {
    expect(this.received).toEqual(this.expected);
  }
}

/**
 * Returns whether the caller may know that the item exists: as its owner, in a property of theirs,
 * or as an administrator.
 */
const mayKnow = ({ verdicts }: Row, { column }: Caller) =>
  verdicts[column] === '403' && ['co-owner', 'self', 'admin'].includes(column);

/** Arguments of the wrong type, whatever an operation takes. */
const ILL_TYPED: Facts = new Proxy({}, { get: () => ({ wrong: true }) });

/** Returns the answers to input that no one may send: rights come first. */
async function answersToWrongInput(
  row: Row,
  way: Way,
  { caller, facts, outcome }: { caller: Caller; facts: Facts; outcome: Outcome },
): Promise<unknown[]> {
  if (!isForAdministrators(row)) return [];
  const ids = Object.keys(facts).filter((name) => /^id$|Id$/.test(name));
  const unread = { ...facts, ...Object.fromEntries(ids.map((name) => [name, 'x'])) };
  const outcomes = await Promise.all([ILL_TYPED, unread].map((it) => way.call(caller.client, it)));
  return outcomes
    .filter(
      ({ verdict, message }) => `${verdict} ${message}` !== `${outcome.verdict} ${outcome.message}`,
    )
    .map((answer) => ({ toWrongInput: way.name, caller: caller.name, answer }));
}

/** Returns the answer for a missing item, which must not reveal which ids exist. */
async function differences(
  way: Way,
  { caller, facts, outcome }: { caller: Caller; facts: Facts; outcome: Outcome },
): Promise<Outcome[]> {
  const without = withoutThings(way, facts);
  const outcomes = await Promise.all(without.map((it) => way.call(caller.client, it)));
  return outcomes.filter((it) => JSON.stringify(it) !== JSON.stringify(outcome));
}

/** Returns each caller that the row refuses. */
async function refusedBy(scenario: Scenario, row: Row): Promise<Caller[]> {
  const { inactiveOwner, guestElsewhere, callerFor } = scenario;
  const columns = columnsOf(row, true);
  const callers = await Promise.all(columns.map((column) => callerFor(row, column)));
  const alike = [inactiveOwner, guestElsewhere].filter(({ column }) => columns.includes(column));
  return [...callers, ...alike];
}

/**
 * Checks that a row refuses the callers in the table, alike whether the item exists, and that
 * nothing changes.
 */
export async function checkRefusals(scenario: Scenario, row: Row): Promise<void> {
  const { home, callers, factsFor, waysFor } = scenario;
  const refused = await refusedBy(scenario, row);
  const thing = isOfSession(row) ? {} : await factsFor(row, callers.stranger);
  const refusals = new Refusals();
  const problems: unknown[] = [];
  const ask = async (way: Way, caller: Caller) => {
    const facts = isOfSession(row) ? await factsFor(row, caller) : thing;
    const outcome = await way.call(caller.client, facts);
    refusals.add(row, caller, { way, outcome });
    problems.push(...marksIn(outcome.answer).map((mark) => `${caller.name} reads ${mark}`));
    problems.push(...(await answersToWrongInput(row, way, { caller, facts, outcome })));
    if (!mayKnow(row, caller))
      problems.push(...(await differences(way, { caller, facts, outcome })));
  };
  await settled(home.testApp);
  const before = await snapshotOf(home.testApp);
  for (const way of waysFor(row)) await Promise.all(refused.map((caller) => ask(way, caller)));
  refusals.check();
  expect(problems).toEqual([]);
  expect(await snapshotOf(home.testApp)).toEqual(before);
}

/**
 * Checks that self is refused what the rows allow while a temporary password has to be replaced.
 */
export async function checkFirstLogin(scenario: Scenario, rows: Row[]): Promise<void> {
  const { home, factsFor, waysFor } = scenario;
  const self: Caller = { ...scenario.callers.self, column: 'first login' };
  const expire = (at: Date | null) =>
    home.testApp.running.app.db.query(
      'update users set temporary_password_expires_at = $1 where id = $2',
      [at, self.person.id],
    );
  const calls: { row: Row; facts: Facts }[] = [];
  for (const row of rows) calls.push({ row, facts: await factsFor(row, scenario.callers.self) });
  const refusals = new Refusals();
  await expire(new Date(Date.now() + 3_600_000));
  await settled(home.testApp);
  const before = await snapshotOf(home.testApp);
  for (const { row, facts } of calls) {
    for (const way of waysFor(row)) {
      refusals.add(row, self, { way, outcome: await way.call(self.client, facts) });
    }
  }
  const after = await snapshotOf(home.testApp);
  await expire(null);
  refusals.check();
  expect(after).toEqual(before);
}
