import { isPossible, numbersOf, orderOf, rotationNamed } from '../../rotation/rules';
import { weekdayOf, weeksOf } from '../../weeks/rules';
import { brokenLink, type ChainedEntry } from './chain';
import { checkEntries } from './check-entries';
import { checkLists, type ListTurn } from './check-lists';
import type { OpenedList } from './commitments';
import { isKnownVersion, type LeftOutWeek, type RulesVersion } from './draft';
import { type DraftEntry, versionOf } from './entries';
import { evolve, plannedDraft } from './evolve';
import { isEntryShape, isListsShape, isLogShape } from './log-shape';

/** The exported log of a draft; this file is all that is needed to check it. */
export interface ExportedLog {
  property: string;
  year: number;
  status: string;
  /** Each entry byte for byte as it was hashed. */
  entries: ChainedEntry[];
}

/** What an owner has kept from before: the hash of the last entry at that time, or a whole file. */
export type Kept = { head: string } | { file: string };

/** The wish lists of one owner in a draft with their salts, as the owner downloads them. */
export interface ListsFile {
  property: string;
  year: number;
  lists: readonly OpenedList[];
}

/** What a log says, and whether it holds. */
export type Verdict =
  | { isInOrder: false; problem: string }
  | {
      isInOrder: true;
      /** The result in one sentence. */
      summary: string;
      head: string;
      entries: number;
      /** The turns that the owner's wish lists decided, if they were checked. */
      turns?: readonly ListTurn[];
    };

type Opening = DraftEntry & { kind: 'OPENED' };

/** What is wrong with a file, as a sentence. */
class Problem extends Error {}

/** As many digits of a hash no one finds twice by chance. */
const LEAST_DIGITS = 16;

function parse(text: string): ExportedLog {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Problem('The file is not a draft’s log: it is not JSON.');
  }
  if (!isLogShape(file)) throw new Problem('The file is not a draft’s log: its fields are others.');
  return file as ExportedLog;
}

/** Reads an entry that says the same to every reader: no field twice, none that is unknown. */
function readStrictly(text: string, seq: number, version?: RulesVersion): DraftEntry {
  let entry: unknown;
  try {
    entry = JSON.parse(text);
  } catch {
    throw new Problem(`Entry ${seq} is not JSON.`);
  }
  if (typeof entry !== 'object' || entry === null || JSON.stringify(entry) !== text) {
    throw new Problem(`Entry ${seq} is not written as a log writes it.`);
  }
  if (!hasKnownRules(entry)) {
    throw new Problem(
      'The draft has rules of an unknown version, which a newer Fairweek may check.',
    );
  }
  const read = entry as DraftEntry;
  if (!isEntryShape(entry, version ?? versionOf(read))) {
    throw new Problem(`Entry ${seq} has other fields or values than a log has.`);
  }
  return read;
}

/** An opening names the version of its rules; other entries follow from it. */
function hasKnownRules(entry: { facts?: { rules?: { version?: unknown } } }): boolean {
  const version = entry.facts?.rules?.version;
  return version === undefined || isKnownVersion(version);
}

/** Reads all entries, each in the version that the first one names. */
function readAll(links: readonly ChainedEntry[]): DraftEntry[] {
  const [first, ...others] = links;
  if (!first) return [];
  const opening = readStrictly(first.text, 1);
  const version = versionOf(opening);
  return [opening, ...others.map(({ text }, index) => readStrictly(text, index + 2, version))];
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
  const { facts, year } = opening;
  const rotation = rotationNamed(opening);
  if (!isPossible(rotation)) return 'its rotation has another queue than is possible';
  const order = numbersOf(orderOf(rotation, facts.shares, year));
  if (new Set(order).size < order.length) return 'it names a share twice';
  if (!isSameList(order, facts.shares)) return 'the order is not that of the rotation';
  const weeks = facts.weeks.map(({ week }) => week);
  const inOrder = [...new Set(weeks)].sort((one, other) => one - other);
  return isSameList(weeks, inOrder) ? hiddenWeekFault(opening) : 'its weeks are not in order';
}

/** Returns why the file's own words differ from its entries; a log that was cut off says so here. */
function envelopeFault(log: ExportedLog, opening: Opening, entries: readonly DraftEntry[]) {
  if (log.property !== opening.property || log.year !== opening.year) {
    return 'The file names another draft than its first entry.';
  }
  const { status } = entries.reduce(
    evolve,
    plannedDraft({ year: opening.year, rules: opening.facts.rules }),
  );
  if (status === log.status) return null;
  return `The file says that the draft is ${log.status.toLowerCase()}, and its entries that it is ${status.toLowerCase()}: some are missing at the end, or were added.`;
}

/** A log whose entries are in order. */
interface Read {
  log: ExportedLog;
  entries: readonly DraftEntry[];
  opening: Opening;
}

