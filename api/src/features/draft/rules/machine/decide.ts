import type { Rotation } from '../../../rotation/rules';
import { commitAll, commitChange } from '../lists/commit-list';
import type { DraftEntry, EntryBody, OpeningDetails } from '../log/entries';
import { pickRefusal } from './automatic-move';
import type { DraftDetails, PersonalEvidence } from './draft';
import type { DraftState } from './evolve';
import { add, addByPerson, type Progress, type Surroundings } from './progress';
import { runDue } from './run-due';

/** The person who opens a draft, and the facts fixed at that moment. */
type Opening = OpeningDetails & {
  property: string;
  facts: DraftDetails;
  rotation: Rotation;
  setFor: number | null;
};

/** The person who chooses for an owner (`who` is their id), and an administrator’s reason. */
type OtherChooser =
  | { by: 'DELEGATE'; who: number }
  | { by: 'ADMINISTRATOR'; who: number; reason: string };

/**
 * A user's command in a draft, or the clock's command to end turns whose time is over. `by`
 * is the id of the administrator; without a `chooser`, the owner chooses.
 */
export type DraftAction =
  | ({ kind: 'OPEN' } & Opening)
  | {
      kind: 'PICK';
      share: number;
      week: number;
      chooser?: OtherChooser;
      evidence?: PersonalEvidence;
    }
  /** `week`: the expected last pick; any if absent. */
  | { kind: 'UNDO'; by: number; reason: string; week?: number }
  | { kind: 'PAUSE'; by: number; reason: string }
  | { kind: 'RESUME'; by: number; reason?: string }
  /** An owner saved the list of a share. */
  | { kind: 'CHANGE_LIST'; share: number }
  /** A person gave up a device. */
  | { kind: 'REMOVE_KEY'; by: number; key: string }
  | { kind: 'RUN_DUE' };

/** A command with everything that its outcome depends on besides the draft itself. */
export type DraftCommand = DraftAction & Surroundings;

/** Why a command is refused, in a sentence, with the input field at fault. */
interface DraftRefusal {
  sentence: string;
  field?: 'draftId' | 'week';
}

/** The entries a command adds to the log, or why it is refused. */
export type Decision = { entries: DraftEntry[] } | { refusal: DraftRefusal };

const refuse = (sentence: string, field?: DraftRefusal['field']): Decision => ({
  refusal: { sentence, field },
});

/** Adds an entry and the entries that follow from it immediately. */
function addAndRun(progress: Progress, body: EntryBody, surroundings: Surroundings): Decision {
  const { entries } = runDue(add(progress, body, surroundings.now), surroundings);
  return { entries: [...entries] };
}

/**
 * Returns why a draft with so many shares and weeks is impossible, as a sentence; null if it is
 * possible.
 */
export function openingProblem(
  { shares, weeks }: { shares: number; weeks: number },
  year: number,
): string | null {
  if (shares === 0) return 'No active share has an owner.';
  return weeks === 0 ? `No week of ${year} is left to choose.` : null;
}

/** Since version 2 entries say who made them. */
const hasNames = ({ facts }: Pick<DraftState, 'facts'>) => facts.rules.version >= 2;

type Of<Kind extends DraftAction['kind']> = Extract<DraftAction, { kind: Kind }> & Surroundings;

function open(state: DraftState, command: Of<'OPEN'>): Decision {
  if (state.status !== 'PLANNED') return refuse('This draft has been opened already.', 'draftId');
  const { property, facts, rotation, setFor, leftOut, rehearsals, by, commitments } = command;
  const { previous, keys } = command;
  const { year } = state;
  const problem = openingProblem({ shares: facts.shares.length, weeks: facts.weeks.length }, year);
  if (problem) return refuse(problem, 'draftId');
  const { kind, baseYear, queue } = rotation;
  const opening = { kind: 'OPENED' as const, property, year, facts };
  const body = hasNames({ facts })
    ? {
        ...opening,
        rotation: { kind, baseYear, queue },
        setFor,
        leftOut,
        rehearsals,
        by,
        commitments,
        previous,
        keys,
      }
    : { ...opening, baseYear, setFor };
  return addAndRun({ state, entries: [] }, body, command);
}

/**
 * Returns why no week can be picked in a draft that is not running, as a sentence; null if it is
 * running.
 */
function notRunning({ status, year }: DraftState): string | null {
  const sentences = {
    PLANNED: `The draft of ${year} has not opened yet.`,
    RUNNING: null,
    PAUSED: 'The draft is paused. Please wait until it resumes.',
    ENDED: `The draft of ${year} has ended.`,
  };
  return sentences[status];
}

