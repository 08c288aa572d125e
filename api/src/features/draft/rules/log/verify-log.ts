import {
  continuation,
  type Kept,
  orProblem,
  Problem,
  type Refused,
  readShape,
} from '@packages/sealed-log/exported-chain';
import { counted } from '../../../../core/rules/sentence';
import { houseVerdict, isOfHouse } from '../house/verify-house';
import { checkLists, type ListTurn } from '../lists/check-lists';
import type { OpenedList } from '../lists/commitments';
import { checkStamps } from '../stamps/check-stamps';
import { type DraftEntry, versionOf } from './entries';
import { isListsShape } from './log-shape';
import { LOG, type ReadLog, readLog } from './read-log';
import { mayUseKey } from './signatures';

/** The wish lists of one owner in a draft with their salts, as the owner downloads them. */
export interface ListsFile {
  property: string;
  year: number;
  lists: readonly OpenedList[];
}

/** The content of a log, and whether it holds. */
export type Verdict =
  | (Refused & {
      /** The turns of the owner’s wish lists, if one of them did not follow its list. */
      turns?: readonly ListTurn[];
    })
  | {
      isInOrder: true;
      /** The result in one sentence each: of the log, what was kept, and the wish lists. */
      summary: string;
      keptUntil?: string;
      /** Which choices prove who made them; absent in versions that could not. */
      evidence?: string;
      /** The proof by time stamps of outside authorities. */
      stamps?: string;
      lists?: string;
      head: string;
      entries: number;
      /** The turns that the owner’s wish lists decided, if they were checked. */
      turns?: readonly ListTurn[];
    };

const parseLists = (text: string) =>
  readShape(text, 'The file is not one of wish lists from a draft', isListsShape) as ListsFile;

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

/** Returns a sentence if a kept file is the log of another year, which the opening has to name. */
async function followedYear(kept: Kept, { log, opening }: ReadLog): Promise<string | null> {
  const other = 'file' in kept ? await readLog(kept.file).catch(() => null) : null;
  if (!other || other.log.year >= log.year) return null;
  const { year, entries, status } = other.log;
  const { previous } = opening;
  if (!previous || year < previous.year) return null;
  if (status !== 'ENDED') {
    throw new Problem(
      `The log of ${year} that you kept is not the whole: the draft had not ended.`,
    );
  }
  if (previous.year === year && previous.head === entries.at(-1)?.hash) {
    return `It follows the log of ${year} that you kept, to its last entry.`;
  }
  throw new Problem(
    `The log names another one before it than that of ${year}: one of the two was rewritten, or they belong to two houses.`,
  );
}

const keptUntil = async (kept: Kept, whole: ReadLog) => {
  const { entries, status } = whole.log;
  return (
    (await followedYear(kept, whole)) ??
    continuation(kept, {
      ...{ entries, words: LOG, isOver: status === 'ENDED' },
      read: async (file) => (await readLog(file)).log.entries,
    })
  );
};

/** Names some entries in a sentence, or says nothing. */
const naming = (what: string, entries: readonly DraftEntry[]) =>
  entries.length > 0
    ? ` ${what}: ${entries.length === 1 ? 'entry' : 'entries'} ${entries.map(({ seq }) => seq).join(', ')}.`
    : '';

/** How many of the choices in person are signed, and how many an administrator had made possible. */
function evidenceIn({ entries, opening }: ReadLog): string | undefined {
  if (versionOf(opening) < 3) return undefined;
  const made = entries.flatMap((entry) =>
    entry.kind === 'PICKED' && (entry.by === 'OWNER' || entry.by === 'DELEGATE') ? [entry] : [],
  );
  if (made.length === 0) return undefined;
  const isKnown = (entry: (typeof made)[number]) =>
    opening.keys?.some((known) => known.key === entry.signed?.key && mayUseKey(entry, known));
  const signed = made.filter(isKnown).length;
  const after =
    naming(
      'Signed by a browser that was added later',
      made.filter((it) => it.signed && !isKnown(it)),
    ) +
    naming(
      'Not signed, though a browser in the opening could have',
      made.filter((it) => !it.signed && opening.keys?.some((known) => mayUseKey(it, known))),
    ) +
    naming(
      'After an administrator had given access to the account',
      made.filter((it) => it.reset),
    );
  return `${signed} of ${counted(made.length, 'choice')} in person ${signed === 1 || made.length === 1 ? 'is' : 'are'} signed by a browser that the opening names for the share.${after}`;
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

/** The evidence beside the log. */
export interface Beside {
  /** Proof from before. */
  kept?: Kept | undefined;
  /** The file of an owner's wish lists. */
  lists?: string | undefined;
  /** The file of time stamps, and certificates to trust, as a PEM file. */
  stamps?: string | undefined;
  roots?: string | undefined;
}

async function verdict(text: string, { kept, lists, stamps, roots }: Beside): Promise<Verdict> {
  const whole = await readLog(text);
  const { log, entries, opening, state } = whole;
  const turns = lists === undefined ? undefined : await listTurns(lists, whole);
  const evidence = evidenceIn(whole);
  const end = STATES[log.status as keyof typeof STATES] ?? 'so far';
  const weeks = counted(state.board.picks.length, 'week');
  const shares = counted(opening.facts.shares.length, 'share takes part', 'shares take part');
  return {
    isInOrder: true,
    summary: `The draft of ${opening.property} for ${opening.year} is in order ${end}: ${counted(entries.length, 'entry', 'entries')}, ${weeks} chosen, ${shares}.`,
    ...(kept && { keptUntil: await keptUntil(kept, whole) }),
    ...(evidence && { evidence }),
    ...(stamps !== undefined && { stamps: await checkStamps(stamps, whole, roots) }),
    ...(turns && { lists: listsSummary(turns), turns }),
    head: log.entries.at(-1)?.hash ?? '',
    entries: entries.length,
  };
}

/**
 * Checks the exported log of a draft from the text of its file alone: chain, order, times, rules,
 * and that the file is complete; if something was kept from before, that the log continues it; and
 * with an owner's file of wish lists, that the log is committed to them and followed them. The log of a
 * house is checked with the logs of its drafts.
 */
export function verifyLog(text: string, beside: Beside = {}): Promise<Verdict> {
  const found = isOfHouse(text) ? houseVerdict(text, beside.kept) : verdict(text, beside);
  return orProblem<Verdict>(found);
}
