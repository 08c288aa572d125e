import {
  type DraftBoard,
  type DraftDetails,
  type DraftMove,
  type DraftPick,
  type DraftTurn,
  isKnownVersion,
  moveWithoutOwner,
  NEWEST_RULES,
  type PassReason,
  type PickedBy,
  replay,
  turnOf,
  turnsAhead,
} from '@rules/draft';
import type { DraftPartsFragment } from '../../../generated/graphql';

export type Draft = DraftPartsFragment;
export type Entry = Draft['log'][number];
export type Seat = Draft['seats'][number];
export type Week = Draft['weeks'][number];

/** A draft with the state derived by the published rules. */
export interface Room {
  draft: Draft;
  facts: DraftDetails;
  state: DraftBoard;
  /** Null before the draft opens and after it ends. */
  turn: DraftTurn | null;
  /** The owner of each week, by week number. */
  taken: ReadonlyMap<number, DraftPick>;
  seats: ReadonlyMap<number, Seat>;
  mine: readonly Seat[];
}

/** Converts an event to the rules' format; null if it is not a move. */
export function moveOf({ kind, share, week, by, reason }: Entry): DraftMove | null {
  if (kind === 'UNDONE') return { kind };
  if (share === null) return null;
  if (kind === 'MISSED') return { kind, share };
  if (kind === 'PASSED') return { kind, share, reason: reason as PassReason };
  if (kind === 'PICKED' && week !== null) return { kind, share, week, by: by as PickedBy };
  return null;
}

/** Derives board, turn and hands from the settings and the events. */
export function roomOf(draft: Draft): Room {
  const { rules, seats, weeks, log, status } = draft;
  const shares = seats.map(({ shareNumber }) => shareNumber);
  const version = isKnownVersion(rules.version) ? rules.version : NEWEST_RULES;
  const facts: DraftDetails = { rules: { ...rules, version }, shares, weeks };
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

/** The owner of a share, as everyone sees it. */
export const ownerOf = ({ seats }: Pick<Room, 'seats'>, share: number): string =>
  seats.get(share)?.ownerName ?? 'Vacant';

/** 'share 8, Olivia Marsh'. */
export const shareAndOwner = ({ shareNumber, ownerName }: Seat): string =>
  [`share ${shareNumber}`, ownerName].filter(Boolean).join(', ');

/** The owner of a share, with 'You' for the user's own. */
export const holderName = (room: Pick<Room, 'seats'>, share: number): string =>
  room.seats.get(share)?.isMine ? 'You' : ownerOf(room, share);

/** The share whose turn it is, if the user may choose for it: their own, or one delegated to them. */
export const myTurn = ({ turn, seats }: Room): Seat | undefined => {
  const seat = turn ? seats.get(turn.share) : undefined;
  return seat?.isMine || seat?.isDelegatedToMe ? seat : undefined;
};

/** The user's share that chooses next: the one whose turn it is, else the next in the order. */
export function nextOfMine({ facts, state, turn, mine }: Room): Seat | undefined {
  if (!turn) return mine[0];
  const ahead = turnsAhead(facts, state, facts.shares.length * 2).map(({ share }) => share);
  return (
    ahead.flatMap((share) => mine.find(({ shareNumber }) => shareNumber === share) ?? [])[0] ??
    mine[0]
  );
}

/** The share that chooses next once a paused draft is resumed. */
export function nextToChoose(room: Room, share: number): string {
  const mine = myTurn(room);
  if (mine?.isMine) return 'You choose next';
  const owner = ownerOf(room, share);
  return mine ? `You choose next, for ${owner}` : `${owner} chooses next`;
}

/**
 * The week that the wish list would take immediately: it is the share's turn and it picks from its
 * list.
 */
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

/** The rank of each wished week that is still free, from 1; weeks that are gone have none. */
export function freeRanks(room: Room, weeks: readonly number[]): ReadonlyMap<number, number> {
  const free = weeks.filter((week) => !room.taken.has(week));
  return new Map(free.map((week, index) => [week, index + 1]));
}
