import { commitmentsOf, type DraftEntry, isByList } from '../log/entries';
import { allowedWeeks } from '../machine/automatic-move';
import { type DraftState, evolve, plannedDraft } from '../machine/evolve';
import { type CommittedWishes, commitmentOf, type OpenedList } from './commitments';

/** A turn of a share that its wish list decided, or could have. */
export interface ListTurn {
  /** Number of the entry. */
  seq: number;
  share: number;
  round: number;
  /** The week that the list gave; null if the turn passed or the neutral rule chose. */
  week: number | null;
  /** Its place on the list, from 1; null without a week or a list. */
  place: number | null;
  /** The problem, as a sentence; null if the turn followed the list. */
  problem: string | null;
}

/** The result of checking an owner’s lists against a log. */
export interface ListCheck {
  /** A list that is not the one in the log, as a sentence; null if all are. */
  problem: string | null;
  /** The turns of the owner's shares without a person who chose, oldest first. */
  turns: ListTurn[];
}

/** Returns the lists by their commitments, and the first one to which the log is not committed. */
async function matched(entries: readonly DraftEntry[], lists: readonly OpenedList[]) {
  const known = new Map<string, CommittedWishes>();
  let problem: string | null = null;
  // A list that changed after the log was downloaded is not in it yet.
  for (const list of lists.filter(({ seq }) => seq <= entries.length)) {
    const commitment = await commitmentOf(list.salt, list);
    const entry = entries[list.seq - 1];
    const made = entry ? commitmentsOf(entry) : [];
    const isInLog = made.some((it) => it.share === list.share && it.commitment === commitment);
    if (isInLog) known.set(commitment, list);
    else
      problem ??= `The wish list of share ${list.share} does not match its fingerprint in entry ${list.seq}.`;
  }
  return { known, problem };
}

const UNKNOWN = 'The list that counted is not among yours; it may be that of another owner.';

/** Returns why a turn did not follow the list that counted; null if it did. */
function turnFault(
  state: DraftState,
  entry: DraftEntry & { kind: 'PICKED' | 'MISSED' },
  list: CommittedWishes | undefined,
): string | null {
  const isPick = entry.kind === 'PICKED' && entry.by === 'WISH_LIST';
  if (!list) return isPick ? UNKNOWN : null;
  const allowed = allowedWeeks(state.facts, state.board, entry.share).map(({ week }) => week);
  const due = list.weeks.find((week) => allowed.includes(week));
  if (!isPick) {
    return due === undefined ? null : `Week ${due} of the list was free, and was not given.`;
  }
  if (entry.week !== due) {
    return due === undefined
      ? `Week ${entry.week} is not on the list.`
      : `By the list it was to be week ${due}, not ${entry.week}.`;
  }
  const isEarly = !list.isAutopilot && state.deadline !== null && entry.at < state.deadline;
  return isEarly ? 'The list was not to choose before the deadline.' : null;
}

/** Checks one turn against the list that counted then. */
function listTurn(
  state: DraftState,
  entry: DraftEntry & { kind: 'PICKED' | 'MISSED' },
  known: ReadonlyMap<string, CommittedWishes>,
): ListTurn {
  const { seq, share } = entry;
  const list = known.get(state.commitments?.get(share)?.commitment ?? '');
  const week = entry.kind === 'PICKED' && entry.by === 'WISH_LIST' ? entry.week : null;
  const index = week === null ? -1 : (list?.weeks.indexOf(week) ?? -1);
  const place = index < 0 ? null : index + 1;
  const problem = turnFault(state, entry, list);
  return { seq, share, round: state.board.round, week, place, problem };
}

/**
 * Checks each turn without a person who chose against the list that counted then: it must have
 * given the first of the wishes that the share might take, and only without one may the turn have
 * been missed or left to the neutral rule. The log must be in order; `lists` are one owner's.
 */
export async function checkLists(
  entries: readonly DraftEntry[],
  lists: readonly OpenedList[],
): Promise<ListCheck> {
  const { known, problem } = await matched(entries, lists);
  const mine = new Set(lists.map(({ share }) => share));
  const [opening] = entries;
  const turns: ListTurn[] = [];
  if (opening?.kind !== 'OPENED') return { problem, turns };
  let state = plannedDraft({ year: opening.year, rules: opening.facts.rules });
  for (const entry of entries) {
    if (isByList(entry) && mine.has(entry.share)) turns.push(listTurn(state, entry, known));
    state = evolve(state, entry);
  }
  return { problem, turns };
}