function pick(state: DraftState, command: Of<'PICK'>): Decision {
  const { share, week, chooser, evidence, now: at } = command;
  if (chooser && state.status !== 'PLANNED' && !hasNames(state)) {
    return refuse('In this draft owners choose for themselves: it opened under earlier rules.');
  }
  const isSame = (it: { share: number; week: number }) => it.share === share && it.week === week;
  if (state.board.picks.some(isSame)) return { entries: [] };
  // A missed deadline is processed before anything else.
  const now = runDue({ state, entries: [] }, command);
  const problem = notRunning(now.state);
  if (problem) return refuse(problem);
  if (evidence?.signed && now.state.turnSeq !== state.turnSeq) {
    return refuse('The draft has moved on since you looked. Please choose again.');
  }
  const refusal = pickRefusal(now.state.facts, now.state.board, { share, week });
  if (refusal) return refuse(refusal, 'week');
  const why = chooser?.by === 'ADMINISTRATOR' && { reason: chooser.reason.trim() };
  const entry = { kind: 'PICKED' as const, share, week, by: 'OWNER' as const };
  const committed = commitAll(now, command);
  const picked = addByPerson(committed, { ...entry, ...chooser, ...why }, { now: at, evidence });
  return { entries: [...runDue(picked, command).entries] };
}

function undo(state: DraftState, command: Of<'UNDO'>): Decision {
  const { week, reason, by, seats } = command;
  const now = runDue({ state, entries: [] }, command);
  if (now.state.status !== 'RUNNING' && now.state.status !== 'PAUSED') {
    return refuse('Picks can be undone only while the draft is running or paused.', 'draftId');
  }
  const last = now.state.board.picks.at(-1);
  if (!last) return refuse('There is no pick to undo.', 'draftId');
  if (week !== undefined && last.week !== week) {
    const sentence = `Share ${last.share} has since picked week ${last.week}, which is now the last pick.`;
    return refuse(sentence, 'week');
  }
  // Otherwise the wish list would pick the same week again immediately.
  const seat = seats.get(last.share);
  const handed = new Map(seats);
  if (seat) handed.set(last.share, { ...seat, isAutopilot: false });
  const undone = { kind: 'UNDONE' as const, reason: reason.trim() };
  const body = hasNames(state) ? { ...undone, by } : undone;
  // Before the list changes: its owner may have a receipt.
  return addAndRun(commitAll(now, command), body, { now: command.now, seats: handed });
}

function pause(state: DraftState, command: Of<'PAUSE'>): Decision {
  // Turns that are already over end first; the pause applies to the one after them.
  const now = runDue({ state, entries: [] }, command);
  if (now.state.status !== 'RUNNING') return refuse('This draft is not running.', 'draftId');
  const { by, reason } = command;
  const paused = { kind: 'PAUSED' as const };
  const body = hasNames(state) ? { ...paused, by, reason: reason.trim() } : paused;
  const { entries } = add(now, body, command.now);
  return { entries: [...entries] };
}

function resume(state: DraftState, command: Of<'RESUME'>): Decision {
  if (state.status !== 'PAUSED') return refuse('This draft is not paused.', 'draftId');
  const resumed = { kind: 'RESUMED' as const };
  const { by } = command;
  const reason = command.reason?.trim();
  const body = hasNames(state) ? { ...resumed, by, ...(reason && { reason }) } : resumed;
  return addAndRun({ state, entries: [] }, body, command);
}

function changeList(state: DraftState, { share, ...around }: Of<'CHANGE_LIST'>): Decision {
  const isOpen = state.status === 'RUNNING' || state.status === 'PAUSED';
  if (!isOpen) return { entries: [] };
  const { entries } = runDue(commitChange({ state, entries: [] }, share, around), around);
  return { entries: [...entries] };
}

function removeKey(state: DraftState, { by, key, ...around }: Of<'REMOVE_KEY'>): Decision {
  const isOpen = state.status === 'RUNNING' || state.status === 'PAUSED';
  if (!isOpen || !state.keys.some((it) => it.key === key)) return { entries: [] };
  // A list that the key has signed would bring it back.
  const committed = commitAll({ state, entries: [] }, around);
  const { entries } = add(committed, { kind: 'KEY_REMOVED', by, key }, around.now);
  return { entries: [...entries] };
}

/**
 * Returns the entries a command adds to a draft's log, or why it is refused; empty if nothing
 * changes.
 */
export function decide(state: DraftState, command: DraftCommand): Decision {
  switch (command.kind) {
    case 'OPEN':
      return open(state, command);
    case 'PICK':
      return pick(state, command);
    case 'UNDO':
      return undo(state, command);
    case 'PAUSE':
      return pause(state, command);
    case 'RESUME':
      return resume(state, command);
    case 'CHANGE_LIST':
      return changeList(state, command);
    case 'REMOVE_KEY':
      return removeKey(state, command);
    case 'RUN_DUE':
      return { entries: [...runDue({ state, entries: [] }, command).entries] };
  }
}
