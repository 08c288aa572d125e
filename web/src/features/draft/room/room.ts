import {
  type DraftBoard,
  type DraftFacts,
  type DraftMove,
  type DraftPick,
  type DraftTurn,
  moveWithoutOwner,
  type PassReason,
  type PickedBy,
  replay,
  turnOf,
} from '@rules/draft';
import type { DraftPartsFragment } from '../../../generated/graphql';

export type Draft = DraftPartsFragment;
export type Entry = Draft['log'][number];
export type Seat = Draft['seats'][number];
export type Week = Draft['weeks'][number];

/** A draft with all that the published rules make of it. */
export interface Room {
  draft: Draft;
  facts: DraftFacts;
  state: DraftBoard;
  /** Null before the opening and after the end. */
  turn: DraftTurn | null;
  /** Who has which week, by its number. */
  taken: ReadonlyMap<number, DraftPick>;
  seats: ReadonlyMap<number, Seat>;
  mine: readonly Seat[];
}

/** What the published rules call what happened; null for what is no move. */
export function moveOf({ kind, share, week, by, reason }: Entry): DraftMove | null {
  if (kind === 'UNDONE') return { kind };
  if (share === null) return null;
  if (kind === 'MISSED') return { kind, share };
  if (kind === 'PASSED') return { kind, share, reason: reason as PassReason };
  if (kind === 'PICKED' && week !== null) return { kind, share, week, by: by as PickedBy };
  return null;
}

/** Works out board, turn and hands from what was settled and what happened. */
export function roomOf(draft: Draft): Room {
  const { rules, seats, weeks, log, status } = draft;
  const shares = seats.map(({ shareNumber }) => shareNumber);
  const facts: DraftFacts = { rules: { ...rules, version: 1 }, shares, weeks };
  const state = replay(
    facts,
    log.flatMap((entry) => moveOf(entry) ?? []),
  );
  const isOpen = status === 'RUNNING' || status === 'PAUSED';
  return {
    draft,
    facts,
    state,
    turn: isOpen ? turnOf(state) : null,
    taken: new Map(state.picks.map((pick) => [pick.week, pick])),
    seats: new Map(seats.map((seat) => [seat.shareNumber, seat])),
    mine: seats.filter(({ isMine }) => isMine),
  };
}

/** Who owns a share, as everybody reads it. */
export const ownerOf = ({ seats }: Pick<Room, 'seats'>, share: number): string =>
  seats.get(share)?.ownerName ?? 'Vacant';

/** The same with 'You' for whoever reads it. */
export const nameOf = (room: Pick<Room, 'seats'>, share: number): string =>
  room.seats.get(share)?.isMine ? 'You' : ownerOf(room, share);

/** My share whose turn it is, if it is mine. */
export const myTurn = ({ turn, seats }: Room): Seat | undefined => {
  const seat = turn ? seats.get(turn.share) : undefined;
  return seat?.isMine ? seat : undefined;
};

/** The week that a list of mine takes at this very moment: it is the share's turn, and left to the list. */
export function choiceOfList(
  { draft, facts, state, turn }: Room,
  seat: Seat,
  wishes: { weeks: readonly number[]; isAutopilot: boolean },
): Week | undefined {
  if (draft.status !== 'RUNNING' || turn?.share !== seat.shareNumber) return undefined;
  const { weeks, isAutopilot } = wishes;
  const hand = { status: 'ACTIVE', wishes: weeks, isAutopilot } as const;
  const move = moveWithoutOwner(facts, state, { seat: hand, isDue: false });
  const chosen = move?.kind === 'PICKED' ? move.week : undefined;
  return draft.weeks.find(({ week }) => week === chosen);
}
