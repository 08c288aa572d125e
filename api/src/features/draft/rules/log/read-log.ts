import type { ChainedEntry } from '@packages/sealed-log/chain';
import { checkChain, Problem, readShape, readStrictly } from '@packages/sealed-log/exported-chain';
import { isPossible, numbersOf, orderOf, rotationNamed } from '../../../rotation/rules';
import { weekdayOf, weeksOf } from '../../../weeks/rules';
import { isKnownVersion, type LeftOutWeek, type RulesVersion } from '../machine/draft';
import { type DraftState, evolve, plannedDraft } from '../machine/evolve';
import { checkEntries } from './check-entries';
import { type DraftEntry, versionOf } from './entries';
import { isEntryShape, isLogShape } from './log-shape';
import { forgedEntry } from './signatures';

/** The exported log of a draft; this file is all that is needed to check it. */
export interface ExportedLog {
  property: string;
  year: number;
  status: string;
  /** Each entry byte for byte as it was hashed. */
  entries: readonly ChainedEntry[];
}

type Opening = DraftEntry & { kind: 'OPENED' };

/** How sentences name it. */
export const LOG = { name: 'log', of: 'draft' } as const;

/** The facts of an opening before their fields are checked. */
type Unread = { rules?: { version?: unknown } | null } | null;

/** Reads an entry that has no unknown field; an opening names the version of all others. */
function entryOf(text: string, seq: number, version?: RulesVersion): DraftEntry {
  const entry: { facts?: Unread } = readStrictly(text, `Entry ${seq}`, LOG);
  const named = entry.facts?.rules?.version ?? 1;
  if (!isKnownVersion(named)) {
    throw new Problem(
      'The draft has rules of an unknown version, which a newer Fairweek may check.',
    );
  }
  if (!isEntryShape(entry, version ?? named)) {
    throw new Problem(`Entry ${seq} has other fields or values than a log has.`);
  }
  return entry as DraftEntry;
}

/** Reads all entries, each in the version that the first one names. */
function readAll(links: readonly ChainedEntry[]): DraftEntry[] {
  const [first, ...others] = links;
  if (!first) return [];
  const opening = entryOf(first.text, 1);
  const version = versionOf(opening);
  return [opening, ...others.map(({ text }, index) => entryOf(text, index + 2, version))];
}

/**
 * Returns why the weeks of an opening and those that it leaves out are not all weeks of the year,
 * each once: a hidden week could go to someone afterwards.
 */
function hiddenWeekFault({ year, facts, leftOut }: Opening): string | null {
  if (!leftOut) return null;
  const [{ startDate } = { startDate: '' }] = facts.weeks;
  if (startDate === '') return 'it has no weeks';
  const calendar = weeksOf(year, weekdayOf(startDate));
  const isDated = facts.weeks.every((week) => {
    const dated = calendar[week.week - 1];
    return dated?.startDate === week.startDate && dated.endDate === week.endDate;
  });
  if (!isDated) return 'its weeks have other dates than the year';
  const isBetween = ({ week, reason }: LeftOutWeek) =>
    reason === 'OVERLAP' && week > 1 && week < calendar.length;
  if (leftOut.some(isBetween)) return 'a week is said to overlap another year, and cannot';
  const named = [...facts.weeks, ...leftOut].map(({ week }) => week);
  const all = calendar.map(({ week }) => week);
  const isComplete = isSameList(
    named.toSorted((one, other) => one - other),
    all,
  );
  const isSorted = isSameList(
    leftOut.map(({ week }) => week),
    all.filter((week) => leftOut.some((it) => it.week === week)),
  );
  return isComplete && isSorted
    ? null
    : 'its weeks and those left out are not the weeks of the year';
}

const isSameList = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Returns what the opening contradicts: the rotation that it names, or the calendar. */
function openingFault(opening: Opening): string | null {
  const { facts, year, previous } = opening;
  if (previous && previous.year >= year) return 'the log before it is not of an earlier year';
  const rotation = rotationNamed(opening);
  if (!isPossible(rotation)) return 'its rotation has another queue than is possible';
  const order = numbersOf(orderOf(rotation, facts.shares, year));
  if (new Set(order).size < order.length) return 'it names a share twice';
  if (!isSameList(order, facts.shares)) return 'the order is not that of the rotation';
  const weeks = facts.weeks.map(({ week }) => week);
  const inOrder = [...new Set(weeks)].sort((one, other) => one - other);
  return isSameList(weeks, inOrder) ? hiddenWeekFault(opening) : 'its weeks are not in order';
}

/** Returns how a draft stands after some entries. */
const stateAfter = (entries: readonly DraftEntry[], { year, facts }: Opening): DraftState =>
  entries.reduce(evolve, plannedDraft({ year, rules: facts.rules }));

const STANDS: Record<DraftState['status'], string> = {
  PLANNED: 'is planned',
  RUNNING: 'is running',
  PAUSED: 'is paused',
  ENDED: 'has ended',
};

/** Refuses a file whose own words differ from its entries; so one that was cut off is known. */
function checkEnvelope(log: ExportedLog, opening: Opening, { status }: DraftState): void {
  if (log.property !== opening.property || log.year !== opening.year) {
    throw new Problem('The file names another draft than its first entry.');
  }
  if (status === log.status) return;
  const says = `the file says that the draft ${STANDS[log.status as DraftState['status']]}`;
  const entries = `its entries say that it ${STANDS[status]}`;
  throw status === 'ENDED' || log.status === 'PLANNED'
    ? new Problem(`The file was changed: ${says}, and ${entries}.`)
    : new Problem(`The log is cut off, its last entries are missing: ${says}, and ${entries}.`, {
        isCutOff: true,
      });
}

/** A log whose entries are in order. */
export interface ReadLog {
  log: ExportedLog;
  entries: readonly DraftEntry[];
  opening: Opening;
  /** After the last entry. */
  state: DraftState;
}

/** Reads the text of an exported log; throws a Problem unless all of it is in order. */
export const readLog = async (text: string): Promise<ReadLog> =>
  openLog(readShape(text, 'The file is not a draft’s log', isLogShape) as ExportedLog);

/** Reads an exported log of the right shape; throws a Problem unless all of it is in order. */
export async function openLog(log: ExportedLog): Promise<ReadLog> {
  const entries = readAll(log.entries);
  const [opening] = entries;
  if (!opening) throw new Problem('The draft has not opened yet: its log is empty.');
  await checkChain(log.entries);
  const misplaced = checkEntries(entries);
  const before = entries.slice(0, misplaced ? misplaced.seq - 1 : entries.length);
  const fault = (await forgedEntry(log.entries, before)) ?? misplaced;
  if (fault) throw new Problem(`Entry ${fault.seq} breaks the rules: ${fault.problem}`);
  if (opening.kind !== 'OPENED') throw new Problem('A draft begins with its opening.');
  const unfounded = openingFault(opening);
  if (unfounded) throw new Problem(`Entry 1 breaks the rules: ${unfounded}.`);
  const state = stateAfter(entries, opening);
  checkEnvelope(log, opening, state);
  return { log, entries, opening, state };
}
