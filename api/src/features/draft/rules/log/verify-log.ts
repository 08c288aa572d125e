import { checkLists, type ListTurn } from '../lists/check-lists';
import type { OpenedList } from '../lists/commitments';
import { isListsShape } from './log-shape';
import { type ExportedLog, Problem, type ReadLog, readLog } from './read-log';

/** As many digits of a hash no one finds twice by chance. */
const LEAST_DIGITS = 16;

/** Proof that an owner has kept: the hash of the last entry at that time, or a whole file. */
export type Kept = { head: string } | { file: string };

/** The wish lists of one owner in a draft with their salts, as the owner downloads them. */
export interface ListsFile {
  property: string;
  year: number;
  lists: readonly OpenedList[];
}

/** The content of a log, and whether it holds. */
export type Verdict =
  | {
      isInOrder: false;
      problem: string;
      /** True for a log whose last entries are missing. */
      isCutOff?: true;
      /** The turns of the owner’s wish lists, if one of them did not follow its list. */
      turns?: readonly ListTurn[];
    }
  | {
      isInOrder: true;
      /** The result in one sentence each: of the log, what was kept, and the wish lists. */
      summary: string;
      keptUntil?: string;
      lists?: string;
      head: string;
      entries: number;
      /** The turns that the owner’s wish lists decided, if they were checked. */
      turns?: readonly ListTurn[];
    };

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** Returns the number of the entry at which the log was when this hash was its last one. */
function placeOf(head: string, { entries, status }: ExportedLog): number {
  const digits = head.replace(/\s/g, '').toLowerCase();
  if (!/^[0-9a-f]+$/.test(digits) || digits.length < LEAST_DIGITS) {
    throw new Problem(
      `A fingerprint has at least ${LEAST_DIGITS} of the digits 0 to 9 and a to f.`,
    );
  }
  const index = entries.findIndex(({ hash }) => hash.startsWith(digits));
  if (index >= 0) return index + 1;
  // Nothing follows the end of a draft, so that nothing can be cut off after it.
  const cause = status === 'ENDED' ? 'has been' : 'was cut off before it, has been';
  throw new Problem(
    `The fingerprint that was kept is not in this log: the log ${cause} rewritten since, or belongs to another draft.`,
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
  if (apart === -1 && kept.entries.length > shared) {
    throw new Problem(
      `The log is cut off after entry ${shared}: the other file goes on to entry ${kept.entries.length}. Or the two files are exchanged.`,
      { isCutOff: true },
    );
  }
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
  if (!isListsShape(file)) throw new Problem(`${NO_LISTS} as it is downloaded.`);
  return file as ListsFile;
}

/** Returns the turns that an owner's lists decided; each must have followed them. */
async function listTurns(text: string, { log, entries }: ReadLog): Promise<ListTurn[]> {
  const { property, year, lists } = parseLists(text);
  if (property !== log.property || year !== log.year) {
    throw new Problem('The wish lists belong to another draft.');
  }
  const { problem, turns } = await checkLists(entries, lists);
  if (problem) throw new Problem(problem);
  const bad = turns.find((turn) => turn.problem);
  if (bad)
    throw new Problem(`Entry ${bad.seq} did not follow the wish list: ${bad.problem}`, { turns });
  return turns;
}

/** The outcome of the lists, as a sentence. */
function listsSummary(turns: readonly ListTurn[]): string {
  const given = turns.filter(({ week }) => week !== null).length;
  const turnsText = counted(turns.length, 'turn');
  return turns.length === 0
    ? 'Your wish lists match their fingerprints in the log, and have not decided a turn yet.'
    : `Your wish lists match their fingerprints in the log, and were followed: ${turnsText} without you, ${counted(given, 'week')} from a list.`;
}

const STATES = { ENDED: 'to its end', PAUSED: 'so far (it is paused)' } as const;

async function verdict(text: string, kept?: Kept, lists?: string): Promise<Verdict> {
  const whole = await readLog(text);
  const { log, entries, opening, state } = whole;
  const turns = lists === undefined ? undefined : await listTurns(lists, whole);
  const place = kept && ('head' in kept ? placeOf(kept.head, log) : await commonTo(log, kept.file));
  const end = STATES[log.status as keyof typeof STATES] ?? 'so far';
  const weeks = counted(state.board.picks.length, 'week');
  const shares = counted(opening.facts.shares.length, 'share takes part', 'shares take part');
  return {
    isInOrder: true,
    summary: `The draft of ${opening.property} for ${opening.year} is in order ${end}: ${counted(entries.length, 'entry', 'entries')}, ${weeks} chosen, ${shares}.`,
    ...(place && {
      keptUntil: `It continues what you kept: nothing up to entry ${place} was changed.`,
    }),
    ...(turns && { lists: listsSummary(turns), turns }),
    head: log.entries.at(-1)?.hash ?? '',
    entries: entries.length,
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
    if (error instanceof Problem)
      return { isInOrder: false, problem: error.message, ...error.facts };
    throw error;
  }
}
