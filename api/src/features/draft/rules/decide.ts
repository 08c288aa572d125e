import { pickRefusal } from './choice';
import type { DraftFacts } from './draft';
import type { DraftEntry, EntryBody } from './entries';
import type { DraftState } from './evolve';
import { add, type Progress, runDue, type Surroundings } from './run-due';

/** What someone wants of a draft, or what the clock asks: that turns whose time is over end. */
export type DraftAction =
  | { kind: 'OPEN'; property: string; facts: DraftFacts; baseYear: number; setFor: number | null }
  | { kind: 'PICK'; share: number; week: number }
  /** `week`: what the last pick is taken to be; any when it is absent. */
  | { kind: 'UNDO'; reason: string; week?: number }
  | { kind: 'PAUSE' | 'RESUME' | 'RUN_DUE' };

/** An action with all that it depends on beside the draft itself. */
export type DraftCommand = DraftAction & Surroundings;

/** Why a command is refused, in a sentence, with the input field at fault. */
export interface DraftRefusal {
  sentence: string;
  field?: 'draftId' | 'week';
}

/** What a command adds to the log, or why it is refused. */
export type Decision = { entries: DraftEntry[] } | { refusal: DraftRefusal };

const refuse = (sentence: string, field?: DraftRefusal['field']): Decision => ({
  refusal: { sentence, field },
});

/** Adds an entry, and what follows from it at once. */
function addAndRun(progress: Progress, body: EntryBody, surroundings: Surroundings): Decision {
  const { entries } = runDue(add(progress, body, surroundings.now), surroundings);
  return { entries: [...entries] };
}

/** Why a draft of these facts makes no sense, in a sentence; null when it does. */
export function openingProblem({ shares, weeks }: DraftFacts, year: number): string | null {
  if (shares.length === 0) return 'No active share has an owner who could choose.';
  return weeks.length === 0 ? `No week of ${year} is left to choose.` : null;
}

type Of<Kind extends DraftAction['kind']> = Extract<DraftAction, { kind: Kind }> & Surroundings;

function open(state: DraftState, command: Of<'OPEN'>): Decision {
  if (state.status !== 'PLANNED') return refuse('This draft has been opened already.', 'draftId');
  const { property, facts, baseYear, setFor } = command;
  const { year } = state;
  const problem = openingProblem(facts, year);
  if (problem) return refuse(problem, 'draftId');
  const body = { kind: 'OPENED' as const, property, year, facts, baseYear, setFor };
  return addAndRun({ state, entries: [] }, body, command);
}

/** Why no week is chosen in a draft that does not run, in a sentence; null when it runs. */
function notRunning({ status, year }: DraftState): string | null {
  const sentences = {
    PLANNED: `The draft of ${year} has not begun yet.`,
    RUNNING: null,
    PAUSED: 'The draft is paused. Please wait until it resumes.',
    ENDED: `The draft of ${year} has ended.`,
  };
  return sentences[status];
}

function pick(state: DraftState, command: Of<'PICK'>): Decision {
  const { share, week } = command;
  const isSame = (it: { share: number; week: number }) => it.share === share && it.week === week;
  if (state.board.picks.some(isSame)) return { entries: [] };
  // A deadline that has gone by is decided before anything else.
  const now = runDue({ state, entries: [] }, command);
  const problem = notRunning(now.state);
  if (problem) return refuse(problem);
  const refusal = pickRefusal(now.state.facts, now.state.board, { share, week });
  if (refusal) return refuse(refusal, 'week');
  return addAndRun(now, { kind: 'PICKED', share, week, by: 'OWNER' }, command);
}

function undo(state: DraftState, command: Of<'UNDO'>): Decision {
  const { week, reason, seats } = command;
  const now = runDue({ state, entries: [] }, command);
  if (now.state.status !== 'RUNNING') {
    return refuse('A pick is undone while the draft runs.', 'draftId');
  }
  const last = now.state.board.picks.at(-1);
  if (!last) return refuse('There is no pick to undo.', 'draftId');
  if (week !== undefined && last.week !== week) {
    const sentence = `Share ${last.share} has taken week ${last.week} meanwhile: that is the last pick now.`;
    return refuse(sentence, 'week');
  }
  // Or the autopilot would choose the same again at once.
  const seat = seats.get(last.share);
  const handed = new Map(seats);
  if (seat) handed.set(last.share, { ...seat, isAutopilot: false });
  const body = { kind: 'UNDONE' as const, reason: reason.trim() };
  return addAndRun(now, body, { now: command.now, seats: handed });
}

function pause(state: DraftState, command: Surroundings): Decision {
  // Turns that are over by now are over; the pause is of the one after them.
  const now = runDue({ state, entries: [] }, command);
  if (now.state.status !== 'RUNNING') return refuse('This draft is not running.', 'draftId');
  const { entries } = add(now, { kind: 'PAUSED' }, command.now);
  return { entries: [...entries] };
}

function resume(state: DraftState, command: Surroundings): Decision {
  if (state.status !== 'PAUSED') return refuse('This draft is not paused.', 'draftId');
  return addAndRun({ state, entries: [] }, { kind: 'RESUMED' }, command);
}

/** What a command adds to a draft's log, or why it is refused; an empty list when nothing changes. */
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
    case 'RUN_DUE':
      return { entries: [...runDue({ state, entries: [] }, command).entries] };
  }
}