async function readLog(text: string): Promise<Read> {
  const log = parse(text);
  const entries = readAll(log.entries);
  const [opening] = entries;
  if (!opening) throw new Problem('The draft has not opened yet: its log is empty.');
  const broken = await brokenLink(log.entries);
  if (broken) throw new Problem(`Entry ${broken} is not what was written: its hash is another.`);
  const fault = checkEntries(entries);
  if (fault) throw new Problem(`Entry ${fault.seq} breaks the rules: ${fault.problem}`);
  if (opening.kind !== 'OPENED') throw new Problem('A draft begins with its opening.');
  const unfounded = openingFault(opening);
  if (unfounded) throw new Problem(`Entry 1 breaks the rules: ${unfounded}.`);
  const cut = envelopeFault(log, opening, entries);
  if (cut) throw new Problem(cut);
  return { log, entries, opening };
}

/** Returns the number of the entry at which the log was when this hash was its last one. */
function placeOf(head: string, { entries }: ExportedLog): number {
  const digits = head.replace(/\s/g, '').toLowerCase();
  if (!/^[0-9a-f]+$/.test(digits) || digits.length < LEAST_DIGITS) {
    throw new Problem(
      `A fingerprint has at least ${LEAST_DIGITS} of the digits 0 to 9 and a to f.`,
    );
  }
  const index = entries.findIndex(({ hash }) => hash.startsWith(digits));
  if (index >= 0) return index + 1;
  throw new Problem(
    'The fingerprint that was kept is not in this log: the log has been rewritten since, or belongs to another draft.',
  );
}

/** Returns the number of the last entry that both logs have; one must continue the other. */
async function commonTo(log: ExportedLog, file: string): Promise<number> {
  const { log: kept } = await readLog(file).catch((error: unknown) => {
    if (error instanceof Problem) throw new Problem(`The other file: ${error.message}`);
    throw error;
  });
  const shared = Math.min(log.entries.length, kept.entries.length);
  const apart = log.entries.findIndex(
    ({ hash }, index) => index < shared && hash !== kept.entries[index]?.hash,
  );
  if (apart === -1) return shared;
  throw new Problem(
    `The two files differ from entry ${apart + 1} on: one of them was rewritten, or they belong to two drafts.`,
  );
}

function parseLists(text: string): ListsFile {
  const NO_LISTS = 'The file is not one of wish lists from a draft';
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Problem(`${NO_LISTS}: it is not JSON.`);
  }
  if (!isListsShape(file)) throw new Problem(`${NO_LISTS}: its fields are others.`);
  return file as ListsFile;
}

/** Returns the turns that an owner's lists decided; each must have followed them. */
async function listTurns(text: string, { log, entries }: Read): Promise<ListTurn[]> {
  const { property, year, lists } = parseLists(text);
  if (property !== log.property || year !== log.year) {
    throw new Problem('The wish lists belong to another draft.');
  }
  const { problem, turns } = await checkLists(entries, lists);
  if (problem) throw new Problem(problem);
  const bad = turns.find((turn) => turn.problem);
  if (bad) throw new Problem(`Entry ${bad.seq} did not follow the wish list: ${bad.problem}`);
  return turns;
}

/** What the lists gave, as a sentence. */
function listsSummary(turns: readonly ListTurn[]): string {
  const given = turns.filter(({ week }) => week !== null).length;
  return ` Your wish lists are those to which the log is committed, and every turn without you followed them. Such turns: ${turns.length}; weeks from a list: ${given}.`;
}

const STATES = { ENDED: 'to its end', PAUSED: 'so far (it is paused)' } as const;

async function verdict(text: string, kept?: Kept, lists?: string): Promise<Verdict> {
  const whole = await readLog(text);
  const { log, entries, opening } = whole;
  const turns = lists === undefined ? undefined : await listTurns(lists, whole);
  const place = kept && ('head' in kept ? placeOf(kept.head, log) : await commonTo(log, kept.file));
  const picks = entries.reduce(
    evolve,
    plannedDraft({ year: opening.year, rules: opening.facts.rules }),
  ).board.picks;
  const head = log.entries.at(-1)?.hash ?? '';
  const end = STATES[log.status as keyof typeof STATES] ?? 'so far';
  const since = place ? ` It is what was kept at entry ${place}, continued.` : '';
  const followed = turns ? listsSummary(turns) : '';
  return {
    isInOrder: true,
    summary: `The draft of ${opening.property} for ${opening.year} is in order ${end}: ${entries.length} entries, ${picks.length} weeks chosen by ${opening.facts.shares.length} shares, last hash ${head}.${since}${followed}`,
    head,
    entries: entries.length,
    ...(turns && { turns }),
  };
}

/**
 * Checks the exported log of a draft from the text of its file alone: chain, order, times, rules,
 * and that the file is complete; if something was kept from before, that the log continues it; and
 * with an owner's file of wish lists, that the log is committed to them and followed them.
 */
export async function verifyLog(text: string, kept?: Kept, lists?: string): Promise<Verdict> {
  try {
    return await verdict(text, kept, lists);
  } catch (error) {
    if (error instanceof Problem) return { isInOrder: false, problem: error.message };
    throw error;
  }
}
