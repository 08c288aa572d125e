import type { Facts } from '../support/clients/every-call';
import { forgetAttempts } from '../support/mailbox';
import type { Caller } from './callers';
import type { Outcome, Way } from './calls';
import { schema } from './declared';
import { MAY_READ, marksIn } from './marks';
import { withoutThings } from './missing';
import { isOfShare, type Scenario } from './scenario';
import { columnsOf, type Row, VISITORS, type Visitor } from './table';

/** A call that was allowed. */
interface Admitted {
  row: Row;
  way: Way;
  caller: Caller;
  facts: Facts;
  outcome: Outcome;
}

/** Returns whether an answer contains nothing: no item, no count, no text. */
function isEmpty(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).every(isEmpty);
  return !answer;
}

/**
 * The marks in an answer other than those the caller supplied; a former owner's own items still
 * name the property.
 */
function marksShown({ row, caller: { column }, outcome }: Admitted): string[] {
  const verdict = row.verdicts[column];
  if (verdict === 'key' || verdict === 'demo') return [];
  const isOwnOfFormer = column === 'former' && verdict === 'own';
  return marksIn(outcome.answer).filter((mark) => !(isOwnOfFormer && mark === 'lakename'));
}

const same = (one: Outcome, other: Outcome) => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether a call with a missing id is answered correctly. */
function isRightWithout(
  { row, caller: { column }, outcome }: Admitted,
  { without, toStranger }: { without: Outcome; toStranger: Outcome },
): boolean {
  const verdict = row.verdicts[column];
  if (verdict === 'key') return without.verdict !== 'in';
  if (verdict === 'empty') return same(without, outcome);
  if (column === 'admin') return without.verdict === '404' || isEmpty(without.answer);
  return same(without, toStranger);
}

/** Returns what is wrong with the answer to a read, besides its marks. */
async function wrongInReading(admitted: Admitted, stranger: Caller): Promise<string[]> {
  const { row, way, caller, facts, outcome } = admitted;
  const problems: string[] = [];
  if (row.verdicts[caller.column] === 'empty' && !isEmpty(outcome.answer)) {
    problems.push(`is not empty: ${JSON.stringify(outcome.answer)}`);
  }
  for (const missing of withoutThings(way, facts)) {
    const without = await way.call(caller.client, missing);
    const toStranger = await way.call(stranger.client, missing);
    if (isRightWithout(admitted, { without, toStranger })) continue;
    problems.push(`where there is no such thing: ${JSON.stringify({ without, toStranger })}`);
  }
  return problems;
}

/** Returns whether a row changes nothing. */
export function isReading({ operation, routes }: Row): boolean {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  return operation
    ? mutations[operation] === undefined
    : routes.every((route) => route.startsWith('GET '));
}

/** The marks that each column has read so far, other than those supplied. */
export const marksRead = new Map(VISITORS.map((visitor) => [visitor, new Set<string>()]));

/** Returns what is wrong with a call that the table allows, or with its answer. */
async function problemsOf(admitted: Admitted, stranger: Caller): Promise<string[]> {
  const { row, way, caller, outcome } = admitted;
  const mayRead = MAY_READ[caller.column];
  const marks = marksShown(admitted);
  for (const mark of marks) marksRead.get(caller.column)?.add(mark);
  const problems = marks.filter((it) => !mayRead.includes(it)).map((mark) => `reads ${mark}`);
  if (outcome.verdict !== 'in') problems.push(`is refused: ${JSON.stringify(outcome)}`);
  if (isReading(row)) problems.push(...(await wrongInReading(admitted, stranger)));
  return problems.map((problem) => `${way.name}, ${caller.name}: ${problem}`);
}

async function admittedIn(scenario: Scenario, row: Row, column: Visitor): Promise<Caller[]> {
  const caller = await scenario.callerFor(row, column);
  const readsAlike = column === 'co-owner' && isReading(row);
  if (column === 'self' && isOfShare(row)) return [caller, scenario.secondMember];
  return readsAlike ? [caller, scenario.inactiveOwner] : [caller];
}

/** Makes the calls that a row allows: each succeeds and returns only what its caller may read. */
export async function checkAdmissions(scenario: Scenario, row: Row): Promise<void> {
  const { callers, factsFor, home, waysFor } = scenario;
  const problems: string[] = [];
  const admit = async (way: Way, caller: Caller) => {
    const facts = await factsFor(row, caller);
    await forgetAttempts(home.testApp);
    const outcome = await way.call(caller.client, facts);
    problems.push(...(await problemsOf({ row, way, caller, facts, outcome }, callers.stranger)));
  };
  for (const column of columnsOf(row, false)) {
    for (const way of waysFor(row)) {
      for (const caller of await admittedIn(scenario, row, column)) await admit(way, caller);
    }
  }
  expect(problems).toEqual([]);
}
